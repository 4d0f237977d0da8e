import * as mupdf from 'mupdf';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { aCompletedAssessment, anOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

async function frozen(assessmentId: string) {
  const [row] = await world.deps.db.rows<{ subject: Record<string, unknown> }>(
    sql`select subject from reports where assessment_id = ${assessmentId} order by edition desc`,
  );
  return row?.subject ?? {};
}

describe('a report', () => {
  it('keeps what changed since the newest result of its regime, and that there was none', async () => {
    world.at('2026-11-21T09:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const first = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const other = await aCompletedAssessment(world.deps, org, { regime: 'ai_act' });
    world.at('2026-11-23T09:00:00.000Z');
    const second = await aCompletedAssessment(world.deps, org, { answer: 'yes' });
    expect((await frozen(first))['previous']).toBeNull();
    expect((await frozen(other))['previous']).toBeNull();
    expect(await frozen(second)).toMatchObject({
      writtenIn: 'pl',
      exposure: null,
      previous: {
        completedAt: '2026-11-21T09:00:00.000Z',
        score: { from: 5000, to: 10_000 },
        counts: { better: 49 },
        isOtherCatalogue: false,
      },
    });
  });

  it('from before this was kept is still drawn in the languages that nobody asked for', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await aCompletedAssessment(world.deps, org);
    await world.deps.db.rows(sql`
      update reports set subject = subject - 'previous' - 'exposure' - 'writtenIn' where assessment_id = ${id}`);
    const answer = await world.call('GET', `/api/assessments/${id}/report?lang=fr`, { cookie: org.cookie });
    expect(answer.statusCode).toBe(200);
    expect(mupdf.Document.openDocument(answer.rawPayload, 'application/pdf').countPages()).toBeGreaterThan(4);
  });
});
