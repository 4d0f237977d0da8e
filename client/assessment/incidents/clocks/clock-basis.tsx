import { citation } from '#core/assessment/questionnaire/citation.ts';
import type { IncidentClock } from '#core/assessment/incidents/clocks.ts';
import { addresseeOf } from '#core/assessment/incidents/receivers.ts';
import type { Firm } from '#core/assessment/incidents/facts.ts';
import type { IncidentAct } from '#core/assessment/incidents/regimes.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { colon, day, moment } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { addresseeText } from '#client/assessment/incidents/parts/addressee-text.ts';
import type { WordKey } from '#client/platform/words/words.ts';

const actNames: Readonly<Record<IncidentAct, WordKey>> = {
  UKSC: 'scope.acts.UKSC',
  NIS2: 'scope.acts.NIS2',
  DORA: 'scope.acts.DORA',
  RODO: 'scope.acts.RODO',
  'AI Act': 'scope.acts.AI Act',
  eIDAS: 'incidents.acts.eIDAS',
  '611/2013': 'incidents.acts.611',
  '2025/301': 'incidents.acts.2025/301',
  CRA: 'incidents.acts.CRA',
};

/** Articles of the Union are cited alike, whichever act they are of. */
function citedAs(act: IncidentAct): 'UKSC' | 'NIS2' {
  return act === 'UKSC' ? 'UKSC' : 'NIS2';
}

/** Why there is this clock, whether it binds, from when it counts and to whom the notification goes. */
export function ClockBasis({ clock, firm, bindsFrom }: { clock: IncidentClock; firm: Firm; bindsFrom: string | null }) {
  const { rule, force, startedAt } = clock;
  const { t } = useTranslation();
  const language = shownLanguage();
  const notYet = force === 'not_yet_binding' && bindsFrom ? day(`${bindsFrom}T12:00:00Z`) : null;
  return (
    <>
      {notYet && (
        <p className="mt-2 max-w-3xl text-sm text-muted">
          {t(rule.regime === 'ai' ? 'incidents.forces.ai_not_yet' : 'incidents.forces.not_yet_binding', { day: notYet })}
        </p>
      )}
      {force === 'depends' && (
        <div className="mt-2 max-w-3xl">
          <Notice tone="warn">{t('incidents.forces.depends')}</Notice>
        </div>
      )}
      <details className="mt-2">
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-medium text-brand underline">
          {t('incidents.clocks.details')}
        </summary>
        <dl className="mt-2 grid gap-x-4 gap-y-1 text-[0.9375rem] sm:grid-cols-[auto_1fr]">
          {startedAt && (
            <>
              <dt className="text-muted">{t('incidents.clocks.from')}</dt>
              <dd>{moment(startedAt.toISOString())}</dd>
            </>
          )}
          <dt className="text-muted">{t('incidents.clocks.to')}</dt>
          <dd className="whitespace-pre-line">{addresseeText(addresseeOf(rule.to, firm), t)}</dd>
          <dt className="text-muted">{t('incidents.clocks.basis')}</dt>
          <dd>
            {rule.basis.map(({ act, cite }) => (
              <span key={`${act} ${cite}`} className="block">
                {t(actNames[act])}
                {colon()} {citation({ act: citedAs(act), cite }, language)}
              </span>
            ))}
          </dd>
        </dl>
        {notYet && rule.regime === 'ksc' && <p className="mt-1 text-sm text-muted">{t('incidents.forces.former')}</p>}
        {force === 'binding' && <p className="mt-1 text-sm text-muted">{t('incidents.forces.binding')}</p>}
        {rule.confidence !== 'high' && <p className="mt-1 text-sm text-warn">{t(`incidents.confidence.${rule.confidence}`)}</p>}
      </details>
    </>
  );
}
