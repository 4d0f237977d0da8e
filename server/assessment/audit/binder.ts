import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { strToU8 } from 'fflate';
import { evidenceItem } from '#contract/assessment/evidence/evidence.ts';
import { fromPayload } from '#contract/platform/mapping.ts';
import type { Language } from '#core/platform/languages.ts';
import { exportedFile } from '#server/assessment/action-plan/exports/files.ts';
import { exportedLiteracy } from '#server/assessment/ai-systems/literacy/export.ts';
import { exportedSystems } from '#server/assessment/ai-systems/export.ts';
import { readReport } from '#server/assessment/assessments/reports/reports.ts';
import { listAssessments } from '#server/assessment/assessments/service.ts';
import { readDuties } from '#server/assessment/duties/service.ts';
import { archiveNames } from '#server/assessment/evidence/archive.ts';
import { allOf } from '#server/assessment/evidence/repository.ts';
import { evidenceView } from '#server/assessment/evidence/view.ts';
import { exportedAnswers } from '#server/assessment/exchange/exported.ts';
import { exportedIncident } from '#server/assessment/incidents/exports/json-export.ts';
import { listIncidents } from '#server/assessment/incidents/service.ts';
import { boardResolutions, boardTrainings } from '#server/assessment/resolutions/binder.ts';
import type { Deps } from '#server/deps.ts';
import { zipOf, type ZipEntry } from '#server/platform/formats/zip-stream.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import type { File } from '#server/platform/http/responses/files.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { BinderPart, Bound } from './binder-parts.ts';
import { contentsPdf } from './contents.ts';
import { readAudit } from './service.ts';

const bindersPerHour = { name: 'audit-binder', points: 10, seconds: 3600 };

type Source = Readonly<{ part: BinderPart; path: string; at: Date; open: () => Promise<AsyncIterable<Uint8Array> | null> }>;

function whole(part: BinderPart, path: string, at: Date, make: () => Promise<Uint8Array>): Source {
  return { part, path, at, open: async () => Readable.from([await make()]) };
}

function json(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}

type Caller = Principal<'reader'>;

/** Answers of every assessment, with the report of those that are finished. */
async function answerSources(deps: Deps, { account }: Caller, language: Language): Promise<Source[]> {
  const at = deps.now();
  return (await listAssessments(deps, account)).map(fromPayload).flatMap(({ id, regime, completedAt }) => {
    const stem = `answers/${regime.replace('_', '-')}-${id.slice(0, 8)}`;
    const answers = whole('answers', `${stem}.json`, at, async () => json(await exportedAnswers(deps, account, id, language)));
    if (!completedAt) return [answers];
    const report = whole('answers', `${stem}.pdf`, at, async () => (await readReport(deps, account, id, { language })).bytes);
    return [answers, report];
  });
}

async function evidenceSources(deps: Deps, { account }: Caller): Promise<Source[]> {
  const rows = (await allOf(deps.db, account.organization.id)).toReversed();
  const names = archiveNames(rows.filter(({ kind }) => kind === 'file').map(({ name }) => name));
  const listed = rows.map((row) => ({ row, file: row.kind === 'file' ? (names.shift() ?? null) : null }));
  const files = listed.flatMap(({ row, file }): Source[] => {
    if (file === null || row.storeKey === null) return [];
    const { storeKey } = row;
    return [{ part: 'evidence', path: `evidence/${file}`, at: row.addedAt, open: () => deps.files.get(storeKey) }];
  });
  const index = listed.map(({ row, file }) => ({ file, ...evidenceItem.parse(evidenceView(row)) }));
  return [...files, whole('evidence', 'evidence/evidence.json', deps.now(), async () => json(index))];
}

