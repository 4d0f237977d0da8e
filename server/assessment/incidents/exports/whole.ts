import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { wholeIncident } from '#server/assessment/incidents/service.ts';
import { incidentView } from '#server/assessment/incidents/view.ts';

/** How to calculate the hashes of the log anew, for whoever reads the file without us. */
const hashing =
  'hash = SHA-256(previousHash + "\\n" + JSON.stringify([incidentId, sequence, at, userId, kind, entry])), in hexadecimal digits';

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
  const file = { exportedAt: deps.now().toISOString(), ...view, people: people.filter(({ named }) => named), hashing, log };
  return { bytes: Buffer.from(JSON.stringify(file, null, 2)), name: view.drill ? 'incident-drill.json' : 'incident.json' };
}
