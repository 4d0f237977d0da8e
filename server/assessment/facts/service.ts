import type { z } from 'zod';
import type {
  explainFact as explainCall,
  listFacts as listCall,
  reportFact as reportCall,
  v1ReportFact as v1Call,
} from '#contract/assessment/evidence/facts.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { periodInForce } from '#core/account/entitlements/access.ts';
import { factLimits, factVerdictNow, isCollectedInTime } from '#core/assessment/facts/days.ts';
import { areCountsOf, factRules, type Counts, type FactKind } from '#core/assessment/facts/kinds.ts';
import { checksOf, reasonOfFact, type FactCheck } from '#core/assessment/facts/verdicts.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { lockOrganization, periodsOf, requirePeriod } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { recordContradictions } from '#server/assessment/contradiction-news/record.ts';
import { contradictingFacts } from './questions-of-facts.ts';
import { addFactEvidence, removeFactEvidence } from './evidence.ts';
import * as repository from './repository.ts';
import { factsView } from './view.ts';

type Facts = OutputOf<typeof listCall>;
type ReadBy = Readonly<{ reader: Language }>;

/** Refuses a day on which nothing can have been counted, and counts that can be none of their kind. */
function requireFact(deps: Deps, { kind, takenOn, counts }: Readonly<{ kind: FactKind; takenOn: string; counts: Counts }>): void {
  if (!isCollectedInTime(takenOn, isoDay(deps.now()))) throw new AppError(400, 'invalid_input', { fields: { takenOn: 'fact_day' } });
  if (!areCountsOf(kind, counts)) throw new AppError(400, 'invalid_input', { fields: { counts: 'invalid' } });
}

/** An explanation goes with the reason that it explains. */
async function forgetExplanations(tx: Db, organizationId: string, kind: FactKind): Promise<void> {
  const newest = (await repository.newestFacts(tx, organizationId)).find((one) => one.kind === kind);
  for (const check of checksOf(kind)) {
    await repository.deleteExplanation(tx, organizationId, check, newest ? reasonOfFact(check, newest.counts) : null);
  }
}

/** Changes facts of a locked organisation, and notes which answers are contradicted from then on. */
async function withNews<T>(
  deps: Deps,
  tx: Db,
  { organizationId, by }: Readonly<{ organizationId: string; by: string | null }>,
  change: () => Promise<T>,
): Promise<T> {
  const read = { db: tx, now: deps.now };
  const before = await contradictingFacts(read, organizationId);
  const changed = await change();
  await recordContradictions(deps, tx, { organizationId, by, before, after: await contradictingFacts(read, organizationId) });
  return changed;
}

type Reported = Omit<repository.NewFact, 'id' | 'rules' | 'reportedAt'>;

/** Stores a fact of a locked organisation, and no more of its kind than are stored; its id, and whether it states anything new. */
async function saveReported(deps: Deps, tx: Db, fact: Reported): Promise<Readonly<{ id: string; isNew: boolean }>> {
  const { organizationId, kind, userId: by } = fact;
  return withNews(deps, tx, { organizationId, by }, async () => {
    const saved = await repository.saveFact(tx, { ...fact, id: deps.newId(), rules: factRules, reportedAt: deps.now() });
    await repository.deleteOldest(tx, organizationId, kind, factLimits.perKind);
    await forgetExplanations(tx, organizationId, kind);
    return saved;
  });
}

/** Stores what a member counted in a file. */
export async function reportFact(
  deps: Deps,
  caller: Principal<'consultant'>,
  { evidenceName, reader, ...given }: z.output<typeof reportCall.body> & ReadBy,
): Promise<Facts> {
  const { account } = caller;
  requirePeriod(account, 'nis2');
  requireFact(deps, given);
  const organizationId = account.organization.id;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const fact = { ...given, organizationId, source: 'file' as const, collector: '', userId: account.userId, keyName: null };
    const { id, isNew } = await saveReported(deps, tx, fact);
    const { kind, takenOn, sha256 } = given;
    if (isNew) await record(deps, tx, caller, { action: 'fact.reported', id, metadata: { kind, takenOn, sha256 } });
    if (evidenceName !== null) await addFactEvidence(deps, tx, caller, { kind, id, name: evidenceName });
  });
  return factsView(deps, account, reader);
}

type Sent = z.output<typeof v1Call.body> & Readonly<{ kind: FactKind }>;

/** Stores what a program counted, and states what follows from just that. */
export async function reportByKey(deps: Deps, caller: Principal<'key:facts:write'>, sent: Sent): Promise<OutputOf<typeof v1Call>> {
  const { id: keyId, organizationId, name: keyName, exited } = caller.key;
  requirePeriod({ exited, period: periodInForce(await periodsOf(deps.db, organizationId), deps.now()) }, 'nis2');
  requireFact(deps, sent);
  const { kind, takenOn, counts, collector = '' } = sent;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const fact = {
      organizationId,
      kind,
      takenOn,
      counts,
      collector,
      source: 'api' as const,
      columns: [],
      sha256: null,
      userId: null,
      keyName,
    };
    const { id, isNew } = await saveReported(deps, tx, fact);
    const by = { userId: null, organizationId, origin: caller.origin };
    if (isNew) await record(deps, tx, by, { action: 'fact.reported', id, metadata: { kind, takenOn, key: keyName, keyId } });
  });
  const today = isoDay(deps.now());
  const verdicts = checksOf(kind).map((check) => {
    const reason = reasonOfFact(check, counts);
    return { check, reason, verdict: factVerdictNow(kind, takenOn, reason, today) };
  });
  return { kind, takenOn, verdicts };
}

type Explained = z.output<typeof explainCall.body> & Readonly<{ check: FactCheck }> & ReadBy;

/** Stores why an answer stands although a fact contradicts it. */
export async function explainFact(
  deps: Deps,
  caller: Principal<'editor'>,
  { check, reason, explanation, reader }: Explained,
): Promise<Facts> {
  const { account } = caller;
  requirePeriod(account, 'nis2');
  const organizationId = account.organization.id;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const newest = (await repository.newestFacts(tx, organizationId)).find(({ kind }) => checksOf(kind).includes(check));
    if (!newest) throw notFound();
    if (reasonOfFact(check, newest.counts) !== reason) throw new AppError(409, 'fact_changed');
    if (explanation === '') await repository.deleteExplanation(tx, organizationId, check, null);
    else await repository.saveExplanation(tx, { organizationId, check, reason, explanation, userId: account.userId, at: deps.now() });
    await record(deps, tx, caller, { action: 'fact.explained', id: newest.id, metadata: { check, explained: explanation !== '' } });
  });
  return factsView(deps, account, reader);
}

/** Deletes a fact, also among the evidence; the one before it counts again. */
export async function removeFact(
  deps: Deps,
  caller: Principal<'editor'>,
  { id, reader }: ReadBy & Readonly<{ id: string }>,
): Promise<Facts> {
  const { account } = caller;
  const organizationId = account.organization.id;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const kind = await withNews(deps, tx, { organizationId, by: account.userId }, async () => {
      const deleted = await repository.deleteFact(tx, organizationId, id);
      if (!deleted) throw notFound();
      await forgetExplanations(tx, organizationId, deleted);
      return deleted;
    });
    await removeFactEvidence(deps, tx, caller, { kind, id });
    await record(deps, tx, caller, { action: 'fact.removed', id, metadata: { kind } });
  });
  return factsView(deps, account, reader);
}
