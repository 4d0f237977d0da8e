// @module-tag long
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import * as mupdf from 'mupdf';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerWords } from '#content/documents/report/answers.ts';
import { statementWords } from '#content/documents/billing/statement.ts';
import type { resultFile } from '#contract/assessment/answering/exchange/result-file.ts';
import { languages } from '#core/platform/languages.ts';
import { findQuestion } from '#content/questions/catalogue.ts';
import { makeReport } from '#server/assessment/assessments/reports/reports.ts';
import { aCompletedAssessment, anAssessment, anOrganization, asPrincipal, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const dangerous = '=HYPERLINK("https://zly.example";"x")';

async function aResult(): Promise<{ org: TestOrganization; id: string }> {
  const org = await anOrganization(world.deps, { plan: 'pro', name: 'Młyn „Łódzki”' });
  const id = await anAssessment(world.deps, org, { answer: 'partial' });
  for (const [questionId, answer, comment] of [
    ['nis2-1-1', 'yes', dangerous],
    ['nis2-1-2', 'no', 'pierwsza\ndruga; "trzecia"'],
    ['nis2-1-3', 'not_applicable', ''],
  ] as const) {
    await world.call('POST', '/api/answers', { cookie: org.cookie, body: { assessmentId: id, questionId, answer, comment } });
  }
  expect((await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie })).statusCode).toBe(200);
  return { org, id };
}

async function file({ org, id }: { org: TestOrganization; id: string }, form: string, lang = 'pl') {
  const answer = await world.call('GET', `/api/assessments/${id}/${form}?lang=${lang}`, { cookie: org.cookie });
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  return answer;
}

describe('a result as JSON', () => {
  it('is of the schema that is published, and states what the report states', async () => {
    const published = await world.call('GET', '/schemas/assessment-result-2.json', { headers: { origin: 'https://grc.example' } });
    expect([published.statusCode, published.headers['access-control-allow-origin']]).toEqual([200, '*']);
    const schema = published.json<Record<string, unknown>>();
    expect(schema.$id).toBe('https://atesto.test/schemas/assessment-result-2.json');
    const result = await aResult();
    const answer = await file(result, 'json', 'en');
    expect(answer.headers['content-disposition']).toMatch(/atesto-answers-nis2-\d{4}-\d{2}-\d{2}\.json"/);
    const body = answer.json<z.output<typeof resultFile>>();
    expect(z.fromJSONSchema(schema as never).safeParse(body).error).toBeUndefined();
    expect(z.fromJSONSchema(schema as never).safeParse({ ...body, more: 1 }).success).toBe(false);
    expect(body).toMatchObject({ $schema: schema.$id, language: 'en', selfAssessment: true, organization: { name: 'Młyn „Łódzki”' } });
    expect(body.assessment).toMatchObject({ id: result.id, edition: 1, thresholdPercent: 75, reachesThreshold: false });
    expect(body.questions).toHaveLength(49);
    expect(body.questions[0]).toMatchObject({ id: 'nis2-1-1', answer: 'yes', comment: dangerous });
    const seen = (await world.call('GET', `/api/assessments/${result.id}/result`, { cookie: result.org.cookie })).json();
    expect(body.sections.map(({ scorePercent }) => scorePercent)).toEqual(seen.sections.map(({ score }: { score: number }) => score));
    expect(body.assessment.scorePercent).toBe(seen.assessment.complianceScore);
    const first = (await world.call('GET', '/schemas/assessment-result-1.json')).json<Record<string, unknown>>();
    const earlier = {
      ...body,
      format: 'atesto-assessment-result/1',
      questions: body.questions.map((question) =>
        Object.fromEntries(Object.entries(question).filter(([name]) => name !== 'weightHundredths')),
      ),
    };
    expect(z.fromJSONSchema(first as never).safeParse(earlier).error).toBeUndefined();
  });

  it('can be computed anew by the reference scorer that is handed out, and a changed one is found out', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'atesto-score-'));
    const scorer = await world.call('GET', '/score.mjs');
    await writeFile(join(folder, 'score.mjs'), scorer.body);
    const body = (await file(await aResult(), 'json', 'en')).json<z.output<typeof resultFile>>();
    const run = async (result: object) => {
      await writeFile(join(folder, 'result.json'), JSON.stringify(result));
      return spawnSync(process.execPath, ['score.mjs', 'result.json'], { cwd: folder, encoding: 'utf8' });
    };
    const honest = await run(body);
    expect([honest.status, honest.stdout]).toEqual([0, expect.stringContaining(`score ${body.assessment.scorePercent?.toFixed(2)}%`)]);
    const changed = await run({ ...body, assessment: { ...body.assessment, scorePercent: 99.9, reachesThreshold: true } });
    expect([changed.status, changed.stdout]).toEqual([2, expect.stringContaining('the file says 99.90')]);
    expect((await run({ format: 'other' })).status).toBe(3);
    expect((await world.call('GET', '/score-vectors.json')).json()).toHaveLength(17);
    await rm(folder, { recursive: true });
  });

  it('is there for finished assessments only', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await anAssessment(world.deps, org, { answered: 3 });
    for (const form of ['json', 'oscal']) {
      const refused = await world.call('GET', `/api/assessments/${id}/${form}`, { cookie: org.cookie });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'assessment_not_completed']);
    }
    for (const form of ['csv', 'docx', 'xlsx']) await file({ org, id }, form);
  });
});

