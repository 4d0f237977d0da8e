import sql from 'sql-template-tag';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#content/questions/catalogue.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { aCompletedAssessment, anAssessment, anOrganization, aPeriod, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const nis2 = questionsOf(catalogues.nis2);

async function save(org: TestOrganization, assessmentId: string, answer: object) {
  return world.call('POST', '/api/answers', { cookie: org.cookie, body: { assessmentId, ...answer } });
}

async function answersIn(assessmentId: string) {
  return world.deps.db.rows<{ questionId: string; answer: string; comment: string }>(
    sql`select question_id, answer, comment from answers where assessment_id = ${assessmentId} order by question_id`,
  );
}

async function auditCount(assessmentId: string): Promise<number> {
  const [row] = await world.deps.db.rows<{ count: number }>(
    sql`select count(*) from audit_logs where action = 'answer.saved' and entity_id = ${assessmentId}`,
  );
  return row!.count;
}

describe('the current assessment', () => {
  it('is a new draft for whoever has none, and the same one the next time', async () => {
    const org = await anOrganization(world.deps);
    const first = await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toMatchObject({ type: 'nis2', status: 'draft', completionPercentage: 0, thresholdPercent: 75 });
    const second = await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
    expect(second.json().id).toBe(first.json().id);
  });

  it('is made once when two tabs ask at once', async () => {
    const org = await anOrganization(world.deps);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie })),
    );
    expect(new Set(responses.map((answer) => answer.json().id)).size).toBe(1);
  });

  it('is refused to whoever never paid, in their language', async () => {
    const org = await anOrganization(world.deps, { plan: null });
    const refused = await world.call('GET', '/api/assessments/nis2/current', {
      cookie: org.cookie,
      headers: { 'accept-language': 'de' },
    });
    expect(refused.statusCode).toBe(402);
    expect(refused.json()).toEqual({ code: 'subscription_required', message: expect.stringContaining('Abonnement') });
  });

  it('of the AI Act needs the Pro plan', async () => {
    const basic = await anOrganization(world.deps, { plan: 'basic' });
    const refused = await world.call('GET', '/api/assessments/ai_act/current', { cookie: basic.cookie });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'plan_upgrade_required']);
    const pro = await anOrganization(world.deps, { plan: 'pro' });
    const allowed = await world.call('GET', '/api/assessments/ai_act/current', { cookie: pro.cookie });
    expect(allowed.json()).toMatchObject({ type: 'ai_act', questionCount: 35, thresholdPercent: 80 });
  });

  it('is the newest locked one when none is open, also after the paid period', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    await world.deps.db.rows(sql`delete from subscriptions where organization_id = ${org.id}`);
    const current = await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
    expect(current.json()).toMatchObject({ id, status: 'completed', complianceScore: 100, reachesThreshold: true });
  });

  it('of an unknown regime does not exist', async () => {
    const org = await anOrganization(world.deps);
    const answer = await world.call('GET', '/api/assessments/iso27001/current', { cookie: org.cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  });
});

describe('starting the next assessment', () => {
  it('is refused while one is open, and gives an untouched draft back', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const draft = await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2' } });
    const again = await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2' } });
    expect(again.json().id).toBe(draft.json().id);
    await save(org, draft.json().id, { questionId: nis2[0]!.id, answer: 'yes' });
    const refused = await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2' } });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'assessment_open', assessmentId: draft.json().id });
  });

  it('is allowed once per paid period with Basic, and again in the next period', async () => {
    const org = await anOrganization(world.deps, { plan: 'basic' });
    await aCompletedAssessment(world.deps, org);
    const refused = await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2' } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'assessment_limit_reached']);
    await world.deps.db.rows(sql`update subscriptions set ends_at = ${world.deps.now()} where organization_id = ${org.id}`);
    await aPeriod(world.deps, org.id, 'basic');
    const allowed = await world.call('POST', '/api/assessments', { cookie: org.cookie, body: { type: 'nis2' } });
    expect(allowed.statusCode).toBe(200);
  });

  it('can begin from the answers of an earlier one', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const earlier = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const next = await world.call('POST', '/api/assessments', {
      cookie: org.cookie,
      body: { type: 'nis2', copyFrom: earlier },
    });
    expect(next.json()).toMatchObject({ status: 'in_progress', answeredCount: 49, completionPercentage: 100 });
    expect(await answersIn(next.json().id)).toEqual(await answersIn(earlier));
  });

  it("never copies another organisation's answers", async () => {
    const [org, other] = [await anOrganization(world.deps, { plan: 'pro' }), await anOrganization(world.deps, { plan: 'pro' })];
    const foreign = await aCompletedAssessment(world.deps, other);
    const refused = await world.call('POST', '/api/assessments', {
      cookie: org.cookie,
      body: { type: 'nis2', copyFrom: foreign },
    });
    expect(refused.statusCode).toBe(404);
    expect(await world.deps.db.rows(sql`select 1 from assessments where organization_id = ${org.id}`)).toEqual([]);
  });
});

