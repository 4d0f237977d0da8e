import type { Today } from '#contract/operations/today.ts';
import { runStates } from '#core/operations/health.ts';
import { clock, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';

const tones = { bad: 'bad', warn: 'warn', unknown: 'warn', ok: 'good' } as const;
const runTones = { failed: 'bad', late: 'warn', never: 'warn', ok: 'good' } as const;

function CheckRow({ check }: Readonly<{ check: Today['health'][number] }>) {
  const { t } = useTranslation();
  const { part, state, reason, at, count, total } = check;
  return (
    <li className="flex items-baseline gap-x-3 py-1" data-check={part}>
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-2">
        <span className="font-medium">{t(`operator.today.parts.${part}`)}</span>
        <span className="text-muted">{t(`operator.today.reasons.${reason}`, { at: at && clock(new Date(at)), count, total })}</span>
      </div>
      <Badge tone={tones[state]}>{t(`operator.today.states.${state}`)}</Badge>
    </li>
  );
}

/** When each job that comes by the clock last went well, those that did not first. */
function Runs({ runs }: Readonly<Pick<Today, 'runs'>>) {
  const { t } = useTranslation();
  const sorted = runs.toSorted((a, b) => runStates.indexOf(a.state) - runStates.indexOf(b.state));
  return (
    <details className="mt-1">
      <summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-brand">{t('operator.today.runsTitle')}</summary>
      <ul className="divide-y divide-line text-sm">
        {sorted.map(({ name, state, succeededAt }) => (
          <li key={name} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0">
              {t(`operator.jobs.${name.replaceAll(' ', '_')}`, { defaultValue: t('operator.otherJob') })}{' '}
              <span className="text-muted">{succeededAt && moment(succeededAt)}</span>
            </span>
            <Badge tone={runTones[state]}>{t(`operator.today.runStates.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether the service is well; what could not be checked states so and is never green. */
export function HealthList({ health, runs }: Readonly<Pick<Today, 'health' | 'runs'>>) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="today-health" className="order-2">
      <h2 id="today-health" className="text-xl">
        {t('operator.today.healthTitle')}
      </h2>
      <ul className="mt-1 divide-y divide-line text-[0.9375rem]">
        {health.map((check) => (
          <CheckRow key={check.part} check={check} />
        ))}
      </ul>
      <Runs runs={runs} />
    </section>
  );
}
