import { isoDay } from '#core/platform/calendar/calendar.ts';
import { insertReading } from '#server/assessment/templates/staff/repository.ts';
import type { TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import type { World } from '#server/testing/world.ts';

/** An approved document, and somebody of the staff who confirmed to have read it. */
export async function anAdoption(
  world: Pick<World, 'deps' | 'app' | 'call'>,
  org: TestOrganization,
): Promise<{ adopted: string; staffReading: string }> {
  const { deps } = world;
  const { body } = await sendEvidence(world, org.cookie, { name: 'kopie.pdf', bytes: aPdf() });
  const adopted = String(body['id']);
  const approval = { evidenceId: adopted, approvedOn: isoDay(deps.now()), approvedBy: 'Anna Nowak' };
  await world.call('POST', '/api/templates/backups/adoptions', { cookie: org.cookie, body: approval });
  const one = { id: deps.newId(), name: 'Ewa Nowak', email: `ewa-${org.nip}@firma.example`, readAt: deps.now() };
  await insertReading(deps.db, { organizationId: org.id, templateId: 'backups', evidenceId: adopted }, one);
  return { adopted, staffReading: one.id };
}
