import pg from 'pg';
import { catalogues } from '#content/questions/catalogue.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { cpuMillis, openLine, print, rate, sized } from './measure.ts';
import type { Setting } from './setting.ts';

const seconds = sized(6, 0.5);
const questions = questionsOf(catalogues.nis2);
const answers = ['yes', 'partial', 'no'] as const;

type Lane = Readonly<{ organization: TestOrganization; assessmentId: string }>;

async function makeLanes({ deps }: Setting, count: number): Promise<Lane[]> {
  const lanes: Lane[] = [];
  for (let lane = 0; lane < count; lane += 1) {
    const organization = await anOrganization(deps, { plan: 'pro' });
    lanes.push({ organization, assessmentId: await anAssessment(deps, organization, { answered: 0 }) });
  }
  return lanes;
}

/** The same work with nothing around it: lock the assessment, upsert, completion, audit row. */
async function bareSave(client: pg.Client, { organization, assessmentId }: Lane, turn: number): Promise<void> {
  const questionId = questions[turn % questions.length]!.id;
  const answer = answers[turn % answers.length];
  await client.query('begin');
  await client.query({
    name: 'lock',
    text: 'select answered_count from assessments where organization_id = $1 and id = $2 for no key update',
    values: [organization.id, assessmentId],
  });
  await client.query({
    name: 'upsert',
    text: `insert into answers (organization_id, assessment_id, question_id, answer, comment, answered_at, updated_at)
      values ($1, $2, $3, $4, '', now(), now())
      on conflict (organization_id, assessment_id, question_id) do update set answer = excluded.answer, updated_at = now()`,
    values: [organization.id, assessmentId, questionId, answer],
  });
  await client.query({
    name: 'completion',
    text: `update assessments set answered_count = (select count(*) from answers where organization_id = $1 and assessment_id = $2),
      updated_at = now() where organization_id = $1 and id = $2`,
    values: [organization.id, assessmentId],
  });
  await client.query({
    name: 'audit',
    text: `insert into audit_logs (user_id, organization_id, action, entity_type, entity_id, metadata, created_at)
      values ($1, $2, 'answer.saved', 'answer', $3, $4, now())`,
    values: [organization.userId, organization.id, assessmentId, JSON.stringify({ questionId, toAnswer: answer })],
  });
  await client.query('commit');
}

async function ours(setting: Setting, lanes: readonly Lane[]) {
  const pid = setting.server.process.pid ?? 0;
  const lines = await Promise.all(lanes.map(() => openLine(setting.port)));
  const before = cpuMillis(pid);
  const measured = await rate(lanes.length, seconds, async (index, turn) => {
    const { organization, assessmentId } = lanes[index]!;
    const body = { assessmentId, questionId: questions[turn % questions.length]!.id, answer: answers[turn % answers.length] };
    await lines[index]!.ask('POST', '/api/answers', { cookie: organization.cookie, body });
  });
  const cpuPerSave = ((cpuMillis(pid) - before) * 1000) / measured.count;
  for (const line of lines) line.close();
  return { ...measured, cpuPerSave };
}

async function bare(setting: Setting, lanes: readonly Lane[]) {
  const clients = await Promise.all(
    lanes.map(async () => {
      const client = new pg.Client({ connectionString: setting.databaseUrl });
      await client.connect();
      return client;
    }),
  );
  const before = process.cpuUsage();
  const measured = await rate(lanes.length, seconds, (index, turn) => bareSave(clients[index]!, lanes[index]!, turn));
  const used = process.cpuUsage(before);
  await Promise.all(clients.map((client) => client.end()));
  return { ...measured, cpuPerSave: (used.user + used.system) / measured.count };
}

/** Answer saves over HTTP beside the same transaction sent straight to PostgreSQL; rounds alternate. */
export async function benchSaves(setting: Setting): Promise<void> {
  for (const count of [1, 16]) {
    const lanes = await makeLanes(setting, count);
    await ours(setting, lanes);
    const [a1, b1, b2, a2] = [
      await ours(setting, lanes),
      await bare(setting, lanes),
      await bare(setting, lanes),
      await ours(setting, lanes),
    ];
    const [saves, base] = [(a1.perSecond + a2.perSecond) / 2, (b1.perSecond + b2.perSecond) / 2];
    print(`answer saves/s, ${count} connection(s)`, `${saves.toFixed(0)}/s`, `bare transaction ${base.toFixed(0)}/s`, saves / base);
    const [slow, baseSlow] = [Math.max(a1.p99, a2.p99), Math.max(b1.p99, b2.p99)];
    print('  99 of a hundred saves within', `${slow.toFixed(1)} ms`, `aim 25 ms, bare ${baseSlow.toFixed(1)} ms`, slow / 25);
    const [cpu, baseCpu] = [(a1.cpuPerSave + a2.cpuPerSave) / 2, (b1.cpuPerSave + b2.cpuPerSave) / 2];
    print('  CPU per save, application process', `${cpu.toFixed(0)} µs`, `bare client ${baseCpu.toFixed(0)} µs`, cpu / baseCpu);
  }
}
