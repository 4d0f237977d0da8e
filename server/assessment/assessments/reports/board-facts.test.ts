// @module-tag long
import * as mupdf from 'mupdf';
import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { reportNumberPattern } from '#core/certificate/report-number.ts';
import { readDocument } from '#proof/document/pdf.ts';
import { judgeReportCode } from '#proof/codes/report-code.ts';
import { readReportStatement } from '#proof/document/report.ts';
import { aCompletedAssessment, anOrganization } from '#server/testing/builders.ts';
import { codeOn } from '#server/testing/mail/codes-on.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();

async function frozen(assessmentId: string) {
  const [row] = await world.deps.db.rows<{ subject: Record<string, unknown> }>(
    sql`select subject from reports where assessment_id = ${assessmentId} order by edition desc`,
  );
  return row?.subject ?? {};
}

describe('a report', () => {
  it('preserves what changed since the newest result of its regime, and that there was none', async () => {
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

  it('has a number and a code that the issuer signed, which says nothing of the result', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await aCompletedAssessment(world.deps, org);
    const number = String((await frozen(id))['number']);
    expect(number).toMatch(reportNumberPattern);
    for (const language of languages) {
      const answer = await world.call('GET', `/api/assessments/${id}/report?lang=${language}`, { cookie: org.cookie });
      const page = mupdf.Document.openDocument(answer.rawPayload, 'application/pdf').loadPage(0);
      expect(page.toStructuredText('preserve-whitespace').asText()).toContain(number);
      const [address, fragment = ''] = (codeOn(page, 2.5) ?? '').split('#');
      expect(address).toBe('https://atesto.test/sprawdz');
      const found = await judgeReportCode(fragment, () => Promise.resolve(world.deps.keyring.manifest));
      expect(found).toMatchObject({ outcome: 'genuine', code: { number, nip: org.nip } });
      const { report } = await readDocument(new Uint8Array(answer.rawPayload));
      expect(readReportStatement(report ?? '')).toMatchObject({ number });
    }
  });

  it('calls a duty met, not overdue, once a proof was recorded before it', async () => {
    world.at('2026-11-26T09:00:00.000Z');
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const answers = { seat: 'poland', roles: [], sectors: ['in_energy'], kinds: ['electricity_supply'], headcount: 'from_250' };
    const scope = {
      regime: 'nis2',
      checkedOn: '2026-11-26',
      answers: { ...answers, turnover: 'over_50', balance: 'over_43', group: 'alone' },
    };
    await world.call('PUT', '/api/scope', { cookie: org.cookie, body: { scope } });
    const textOf = async (id: string): Promise<string> => {
      const { rawPayload } = await world.call('GET', `/api/assessments/${id}/report?lang=pl`, { cookie: org.cookie });
      const document = mupdf.Document.openDocument(rawPayload, 'application/pdf');
      const pages = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText());
      return pages
        .join(' ')
        .replaceAll(/\u00ad\s*/g, '')
        .replaceAll(/\s+/g, ' ');
    };
    const overdue = 'Po terminie (3 października 2026)';
    expect(await textOf(await aCompletedAssessment(world.deps, org, { answer: 'partial' }))).toContain(overdue);
    const body = { duty: 'nis2:register', doneOn: '2026-11-25', reference: 'UPP 123/2026', evidenceId: null };
    expect((await world.call('POST', '/api/duties/proofs', { cookie: org.cookie, body })).statusCode).toBe(200);
    const proved = await textOf(await aCompletedAssessment(world.deps, org, { answer: 'yes' }));
    expect(proved).toContain('Potwierdzono 25 listopada 2026');
    expect(proved).not.toContain(overdue);
  });

  it('from before this was stored is still drawn in the languages that nobody requested', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await aCompletedAssessment(world.deps, org);
    await world.deps.db.rows(sql`
      update reports set subject = subject - 'previous' - 'exposure' - 'writtenIn' - 'number' where assessment_id = ${id}`);
    const answer = await world.call('GET', `/api/assessments/${id}/report?lang=fr`, { cookie: org.cookie });
    expect(answer.statusCode).toBe(200);
    expect(mupdf.Document.openDocument(answer.rawPayload, 'application/pdf').countPages()).toBeGreaterThan(4);
  });
});