describe('a result to read and to edit', () => {
  it('as CSV begins with a byte order mark and holds nothing that a spreadsheet would run', async () => {
    const text = (await file(await aResult(), 'csv')).rawPayload.toString('utf8');
    expect(text.startsWith('\ufeffid;Nr;Obszar;Pytanie;answer;Odpowiedź;')).toBe(true);
    expect(text).toContain(`;"'=HYPERLINK(""https://zly.example"";""x"")";`);
    expect(text).toContain('"pierwsza\ndruga; ""trzecia"""');
    expect(text.split('\r\n')).toHaveLength(51);
  });

  it.each(languages)('as a document holds every question in %s', async (language) => {
    const org = await anOrganization(world.deps, { plan: 'pro', name: 'Młyn „Łódzki”' });
    const id = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const parts = unzipSync(new Uint8Array((await file({ org, id }, 'docx', language)).rawPayload));
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '');
    const words = answerWords[language];
    expect(text.split(words.values.partial)).toHaveLength(50);
    for (const phrase of ['Młyn „Łódzki”', words.notAudit, '7.7 ']) expect(text).toContain(phrase);
    expect(/\{\w+\}/.test(text)).toBe(false);
  });

  it('distinguishes suggested from attached evidence: two words, two places', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await anAssessment(world.deps, org);
    const left = { assessmentId: id, questionId: 'nis2-5-2', answer: 'not_applicable', comment: 'Nie tworzymy oprogramowania.' };
    await world.call('POST', '/api/answers', { cookie: org.cookie, body: left });
    const link = { url: 'https://intranet.example/polityka', name: 'Polityka bezpieczeństwa' };
    const place = { assessmentId: id, questionId: 'nis2-2-1' };
    const added = await world.call('POST', '/api/evidence/links', { cookie: org.cookie, body: { ...link, place } });
    expect(added.statusCode, added.body).toBe(200);
    await makeReport(world.deps, await asPrincipal(world.deps, org), id);
    const words = answerWords.pl;
    expect(words.suggested).not.toBe(words.attached);
    const parts = unzipSync(new Uint8Array((await file({ org, id }, 'docx')).rawPayload));
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array()).replaceAll(/<[^>]+>/g, '');
    const [answered = '', suggested = ''] = text.split(words.suggested);
    const evidenceOf = (questionId: string) => findQuestion(questionId)?.question.evidence.pl ?? '';
    expect(answered).toContain(`${words.attached}: Polityka bezpieczeństwa`);
    expect(answered.split(words.attached)).toHaveLength(2);
    expect(answered).not.toContain(evidenceOf('nis2-2-1'));
    expect(suggested).toContain(evidenceOf('nis2-2-1'));
    // Nothing is suggested for what does not apply.
    expect(text).not.toContain(evidenceOf('nis2-5-2'));
    const csv = (await file({ org, id }, 'csv')).rawPayload.toString('utf8');
    expect(csv.split('\r\n')[0]).toContain(`${words.suggested};`);
    expect(csv.split('\r\n')[0]).toContain(words.attached);
  });
});

