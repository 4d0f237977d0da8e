import type { Lesson } from '#contract/assessment/duties/lessons.ts';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import type { ImpactView } from '#contract/assessment/ai/ai-sheets.ts';
import type { Board } from '#contract/assessment/duties/board.ts';
import type { Resolutions } from '#contract/assessment/duties/resolutions.ts';
import type { Duties } from '#contract/assessment/duties/duties.ts';
import { impactFields } from '#core/assessment/ai-sheets/impact.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { lawDuties } from '#server/testing/scenarios/law-duties.ts';
import type { TestOrganization } from '#server/testing/builders.ts';
import { aPdf } from '#server/testing/documents/files.ts';
import type { World } from '#server/testing/world.ts';

type At = Pick<World, 'deps' | 'app' | 'call'>;

/** A duty that follows from the scope check of an organisation with things. */
export const knownDuty = 'ai_act:literacy';

export async function aDutyProof(world: At, { cookie }: TestOrganization): Promise<string> {
  const answers = { aiRoles: ['deployer'], practices: [], product: 'no', areas: [], transparency: [] };
  await world.call('PUT', '/api/scope', { cookie, body: { scope: { regime: 'ai_act', checkedOn: isoDay(world.deps.now()), answers } } });
  const body = { duty: knownDuty, doneOn: isoDay(world.deps.now()), reference: 'Lista obecności 3/2026', evidenceId: null };
  const proved = (await world.call('POST', '/api/duties/proofs', { cookie, body })).json<Duties>();
  return lawDuties(proved).find(({ key }) => key === knownDuty)?.proofs[0]?.id ?? '';
}

/** A finished impact assessment of a system. */
export async function anImpact(world: At, { cookie }: TestOrganization, system: string): Promise<string> {
  const content = Object.fromEntries(impactFields.map((field) => [field, 'Matrix']));
  await world.call('PUT', `/api/ai-systems/${system}/impact`, { cookie, body: { version: 0, content } });
  const body = { version: 1, revision: 1, person: 'Anna Nowak', doneOn: isoDay(world.deps.now()) };
  const finished = await world.call('POST', `/api/ai-systems/${system}/impact/finished`, { cookie, body });
  return finished.json<ImpactView>().finished[0]?.id ?? '';
}

export async function aLesson(world: At, { cookie }: TestOrganization, incident: string): Promise<string> {
  const response = await world.call('POST', `/api/incidents/${incident}/lessons`, { cookie, body: { text: 'Dyżurny nie miał konta' } });
  return response.json<Lesson[]>()[0]?.id ?? '';
}

export async function anOwnAction(world: At, { cookie }: TestOrganization): Promise<string> {
  const body = { text: 'Konta w S46 dla dyżurnych', owner: null, dueOn: null };
  return (await world.call('POST', '/api/own-actions', { cookie, body })).json<{ id: string }>().id;
}

/** A file of a notification that is marked as sent. */
export async function aReceipt(world: At, { cookie }: TestOrganization, incident: string): Promise<string> {
  const address = `/api/incidents/${incident}/notifications/ksc_notification`;
  await world.call('POST', `${address}/sent`, { cookie, body: { sentAt: '2020-01-01T12:00:00Z', receipt: '' } });
  const headers = { cookie, 'content-type': 'application/octet-stream' };
  const sent = await world.app.inject({ method: 'PUT', url: `${address}/receipts/upp.pdf`, headers, payload: aPdf() });
  return sent.json<IncidentView>().notifications[0]?.receipts[0]?.id ?? '';
}

/** Somebody on the list of those who must be trained, with a training. */
export async function aBoard(
  world: At,
  { cookie }: TestOrganization,
): Promise<Readonly<Record<'boardPerson' | 'boardTraining' | 'resolution', string>>> {
  const person = { name: 'Jan Kowalski', role: 'Prezes', kind: 'member', memberId: null, since: isoDay(world.deps.now()) };
  const { people } = (await world.call('POST', '/api/board/people', { cookie, body: person })).json<Board>();
  const body = {
    personId: people[0]?.id ?? '',
    doneOn: isoDay(world.deps.now()),
    trainer: 'Szkoła',
    topics: ['reporting'],
    evidenceId: null,
  };
  const { trainings } = (await world.call('POST', '/api/board/trainings', { cookie, body })).json<Board>();
  const draft = {
    kind: 'measures',
    form: 'resolution',
    language: 'pl',
    responsible: 'Jan Kowalski',
    budget: '',
    training: '',
    delegation: '',
  };
  const { resolutions } = (await world.call('POST', '/api/board/resolutions', { cookie, body: draft })).json<Resolutions>();
  return { boardPerson: body.personId, boardTraining: trainings[0]?.id ?? '', resolution: resolutions[0]?.id ?? '' };
}
