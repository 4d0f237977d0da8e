import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { CurrentUser } from '#contract/account/accounts.ts';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import { contentsOf, type NotificationContent, type NotificationField } from '#core/assessment/incidents/notifications.ts';
import { moment } from '#client/platform/words/formats.ts';

const known = (text: string) => ({ text, unknown: false });

/** What the incident record knows already: the organisation, who writes, what is hit and when it was detected. */
function factsOf({ organization, title, facts }: IncidentView, me: CurrentUser | null): NotificationContent {
  const reporter = me ? `${me.firstName} ${me.lastName}, ${me.email}` : '';
  return {
    entity: known(organization),
    reporter: known(reporter),
    contact_person: known(reporter),
    service: known(title),
    product: known(title),
    ai_system: known(title),
    detected_at: known(moment(facts.detected)),
  };
}

/** Fields to begin a notification with: those of the newest notification that said them, else what the incident record knows. */
export function filledFields(incident: IncidentView, clock: ClockId, me: CurrentUser | null): NotificationContent {
  const facts = factsOf(incident, me);
  const earlier = incident.notifications.filter((one) => one.clock !== clock).toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));
  const valueOf = (field: NotificationField) =>
    earlier.map(({ content }) => content[field]).find((value) => value && (value.text !== '' || value.unknown)) ?? facts[field];
  return Object.fromEntries(contentsOf[clock].flatMap((field) => [[field, valueOf(field)] as const]).filter(([, value]) => value));
}
