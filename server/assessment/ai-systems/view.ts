import { systemFacts, type AiSystem, type SystemLine } from '#contract/assessment/ai/ai-systems.ts';
import { classOf } from '#core/assessment/ai-systems/class.ts';
import { newestMeasure } from '#core/assessment/ai-sheets/literacy.ts';
import { basisOf, changedBases } from '#core/assessment/ai-sheets/impact.ts';
import type { SystemDutyCode } from '#core/assessment/ai-systems/duty-table.ts';
import { dutiesOf, type DutyProofs, type StatedDuty } from '#core/assessment/ai-systems/duties.ts';
import { possibleDuties } from '#core/assessment/ai-systems/possible-duties.ts';
import { provedDays } from '#core/assessment/ai-systems/proved.ts';
import type { SystemRow } from './repository.ts';

const ownerOf = ({ ownerId, ownerName }: SystemRow): SystemLine['owner'] =>
  ownerId !== null && ownerName !== null ? { userId: ownerId, name: ownerName } : null;

/** What changed in a system since its newest impact assessment was finished. */
export function outdatedImpact({ impact, ...row }: SystemRow): ReturnType<typeof changedBases> {
  return impact === null ? [] : changedBases(impact.basis, basisOf(row));
}

/** The day on which each duty of a system was met. */
function provedDaysOf(row: SystemRow, today: string): DutyProofs {
  const counts = outdatedImpact(row).length === 0;
  const impactOn = counts ? (row.impact?.doneOn ?? null) : null;
  return provedDays({ proofs: row.proofs, impactOn, literacyOn: newestMeasure(row.literacy, today) });
}

export function statedDuties(row: SystemRow, today: string): StatedDuty[] {
  return dutiesOf(row.facts, today, provedDaysOf(row, today));
}

/** Whether a duty is about a system, and the day on which it was met; null while it was not. */
export function dutyOf(row: SystemRow, code: SystemDutyCode, today: string): Readonly<{ isBound: boolean; metOn: string | null }> {
  return { isBound: statedDuties(row, today).some((duty) => duty.code === code), metOn: provedDaysOf(row, today).get(code) ?? null };
}

export function lineView(row: SystemRow, today: string): SystemLine {
  const duties = statedDuties(row, today);
  const open = duties.filter(({ state }) => state !== 'done');
  const next = open.flatMap(({ day }) => (day !== null && day > today ? [day] : [])).toSorted();
  return {
    id: row.id,
    name: row.name,
    supplier: row.supplier,
    roles: [...row.facts.roles],
    class: classOf(row.facts).class,
    duties: duties.map(({ code }) => code),
    possible: possibleDuties(row.facts, today),
    binding: open.filter(({ state }) => state === 'binding').length,
    nextDay: next[0] ?? null,
    owner: ownerOf(row),
    changedAt: row.changedAt.toISOString(),
  };
}

export function systemView(row: SystemRow, today: string): AiSystem {
  const proofs = new Map(row.proofs.map((proof) => [proof.duty, proof]));
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    supplier: row.supplier,
    purpose: row.purpose,
    persons: row.persons,
    facts: systemFacts.parse(row.facts),
    owner: ownerOf(row),
    revision: row.revision,
    today,
    duties: statedDuties(row, today).map((duty) => {
      const found = proofs.get(duty.code);
      return {
        ...duty,
        references: [...duty.references],
        proof: found
          ? { doneOn: found.doneOn, text: found.proof, evidenceId: found.evidenceId, by: found.by, at: new Date(found.at).toISOString() }
          : null,
      };
    }),
    impact: row.impact && { doneOn: row.impact.doneOn, person: row.impact.person, outdated: outdatedImpact(row) },
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    changedBy: row.changedBy,
  };
}
