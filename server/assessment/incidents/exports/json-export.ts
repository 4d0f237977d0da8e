import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { wholeIncident } from '#server/assessment/incidents/service.ts';
import { incidentView } from '#server/assessment/incidents/view.ts';

/** How to calculate the hashes of the log anew, for whoever reads the file without us. */
const hashing =
  'hash = SHA-256(previousHash + "\\n" + JSON.stringify([incidentId, sequence, at, userId, kind, entry])), in hexadecimal digits';

/** How to prove that the log stood like this when the transparency log took its hash. */
const checking = 'node verify.mjs FILE: calculates all hashes anew and checks that the transparency log holds that of the entry in “head”';

/** Everything of an incident with what its hashes are calculated from; names of the people who see it, and of nobody else. */
export async function exportedIncident(deps: Deps, caller: Principal<'reader'>, id: string) {
  const whole = await wholeIncident(deps, caller, id);
  const { people, suggested: _, log: __, ...view } = incidentView(whole, deps.now());
  const log = whole.log.map(({ sequence, at, userId, who, kind, entry, previousHash, hash }) => ({
    sequence,
    at: at.toISOString(),
    userId,
    who,
    kind,
    entry,
    previousHash,
    hash,
  }));
  const handedOver = whole.log.find(({ sequence }) => sequence === whole.row.loggedSequence);
  const held = handedOver ? await deps.questions.proofOfHead(deps, handedOver.hash) : null;
  const head = handedOver && held ? { sequence: handedOver.sequence, ...held } : null;
  const file = { exportedAt: deps.now().toISOString(), ...view, people: people.filter(({ named }) => named), hashing, head, checking, log };
  return { bytes: Buffer.from(JSON.stringify(file, null, 2)), name: view.drill ? 'incident-drill.json' : 'incident.json' };
}
