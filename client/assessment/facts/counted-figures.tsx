import { countsOfKind, type Counts, type FactKind } from '#core/assessment/facts/kinds.ts';
import { factVerdictNow } from '#core/assessment/facts/days.ts';
import { checksOf, reasonOfFact } from '#core/assessment/facts/verdicts.ts';
import { number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { figuresText } from './figures.ts';
import { reasonText } from './reason-text.ts';
import { VerdictBadge } from './verdict-badge.tsx';

/** Every figure that was counted; what is not known states so. */
export function Figures({ kind, counts }: { kind: FactKind; counts: Counts }) {
  const { t } = useTranslation();
  const { whole, others } = countsOfKind[kind];
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 text-[0.9375rem] sm:max-w-sm">
      {[whole, ...others].map((name) => (
        <div key={name} className="contents">
          <dt>{t(`facts.counts.${name}`)}</dt>
          <dd className="text-right tabular-nums">{typeof counts[name] === 'number' ? number(counts[name]) : t('facts.notKnown')}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = Readonly<{ kind: FactKind; counts: Counts; used: readonly string[]; takenOn: string }>;

/** What was counted in a file, what follows from it, from which columns, and what stayed in the browser. */
export function Counted({ kind, counts, used, takenOn }: Props) {
  const { t } = useTranslation();
  return (
    <div className="space-y-3" data-counted={kind}>
      <p className="text-lg">{figuresText(t, kind, counts)}</p>
      <ul className="space-y-2">
        {checksOf(kind).map((check) => {
          const reason = reasonOfFact(check, counts);
          return (
            <li key={check} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <VerdictBadge verdict={factVerdictNow(kind, takenOn, reason, takenOn)} />
              <span className="min-w-0 flex-1 basis-60">{reasonText(t, reason)}</span>
            </li>
          );
        })}
      </ul>
      <Figures kind={kind} counts={counts} />
      <p className="text-[0.9375rem] text-muted [overflow-wrap:anywhere]">{t('facts.preview.columns', { columns: used.join(', ') })}</p>
      <p className="text-[0.9375rem]">{t('facts.preview.dropped')}</p>
    </div>
  );
}
