import type { RegisterEntry } from '#contract/assessment/duties/register-entry.ts';
import type { Duties } from '#contract/assessment/duties/duties.ts';
import { dutiesOf } from '#core/assessment/duties/duties.ts';
import { changeTerm, openChanges, registrationDuties } from '#core/assessment/register-entry/changes.ts';
import { mayNotApply, openFields, type EntryField, type EntryValues, type FieldState } from '#core/assessment/register-entry/fields.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { lockOrganization, readCompany } from '#server/account/public.ts';
import { proofsOf, type ProofRow } from '#server/assessment/duties/repository.ts';
import { newestScopes } from '#server/assessment/scope/checks.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Account, type Principal } from '#server/platform/security/principal.ts';
import { needsOneContact, sheetOf, sourcesOf, type Sources } from './derive.ts';
import * as repository from './repository.ts';
import { compareEntry, isRegistered } from './watch.ts';

/** So many days without an answer of the registers and nothing is said about the last ones. */
const staleAfterDays = 2;
/** The registers are queried again where their last answer is older. */
const readAgainAfterDays = 7;

export type EntryInput = Readonly<{
  version: number;
  values: EntryValues;
  notApplicable: readonly EntryField[];
  changedOn: string;
}>;

/** The duty to apply for the entry whose last day has passed without a proof; null for none. */
export async function lateDuty(deps: Pick<Deps, 'db' | 'now'>, organizationId: string) {
  const [scopes, proofs] = [await newestScopes(deps.db, organizationId), await proofsOf(deps.db, organizationId)];
  const duties = dutiesOf([...scopes.values()], proofs, isoDay(deps.now()));
  return duties.find(({ key, state }) => (registrationDuties as readonly string[]).includes(key) && state === 'overdue') ?? null;
}

/** The sheet with what it is derived from. */
export async function wholeEntry(
  db: Db,
  organizationId: string,
  language: Language,
): Promise<Readonly<{ row: repository.EntryRow; sources: Sources; fields: readonly FieldState[] }>> {
  const [row, sources] = [await repository.entryOf(db, organizationId), await sourcesOf(db, organizationId)];
  return { row, sources, fields: sheetOf(row.own, sources, language) };
}

/** The sheet as the page shows it. Registers that do not answer leave what they said last. */
export async function readEntry(deps: Deps, account: Account, language: Language): Promise<RegisterEntry> {
  const organizationId = organizationOf(account);
  const { account: own } = await sourcesOf(deps.db, organizationId);
  await readCompany(deps, { id: organizationId, nip: own.nip }, readAgainAfterDays).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  const { row, sources, fields } = await wholeEntry(deps.db, organizationId, language);
  return {
    today: isoDay(deps.now()),
    version: row.version,
    fields: fields.map(({ field, state, inputs }) => ({ field, state, mayNotApply: mayNotApply.has(field), inputs: [...inputs] })),
    open: openFields(fields),
    oneContact: needsOneContact(sources),
    readAt: sources.reading?.readAt.toISOString() ?? null,
    isKnown: (sources.reading?.company ?? null) !== null,
    listedAt: row.listedAt?.toISOString() ?? null,
    late: (await lateDuty(deps, organizationId)) !== null,
  };
}

/**
 * Stores what the organisation writes. It meets no duty; where the entry is listed, what differs from it is a change to report. Refuses with
 * 409 `entry_changed` where somebody else saved since, and a day of change to come with 400.
 */
export async function saveEntry(deps: Deps, caller: Principal<'consultant'>, input: EntryInput): Promise<void> {
  const { organization, userId } = caller.account;
  const { id: organizationId } = organization;
  if (input.changedOn > isoDay(deps.now())) throw new AppError(400, 'invalid_input', { fields: { changedOn: 'invalid' } });
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const before = await repository.entryOf(tx, organizationId);
    if (before.version !== input.version) throw new AppError(409, 'entry_changed');
    const values = Object.fromEntries(Object.entries(input.values).filter(([, value]) => value !== ''));
    const own = { values, notApplicable: input.notApplicable.filter((field) => mayNotApply.has(field)) };
    await repository.saveEntry(tx, { organizationId, own, userId, at: deps.now() });
    await compareEntry(deps, tx, organizationId, { source: 'sheet', changedOn: input.changedOn });
    const fields = Object.keys({ ...values, ...before.own.values }).filter(
      (name) => values[name] !== (before.own.values as Readonly<Record<string, string>>)[name],
    );
    await record(deps, tx, caller, { action: 'register_entry.changed', id: organizationId, metadata: { fields } });
  });
}

/** What is compared with the list, for the page of duties; null before a proof of the entry. */
export async function watchOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  organizationId: string,
  proofs: readonly ProofRow[],
): Promise<Duties['registerWatch']> {
  if (!isRegistered(proofs, isoDay(now()))) return null;
  const row = await repository.entryOf(db, organizationId);
  const { reading } = await sourcesOf(db, organizationId);
  const changes = await repository.changesOf(db, organizationId);
  const open = new Set(openChanges(changes, proofs).map(({ id }) => id));
  const answered = reading?.company ? reading.readAt : null;
  return {
    since: row.listedAt && isoDay(row.listedAt),
    checkedOn: answered && isoDay(answered),
    isStale: answered === null || now().getTime() - answered.getTime() > staleAfterDays * 86_400_000,
    changes: changes.map(({ id, datum, before, after, source, changedOn, revertedOn }) => ({
      id,
      datum,
      before,
      after,
      source,
      changedOn,
      ...changeTerm(changedOn),
      state: revertedOn !== null ? ('reverted' as const) : open.has(id) ? ('open' as const) : ('reported' as const),
      revertedOn,
    })),
  };
}
