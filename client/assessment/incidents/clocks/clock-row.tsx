import type { Firm } from '#core/assessment/incidents/facts.ts';
import type { IncidentClock } from '#core/assessment/incidents/clocks.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { day, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ClockBasis } from './clock-basis.tsx';
import { ClockBar } from './clock-bar.tsx';
import { durationText } from './durations.ts';

const tones: Readonly<Record<IncidentClock['state'], Tone>> = {
  running: 'neutral',
  amber: 'warn',
  overdue: 'bad',
  sent: 'good',
  sent_late: 'warn',
  waiting: 'neutral',
  at_once: 'warn',
  not_required: 'neutral',
};

/** Until when: the strict instant, or the day that the count gives with the last one. */
function DueText({ clock: { due } }: { clock: IncidentClock }) {
  const { t } = useTranslation();
  if (!due) return null;
  const dateText = (at: Date, wholeDay: boolean): string => (wholeDay ? day(at.toISOString()) : moment(at.toISOString()));
  const moved = due.aim.getTime() !== due.last.getTime();
  const lastIsDay = due.wholeDay && due.last.getMilliseconds() === 999;
  if (!due.wholeDay && !moved) {
    return (
      <p className="text-lg font-semibold tabular-nums">
        {t('incidents.clocks.due')} {moment(due.last.toISOString())}
      </p>
    );
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 tabular-nums">
      <dt className="text-muted">{t('incidents.clocks.aim')}</dt>
      <dd className="font-semibold">{dateText(due.aim, due.wholeDay)}</dd>
      <dt className="text-muted">{t(lastIsDay ? 'incidents.clocks.last' : 'incidents.clocks.lastInstant')}</dt>
      <dd className="font-semibold">{dateText(due.last, lastIsDay)}</dd>
    </dl>
  );
}

function Remaining({ clock: { state, due, sentAt, start }, now }: { clock: IncidentClock; now: Date }) {
  const { t } = useTranslation();
  if (sentAt) return <p className="text-sm">{t('incidents.clocks.sentAt', { time: moment(sentAt.toISOString()) })}</p>;
  if (state === 'waiting') {
    const isFact =
      start === 'detected' || start === 'told' || start === 'classified' || start === 'fixed' || start === 'asked' || start === 'ended';
    const what = isFact ? t(`incidents.facts.${start}`) : t('incidents.facts.sentOf', { name: t(`incidents.names.${start}`) });
    return <p className="text-sm">{t('incidents.clocks.waits', { what })}</p>;
  }
  if (!due || state === 'not_required') return null;
  const left = due.last.getTime() - now.getTime();
  return (
    <p className={`text-sm font-medium ${state === 'overdue' ? 'text-bad' : ''}`}>
      {left >= 0 ? t('incidents.clocks.left', { time: durationText(left) }) : t('incidents.clocks.over', { time: durationText(-left) })}
    </p>
  );
}

/** One clock: until when, how much is left, and on request why, from when and to whom. */
export function ClockRow({
  clock,
  firm,
  now,
  bindsFrom,
  write,
}: {
  clock: IncidentClock;
  firm: Firm;
  now: Date;
  bindsFrom: string | null;
  write?: () => void;
}) {
  const { t } = useTranslation();
  const name = t(`incidents.names.${clock.id}`);
  const isOpen = !clock.sentAt && clock.state !== 'not_required';
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{name}</h3>
        <Badge tone={tones[clock.state]}>{t(`incidents.states.${clock.state}`)}</Badge>
      </div>
      <div className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-[1fr_auto] sm:items-end">
        <div>
          <DueText clock={clock} />
          <Remaining clock={clock} now={now} />
        </div>
        {write && isOpen && (
          <Button variant="secondary" size="small" onClick={write} className="justify-self-start">
            {t('incidents.clocks.write')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {isOpen && <ClockBar clock={clock} now={now} label={name} />}
      <ClockBasis clock={clock} firm={firm} bindsFrom={bindsFrom} />
    </li>
  );
}
