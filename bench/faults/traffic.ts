import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { catalogues } from '#content/questions/catalogue.ts';
import { normalizedIban } from '#core/billing/payments/bank-account.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { addOperator } from '#server/account/accounts/operators.ts';
import { anAssessment, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { aPdf } from '#server/testing/documents/files.ts';
import type { Environment } from './installation.ts';

export const kinds = ['answer', 'report', 'certificate', 'webhook', 'transfer', 'upload'] as const;
export type Kind = (typeof kinds)[number];

/** What the service said it had done. */
export type Acknowledged = {
  /** The last comment that was acknowledged, and those tried after it, by assessment and question. */
  answers: Map<string, { assessmentId: string; questionId: string; last: string; later: Set<string> }>;
  /** Assessments whose report, and numbers of certificates, by assessment. */
  reports: Set<string>;
  certificates: Map<string, string>;
  /** Organisations that paid at the provider, and whose transfer was booked. */
  paid: Set<string>;
  booked: Set<string>;
  /** Files by evidence, and who may read them. */
  files: Map<string, { sha256: string; cookie: string }>;
  /** How often each was acknowledged, and refused or lost on the way. */
  counts: Record<Kind, { done: number; refused: number }>;
  /** Answers that nobody should get: 500, or none within three seconds of a running service. */
  faults: string[];
};

export type Traffic = Readonly<{ seen: Acknowledged; underWay: (kind: Kind) => number; stop: () => Promise<void> }>;

type Answer = Readonly<{ status: number; body: Record<string, unknown> }>;
const questions = questionsOf(catalogues.nis2);
const againMillis = 100;
/** Nobody tries for longer, however often it is cut off. */
const timeoutMillis = 60_000;

export async function startTraffic({ address, db, deps, sandbox }: Environment): Promise<Traffic> {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, { done: 0, refused: 0 }])) as Acknowledged['counts'];
  const seen: Acknowledged = {
    answers: new Map(),
    reports: new Set(),
    certificates: new Map(),
    paid: new Set(),
    booked: new Set(),
    files: new Map(),
    counts,
    faults: [],
  };
  const underWay = new Map<Kind, number>();
  const ending = new AbortController();
  const goesOn = (): boolean => !ending.signal.aborted;

  async function call(kind: Kind, cookie: string, method: string, path: string, body?: object | Buffer): Promise<Answer | null> {
    const raw = Buffer.isBuffer(body);
    underWay.set(kind, (underWay.get(kind) ?? 0) + 1);
    try {
      const answer = await fetch(`${address}${path}`, {
        method,
        headers: { cookie, ...(body ? { 'content-type': raw ? 'application/octet-stream' : 'application/json' } : {}) },
        ...(body ? { body: raw ? new Uint8Array(body) : JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(30_000),
      });
      const response = { status: answer.status, body: (await answer.json().catch(() => ({}))) as Record<string, unknown> };
      if (response.status === 500) seen.faults.push(`${method} ${path.replaceAll(/[0-9a-f-]{36}/g, ':id')} 500`);
      if (response.status >= 300) counts[kind].refused += 1;
      return response;
    } catch (error) {
      counts[kind].refused += 1;
      if ((error as Error).name === 'TimeoutError') seen.faults.push(`${method} ${path.replaceAll(/[0-9a-f-]{36}/g, ':id')} hangs`);
      return null;
    } finally {
      underWay.set(kind, (underWay.get(kind) ?? 1) - 1);
    }
  }

  /** Tries again until it is done, as somebody at a screen does. */
  async function until<T>(what: string, attempt: () => Promise<T | null>): Promise<T | null> {
    for (const begun = performance.now(); performance.now() - begun < timeoutMillis;) {
      const done = await attempt().catch(() => null);
      if (done !== null) return done;
      await pause(againMillis);
    }
    seen.faults.push(`given up after many tries: ${what}`);
    return null;
  }

  const operator = await anOrganization(deps, { plan: null });
  await addOperator(deps, operator.email);
  const aBuyer = () => until('buyer', () => anOrganization(deps, { plan: null }));

  async function answers(): Promise<void> {
    const org = await anOrganization(deps, { plan: 'pro' });
    const assessmentId = await anAssessment(deps, org, { answered: 0 });
    for (let turn = 0; goesOn(); turn += 1) {
      const questionId = questions[turn % questions.length]!.id;
      const key = `${assessmentId} ${questionId}`;
      const comment = `Zapis ${turn}`;
      const known = seen.answers.get(key) ?? { assessmentId, questionId, last: '', later: new Set<string>() };
      known.later.add(comment);
      const response = await call('answer', org.cookie, 'POST', '/api/answers', { assessmentId, questionId, answer: 'yes', comment });
      if (response?.status === 200) {
        seen.answers.set(key, { assessmentId, questionId, last: comment, later: new Set() });
        counts.answer.done += 1;
      } else if (known.last) seen.answers.set(key, known);
      await pause(response ? 10 : againMillis);
    }
  }

  async function documents(): Promise<void> {
    while (goesOn()) {
      const made = await until('organisation', async () => {
        const org = await anOrganization(deps, { plan: 'pro' });
        return { org, id: await anAssessment(deps, org) };
      });
      if (!made) return;
      const { org, id } = made;
      const path = `/api/assessments/${id}`;
      const report = await until('report', async () => {
        const response = await call('report', org.cookie, 'POST', `${path}/report`, {});
        return response && (response.status === 200 || response.status === 409) ? response : null;
      });
      if (report) {
        seen.reports.add(id);
        counts.report.done += 1;
      }
      const declaration = { name: 'Anna Testowa', role: 'Prezes zarządu' };
      const issued = await until('certificate', async () => {
        const response = await call('certificate', org.cookie, 'POST', `${path}/certificate`, { declaration });
        return response && (response.status === 200 || response.status === 409) ? response : null;
      });
      if (issued) {
        seen.certificates.set(id, typeof issued.body.certificateNumber === 'string' ? issued.body.certificateNumber : '');
        counts.certificate.done += 1;
      }
    }
  }

  async function payments(): Promise<void> {
    while (goesOn()) {
      const org = await aBuyer();
      if (!org) return;
      const page = await until('page to pay at', async () => {
        const response = await call('webhook', org.cookie, 'POST', '/api/create-checkout-session', { plan: 'basic', earlyStart: true });
        return response?.status === 200 ? String(response.body.url) : null;
      });
      const session = /cs_\w+/.exec(page ?? '')?.[0];
      if (!session) continue;
      underWay.set('webhook', (underWay.get('webhook') ?? 0) + 1);
      await until('payment', () => sandbox.notifyStripe('pay', { session, repeat: 2, every: 1 }));
      seen.paid.add(org.id);
      counts.webhook.done += 1;
      await pause(300);
      underWay.set('webhook', (underWay.get('webhook') ?? 1) - 1);
    }
  }

  function statement(title: string): Buffer {
    const account = normalizedIban(deps.config.company.bankAccount) ?? '';
    const [, month, day] = new Date().toISOString().slice(2, 10).split('-');
    const on = `${new Date().toISOString().slice(2, 4)}${month}${day}${month}${day}`;
    return Buffer.from(
      [':20:X', `:25:${account}`, ':60F:C261121PLN0,00', `:61:${on}C1845,00S1\n:86:150~20${title}~32ZAKŁAD TESTOWY`, '-'].join('\n'),
    );
  }

  async function transfers(): Promise<void> {
    while (goesOn()) {
      const org = await aBuyer();
      if (!org) return;
      const order = { plan: 'basic', payBy: 'transfer', earlyStart: true };
      await until('order', async () =>
        (await call('transfer', org.cookie, 'POST', '/api/create-checkout-session', order))?.status === 200 ? true : null,
      );
      const [row] =
        (await until('order number', () =>
          db.rows<{ orderNumber: string }>(sql`select order_number from payments where organization_id = ${org.id}`),
        )) ?? [];
      const bytes = statement(row?.orderNumber ?? '');
      const booked = await until('booking', async () => {
        const upload = await call('transfer', operator.cookie, 'PUT', '/api/operator/statements', bytes);
        if (upload?.status !== 200) return null;
        const response = await call('transfer', operator.cookie, 'POST', `/api/operator/statements/${String(upload.body.id)}/booking`, {
          note: 'wyciąg 1',
        });
        return response?.status === 200 ? response : null;
      });
      if (!booked) continue;
      seen.booked.add(org.id);
      counts.transfer.done += 1;
    }
  }

  async function uploads(): Promise<void> {
    const org: TestOrganization = await anOrganization(deps, { plan: 'pro' });
    while (goesOn()) {
      const bytes = aPdf({ catalog: `/Lang(${randomUUID()})`, objects: `4 0 obj\n(${'x'.repeat(300_000)})\nendobj\n` });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const stored = await until('upload', async () => {
        const begun = await call('upload', org.cookie, 'POST', '/api/evidence/uploads', {
          name: 'polityka.pdf',
          bytes: bytes.length,
          sha256,
        });
        if (begun?.status !== 200) return null;
        const { id, received } = begun.body as { id: string; received: number };
        for (let offset = received; offset < bytes.length;) {
          const sent = await call(
            'upload',
            org.cookie,
            'PUT',
            `/api/evidence/uploads/${id}/${offset}`,
            bytes.subarray(offset, offset + 100_000),
          );
          if (sent?.status !== 200) return null;
          offset = Number(sent.body.received);
        }
        const done = await call('upload', org.cookie, 'POST', `/api/evidence/uploads/${id}/completion`, {});
        return done?.status === 200 ? String(done.body.id) : null;
      });
      if (!stored) continue;
      seen.files.set(stored, { sha256, cookie: org.cookie });
      counts.upload.done += 1;
    }
  }

  const lanes = [answers(), answers(), documents(), documents(), payments(), transfers(), uploads()];
  return {
    seen,
    underWay: (kind) => underWay.get(kind) ?? 0,
    stop: async () => {
      ending.abort();
      await Promise.all(lanes);
    },
  };
}
