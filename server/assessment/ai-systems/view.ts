import { systemFacts, type AiSystem, type SystemLine } from '#contract/assessment/ai-systems.ts';
import { classOf } from '#core/assessment/ai-systems/class.ts';
import { dutiesOf, type StatedDuty } from '#core/assessment/ai-systems/duties.ts';
import type { SystemRow } from './repository.ts';

const ownerOf = ({ ownerId, ownerName }: SystemRow): SystemLine['owner'] =>
  ownerId !== null && ownerName !== null ? { userId: ownerId, name: ownerName } : null;

function statedDuties({ facts, proofs }: SystemRow, today: string): StatedDuty[] {
  return dutiesOf(facts, today, new Map(proofs.map(({ duty, doneOn }) => [duty, doneOn])));
}

export function lineView(row: SystemRow, today: string): SystemLine {
  const open = statedDuties(row, today).filter(({ state }) => state !== 'done');
  const next = open.flatMap(({ day }) => (day !== null && day > today ? [day] : [])).toSorted();
  return {
    id: row.id,
    name: row.name,
    supplier: row.supplier,
    roles: [...row.facts.roles],
    class: classOf(row.facts).class,
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
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    changedBy: row.changedBy,
  };
}
