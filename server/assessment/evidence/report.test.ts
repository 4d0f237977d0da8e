// @module-tag long
import * as mupdf from 'mupdf';
import { describe, expect, it } from 'vitest';
import { makeReport } from '#server/assessment/assessments/reports/reports.ts';
import { anAssessment, anOrganization, asPrincipal, aCompletedAssessment, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

async function textOf(org: TestOrganization, assessmentId: string, query: string): Promise<string> {
  const { rawPayload } = await world.call('GET', `/api/assessments/${assessmentId}/report?${query}`, { cookie: org.cookie });
  const document = mupdf.Document.openDocument(rawPayload, 'application/pdf');
  const pages = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText());
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}

const compact = (text: string): string => text.replaceAll(' ', '');

describe('a report', () => {
  it('lists what stood at its answers with the hash of each file, in every language and for good', async () => {
    const org = await anOrganization(world.deps);
    const assessmentId = await anAssessment(world.deps, org);
    const place = { assessmentId, questionId: 'nis2-2-3' };
    const { body } = await sendEvidence(world, org.cookie, { name: 'Polityka haseł – 日本.pdf', bytes: aPdf() }, { place });
    const id = String(body.id);
    await world.call('POST', `/api/evidence/${id}/uses`, { cookie: org.cookie, body: { assessmentId, questionId: 'nis2-1-8' } });
    await world.call('POST', `/api/evidence/${id}/uses`, { cookie: org.cookie, body: { assessmentId, questionId: 'nis2-1-2' } });
    await world.call('PATCH', `/api/evidence/${id}`, { cookie: org.cookie, body: { validUntil: '2027-06-30' } });
    const link = { name: 'Rejestr ryzyk', url: 'https://intranet.example/ryzyka', place: { assessmentId, questionId: 'nis2-1-1' } };
    await world.call('POST', '/api/evidence/links', { cookie: org.cookie, body: link });
    await makeReport(world.deps, await asPrincipal(world.deps, org), assessmentId);
    expect((await world.call('DELETE', `/api/evidence/${id}`, { cookie: org.cookie })).statusCode).toBe(200);
    const polish = await textOf(org, assessmentId, 'lang=pl');
    expect(polish).toContain('Polityka haseł');
    expect(compact(polish)).toContain(`SHA-256${String(body.sha256)}`);
    expect(compact(polish)).toContain('Link:https://intranet.example/ryzyka');
    expect(polish).toContain('1.2, 1.8, 2.3');
    for (const lang of ['en', 'de', 'fr'])
      expect(compact(await textOf(org, assessmentId, `lang=${lang}`)), lang).toContain(String(body.sha256));
  });

  it('without evidence has no list of it', async () => {
    const org = await anOrganization(world.deps);
    expect(await textOf(org, await aCompletedAssessment(world.deps, org), 'lang=pl')).not.toContain('SHA-256 pozwala');
  });
});