describe('saving an answer', () => {
  it('stores it, moves the completion and starts the assessment', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 0 });
    const saved = await save(org, id, { questionId: nis2[0]!.id, answer: 'partial', comment: 'w przygotowaniu' });
    expect(saved.statusCode).toBe(200);
    expect(saved.json()).toMatchObject({
      questionId: nis2[0]!.id,
      answer: 'partial',
      comment: 'w przygotowaniu',
      assessment: { id, status: 'in_progress', answeredCount: 1, completionPercentage: 2.04 },
    });
    const listed = await world.call('GET', `/api/answers/${id}`, { cookie: org.cookie });
    expect(listed.json()).toMatchObject([{ questionId: nis2[0]!.id, answer: 'partial', comment: 'w przygotowaniu' }]);
  });

  it('preserves the comment when only the answer is sent, and clears it when it is sent empty', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 0 });
    const questionId = nis2[0]!.id;
    await save(org, id, { questionId, answer: 'no', comment: 'plan na maj' });
    await save(org, id, { questionId, answer: 'partial' });
    expect(await answersIn(id)).toEqual([{ questionId, answer: 'partial', comment: 'plan na maj' }]);
    await save(org, id, { questionId, answer: 'partial', comment: '' });
    expect(await answersIn(id)).toEqual([{ questionId, answer: 'partial', comment: '' }]);
  });

  it('counts a question once however often it is answered, and records who changed what', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 0 });
    for (const answer of ['no', 'no', 'yes']) await save(org, id, { questionId: nis2[0]!.id, answer });
    const listed = await world.call('GET', '/api/assessments', { cookie: org.cookie });
    expect(listed.json()[0]).toMatchObject({ answeredCount: 1, completionPercentage: 2.04 });
    const history = await world.deps.db.rows<{ userId: string; metadata: object }>(sql`
      select user_id, metadata from audit_logs where action = 'answer.saved' and entity_id = ${id} order by id`);
    expect(history.map((row) => row.userId)).toEqual([org.userId, org.userId, org.userId]);
    expect(history.map((row) => row.metadata)).toMatchObject(['no', 'no', 'yes'].map((answer) => ({ questionId: nis2[0]!.id, answer })));
  });

  it('loses nothing when many tabs save at once: audit rows equal acknowledged saves', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 0 });
    const saves = Array.from({ length: 256 }, (_, index) =>
      save(org, id, { questionId: nis2[index % 20]!.id, answer: index % 2 ? 'yes' : 'no' }),
    );
    const acknowledged = (await Promise.all(saves)).filter((answer) => answer.statusCode === 200).length;
    expect(acknowledged).toBe(256);
    expect(await auditCount(id)).toBe(256);
    const listed = await world.call('GET', '/api/assessments', { cookie: org.cookie });
    expect(listed.json()[0]).toMatchObject({ answeredCount: 20, completionPercentage: 40.81 });
  });

  it.each<[string, object, string]>([
    ['an unknown answer', { questionId: 'nis2-1-1', answer: 'maybe' }, 'answer'],
    ['an unknown question', { questionId: 'nis2-99-1', answer: 'yes' }, 'questionId'],
    ['a question of another regime', { questionId: 'ai-act-1-1', answer: 'yes' }, 'questionId'],
    ['no question', { answer: 'yes' }, 'questionId'],
    ['a comment that is too long', { questionId: 'nis2-1-1', answer: 'yes', comment: 'x'.repeat(4001) }, 'comment'],
    ['a comment with NUL', { questionId: 'nis2-1-1', answer: 'yes', comment: 'a\u0000b' }, 'comment'],
    ['a comment that is no text', { questionId: 'nis2-1-1', answer: 'yes', comment: 7 }, 'comment'],
  ])('refuses %s at its field and changes nothing', async (_, answer, field) => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const id = await anAssessment(world.deps, org, { answered: 0 });
    const refused = await save(org, id, answer);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: 'invalid_input', message: 'Popraw zaznaczone pola.' });
    expect(Object.keys(refused.json().fields)).toEqual([field]);
    expect(await answersIn(id)).toEqual([]);
    expect(await auditCount(id)).toBe(0);
  });

  it('loses nothing to a report that is made meanwhile: what it acknowledged is in the report', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org);
    const [report, ...saves] = await Promise.all([
      world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie }),
      ...Array.from({ length: 12 }, (_, index) => save(org, id, { questionId: nis2[index]!.id, answer: 'no' })),
    ]);
    const acknowledged = saves.filter((answer) => answer.statusCode === 200).map((answer) => answer.json().questionId);
    expect(saves.every((answer) => answer.statusCode === 200 || answer.statusCode === 409)).toBe(true);
    expect([200, 503]).toContain(report.statusCode);
    if (report.statusCode !== 200) return;
    const result = (await world.call('GET', `/api/assessments/${id}/result`, { cookie: org.cookie })).json();
    expect(new Set(result.gaps.map((gap: { questionId: string }) => gap.questionId))).toEqual(new Set(acknowledged));
  });

  it('counts a question once when two tabs answer it first at the same moment', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 0 });
    const first = { questionId: nis2[0]!.id, answer: 'yes' };
    await Promise.all(Array.from({ length: 16 }, () => save(org, id, first)));
    const listed = await world.call('GET', '/api/assessments', { cookie: org.cookie });
    expect(listed.json()[0]).toMatchObject({ answeredCount: 1 });
  });

  it('is refused with 409 on a finished assessment', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    const refused = await save(org, id, { questionId: nis2[0]!.id, answer: 'no' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'assessment_locked']);
    expect((await answersIn(id))[0]!.answer).toBe('yes');
  });

  it('is refused with 402 once the paid period is over', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 1 });
    await world.deps.db.rows(sql`update subscriptions set ends_at = ${world.deps.now()} where organization_id = ${org.id}`);
    const refused = await save(org, id, { questionId: nis2[1]!.id, answer: 'no' });
    expect([refused.statusCode, refused.json().code]).toEqual([402, 'subscription_required']);
    expect(await answersIn(id)).toHaveLength(1);
  });

  it('is refused to outsiders: 401 without a session, 404 with another one', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const id = await anAssessment(world.deps, org, { answered: 0 });
    const body = { assessmentId: id, questionId: nis2[0]!.id, answer: 'yes' };
    expect((await world.call('POST', '/api/answers', { body })).statusCode).toBe(401);
    expect((await world.call('POST', '/api/answers', { body, cookie: other.cookie })).statusCode).toBe(404);
    expect(await answersIn(id)).toEqual([]);
  });
});