describe('a statement of applicability', () => {
  it('has a row for each control of Annex A with the answers about it, implements nothing, and holds no formula', async () => {
    const { readXlsx } = await import('hucre/xlsx');
    const result = await aResult();
    for (const language of languages) {
      const answer = await file(result, 'statement', language);
      const words = statementWords[language];
      expect(answer.headers['content-disposition']).toContain(words.fileName.split('-{')[0]);
      const { sheets } = await readXlsx(answer.rawPayload);
      const [statement, guide] = sheets;
      const rows = (statement?.rows ?? []).slice(1).map((row) => row.map((value) => value ?? ''));
      expect(rows).toHaveLength(93);
      const row = (control: string) => rows.find(([id]) => id === control);
      expect(row('A.5.31')?.[4]).toBe(words.states.partial);
      expect(row('A.5.31')?.[5]).toBe(`1.1 ${answerWords[language].short.yes[0]}`);
      expect(row('A.5.32')?.slice(4, 7)).toEqual([words.states.not_assessed, '', '']);
      expect(rows.filter(([, , , , state]) => state === words.states.implemented)).toEqual([]);
      expect(guide?.rows.flat().join(' ')).toContain('70');
      const parts = unzipSync(answer.rawPayload);
      expect(Object.keys(parts).filter((name) => strFromU8(parts[name] ?? new Uint8Array()).includes('<f>'))).toEqual([]);
    }
  });

  it('states the same as a document of words and as a PDF', async () => {
    const result = await aResult();
    for (const language of languages) {
      const words = statementWords[language];
      const written = await file(result, 'statement/docx', language);
      expect(written.headers['content-disposition']).toMatch(/\.docx"?/);
      const xml = strFromU8(unzipSync(written.rawPayload)['word/document.xml'] ?? new Uint8Array());
      const phrase = xml
        .split('<w:tr>')
        .slice(1)
        .map((row) =>
          row
            .split('<w:tc>')
            .slice(1)
            .map((cell) => cell.replaceAll(/<[^>]+>/g, '')),
        );
      expect(phrase).toHaveLength(94);
      expect(phrase.find(([control]) => control === 'A.5.31')?.slice(4, 6)).toEqual([
        words.states.partial,
        `1.1 ${answerWords[language].short.yes[0]}`,
      ]);
      const printed = await file(result, 'statement/pdf', language);
      expect(printed.headers['content-type']).toBe('application/pdf');
      const pdf = mupdf.Document.openDocument(printed.rawPayload, 'application/pdf');
      const text = Array.from({ length: pdf.countPages() }, (_, page) => pdf.loadPage(page).toStructuredText('').asText()).join(' ');
      expect(new Set(text.match(/A\.[5-8]\.\d+/g)).size).toBe(93);
      const [left, , right] = pdf.loadPage(0).getBounds();
      expect(right - left).toBeGreaterThan(800);
    }
  });

  it('is about NIS2 alone, and is begun before the assessment is finished too', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const other = await aCompletedAssessment(world.deps, org, { regime: 'ai_act' });
    for (const form of ['statement', 'statement/docx', 'statement/pdf'])
      expect((await world.call('GET', `/api/assessments/${other}/${form}`, { cookie: org.cookie })).statusCode).toBe(404);
    const open = await anAssessment(world.deps, org);
    expect((await world.call('GET', `/api/assessments/${open}/statement`, { cookie: org.cookie })).statusCode).toBe(200);
  });
});
