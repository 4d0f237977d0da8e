import type { z } from 'zod';
import type * as contract from '#contract/assessment/duties/incidents.ts';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { suggestedFirm, suggestedType } from '#core/assessment/incidents/significance/suggested-facts.ts';
import { standingReceivers, type NamedReceivers } from '#core/assessment/incidents/receivers.ts';
import { noInstants, unknownFirm } from '#core/assessment/incidents/facts.ts';
import { significanceOf } from '#core/assessment/incidents/significance/significance.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { listMembers, requireContract } from '#server/account/public.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import { addEntry, logOf, type LogKind } from './chain.ts';
import { contradictionsOf } from './contradiction-rows.ts';
import { receiptsOf } from './receipt-rows.ts';
import * as repository from './repository.ts';
import { incidentView, summaryView, type Whole } from './view.ts';

type Caller = Principal<'reader'>;
type Body<E extends { body: z.ZodType }> = z.output<E['body']>;

/** Whoever raises an alarm may be wrong, but not endlessly. */
const startedPerHour = { name: 'incidents', points: 60, seconds: 3600 };

function namedOf({ account }: Caller, id: string): repository.Named {
  return { organizationId: account.organization.id, userId: account.userId, id };
}

/** Refuses instants that have not come yet; a clock of a browser may run ahead a little. */
export function requirePast(deps: Pick<Deps, 'now'>, fields: Readonly<Record<string, string | null>>): void {
  const latest = deps.now().getTime() + 5 * 60_000;
  const ahead = Object.entries(fields).filter(([, at]) => at !== null && Date.parse(at) > latest);
  if (ahead.length > 0) throw new AppError(400, 'invalid_input', { fields: Object.fromEntries(ahead.map(([name]) => [name, 'invalid'])) });
}

async function suggestedFor(db: Db, organizationId: string): Promise<Whole['suggested']> {
  const scope = (await newestScopes(db, organizationId)).get('nis2');
  return scope ? { firm: suggestedFirm(scope), type: suggestedType(scope.answers) } : null;
}

/** Authorities as the organisation named them in its newest incident. */
async function standingReceiversOf(db: Db, organizationId: string): Promise<NamedReceivers> {
  const named = await repository.newestReceivers(db, organizationId);
  return Object.fromEntries(standingReceivers.flatMap((one) => (named[one] ? [[one, named[one]]] : [])));
}

export async function listIncidents(deps: Deps, { account }: Caller) {
  const rows = await repository.incidentsOf(deps.db, account.organization.id, account.userId);
  const notifications = await repository.notificationsOfAll(deps.db, rows);
  return rows.map((row) => summaryView(row, notifications(row.id), deps.now()));
}

/** Opens the room of an incident: from then on its clocks run. */
export async function startIncident(deps: Deps, caller: Caller, input: Body<typeof contract.startIncident>): Promise<{ id: string }> {
  requireContract(caller.account);
  requirePast(deps, { detected: input.detected });
  const { id: organizationId } = caller.account.organization;
  await countOrRefuse(deps, startedPerHour, organizationId);
  const { userId } = caller.account;
  const [id, at] = [deps.newId(), deps.now()];
  const { drill, title, kinds, detected } = input;
  const facts = { ...noInstants, kinds, detected, aiHarm: 'other', stillOpen: false } as const;
  await deps.db.transaction(async (tx) => {
    const suggested = (await suggestedFor(tx, organizationId))?.firm ?? unknownFirm;
    const firm = { ...suggested, receivers: await standingReceiversOf(tx, organizationId) };
    const row = { id, organizationId, drill, title, facts, firm, openedAt: at };
    await repository.insertIncident(tx, row, userId);
    await repository.addPerson(tx, { organizationId, userId, id }, at);
    const entry = JSON.stringify({ drill, title, kinds, detected });
    await addEntry(tx, { organizationId, incidentId: id }, { at, userId, kind: 'opened', entry });
  });
  return { id };
}

/** Refuses with 404 whoever is not named in an incident. */
export async function requireNamed({ db }: Pick<Deps, 'db'>, caller: Caller, id: string): Promise<void> {
  if (!(await repository.incidentFor(db, namedOf(caller, id)))) throw notFound();
}

/** An incident for somebody named in it; for everybody else there is none. */
export async function wholeIncident({ db, questions }: Pick<Deps, 'db' | 'questions'>, caller: Caller, id: string): Promise<Whole> {
  const { organization } = caller.account;
  const row = await repository.incidentFor(db, namedOf(caller, id));
  if (!row) throw notFound();
  const place = { organizationId: organization.id, incidentId: id };
  const notifications = await repository.notificationsOf(db, organization.id, id);
  const log = await logOf(db, place);
  const receipts = await receiptsOf(db, organization.id, id);
  const contradictions = await contradictionsOf(db, organization.id, id);
  const people = await repository.peopleOf(db, organization.id, id);
  const [members, suggested] = [await listMembers(db, organization.id), await suggestedFor(db, organization.id)];
  const handedOver = log.find(({ sequence }) => sequence === row.loggedSequence);
  const loggedAt = handedOver ? await questions.placeOfHead(db, handedOver.hash) : null;
  return { row, notifications, receipts, contradictions, log, people, members, organization: organization.name, suggested, loggedAt };
}

