import { observationChecks, verdictOfReason } from '#core/assessment/observations/checks.ts';
import { collector, dueBefore, freshSince, openReasons, ownedSince } from '#core/assessment/observations/domain.ts';
import { observeDomain } from '#core/assessment/observations/observe.ts';
import { inTotal } from '#server/adapters/web/observation/total-time.ts';
import type { Deps } from '#server/deps.ts';
import { sha256Of } from '#server/platform/files/stored-files.ts';
import { semaphore } from '#server/platform/process/semaphore.ts';
import { recordContradictions } from '#server/assessment/contradiction-news/record.ts';
import { contradictingChecks } from './observed-questions.ts';
import * as repository from './repository.ts';

/** Domains that one run of the job checks, and how many of them at a time: the run is over in two and a half minutes at most. */
const inOneRun = 60;
const inPermit = semaphore({ atOnce: 8 });
/** How long an observation takes at most, whatever its servers do: somebody may be waiting for it. */
const observationMillis = 20_000;

/** Observes a domain, at the request of `by` or by itself, and stores what was seen, unless it was tried after `lastBefore` already; false then. */
export async function refreshObservation(
  deps: Deps,
  row: repository.DomainRow,
  { lastBefore, by }: Readonly<{ lastBefore: Date; by: string | null }>,
): Promise<boolean> {
  const now = deps.now();
  if (!(await repository.claimObservation(deps.db, row, lastBefore, now))) return false;
  const findings = await observeDomain(row.name, inTotal(deps.network, observationMillis), now);
  const freshAfter = freshSince(now);
  const { organizationId } = row;
  await deps.db.transaction(async (tx) => {
    // Removed meanwhile: there is nothing to keep.
    if (!(await repository.lockDomain(tx, row))) return;
    const against = async () =>
      (await contradictingChecks({ db: tx, now: () => now }, organizationId)).filter(({ domainId }) => domainId === row.id);
    const before = await against();
    for (const check of observationChecks) {
      const { reason, raw } = findings[check];
      const sha256 = sha256Of(Buffer.from(raw.join('\n')));
      const isOpen = verdictOfReason[reason] === 'unknown';
      const seen = { check, reason, raw, sha256, collector, observedAt: now };
      await repository.saveObservation(tx, row, seen, { isOpen, openReasons, freshAfter });
    }
    await recordContradictions(deps, tx, { organizationId, by, before, after: await against() });
  });
  return true;
}

/** Observes the domains that were not observed for a day. */
export async function observeDueDomains(deps: Deps): Promise<{ domainsObserved: number }> {
  const now = deps.now();
  const due = await repository.dueDomains(deps.db, dueBefore(now), ownedSince(now), inOneRun);
  const observations = due.map((row) =>
    inPermit(async () => {
      try {
        return await refreshObservation(deps, row, { lastBefore: dueBefore(now), by: null });
      } catch (error) {
        deps.log.warn({ err: error, organization: row.organizationId }, 'domain not observed');
        return false;
      }
    }),
  );
  return { domainsObserved: (await Promise.all(observations)).filter(Boolean).length };
}
