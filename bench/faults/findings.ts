import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { readStored } from '#server/platform/files/stored-files.ts';
import type { Environment } from './installation.ts';
import { kinds, type Acknowledged, type Kind } from './traffic.ts';

export type Finding = { lost: string[]; doubled: string[] };

/** What the provider reported is applied by its next tries and by the job that runs every ten minutes; the table waits for the first. */
const settleMillis = 90_000;

/** Compares what was acknowledged with what there is. */
export async function findings({ db, deps, address }: Environment, seen: Acknowledged): Promise<Record<Kind, Finding>> {
  const found = Object.fromEntries(kinds.map((kind) => [kind, { lost: [], doubled: [] }])) as unknown as Record<Kind, Finding>;
  const count = async (statement: ReturnType<typeof sql>): Promise<number> => (await db.rows<{ count: number }>(statement))[0]?.count ?? 0;
  const exactlyOnce = (kind: Kind, what: string, times: number): void => {
    if (times === 0) found[kind].lost.push(what);
    if (times > 1) found[kind].doubled.push(`${what} × ${times}`);
  };
  for (const { assessmentId, questionId, last, later } of seen.answers.values()) {
    const rows = await db.rows<{ comment: string }>(
      sql`select comment from answers where assessment_id = ${assessmentId} and question_id = ${questionId}`,
    );
    if (rows.length !== 1) exactlyOnce('answer', `${assessmentId} ${questionId}`, rows.length);
    else if (rows[0]!.comment !== last && !later.has(rows[0]!.comment))
      found.answer.lost.push(`${last} of ${questionId}: ${rows[0]!.comment}`);
  }
  for (const id of seen.reports)
    exactlyOnce('report', id, await count(sql`select count(*)::int as count from reports where assessment_id = ${id}`));
  for (const [id, number] of seen.certificates) {
    exactlyOnce('certificate', id, await count(sql`select count(*)::int as count from certificates where assessment_id = ${id}`));
    if (number && (await count(sql`select count(*)::int as count from certificates where certificate_number = ${number}`)) !== 1)
      found.certificate.lost.push(number);
  }
  // Whatever was issued is in the store as it was issued, and a report that was acknowledged was.
  const issued = await db.rows<{ kind: 'report' | 'certificate'; sha256: string; assessmentId: string }>(
    sql`select kind, sha256, assessment_id from documents`,
  );
  for (const { kind, sha256, assessmentId } of issued)
    if (!Buffer.isBuffer(await readStored(deps, { sha256 }))) found[kind].lost.push(`the document ${sha256} of ${assessmentId}`);
  for (const id of seen.reports)
    if (!issued.some(({ kind, assessmentId }) => kind === 'report' && assessmentId === id)) found.report.lost.push(`the document of ${id}`);
  const periodsOf = (id: string): Promise<number> =>
    count(sql`select count(*)::int as count from subscriptions where organization_id = ${id}`);
  for (const end = Date.now() + settleMillis; Date.now() < end; await pause(500)) {
    const waiting = await Promise.all([...seen.paid].map(periodsOf));
    if (!waiting.includes(0)) break;
  }
  for (const [kind, organizations] of [['webhook', seen.paid] as const, ['transfer', seen.booked] as const])
    for (const id of organizations) {
      exactlyOnce(kind, `period of ${id}`, await periodsOf(id));
      exactlyOnce(
        kind,
        `payment of ${id}`,
        await count(sql`select count(*)::int as count from payments where organization_id = ${id} and paid_at is not null`),
      );
      exactlyOnce(kind, `invoice of ${id}`, await count(sql`select count(*)::int as count from invoices where organization_id = ${id}`));
    }
  for (const [id, { sha256, cookie }] of seen.files) {
    exactlyOnce('upload', id, await count(sql`select count(*)::int as count from evidence where sha256 = ${sha256}`));
    const file = await fetch(`${address}/api/evidence/${id}/file`, { headers: { cookie } });
    const digest = createHash('sha256')
      .update(Buffer.from(await file.arrayBuffer()))
      .digest('hex');
    if (digest !== sha256) found.upload.lost.push(`the file of ${id} (${file.status})`);
  }
  return found;
}