describe('generating the report', () => {
  it('names the questions that are missing', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 47 });
    const refused = await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'assessment_incomplete', missing: nis2.slice(47).map((q) => q.id) });
  });

  it('completes the assessment with its exact score; again it answers the same', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 48 });
    await save(org, id, { questionId: nis2[48]!.id, answer: 'no' });
    const made = await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie });
    const total = nis2.reduce((sum, q) => sum + q.weightHundredths, 0);
    const expected = Math.round(((total - nis2[48]!.weightHundredths) / total) * 10_000) / 100;
    expect(made.json()).toMatchObject({ status: 'completed', complianceScore: expected, completionPercentage: 100 });
    const again = await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie });
    expect(again.json()).toEqual(made.json());
  });

  it('stores one report when it is requested twice at once', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org);
    const url = `/api/assessments/${id}/report`;
    const both = await Promise.all([world.call('POST', url, { cookie: org.cookie }), world.call('POST', url, { cookie: org.cookie })]);
    expect(both.map((answer) => answer.statusCode)).toEqual([200, 200]);
    const completed = await world.deps.db.rows(sql`
      select 1 from audit_logs where action = 'assessment.completed' and entity_id = ${id}`);
    expect(completed).toHaveLength(1);
  });

  it('serves the same bytes every time, and each language on demand', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org);
    const read = (lang: string) => world.call('GET', `/api/assessments/${id}/report?lang=${lang}`, { cookie: org.cookie });
    const [polish, again, german] = [await read('pl'), await read('pl'), await read('de')];
    expect(polish.headers['content-type']).toBe('application/pdf');
    expect(polish.headers['content-disposition']).toContain('attachment');
    expect(polish.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(again.rawPayload.equals(polish.rawPayload)).toBe(true);
    expect(german.rawPayload.equals(polish.rawPayload)).toBe(false);
  });

  it('is not there before completion, nor for another organisation', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const open = await anAssessment(world.deps, org, { answered: 1 });
    const early = await world.call('GET', `/api/assessments/${open}/report`, { cookie: org.cookie });
    expect([early.statusCode, early.json().code]).toEqual([409, 'assessment_not_completed']);
    const foreign = await world.call('GET', `/api/assessments/${open}/report`, { cookie: other.cookie });
    expect(foreign.statusCode).toBe(404);
  });

  it('leaves the assessment open when the document cannot be drawn', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org);
    const { renderer } = world.deps;
    world.deps.renderer = { render: () => Promise.reject(new Error('no drawing today')), close: renderer.close };
    const failed = await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie });
    world.deps.renderer = renderer;
    expect(failed.statusCode).toBe(500);
    expect(failed.json()).toEqual({ code: 'server_error', message: expect.any(String) });
    const current = await world.call('GET', '/api/assessments/nis2/current', { cookie: org.cookie });
    expect(current.json()).toMatchObject({ id, status: 'in_progress', complianceScore: null });
  });

  it('reads an assessment that began with an earlier catalogue by the one of today, and leaves finished ones theirs', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const earlier = () => world.deps.db.rows(sql`update assessments set catalogue_version = '2026.03' where organization_id = ${org.id}`);
    const versions = async () =>
      (
        await world.deps.db.rows<{ version: string }>(sql`
        select catalogue_version as version from assessments where organization_id = ${org.id} order by created_at, id`)
      ).map(({ version }) => version);
    const id = await anAssessment(world.deps, org);
    await earlier();
    const made = await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie });
    expect(made.json().catalogueVersion).toBe(catalogues.nis2.version);
    await earlier();
    expect((await world.call('POST', `/api/assessments/${id}/report`, { cookie: org.cookie })).json().catalogueVersion).toBe('2026.03');
    expect(await versions()).toEqual(['2026.03']);
  });

  it('returns to the screen what the report states', async () => {
    const org = await anOrganization(world.deps);
    const id = await aCompletedAssessment(world.deps, org, { answer: 'partial' });
    const result = await world.call('GET', `/api/assessments/${id}/result?lang=en`, { cookie: org.cookie });
    expect(result.json()).toMatchObject({
      assessment: { id, complianceScore: 50, reachesThreshold: false },
      distribution: { yes: 0, partial: 49, no: 0, not_applicable: 0 },
      path: { reached: true },
    });
    expect(result.json().gaps).toHaveLength(49);
    expect(result.json().sections).toHaveLength(7);
  });
});

