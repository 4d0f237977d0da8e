import { Link } from 'wouter';
import type { Finding } from '#contract/assessment/answering/quality.ts';
import { scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { questionAddress } from '#client/assessment/data/places.ts';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Where a finding is mended. */
function placeOf({ kind, question, regime, by }: Finding): string {
  if (kind === 'duty_overdue') return '/obowiazki';
  if (kind === 'action_overdue' || kind === 'owner_gone') return '/plan-dzialan';
  if (kind === 'unscoped') return scopeAddress(regime ?? 'nis2');
  if (by === 'observation') return '/domeny';
  if (by === 'fact') return '/fakty';
  return question ? questionAddress(question.id) : '/';
}

/** What a finding is about: a question with its number, a duty, an action of one's own, or a whole regime. */
function useSubject({ question, duty, name, kind, regime }: Finding): string {
  const { t } = useTranslation();
  if (question) return `${question.section}.${question.number} ${question.text}`;
  if (duty) return t(`scope.duties.${duty as 'measures'}.title`);
  return (kind === 'action_overdue' ? name : null) ?? t(`regimes.${regime ?? 'nis2'}.short`);
}

/** Something that does not hold: what, why, and the step that mends it. */
export function FindingRow({ finding }: { finding: Finding }) {
  const { t } = useTranslation();
  const { kind, by, name, day } = finding;
  const subject = useSubject(finding);
  const values = { name: name ?? '', date: day ? shortDay(day) : '' };
  // What has neither day nor name is said by the heading of its kind.
  const hasDetails = kind === 'contradicted' || day !== null || name !== null;
  const text = kind === 'contradicted' ? t(`quality.kinds.contradicted.${by ?? 'scope'}`) : t(`quality.kinds.${kind}`, values);
  return (
    <li data-finding={kind} className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h4 className="text-[0.9375rem] font-medium text-pretty">{subject}</h4>
        {hasDetails && <p className="mt-0.5 text-[0.9375rem] text-muted">{text}</p>}
      </div>
      <p className="lg:text-right">
        <Link
          href={placeOf(finding)}
          aria-label={`${t(`quality.steps.${kind}`)}: ${subject}`}
          className="inline-flex min-h-6 items-center text-[0.9375rem] text-brand underline underline-offset-4"
        >
          {t(`quality.steps.${kind}`)}
        </Link>
      </p>
    </li>
  );
}
