import { factVerdictNow, lastFreshDay } from '#core/assessment/facts/days.ts';
import type { FactKind } from '#core/assessment/facts/kinds.ts';
import { questionsOfFactCheck } from '#core/assessment/facts/questions.ts';
import { checksOf, reasonOfFact } from '#core/assessment/facts/verdicts.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { saveOwnLink, removeOwnLink } from '#server/assessment/evidence/own-links.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { newestFacts } from './repository.ts';

type Placed = Readonly<{ kind: FactKind; id: string }>;

function addressOf({ config }: Deps, { kind, id }: Placed): string {
  return `${config.publicUrl}/fakty?kind=${kind}&fact=${id}`;
}

/** Adds the fact that counts as evidence of the questions that it supports today, until it is too old; one that supports none is no evidence. */
export async function addFactEvidence(
  deps: Deps,
  tx: Db,
  caller: Principal<'consultant'>,
  { kind, id, name }: Placed & Readonly<{ name: string }>,
): Promise<void> {
  const newest = (await newestFacts(tx, caller.account.organization.id)).find((one) => one.kind === kind);
  if (newest?.id !== id) return;
  const { takenOn, counts } = newest;
  const today = isoDay(deps.now());
  const supported = checksOf(kind).filter((check) => factVerdictNow(kind, takenOn, reasonOfFact(check, counts), today) === 'green');
  const questionIds = supported.flatMap((check) => [...questionsOfFactCheck[check]]);
  if (questionIds.length === 0) return;
  await saveOwnLink(deps, tx, caller, { name, url: addressOf(deps, { kind, id }), questionIds, validUntil: lastFreshDay(kind, takenOn) });
}

export function removeFactEvidence(deps: Deps, tx: Db, caller: Principal<'editor'>, fact: Placed): Promise<void> {
  return removeOwnLink(deps, tx, caller, addressOf(deps, fact));
}
