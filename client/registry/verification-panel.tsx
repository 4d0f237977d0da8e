import { CircleCheck, CircleHelp, CircleX, FileCheck, LoaderCircle } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useId, useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistryEntry } from '#contract/registry.ts';
import { checkNames, type CheckName, type Verdict } from '#proof/verdict.ts';
import { ApiError } from '#client/api.ts';
import { day, lastDay, moment, percent } from '#client/formats.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Failure } from '#client/ui/failure.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useChecks, useEntry } from './queries.ts';
import { fileHash, type EntryFindings } from './verify.ts';

const outcomeLooks = {
  passed: { icon: CircleCheck, colour: 'text-good' },
  failed: { icon: CircleX, colour: 'text-bad' },
  not_made: { icon: CircleHelp, colour: 'text-warn' },
} as const;

const headLooks = {
  in_force: { icon: CircleCheck, colours: 'bg-good-tint text-good' },
  expired: { icon: CircleX, colours: 'bg-warn-tint text-warn' },
  unchecked: { icon: CircleHelp, colours: 'bg-warn-tint text-warn' },
  revoked: { icon: CircleX, colours: 'bg-bad-tint text-bad' },
  not_genuine: { icon: CircleX, colours: 'bg-bad-tint text-bad' },
} as const satisfies Record<Verdict, unknown>;

/** What the verdict means, in one sentence. */
function Explanation({ entry, verdict }: { entry: RegistryEntry; verdict: Verdict }) {
  const { t } = useTranslation();
  const date = verdict === 'revoked' ? (entry.revokedAt ? day(entry.revokedAt) : '') : lastDay(entry.expiresAt);
  const reason = t(`panel.reasons.${entry.revocationReason ?? 'terms_breach'}`);
  return <p className="text-[0.9375rem] text-ink">{t(`panel.explanation.${verdict}`, { date, reason })}</p>;
}

function Head({ entry, found }: { entry: RegistryEntry; found: EntryFindings | undefined }) {
  const { t } = useTranslation();
  if (!found) {
    return (
      <p role="status" className="flex items-center gap-3 rounded-md bg-tint px-4 py-3">
        <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin text-muted" />
        {t('panel.checking')}
      </p>
    );
  }
  const { icon: Icon, colours } = headLooks[found.overall];
  return (
    <div data-verdict={found.overall} role="status" className={`flex items-start gap-3 rounded-md px-4 py-3 ${colours}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div>
        <p className="text-lg font-semibold">{t(`panel.verdict.${found.overall}`)}</p>
        <Explanation entry={entry} verdict={found.overall} />
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

/** What was signed; nothing that only the registry says stands here. */
function Facts({ found, hash }: { found: EntryFindings; hash: string }) {
  const { t } = useTranslation();
  const { claims, disclosed } = found;
  if (!claims || found.overall === 'not_genuine') return null;
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact label={t('panel.organization')} wide>
        {`${claims.organization.name}, NIP ${claims.organization.nip}`}
      </Fact>
      <Fact label={t('panel.confirmation')} wide>
        {claims.confirmation
          ? t('panel.confirmed', {
              method: t(`confirmation.methods.${claims.confirmation.method}`),
              date: day(`${claims.confirmation.date}T12:00:00Z`),
              level: claims.confirmation.level,
            })
          : t('panel.notConfirmed')}
      </Fact>
      <Fact label={t('panel.certified')}>{t(`regimes.${claims.regime}.certificate`)}</Fact>
      <Fact label={t('panel.threshold')}>{percent(claims.threshold)}</Fact>
      <Fact label={t('panel.issued')}>{day(claims.issuedAt.toISOString())}</Fact>
      <Fact label={t('panel.expires')}>{lastDay(claims.expiresAt.toISOString())}</Fact>
      {disclosed?.score && <Fact label={t('panel.score')}>{percent(Number(disclosed.score))}</Fact>}
      <Fact label={t('panel.catalogue')}>{claims.catalogueVersion}</Fact>
      <Fact label={t('panel.coverage')} wide>
        {t('panel.coverageText', {
          assessed: claims.assessed,
          total: claims.questionCount,
          left: claims.notApplicable,
          silent: claims.withoutReason,
        })}
      </Fact>
      <div className="min-w-0 sm:col-span-2">
        <dt className="text-sm text-muted">{t('panel.hash')}</dt>
        <dd className="break-all text-sm">{hash}</dd>
      </div>
    </dl>
  );
}

/** What a check saw, or why it did not pass. */
function detailOf(t: TFunction, name: CheckName, found: EntryFindings): string {
  const { outcome, why } = found.checks[name];
  if (why !== null) return t(`panel.why.${why}`, { defaultValue: t('panel.why.other', { code: why }) });
  if (outcome !== 'passed') return '';
  if (name === 'logged') return t('panel.detail.logged', { place: (found.index ?? 0) + 1 });
  if (name === 'witnessed') return t('panel.detail.witnessed', { witnesses: found.witnesses.map((one) => one.name).join(', ') });
  return name === 'notRevoked' && found.statusAsOf ? t('panel.detail.notRevoked', { at: moment(found.statusAsOf.toISOString()) }) : '';
}

function CheckText({ name, found }: { name: CheckName; found: EntryFindings }) {
  const { t } = useTranslation();
  const detail = detailOf(t, name, found);
  return (
    <span className="min-w-0 flex-1 text-[0.9375rem]">
      {t(`panel.check.${name}`)}
      {detail !== '' && <span className="block break-words text-sm text-muted">{detail}</span>}
    </span>
  );
}

function CheckList({ found }: { found: EntryFindings | undefined }) {
  const { t } = useTranslation();
  if (!found) return null;
  return (
    <section aria-labelledby="checks" className="mt-7">
      <h3 id="checks" className="font-semibold">
        {t('panel.checks')}
      </h3>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {checkNames.map((name) => {
          const { outcome } = found.checks[name];
          const look = outcomeLooks[outcome];
          return (
            <li key={name} data-check={name} data-outcome={outcome} className="flex items-start gap-3 py-2.5">
              <look.icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look.colour}`} />
              <CheckText name={name} found={found} />
              <span className="text-sm font-semibold">{t(`panel.outcome.${outcome}`)}</span>
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
      <Head entry={entry.data} found={checks.data} />
      {checks.data && <Facts found={checks.data} hash={entry.data.verificationHash} />}
      {entry.data.credential === null && <p className="mt-6">{t(entry.data.organization ? 'panel.onlyWithFile' : 'panel.removed')}</p>}
      <CheckList found={checks.data} />
      {checks.isError && <Failure error={checks.error} retry={() => void checks.refetch()} />}
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