export async function readIncident(deps: Deps, caller: Caller, id: string): Promise<IncidentView> {
  return incidentView(await wholeIncident(deps, caller, id), deps.now());
}

type Change = Readonly<{ tx: Db; row: repository.IncidentRow; log(kind: LogKind, entry: string): Promise<void> }>;

type Work = (change: Change) => Promise<void>;

/** Changes an incident, open or closed, with its entry in the log, in one transaction; answers with all of it. */
export async function changeAfterwards(deps: Deps, caller: Caller, id: string, work: Work): Promise<IncidentView> {
  requireContract(caller.account);
  const named = namedOf(caller, id);
  await deps.db.transaction(async (tx) => {
    const row = await repository.incidentFor(tx, named, true);
    if (!row) throw notFound();
    const place = { organizationId: named.organizationId, incidentId: id };
    const log: Change['log'] = (kind, entry) => addEntry(tx, place, { at: deps.now(), userId: named.userId, kind, entry });
    await work({ tx, row, log });
  });
  return readIncident(deps, caller, id);
}

/** The same for what a closed incident refuses. */
export function change(deps: Deps, caller: Caller, id: string, work: Work): Promise<IncidentView> {
  return changeAfterwards(deps, caller, id, async (changed) => {
    if (changed.row.closedAt) throw new AppError(409, 'incident_closed');
    await work(changed);
  });
}

/** What differs, as the log stores it: the value before and after. */
function differences(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const changed = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(changed.map((name) => [name, [before[name] ?? null, after[name]]]));
}

export function changeFacts(deps: Deps, caller: Caller, id: string, input: Body<typeof contract.changeIncident>): Promise<IncidentView> {
  const { kinds: _, aiHarm: __, stillOpen: ___, ...instants } = input.facts;
  requirePast(deps, instants);
  return change(deps, caller, id, async ({ tx, row, log }) => {
    if (row.version !== input.version) throw new AppError(409, 'incident_changed');
    const { title, facts, firm } = input;
    const changed = differences({ title: row.title, ...row.facts, ...row.firm }, { title, ...facts, ...firm });
    if (Object.keys(changed).length === 0) return;
    await repository.writeIncident(tx, { ...row, title, facts, firm });
    await log('facts_changed', JSON.stringify(changed));
  });
}

/** Stores who decided and what it rests on; a decision may differ from what the answers come to, with its reason. */
export function decide(deps: Deps, caller: Caller, id: string, input: Body<typeof contract.decideSignificance>): Promise<IncidentView> {
  return change(deps, caller, id, async ({ tx, row, log }) => {
    const { outcome, answers, reason } = input;
    const judged = significanceOf(answers);
    const { userId } = caller.account;
    await repository.writeIncident(tx, { ...row, significance: { outcome, answers, reason, userId, at: deps.now().toISOString() } });
    await log('significance_decided', JSON.stringify({ outcome, reason, judged: judged.outcome, criteria: judged.reasons }));
  });
}

export function addNote(deps: Deps, caller: Caller, id: string, text: string): Promise<IncidentView> {
  return change(deps, caller, id, ({ log }) => log('note', text));
}

/** Names people of the organisation; whoever names them stays, so that nobody is left outside by mistake. */
export function namePeople(deps: Deps, caller: Caller, id: string, personIds: readonly string[]): Promise<IncidentView> {
  const { userId, organization } = caller.account;
  return change(deps, caller, id, async ({ tx, log }) => {
    const wanted = new Set([...personIds, userId]);
    const members = new Set((await listMembers(tx, organization.id)).map((member) => member.id));
    if ([...wanted].some((one) => !members.has(one))) throw new AppError(400, 'invalid_input', { fields: { personIds: 'not_a_member' } });
    const before = new Set((await repository.peopleOf(tx, organization.id, id)).map((person) => person.userId));
    const added = [...wanted].filter((one) => !before.has(one));
    const removed = [...before].filter((one) => !wanted.has(one));
    for (const one of added) await repository.addPerson(tx, { organizationId: organization.id, userId: one, id }, deps.now());
    for (const one of removed) await repository.removePerson(tx, { organizationId: organization.id, userId: one, id });
    if (added.length + removed.length > 0) await log('people_changed', JSON.stringify({ added, removed }));
  });
}

export function closeIncident(deps: Deps, caller: Caller, id: string, lessons: string): Promise<IncidentView> {
  return change(deps, caller, id, async ({ tx, row, log }) => {
    await repository.writeIncident(tx, { ...row, lessons, closedAt: deps.now() });
    await log('closed', lessons);
  });
}
