import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { checkNames, type CheckName, type Outcome } from '#proof/check/verdict.ts';
import type { EntryFindings } from '#proof/check/check.ts';
import { shownChecks } from '#proof/check/headline.ts';
import type { Seal } from '#proof/document/seal.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';

const outcomeStyles = {
  passed: { icon: CircleCheck, colour: 'text-good' },
  failed: { icon: CircleX, colour: 'text-bad' },
  not_made: { icon: CircleHelp, colour: 'text-warn' },
} as const;

/** What is known of a file beside the credential inside. */
export type CheckedFile = Readonly<{ isIssued: boolean | null; seal: Seal }>;

type Row = Readonly<{ name: 'seal' | 'file' | CheckName; outcome: Outcome; detail: string }>;

function whyText(t: Translate, why: string | null): string {
  return why === null ? '' : t(`check.why.${why}`, { defaultValue: t('check.why.other', { code: why }) });
}

const sealOutcomes = {
  intact: 'passed',
  altered: 'failed',
  foreign: 'failed',
  copy: 'not_made',
  none: 'not_made',
  unchecked: 'not_made',
} as const;

/** The seal of a file, and whether it is one of those issued. */
function fileRows(t: Translate, { isIssued, seal }: CheckedFile): Row[] {
  const sealed = seal.at
    ? t('check.detail.seal', { at: moment(seal.at.toISOString()) })
    : whyText(t, seal.outcome === 'none' ? 'no_seal' : seal.why);
  const issued =
    isIssued === null
      ? { outcome: 'not_made' as const, detail: whyText(t, 'not_compared') }
      : isIssued
        ? { outcome: 'passed' as const, detail: t('check.detail.file') }
        : seal.outcome === 'intact'
          ? { outcome: 'not_made' as const, detail: whyText(t, 'sealed_before') }
          : { outcome: 'failed' as const, detail: whyText(t, 'not_issued') };
  return [
    { name: 'seal', outcome: sealOutcomes[seal.outcome], detail: sealed },
    { name: 'file', ...issued },
  ];
}

/** What a check saw, or why it did not pass. */
function detailOf(t: Translate, name: CheckName, found: EntryFindings): string {
  const { outcome, why } = shownChecks(found)[name];
  if (why !== null) return whyText(t, why);
  if (outcome !== 'passed') return '';
  if (name === 'logged') return t('check.detail.logged', { place: (found.index ?? 0) + 1 });
  if (name === 'witnessed') return t('check.detail.witnessed', { witnesses: found.witnesses.map((one) => one.name).join(', ') });
  return name === 'notRevoked' && found.statusAsOf ? t('check.detail.notRevoked', { at: moment(found.statusAsOf.toISOString()) }) : '';
}

function CheckText({ name, detail }: Row) {
  const { t } = useTranslation();
  return (
    <span className="min-w-0 flex-1 text-[0.9375rem]">
      {t(`check.check.${name}`)}
      {detail !== '' && <span className="block break-words text-sm text-muted">{detail}</span>}
    </span>
  );
}

/** The checks one by one; a yes is always good. */
export function CheckList({ found, file }: { found: EntryFindings; file: CheckedFile | null }) {
  const { t } = useTranslation();
  const checks = shownChecks(found);
  const own = checkNames.map((name): Row => ({ name, outcome: checks[name].outcome, detail: detailOf(t, name, found) }));
  const rows = file ? [...fileRows(t, file), ...own] : own;
  return (
    <section aria-labelledby="checks" className="mt-10">
      <h2 id="checks" className="text-xl">
        {t('check.checks')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {rows.map((row) => {
          const style = outcomeStyles[row.outcome];
          return (
            <li key={row.name} data-check={row.name} data-outcome={row.outcome} className="flex items-start gap-3 py-2.5">
              <style.icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${style.colour}`} />
              <CheckText {...row} />
              <span className="text-sm font-semibold">{t(`check.outcome.${row.outcome}`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
