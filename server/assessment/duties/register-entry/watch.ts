import {
  changeDuty,
  changeTerm,
  compareListed,
  openChanges,
  registrationDuties,
  type WatchedDatum,
} from '#core/assessment/register-entry/changes.ts';
import { interfaceWords } from '#content/localized.ts';
import { calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { dutiesOf, type DutyEvent } from '#core/assessment/duties/duties.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { findMember, lockOrganization, reachable, readCompany, writeToOwners } from '#server/account/public.ts';
import { ownersOf, proofsOf, type ProofRow } from '#server/assessment/duties/repository.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { currentData, sourcesOf } from './derive.ts';
import * as repository from './repository.ts';

type Comparing = Pick<Deps, 'db' | 'now' | 'newId' | 'queue'>;
/** Where a change was seen, and the day (ISO) on which it happened where somebody says so. */
type Seen = Readonly<{ source: 'register' | 'sheet'; changedOn: string | null }>;

/** Whether an organisation said that it is entered. */
export function isRegistered(proofs: readonly Pick<ProofRow, 'duty' | 'doneOn'>[], today: string): boolean {
  return proofs.some(({ duty, doneOn }) => (registrationDuties as readonly string[]).includes(duty) && doneOn <= today);
}

/** Listed data that changed and are not reported yet, as the rules of duties read them. */
export async function changeEvents(db: Db, organizationId: string, proofs: readonly ProofRow[]): Promise<DutyEvent[]> {
  if (!proofs.some(({ duty }) => (registrationDuties as readonly string[]).includes(duty))) return [];
  const open = openChanges(await repository.changesOf(db, organizationId), proofs);
  return open.map(({ changedOn }) => ({ duty: changeDuty, happenedOn: changedOn }));
}

/** What registers of companies hold; the rest comes from the scope check or from people. */
const ofRegisters: ReadonlySet<WatchedDatum> = new Set<WatchedDatum>(['name', 'regon', 'seat', 'email', 'legalForm']);

/** The day of a change that a register shows: that of its entry, where it is after the listing, else the day on which it was seen. */
function dayOf({ source, changedOn }: Seen, datum: WatchedDatum, listedOn: string, today: string): string {
  if (source === 'register' && !ofRegisters.has(datum)) return today;
  if (changedOn === null || changedOn < listedOn || changedOn > today) return today;
  return changedOn;
}

/** How the mail and the screens call a datum. */
export function datumWord(datum: WatchedDatum, language: Language): string {
  return interfaceWords[language].registerEntry.inputs[datum];
}

async function announce(deps: Comparing, tx: Db, organizationId: string, found: readonly WatchedDatum[], changedOn: string): Promise<void> {
  const last = startOfDay(calendarDay(changeTerm(changedOn).last));
  const valuesIn = (language: Language) => ({
    data: found.map((datum) => datumWord(datum, language)).join(', '),
    day: dayText(last, language),
  });
  await writeToOwners(deps, tx, organizationId, { kind: 'register_change', valuesIn });
  const responsible = (await ownersOf(tx, organizationId)).find(({ duty }) => duty === changeDuty);
  if (!responsible) return;
  const member = await findMember(tx, organizationId, responsible.userId);
  const to = (await reachable(tx, [responsible.userId])).get(responsible.userId);
  if (!member || !to || member.role === 'owner') return;
  const language = to.language ?? defaultLanguage;
  await deps.queue.enqueueMail(tx, { kind: 'register_change', userId: responsible.userId, language, values: valuesIn(language) });
}

/**
 * Compares what is known of an organisation with what is listed, and writes down what changed. The first time after a proof of the entry
 * it notes what is listed. Returns how many data changed.
 */
export async function compareEntry(deps: Comparing, tx: Db, organizationId: string, seen: Seen): Promise<number> {
  const today = isoDay(deps.now());
  const proofs = await proofsOf(tx, organizationId);
  if (!isRegistered(proofs, today)) return 0;
  const row = await repository.entryOf(tx, organizationId);
  const current = currentData(row.own, await sourcesOf(tx, organizationId));
  if (!row.listed || !row.listedAt) {
    await repository.saveListed(tx, organizationId, { listed: current, at: deps.now() });
    return 0;
  }
  const changes = await repository.changesOf(tx, organizationId);
  const { found, reverted } = compareListed({ listed: row.listed, current }, changes, proofs);
  // What nobody knew when the entry was listed is added to it by a register, and is a change when a person writes it.
  const learnt = found.filter(({ before, datum }) => before === '' && seen.source === 'register' && !(datum in row.own.values));
  await repository.addListed(tx, organizationId, Object.fromEntries(learnt.map(({ datum, after }) => [datum, after])));
  const changed = found.filter((one) => !learnt.includes(one));
  const listedOn = isoDay(row.listedAt);
  const days = changed.map(({ datum }) => dayOf(seen, datum, listedOn, today));
  for (const [index, { datum, before, after }] of changed.entries()) {
    const [id, changedOn] = [deps.newId(), days[index] ?? today];
    await repository.insertChange(tx, { organizationId, id, datum, before, after, changedOn, source: seen.source, noticedAt: deps.now() });
  }
  if (reverted.length > 0) await repository.revertChanges(tx, organizationId, reverted, today);
  const data = changed.map(({ datum }) => datum);
  if (data.length > 0) await announce(deps, tx, organizationId, data, days.toSorted()[0] ?? today);
  return changed.length;
}

/** Whether the organisation is still asked to report changes: its newest scope check may say otherwise. */
async function reportsChanges(deps: Comparing, organizationId: string): Promise<boolean> {
  const scopes = await newestScopes(deps.db, organizationId);
  return dutiesOf([...scopes.values()], [], isoDay(deps.now())).some(({ key }) => key === changeDuty);
}

/** Daily: data of everybody who is entered are compared with the registers. A register that does not answer says nothing, and so nothing changed. */
export async function watchEntries(deps: Deps): Promise<{ changed: number; silent: number }> {
  let [changed, silent] = [0, 0];
  for (const id of await repository.registeredOrganizations(deps.db, registrationDuties)) {
    if (!(await reportsChanges(deps, id))) continue;
    const { account } = await sourcesOf(deps.db, id);
    try {
      const company = await readCompany(deps, { id, nip: account.nip });
      const seen: Seen = { source: 'register', changedOn: company?.changedOn ?? null };
      changed += await deps.db.transaction(async (tx) => {
        await lockOrganization(tx, id);
        return compareEntry(deps, tx, id, seen);
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      silent += 1;
    }
  }
  return { changed, silent };
}
