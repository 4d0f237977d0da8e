import { planWords } from '#content/documents/report/action-plan.ts';
import { drillWords } from '#content/documents/duties/drill.ts';
import { frameWords } from '#content/documents/frame.ts';
import { interfaceWords } from '#content/localized.ts';
import { addMonthsToDay, businessDay, isoOf } from '#core/platform/calendar/calendar.ts';
import type { IncidentClock } from '#core/assessment/incidents/clocks.ts';
import { drillShownForMonths, readinessQuestion } from '#core/assessment/incidents/drill.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Language } from '#core/platform/languages.ts';
import { dayText, momentText } from '#core/platform/text/formats.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { bind, oneLine } from '#server/adapters/documents/drawing/typography.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { saveOwnDocument } from '#server/assessment/evidence/own-documents.ts';
import { addEntry } from '#server/assessment/incidents/chain.ts';
import { incidentFor } from '#server/assessment/incidents/repository.ts';
import { readIncident, wholeIncident } from '#server/assessment/incidents/service.ts';
import { clocksOf, type Whole } from '#server/assessment/incidents/view.ts';

const minutes = (millis: number): number => Math.max(0, Math.floor(millis / 60_000));

/** What a clock came to in the drill: its target, when it was marked as sent, and after how many minutes. */
function linesOf({ state, startedAt, due, sentAt }: IncidentClock, language: Language): string[] {
  const { incidents } = interfaceWords[language];
  const words = drillWords[language];
  const time = (at: Date): string => momentText(at, language, 'short');
  const target = due && (due.wholeDay ? dayText(due.last, language) : time(due.last));
  const took = sentAt && startedAt ? filled(words.took, { minutes: minutes(sentAt.getTime() - startedAt.getTime()) }) : words.notSent;
  const parts = [target ? filled(words.target, { time: target }) : '', sentAt ? filled(words.sent, { time: time(sentAt) }) : '', took];
  return [[incidents.states[state], ...parts].filter(Boolean).join(' · ')];
}

function factsOf({ row, people, organization }: Whole, now: Date, language: Language) {
  const { incidents } = interfaceWords[language];
  const words = drillWords[language];
  const time = (at: Date): string => momentText(at, language, 'short');
  const until = row.closedAt ?? now;
  return [
    { label: words.organization, value: oneLine(organization) },
    { label: words.opened, value: time(row.openedAt) },
    { label: words.closed, value: row.closedAt ? time(row.closedAt) : words.open },
    { label: words.length, value: filled(words.minutes, { minutes: minutes(until.getTime() - row.openedAt.getTime()) }) },
    { label: incidents.significance.title, value: incidents.significance.outcomes[row.significance?.outcome ?? 'unclear'] },
    { label: incidents.people.title, value: people.map(({ name }) => oneLine(name)).join(', ') },
    { label: incidents.drill, value: incidents.drillNotice },
  ].map(({ label, value }) => ({ label: bind(label, language), value: bind(value, language) }));
}

/** The report of a drill: times against targets. It states on every page that it is one. */
export function drillJob(whole: Whole, { language, now }: Readonly<{ language: Language; now: Date }>): RenderJob {
  const { incidents } = interfaceWords[language];
  const words = drillWords[language];
  const { row, log } = whole;
  const entries = log.map(({ at, kind, sequence }) => {
    const kinds: Readonly<Record<string, string>> = incidents.log.kinds;
    return `${sequence}. ${momentText(at, language, 'short')} · ${kinds[kind] ?? kind}`;
  });
  const fields = [
    // As it stood when the drill ended, also for who draws it later.
    ...clocksOf(row, whole.notifications, row.closedAt ?? now).map((clock) => ({
      label: bind(incidents.names[clock.id], language),
      known: clock.sentAt !== null,
      lines: linesOf(clock, language),
    })),
    { label: bind(incidents.log.title, language), known: true, lines: entries },
    ...(row.lessons ? [{ label: bind(incidents.close.lessons, language), known: true, lines: row.lessons.split('\n') }] : []),
  ];
  const data = {
    language,
    day: businessDay(now),
    branding: null,
    kicker: incidents.drill,
    page: frameWords[language].page,
    title: bind(incidents.drillReport.title, language),
    name: oneLine(row.title),
    about: bind(oneLine(whole.organization), language),
    headline: `${incidents.drill} · ${incidents.drillReport.title}`,
    dated: bind(filled(planWords[language].asOf, { date: dayText(now, language) }), language),
    facts: factsOf(whole, now, language),
    fields,
    note: bind(words.note, language),
  };
  return { template: 'incident', data, files: {}, standard: 'a-2a' };
}

type Wanted = Readonly<{ id: string; language: Language }>;

async function drawn(deps: Deps, caller: Principal<'reader'>, { id, language }: Wanted): Promise<{ whole: Whole; bytes: Buffer }> {
  const whole = await wholeIncident(deps, caller, id);
  if (!whole.row.drill) throw notFound();
  return { whole, bytes: await deps.renderer.render(drillJob(whole, { language, now: deps.now() })) };
}

export async function drillPdf(deps: Deps, caller: Principal<'reader'>, wanted: Wanted) {
  return { bytes: (await drawn(deps, caller, wanted)).bytes, name: 'atesto-drill.pdf' };
}

/** Stores the report of a closed drill as evidence of the question about readiness, for a year: from then on the whole organisation sees it. */
export async function recordDrill(deps: Deps, caller: Principal<'consultant'>, { id, language }: Wanted): Promise<IncidentView> {
  const { whole, bytes } = await drawn(deps, caller, { id, language });
  const { closedAt } = whole.row;
  if (!closedAt) throw new AppError(409, 'drill_open');
  const { userId, organization } = caller.account;
  const name = `${drillWords[language].file}-${isoOf(businessDay(closedAt))}.pdf`;
  const validUntil = isoOf(addMonthsToDay(businessDay(closedAt), drillShownForMonths));
  await saveOwnDocument(deps, caller, { name, bytes, questionId: readinessQuestion, validUntil }, async (tx) => {
    if (!(await incidentFor(tx, { organizationId: organization.id, userId, id }, true))) throw notFound();
    if (whole.log.some(({ kind }) => kind === 'drill_recorded')) throw new AppError(409, 'drill_recorded');
    const entry = JSON.stringify({ name, questionId: readinessQuestion, validUntil });
    await addEntry(tx, { organizationId: organization.id, incidentId: id }, { at: deps.now(), userId, kind: 'drill_recorded', entry });
  });
  return readIncident(deps, caller, id);
}
