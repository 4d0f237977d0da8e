import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { LightMyRequestResponse } from 'fastify';
import * as mupdf from 'mupdf';
import sql from 'sql-template-tag';
import { refusals } from '#content/refusals.ts';
import { opensBySecret } from '#scripts/fuzz/world/by-secret.ts';
import { marksIn } from '#scripts/fuzz/requests/marks.ts';
import type { FuzzRequest } from '#scripts/fuzz/requests/requests.ts';
import type { FuzzWorld } from '#scripts/fuzz/world/world.ts';

/** What an answer never shows: where code stands, what a statement states, and secrets of ours. */
const inside: Readonly<Record<string, RegExp>> = {
  'a stack': /\n\s+at .+:\d+:\d+/,
  'a path': /node_modules|\/(work|home|tmp|usr)\/[\w.-]+\//,
  'a statement': /\b(select \S+ from |insert into \w+ \(|update \w+ set |delete from \w+ where)/i,
  'an error of the database': /violates|invalid input syntax|syntax error at|relation "|pgboss|ECONNREFUSED/,
  'the hash of a password': /\$2[aby]\$\d/,
  'a session': /atesto_session=/,
};

function decoded(answer: LightMyRequestResponse): Buffer {
  const encoding = answer.headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(answer.rawPayload);
  return encoding === 'br' ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
}

function pdfText(bytes: Buffer): string {
  const document = mupdf.Document.openDocument(bytes, 'application/pdf');
  const text = Array.from({ length: document.countPages() }, (_, page) => document.loadPage(page).toStructuredText('').asText()).join('\n');
  document.destroy();
  return text;
}

/** What somebody could read in an answer, also in files whose text is packed. */
export function textIn(answer: LightMyRequestResponse): string {
  const bytes = decoded(answer);
  const type = answer.headers['content-type']?.toString() ?? '';
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
    return Object.values(unzipSync(bytes))
      .map((part) => Buffer.from(part).toString())
      .join('\n');
  // A part of a document is none that could be opened.
  const isWhole = answer.statusCode === 200 && bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (type.startsWith('application/pdf') && isWhole) return `${pdfText(bytes)}\n${JSON.stringify(answer.headers)}`;
  return `${bytes.toString()}\n${JSON.stringify({ ...answer.headers, 'set-cookie': undefined })}`;
}

function refusalProblem(answer: LightMyRequestResponse): string | null {
  const type = answer.headers['content-type']?.toString() ?? '';
  if (type.startsWith('text/html')) return null;
  if (answer.rawPayload.length === 0) return null;
  if (!type.startsWith('application/json')) return `refused as ${type || 'nothing'}`;
  const { code, message, fields } = JSON.parse(answer.body) as { code?: string; message?: string; fields?: Record<string, unknown> };
  if (code === undefined || !Object.hasOwn(refusals, code)) return `refused with the code ${String(code)}`;
  if (typeof message !== 'string' || message === '' || /\{\w+\}/.test(message)) return `refused with the message ${String(message)}`;
  return fields !== undefined && Object.values(fields).some((one) => typeof one !== 'string')
    ? 'refused with fields that say nothing'
    : null;
}

/** 503 where something is bounded or not there on purpose, each with why. */
export const deliberate: Readonly<Record<string, string>> = {
  'GET /readyz': 'nobody does jobs here, and who probes is to know',
};

function statusProblem({ call }: FuzzRequest, { statusCode, body }: LightMyRequestResponse): string | null {
  if (statusCode < 500 || (statusCode === 503 && Object.hasOwn(deliberate, call.key))) return null;
  return `${statusCode} ${body.slice(0, 200)}`;
}

/** Calls that show people what they did themselves. */
const ownActs: ReadonlySet<string> = new Set(['GET /api/account/security-log', 'GET /api/account/export']);

/** Which organisations a mark was planted in. */
export type Owners = ReadonlyMap<string, readonly string[]>;

/** Whether who asked neither belongs to the organisation of a mark, or did, nor asked for what its secret opens. */
async function isForeign(
  world: FuzzWorld,
  owners: Owners,
  { caller, fixture, call, payload, url }: FuzzRequest,
  mark: string,
): Promise<boolean> {
  if (
    url.toLowerCase().includes(mark) ||
    String(payload ?? '')
      .toLowerCase()
      .includes(mark)
  )
    return false;
  if (caller.name === 'operator' || (caller.mark === mark && caller.name === 'key')) return false;
  // What stands on documents of money is what an accountant is there for.
  if (caller.name === 'accountant' && call.path.startsWith('/api/accounting/')) return false;
  if (fixture.mark === mark && opensBySecret(call.key)) return false;
  const organizations = owners.get(mark) ?? [];
  const [known] = await world.deps.db.rows(sql`
    select 1 from memberships where user_id = ${caller.userId} and organization_id = any(${organizations}::uuid[]) limit 1`);
  if (known) return false;
  if (caller.mark === mark) {
    // What is left of a mark when its organisation is gone stands in the names of those who worked there; and who asked may have been
    // answered a moment before the own account was deleted.
    const [still] = await world.deps.db.rows(sql`
      select 1 from organizations o, users u where o.id = ${organizations[0] ?? null} and u.id = ${caller.userId}`);
    if (!still) return false;
  }
  if (!ownActs.has(call.key)) return true;
  // Whoever worked in an organisation that is gone since keeps what they did there.
  const [act] = await world.deps.db.rows(sql`
    select 1 from audit_logs where user_id = ${caller.userId} and organization_id = any(${organizations}::uuid[]) limit 1`);
  return act === undefined;
}

/** Everything that is wrong with an answer. */
export async function problemsOf(
  world: FuzzWorld,
  owners: Owners,
  request: FuzzRequest,
  answer: LightMyRequestResponse,
): Promise<string[]> {
  const found: string[] = [];
  const status = statusProblem(request, answer);
  if (status) found.push(status);
  if (answer.statusCode >= 400 && answer.statusCode < 500) {
    const refusal = refusalProblem(answer);
    if (refusal) found.push(refusal);
  }
  const text = textIn(answer);
  const isCode = /javascript/.test(String(answer.headers['content-type']));
  if (!isCode)
    for (const [name, pattern] of Object.entries(inside)) if (pattern.test(text)) found.push(`tells ${name}: ${pattern.exec(text)?.[0]}`);
  for (const mark of marksIn(text)) if (await isForeign(world, owners, request, mark)) found.push(`tells of another organisation: ${mark}`);
  return found;
}
