// @module-tag long
import { unzipSync } from 'fflate';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { headerWords } from '#content/customer-questionnaires/headers.ts';
import type { Questionnaire, QuestionnaireRow } from '#contract/assessment/answering/customer-questionnaires.ts';
import { rowsOf } from '#core/assessment/customer-questionnaires/layout.ts';
import { readForm, type FormType } from '#server/adapters/forms/form-file.ts';
import { anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { neverYes, questionnaireFiles, type MadeFile } from '#server/testing/documents/questionnaire-files.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let org: TestOrganization;

/** A firm that answers every question with yes and has evidence at each. */
beforeAll(async () => {
  org = await anOrganization(world.deps);
  const assessmentId = await anAssessment(world.deps, org);
  const { body } = await sendEvidence(
    world,
    org.cookie,
    { name: 'Polityka.pdf', bytes: aPdf() },
    { place: { assessmentId, questionId: 'nis2-1-1' } },
  );
  await world.deps.db.rows(sql`
    insert into evidence_uses (organization_id, evidence_id, assessment_id, question_id, attached_by, attached_at)
    select organization_id, ${String(body.id)}, assessment_id, question_id, ${org.userId}, ${world.deps.now()} from answers
    where organization_id = ${org.id} on conflict do nothing`);
});

async function sent({ name, make }: MadeFile): Promise<{ bytes: Uint8Array; questionnaire: Questionnaire }> {
  const bytes = await make();
  const answer = await world.app.inject({
    method: 'PUT',
    url: `/api/customer-questionnaires/files/${encodeURIComponent(name)}`,
    headers: { cookie: org.cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  });
  expect([name, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([name, 200, '']);
  return { bytes, questionnaire: answer.json<Questionnaire>() };
}

const truthOf = (file: MadeFile, row: QuestionnaireRow): readonly string[] => {
  const found = file.rows.find(({ text }) => row.text.endsWith(text) || row.text.replace(/^\d+\. /, '') === text);
  expect(found, row.text).toBeDefined();
  return found?.truth ?? [];
};
const matchOf = ({ matched, sources }: QuestionnaireRow): string | null =>
  matched ? (sources[0]?.questionId.replace('nis2-', '') ?? null) : null;

describe.each(questionnaireFiles.map((file) => [file.name, file] as const))('%s', (name, file) => {
  it('is read with its ten questions, answered where it may be, and returned with nothing else changed', async () => {
    const { bytes, questionnaire } = await sent(file);
    expect(questionnaire.rows).toHaveLength(file.rows.length);
    for (const row of questionnaire.rows) {
      const proposal = row.matched ? row.sources[0]?.proposal : null;
      if (neverYes.has(row.text)) expect([row.text, proposal?.answer ?? null]).toEqual([row.text, null]);
      if (!proposal) continue;
      const body = { written: proposal.written, comment: proposal.comment, questionId: row.sources[0]?.questionId, seen: null };
      const url = `/api/customer-questionnaires/${questionnaire.id}/rows/${row.row}`;
      const made = await world.call('PUT', url, { cookie: org.cookie, body });
      expect([row.text, made.statusCode, made.json<QuestionnaireRow>().decided?.decision]).toEqual([row.text, 200, 'accepted']);
    }
    const filled = await world.call('GET', `/api/customer-questionnaires/${questionnaire.id}/file`, { cookie: org.cookie });
    expect(filled.headers['content-disposition']).toContain(name);
    await expectOnlyAnswers(file, bytes, new Uint8Array(filled.rawPayload), questionnaire);
  });
});

/** The file differs from the one that came in the cells that were answered, and in no other part. */
async function expectOnlyAnswers({ name }: MadeFile, before: Uint8Array, after: Uint8Array, { rows }: Questionnaire): Promise<void> {
  const [was, is] = [unzipSync(before), unzipSync(after)];
  expect(Object.keys(is)).toEqual(Object.keys(was));
  const changed = Object.keys(was).filter((part) => !Buffer.from(was[part] ?? new Uint8Array()).equals(is[part] ?? new Uint8Array()));
  expect(changed.filter((part) => !/^(xl\/worksheets\/sheet\d+|word\/document)\.xml$/.test(part))).toEqual([]);
  const type = name.slice(-4) as FormType;
  const [empty, full] = [await readForm(type, before), await readForm(type, after)];
  const exportedRows = rowsOf(empty, headerWords).rows;
  const expected = new Map<string, string>();
  for (const { row, matched, sources } of rows) {
    const proposal = matched ? sources[0]?.proposal : null;
    const { answer, comment } = exportedRows[row] ?? { answer: null, comment: null };
    if (proposal?.written && answer) expected.set(`${answer.sheet} ${answer.row} ${answer.column}`, proposal.written);
    if (proposal?.comment && comment) expected.set(`${comment.sheet} ${comment.row} ${comment.column}`, proposal.comment);
  }
  const differing = new Map<string, string>();
  for (const [sheet, { rows: lines }] of full.entries())
    for (const [line, cells] of lines.entries())
      for (const [column, { text }] of cells.entries())
        if (text !== (empty[sheet]?.rows[line]?.[column]?.text ?? '')) differing.set(`${sheet} ${line} ${column}`, text);
  expect(differing).toEqual(expected);
}

describe('all ten', () => {
  it('come to a precision of at least 0.97, a recall of at least 0.60, and leave open what nothing shows', async () => {
    let [right, wrong, known, unknown, left] = [0, 0, 0, 0, 0];
    for (const file of questionnaireFiles) {
      const { rows } = (await sent(file)).questionnaire;
      for (const row of rows) {
        const truth = truthOf(file, row);
        const match = matchOf(row);
        if (truth.length > 0) known += 1;
        else unknown += 1;
        if (match === null && truth.length === 0) left += 1;
        if (match !== null && truth.includes(match)) right += 1;
        if (match !== null && !truth.includes(match)) wrong += 1;
      }
    }
    expect([known + unknown, wrong / (right + wrong) <= 0.03, right / known >= 0.6, left / unknown >= 0.98]).toEqual([
      100,
      true,
      true,
      true,
    ]);
  });
});
