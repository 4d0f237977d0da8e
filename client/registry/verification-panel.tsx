import { CircleCheck, CircleHelp, CircleX, FileCheck, LoaderCircle } from 'lucide-react';
import { useId, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistryEntry } from '#contract/registry.ts';
import { ApiError } from '#client/api.ts';
import { day, lastDay, moment, percent } from '#client/formats.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Failure } from '#client/ui/failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useChecks, useEntry } from './queries.ts';
import { checkNames, fileHash, type CheckOutcome, type Checks } from './verify.ts';

const outcomeLooks = {
  passed: { icon: CircleCheck, colour: 'text-good' },
  failed: { icon: CircleX, colour: 'text-bad' },
  not_made: { icon: CircleHelp, colour: 'text-warn' },
} as const;

const headLooks = {
  active: 'bg-good-tint text-good',
  expired: 'bg-warn-tint text-warn',
  revoked: 'bg-bad-tint text-bad',
  doubtful: 'bg-bad-tint text-bad',
} as const;

/** Active only while no check of the signature or the document failed. */
function verdictOf(entry: RegistryEntry, checks: Checks | undefined): keyof typeof headLooks {
  if (checks?.signature === 'failed' || checks?.document === 'failed') return 'doubtful';
  return entry.status;
}

function Head({ entry, checks }: { entry: RegistryEntry; checks: Checks | undefined }) {
  const { t } = useTranslation();
  const verdict = verdictOf(entry, checks);
  const Icon = verdict === 'active' ? CircleCheck : CircleX;
  return (
    <div data-verdict={verdict} role="status" className={`flex items-start gap-3 rounded-md px-4 py-3 ${headLooks[verdict]}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="text-lg font-semibold">{t(`panel.verdict.${verdict}`)}</p>
        <p className="text-[0.9375rem] text-ink">
          {entry.status === 'revoked'
            ? t('panel.revokedOn', {
                date: entry.revokedAt ? day(entry.revokedAt) : '',
                reason: t(`panel.reasons.${entry.revocationReason ?? 'terms_breach'}`),
              })
            : t(entry.status === 'active' ? 'panel.validUntil' : 'panel.expiredOn', { date: lastDay(entry.expiresAt) })}
        </p>
      </div>
    </div>
  );
}

function Fact({ label, children, wide = false }: { label: string; children: React.ReactNode; wide?: boolean }) {
  return (
    <div className={`min-w-0 ${wide ? 'sm:col-span-2' : ''}`}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="break-words font-medium">{children}</dd>
    </div>
  );
}

function Facts({ entry }: { entry: RegistryEntry }) {
  const { t } = useTranslation();
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact label={t('panel.organization')} wide>
        {entry.organization ? `${entry.organization.name}, NIP ${entry.organization.nip}` : t('panel.removed')}
      </Fact>
      <Fact label={t('panel.confirmation')} wide>
        {entry.confirmation
          ? t('panel.confirmed', {
              method: t(`confirmation.methods.${entry.confirmation.method}`),
              date: day(entry.confirmation.confirmedAt),
              level: entry.confirmation.level,
            })
          : t('panel.notConfirmed')}
      </Fact>
      <Fact label={t('panel.certified')}>{t(`regimes.${entry.regime}.certificate`)}</Fact>
      <Fact label={t('panel.threshold')}>{percent(entry.thresholdPercent)}</Fact>
      <Fact label={t('panel.issued')}>{day(entry.issuedAt)}</Fact>
      <Fact label={t('panel.expires')}>{lastDay(entry.expiresAt)}</Fact>
      {entry.complianceScore !== null && <Fact label={t('panel.score')}>{percent(entry.complianceScore)}</Fact>}
      <Fact label={t('panel.catalogue')}>{entry.catalogueVersion}</Fact>
      <Fact label={t('panel.coverage')} wide>
        {t('panel.coverageText', {
          assessed: entry.assessed,
          total: entry.questionCount,
          left: entry.notApplicable,
          silent: entry.withoutReason,
        })}
      </Fact>
      <div className="min-w-0 sm:col-span-2">
        <dt className="text-sm text-muted">SHA-256</dt>
        <dd className="break-all text-sm">{entry.verificationHash}</dd>
      </div>
    </dl>
  );
}

function CheckList({ entry, checks }: { entry: RegistryEntry; checks: Checks | undefined }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="checks" className="mt-7">
      <h3 id="checks" className="font-semibold">
        {t('panel.checks')}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {checkNames.map((name) => {
          const outcome: CheckOutcome | undefined = checks?.[name];
          const look = outcome ? outcomeLooks[outcome] : { icon: LoaderCircle, colour: 'text-muted animate-spin' };
          return (
            <li key={name} data-check={name} data-outcome={outcome} className="flex items-start gap-3 py-2.5">
              <look.icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look.colour}`} />
              <span className="flex-1 text-[0.9375rem]">{t(`panel.check.${name}`, { at: moment(entry.checkedAt) })}</span>
              <span className="text-sm font-semibold">{outcome ? t(`panel.outcome.${outcome}`) : ''}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Compares a PDF somebody was given with the issued ones; the file does not leave the browser. */
function FileCheckField({ entry }: { entry: RegistryEntry }) {
  const { t } = useTranslation();
  const id = useId();
  const [genuine, setGenuine] = useState<boolean | null>(null);
  if (entry.documentHashes.length === 0) return null;
  const check = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    setGenuine(file ? entry.documentHashes.includes(await fileHash(file)) : null);
  };
  return (
    <div className="mt-5">
      <label htmlFor={id} className="flex items-center gap-2 text-[0.9375rem] font-medium">
        <FileCheck aria-hidden="true" className="size-5 text-brand" />
        {t('panel.file')}
      </label>
      <p className="text-sm text-muted">{t('panel.fileHint')}</p>
      <input
        id={id}
        type="file"
        accept="application/pdf"
        onChange={(event) => void check(event)}
        className="mt-2 block w-full text-sm file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-field file:bg-surface file:px-3 file:text-ink"
      />
      <p aria-live="polite" className={`mt-2 text-sm font-semibold ${genuine ? 'text-good' : 'text-bad'}`}>
        {genuine !== null && t(genuine ? 'panel.fileGenuine' : 'panel.fileOther')}
      </p>
    </div>
  );
}

function Content({ number }: { number: string }) {
  const { t } = useTranslation();
  const entry = useEntry(number);
  const checks = useChecks(entry.data);
  if (entry.isPending) return <Skeleton label={t('common.loading')} />;
  if (entry.error instanceof ApiError && entry.error.status === 404) {
    return (
      <Notice tone="bad" title={t('panel.unknown')} alert>
        <p>{t('panel.unknownText')}</p>
      </Notice>
    );
  }
  if (entry.isError) return <Failure error={entry.error} retry={() => void entry.refetch()} />;
  return (
    <>
      <Head entry={entry.data} checks={checks.data} />
      <Facts entry={entry.data} />
      <CheckList entry={entry.data} checks={checks.data} />
      <FileCheckField entry={entry.data} />
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">{t('panel.disclaimer')}</p>
    </>
  );
}

/** Everything about one certificate, and the checks made in the visitor's own browser. */
export function VerificationPanel({ number, close }: { number: string | null; close: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open={number !== null} onClose={close} title={t('panel.title')} description={number ?? ''} wide>
      {number !== null && <Content key={number} number={number} />}
    </Dialog>
  );
}
