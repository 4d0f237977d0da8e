import { planWords } from '#content/documents/report/action-plan.ts';
import { frameWords } from '#content/documents/frame.ts';
import { incidentDocumentWords } from '#content/documents/duties/incident.ts';
import { interfaceWords } from '#content/localized.ts';
import { businessDay } from '#core/platform/calendar/calendar.ts';
import type { IncidentClock } from '#core/assessment/incidents/clocks.ts';
import { addresseeOf, type Addressee } from '#core/assessment/incidents/receivers.ts';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import { choiceFields, contentsOf, type NotificationContent, type NotificationField } from '#core/assessment/incidents/notifications.ts';
import type { Language } from '#core/platform/languages.ts';
import { dayText, momentText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { NotificationRow } from '#server/assessment/incidents/repository.ts';
import { teamTexts } from '#server/assessment/scope/verdict.ts';
import { wholeIncident } from '#server/assessment/incidents/service.ts';
import { clocksOf, type Whole } from '#server/assessment/incidents/view.ts';

type Wanted = Readonly<{ clock: ClockId; language: Language; now: Date }>;

const isChoice = (field: NotificationField): boolean => (choiceFields as readonly string[]).includes(field);

/** Yes, no and unknown are stored as codes. */
function shownText(field: NotificationField, text: string, language: Language): string {
  const { significance } = interfaceWords[language].incidents;
  if (!isChoice(field)) return text;
  return text === 'yes' ? significance.yes : text === 'no' ? significance.no : text;
}

function fieldsOf(clock: ClockId, content: NotificationContent, language: Language) {
  const words = incidentDocumentWords[language];
  return contentsOf[clock].map((field) => {
    const value = content[field];
    const text = shownText(field, value?.text ?? '', language);
    const known = text !== '' && !value?.unknown;
    const lines = text === '' ? [value?.unknown ? words.unknown : words.empty] : text.split('\n');
    return { label: bind(interfaceWords[language].incidents.fields[field], language), known: known || text !== '', lines };
  });
}

function addresseeText(to: Addressee, language: Language): string {
  if ('own' in to) return oneLine(to.own);
  if ('receiver' in to) return interfaceWords[language].incidents.receivers[to.receiver];
  return teamTexts(to.team, language).join('. ');
}

function factsOf(whole: Whole, found: IncidentClock, row: NotificationRow | undefined, language: Language) {
  const { incidents } = interfaceWords[language];
  const { due, rule } = found;
  const time = (at: Date): string => momentText(at, language, 'short');
  const last = due && (due.wholeDay ? dayText(due.last, language) : time(due.last));
  return [
    { label: incidents.clocks.to, value: addresseeText(addresseeOf(rule.to, whole.row.firm), language) },
    ...(last ? [{ label: due.wholeDay ? incidents.clocks.last : incidents.clocks.lastInstant, value: last }] : []),
    { label: incidents.facts.detected, value: time(new Date(whole.row.facts.detected)) },
    ...(row?.sentAt ? [{ label: incidents.notifications.sentAt, value: time(row.sentAt) }] : []),
    ...(row?.receipt ? [{ label: incidents.notifications.receipt, value: row.receipt }] : []),
    ...(whole.row.drill ? [{ label: incidents.drill, value: incidents.drillNotice }] : []),
  ].map(({ label, value }) => ({ label, value: bind(value, language) }));
}

/** A notification as it stands now, or as it was when it was sent. */
export function incidentJob(whole: Whole, { clock, language, now }: Wanted): RenderJob {
  const found = clocksOf(whole.row, whole.notifications, now).find(({ id }) => id === clock);
  if (!found) throw notFound();
  const row = whole.notifications.find((one) => one.clock === clock);
  const { incidents } = interfaceWords[language];
  const words = incidentDocumentWords[language];
  const [title, name] = [bind(incidents.names[clock], language), oneLine(whole.organization)];
  const data = {
    language,
    day: businessDay(now),
    branding: null,
    kicker: whole.row.drill ? incidents.drill : words.kicker,
    page: frameWords[language].page,
    title,
    name,
    about: bind(row?.sentAt ? oneLine(whole.row.title) : `${oneLine(whole.row.title)} · ${words.draft}`, language),
    headline: title,
    dated: bind(filled(planWords[language].asOf, { date: dayText(now, language) }), language),
    facts: factsOf(whole, found, row, language),
    fields: fieldsOf(clock, row?.content ?? {}, language),
    note: bind(words.notSent, language),
  };
  return { template: 'incident', data, files: {}, standard: 'a-2a' };
}

export async function notificationPdf(
  deps: Deps,
  caller: Principal<'reader'>,
  { id, clock, language }: Readonly<{ id: string; clock: ClockId; language: Language }>,
) {
  const job = incidentJob(await wholeIncident(deps, caller, id), { clock, language, now: deps.now() });
  return { bytes: await deps.renderer.render(job), name: `${clock.replaceAll('_', '-')}.pdf` };
}