describe('questions', () => {
  it('are listed by section in the language requested', async () => {
    const org = await anOrganization(world.deps);
    const polish = await world.call('GET', '/api/questions/nis2/1', { cookie: org.cookie });
    expect(polish.json()).toHaveLength(8);
    expect(polish.json()[0]).toMatchObject({ id: 'nis2-1-1', section: 1, questionText: nis2[0]!.text.pl });
    const german = await world.call('GET', '/api/questions/nis2/1?lang=de', { cookie: org.cookie });
    expect(german.json()[0].questionText).toBe(nis2[0]!.text.de);
  });

  it('never show an unconfirmed citation', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const hidden = nis2.flatMap((q) => q.references.filter((r) => r.verified === false).map((r) => ({ id: q.id, cite: r.cite })));
    for (const section of [1, 2, 3, 4, 5, 6, 7]) {
      const listed = await world.call('GET', `/api/questions/nis2/${section}?lang=pl`, { cookie: org.cookie });
      for (const question of listed.json()) {
        for (const { cite } of hidden.filter((one) => one.id === question.id)) {
          expect(question.references).not.toContainEqual({ act: 'UKSC', cite });
        }
      }
    }
  });

  it('of the AI Act are part of Pro', async () => {
    const org = await anOrganization(world.deps, { plan: 'basic' });
    const refused = await world.call('GET', '/api/questions/ai_act/1', { cookie: org.cookie });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'plan_upgrade_required']);
  });

  it('of a section that does not exist are not found', async () => {
    const org = await anOrganization(world.deps, { plan: 'pro' });
    const answer = await world.call('GET', '/api/questions/ai_act/5', { cookie: org.cookie });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  });
});

