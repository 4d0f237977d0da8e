import { interfaceWords } from '#content/localized.ts';
import { amberFrom } from '#core/assessment/incidents/clocks.ts';
import { calendarText, type IcsEntry } from '#core/platform/calendar/ics.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { momentText } from '#core/platform/text/formats.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { wholeIncident } from '#server/assessment/incidents/service.ts';
import { clocksOf } from '#server/assessment/incidents/view.ts';

/** The last alarm comes this long before an instant; the first when the clock turns amber. */
const lastCallMillis = 3_600_000;

/** The deadlines that are still open. What happened stands in none of them: calendars are shared. */
export async function calendarOf(deps: Deps, caller: Principal<'reader'>, id: string, language: Language) {
  const { row, notifications } = await wholeIncident(deps, caller, id);
  const { incidents } = interfaceWords[language];
  const { publicUrl } = deps.config;
  const url = `${publicUrl}/incydenty/${id}`;
  const entries = clocksOf(row, notifications, deps.now()).flatMap((clock): IcsEntry[] => {
    if (!clock.due || clock.sentAt || clock.state === 'not_required') return [];
    const name = incidents.names[clock.id];
    const instant = clock.due.wholeDay ? null : clock.due.last;
    const alarms = [amberFrom(clock.due), new Date(clock.due.last.getTime() - lastCallMillis)].filter((at) => at > deps.now());
    return [
      {
        uid: `${clock.id}.${id}@${new URL(publicUrl).hostname}`,
        day: isoDay(clock.due.last),
        ...(instant ? { instant } : {}),
        summary: `${row.drill ? `${incidents.drill}: ` : ''}${name}`,
        description: [name, momentText(clock.due.last, language, 'short'), url].join('\n'),
        url,
        alarms,
        sequence: row.version,
        changedAt: deps.now(),
      },
    ];
  });
  return { bytes: Buffer.from(calendarText(incidents.title, entries)), name: 'atesto-incident.ics' };
}
