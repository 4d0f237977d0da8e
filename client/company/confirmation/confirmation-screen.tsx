import { useEffect, useRef, useState } from 'react';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { day, lastDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { DisputeNotice } from './dispute-notice.tsx';
import { useConfirmation } from './queries.ts';
import { SignedDeclaration } from './signed-declaration.tsx';
import { ConfirmationMethods } from './methods.tsx';
import { WebsiteProof } from './website-proof.tsx';

const tones: Readonly<Record<CompanyConfirmation['state'], Tone>> = { unconfirmed: 'warn', pending: 'neutral', confirmed: 'good' };

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Who the company is and how that is known. */
function ConfirmationStatus({ confirmation }: { confirmation: CompanyConfirmation }) {
  const { t } = useTranslation();
  const { state, company, nip, contested, holdsNip, method, confirmedAt, countsUntil, level } = confirmation;
  return (
    <section aria-label={t('confirmation.company')} className="mt-6 rounded-lg border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-sm text-muted">{t('confirmation.company')}</p>
          <p className="mt-0.5 font-serif text-xl font-semibold [overflow-wrap:anywhere]">{company?.name ?? `NIP ${nip}`}</p>
          {company && (
            <p className="mt-0.5 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
              NIP {nip}
              <br />
              {company.address}, <span className="whitespace-nowrap">{`${company.postalCode} ${company.city}`}</span>
            </p>
          )}
        </div>
        <span data-state={contested ? 'contested' : state}>
          <Badge tone={contested ? 'bad' : holdsNip ? tones[state] : 'warn'}>
            {t(`confirmation.states.${contested ? 'contested' : state}`)}
          </Badge>
        </span>
      </div>
      {method && confirmedAt && countsUntil && (
        <dl className="mt-5 grid gap-4 border-t border-line pt-4 sm:grid-cols-2">
          <Fact label={t('confirmation.how')}>{t(`confirmation.methods.${method}`)}</Fact>
          <Fact label={t('confirmation.level')}>{t(`confirmation.levels.${level as 1 | 2 | 3}`)}</Fact>
          <Fact label={t('confirmation.when')}>{day(confirmedAt)}</Fact>
          <Fact label={t('confirmation.until')}>{lastDay(countsUntil)}</Fact>
        </dl>
      )}
    </section>
  );
}

function Warnings({ confirmation }: { confirmation: CompanyConfirmation }) {
  const { t } = useTranslation();
  const { registerStatus, contested, waiting, state } = confirmation;
  return (
    <div className="mt-6 space-y-4 empty:hidden">
      <DisputeNotice confirmation={confirmation} />
      {contested && <Notice tone="bad" title={t('confirmation.contested')} />}
      {registerStatus !== 'active' && <Notice tone="warn" title={t(`confirmation.registerStatuses.${registerStatus}`)} />}
      {waiting > 0 && state !== 'confirmed' && <Notice title={t('confirmation.waiting', { count: waiting })} />}
    </div>
  );
}

/** Everything that is not a step: what becomes public, and who is notified. */
function Explained() {
  const { t } = useTranslation();
  return (
    <dl className="mt-10 grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
      {(['public', 'told'] as const).map((what) => (
        <div key={what}>
          <dt className="font-semibold">{t(`confirmation.${what}`)}</dt>
          <dd className="mt-1 text-[0.9375rem] text-muted">{t(`confirmation.${what}Text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** That the company is confirmed, and which certificates were issued with that; takes the focus from the form that is gone. */
function Done({ issued }: { issued: readonly string[] }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="mt-6 outline-none">
      <Notice title={t('confirmation.done')}>
        {issued.length > 0 && (
          <>
            <p className="[overflow-wrap:anywhere]">{t('confirmation.issued', { numbers: issued.join(', ') })}</p>
            <ButtonLink href="/certyfikaty" size="small">
              {t('confirmation.toCertificates')}
            </ButtonLink>
          </>
        )}
      </Notice>
    </div>
  );
}

/** Where a company is confirmed, reachable from the first day. */
export function ConfirmationScreen() {
  const { t } = useTranslation();
  usePageTitle(t('confirmation.title'));
  const confirmation = useConfirmation();
  const may = useMay('POST /api/company/confirmation', 'editor');
  const [issued, setIssued] = useState<readonly string[] | null>(null);
  const { data } = confirmation;
  return (
    <>
      <h1 className="text-3xl">{t('confirmation.title')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('confirmation.lead')}</p>
      {confirmation.isPending && (
        <div className="mt-6">
          <Skeleton label={t('common.loading')} className="h-28" />
        </div>
      )}
      {confirmation.isError && (
        <div className="mt-6">
          <Failure error={confirmation.error} retry={() => void confirmation.refetch()} />
        </div>
      )}
      {data && (
        <>
          {issued && <Done issued={issued} />}
          <ConfirmationStatus confirmation={data} />
          <Warnings confirmation={data} />
          {!may && <RoleNote least="editor" className="mt-6" />}
          {may && data.pending && !data.contested && <CodeForm pending={data.pending} done={setIssued} />}
          {may && data.website && !data.contested && <WebsiteProof proof={data.website} done={setIssued} />}
          {may && data.declaration && !data.contested && <SignedDeclaration declaration={data.declaration} done={setIssued} />}
          {may && <ConfirmationMethods confirmation={data} />}
          <Explained />
        </>
      )}
    </>
  );
}