describe('the review before the lock', () => {
  const reviewOf = (org: TestOrganization, id: string, lang = 'pl') =>
    world.call('GET', `/api/assessments/${id}/review?lang=${lang}`, { cookie: org.cookie });

  it('names what is open, left out without a reason and costs most, with the range of the score', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org, { answered: 47 });
    await save(org, id, { questionId: 'nis2-1-1', answer: 'not_applicable' });
    await save(org, id, { questionId: 'nis2-1-2', answer: 'not_applicable', comment: 'Nie mamy oddziałów.' });
    await save(org, id, { questionId: 'nis2-2-1', answer: 'no' });
    const review = (await reviewOf(org, id)).json();
    expect(review.unanswered.map((one: { questionId: string }) => one.questionId)).toEqual(['nis2-7-6', 'nis2-7-7']);
    expect(review.withoutReason.map((one: { questionId: string }) => one.questionId)).toEqual(['nis2-1-1']);
    expect([review.notApplicable, review.refused, review.costly[0].questionId]).toEqual([2, 1, 'nis2-2-1']);
    expect(review.lowest).toBeLessThan(review.highest);
    expect(review.reachesThreshold).toBe(true);
    const german = (await reviewOf(org, id, 'de')).json();
    expect(german.unanswered[0].questionText).not.toBe(review.unanswered[0].questionText);
  });

  it('promises the score that the report then has, and locks what was reviewed only', async () => {
    const org = await anOrganization(world.deps);
    const id = await anAssessment(world.deps, org);
    await save(org, id, { questionId: 'nis2-1-1', answer: 'partial' });
    const review = (await reviewOf(org, id)).json();
    await save(org, id, { questionId: 'nis2-1-2', answer: 'partial' });
    const stale = await world.call('POST', `/api/assessments/${id}/report?revision=${review.assessment.revision}`, { cookie: org.cookie });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'assessment_changed']);
    const again = (await reviewOf(org, id)).json();
    expect([again.lowest, again.reachesThreshold]).toEqual([again.highest, true]);
    const done = await world.call('POST', `/api/assessments/${id}/report?revision=${again.assessment.revision}`, { cookie: org.cookie });
    expect(done.json()).toMatchObject({ status: 'completed', complianceScore: again.lowest });
    expect((await reviewOf(org, id)).json().code).toBe('assessment_locked');
  });

  it('is nobody else’s', async () => {
    const [org, other] = [await anOrganization(world.deps), await anOrganization(world.deps)];
    const id = await anAssessment(world.deps, org, { answered: 1 });
    expect((await reviewOf(other, id)).statusCode).toBe(404);
  });
});
