import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { checkNames, type CheckName } from '#proof/verdict.ts';
import type { EntryFindings } from '#proof/check.ts';
import { shownChecks } from '#proof/headline.ts';
import { moment } from '#client/formats.ts';

const outcomeLooks = {
  passed: { icon: CircleCheck, colour: 'text-good' },
  failed: { icon: CircleX, colour: 'text-bad' },
  not_made: { icon: CircleHelp, colour: 'text-warn' },
} as const;

/** What a check saw, or why it did not pass. */
function detailOf(t: TFunction, name: CheckName, found: EntryFindings): string {
  const { outcome, why } = shownChecks(found)[name];
  if (why !== null) return t(`check.why.${why}`, { defaultValue: t('check.why.other', { code: why }) });
  if (outcome !== 'passed') return '';
  if (name === 'logged') return t('check.detail.logged', { place: (found.index ?? 0) + 1 });
  if (name === 'witnessed') return t('check.detail.witnessed', { witnesses: found.witnesses.map((one) => one.name).join(', ') });
  return name === 'notRevoked' && found.statusAsOf ? t('check.detail.notRevoked', { at: moment(found.statusAsOf.toISOString()) }) : '';
}

function CheckText({ name, found }: { name: CheckName; found: EntryFindings }) {
  const { t } = useTranslation();
  const detail = detailOf(t, name, found);
  return (
    <span className="min-w-0 flex-1 text-[0.9375rem]">
      {t(`check.check.${name}`)}
      {detail !== '' && <span className="block break-words text-sm text-muted">{detail}</span>}
    </span>
  );
}

/** The checks one by one; a yes is always good. */
export function CheckList({ found }: { found: EntryFindings }) {
  const { t } = useTranslation();
  const checks = shownChecks(found);
  return (
    <section aria-labelledby="checks" className="mt-10">
      <h2 id="checks" className="text-xl">
        {t('check.checks')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {checkNames.map((name) => {
          const { outcome } = checks[name];
          const look = outcomeLooks[outcome];
          return (
            <li key={name} data-check={name} data-outcome={outcome} className="flex items-start gap-3 py-2.5">
              <look.icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look.colour}`} />
              <CheckText name={name} found={found} />
              <span className="text-sm font-semibold">{t(`check.outcome.${outcome}`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