/** Trainings and decisions with their documents as they were made; of drafts that nobody adopted the path says so. */
async function boardSources({ db }: Deps, { account }: Caller): Promise<Source[]> {
  const { id } = account.organization;
  const trainings = (await boardTrainings(db, id)).map(({ row, pdf }) =>
    whole('board', `board/training-${row.doneOn}-${row.id.slice(0, 8)}.pdf`, row.recordedAt, async () => pdf),
  );
  const decisions = (await boardResolutions(db, id)).map(({ row, pdf }) =>
    whole('board', `board/${row.adoptedOn ?? 'draft'}-${row.kind}-${row.id.slice(0, 8)}.pdf`, row.madeAt, async () => pdf),
  );
  return [...trainings, ...decisions];
}

async function incidentSources(deps: Deps, caller: Caller): Promise<Source[]> {
  const rows = await listIncidents(deps, caller);
  const make = (id: string) => async (): Promise<Uint8Array> => (await exportedIncident(deps, caller, id)).bytes;
  return rows.map(({ id, drill }) =>
    whole('incidents', `incidents/${drill ? 'drill' : 'incident'}-${id.slice(0, 8)}.json`, deps.now(), make(id)),
  );
}

async function sourcesOf(deps: Deps, caller: Caller, language: Language): Promise<Source[]> {
  const { account } = caller;
  const at = deps.now();
  return [
    ...(await answerSources(deps, caller, language)),
    ...(await evidenceSources(deps, caller)),
    whole('plan', 'plan/plan.xlsx', at, async () => (await exportedFile(deps, account, { kind: 'xlsx', language })).bytes),
    whole('duties', 'duties/duties.json', at, async () => json(await readDuties(deps, account, language))),
    ...(await boardSources(deps, caller)),
    whole('ai_systems', 'ai-systems/ai-systems.xlsx', at, async () => (await exportedSystems(deps, account, language)).bytes),
    whole('ai_systems', 'ai-systems/ai-literacy.xlsx', at, async () => (await exportedLiteracy(deps, account, language)).bytes),
    ...(await incidentSources(deps, caller)),
    whole('audit', 'audit/audit.json', at, async () => json(await readAudit(deps, account))),
  ];
}

/** Hashes and counts what passes. */
async function* hashed(
  bytes: AsyncIterable<Uint8Array>,
  done: (found: Pick<Bound, 'bytes' | 'sha256'>) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let length = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    length += chunk.length;
    yield chunk;
  }
  done({ bytes: length, sha256: hash.digest('hex') });
}

/** The files one by one; each is hashed as it is packed, and the contents page made from that comes last. */
async function* entriesOf(deps: Deps, caller: Caller, language: Language): AsyncGenerator<ZipEntry> {
  const bound: Bound[] = [];
  for (const { part, path, at, open } of await sourcesOf(deps, caller, language)) {
    const bytes = await open();
    if (bytes) yield { name: path, at, bytes: hashed(bytes, (found) => bound.push({ part, path, ...found })) };
    else {
      deps.log.error({ path }, 'a file of a binder is not in the store');
      bound.push({ part, path, bytes: 0, sha256: null });
    }
  }
  const at = deps.now();
  yield { name: 'contents.json', at, bytes: Readable.from([json(bound)]) };
  const pdf = await contentsPdf(deps, { bound, organization: caller.account.organization, language });
  yield { name: 'contents.pdf', at, bytes: Readable.from([pdf]) };
}

/**
 * Everything an auditor requests, as one ZIP: answers and reports, evidence, plan, duties with proofs, trainings and decisions, AI systems, incidents in which the
 * caller is named, and the auditor. Its contents page lists every file with its SHA-256, and is sealed where the service has a seal.
 */
export async function readBinder(deps: Deps, caller: Caller, language: Language): Promise<File> {
  const organizationId = caller.account.organization.id;
  await countOrRefuse(deps, bindersPerHour, organizationId);
  await record(deps, deps.db, caller, { action: 'audit.binder_exported', id: organizationId });
  return { name: 'atesto-audit.zip', stream: Readable.from(zipOf(entriesOf(deps, caller, language)), { objectMode: false }) };
}
