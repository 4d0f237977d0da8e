// @module-tag long
import { createHash } from 'node:crypto';
import * as mupdf from 'mupdf';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RegistryEntryPayload } from '#contract/certificate/registry.ts';
import { catalogues } from '#content/questions/catalogue.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { reportModel } from '#core/assessment/report/report.ts';
import { verifyFile, type ReportRecord, type Sources } from '#proof/check/check.ts';
import { fileHeadlineOf, fileStateOf, headlineOf, reportStateOf } from '#proof/check/headline.ts';
import { hashOf } from '#proof/log/leaves.ts';
import { writeKey } from '#proof/log/note.ts';
import { judgePaper } from '#proof/codes/qr.ts';
import { reportJob } from '#server/adapters/documents/report/report.ts';
import { openSealer } from '#server/adapters/documents/seal/sealer.ts';
import { makeSealPair } from '#server/adapters/documents/seal/self-made.ts';
import { aCertificate, anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { codeOn } from '#server/testing/mail/codes-on.ts';
import { openWorld } from '#server/testing/world.ts';
import { finishDocuments } from './documents.ts';

const world = openWorld();
let owner: TestOrganization;
let issued: Awaited<ReturnType<typeof aCertificate>>;

type Row = { language: string; sha256: string };
const stored = (assessmentId: string) =>
  world.deps.db.rows<Row>(sql`select language, sha256 from documents where kind = 'certificate' and assessment_id = ${assessmentId}`);

async function pdfOf(id: string, language: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await world.call('GET', `/api/certificates/${id}/pdf?lang=${language}`, { cookie: owner.cookie });
  expect(answer.statusCode).toBe(200);
  return new Uint8Array(answer.rawPayload);
}

async function textOf(url: string): Promise<string | null> {
  const answer = await world.call('GET', url);
  return answer.statusCode === 200 ? answer.body : null;
}

function sources(): Sources {
  const { origin, roots } = world.deps.keyring;
  return {
    origin,
    roots: roots.keys.map(writeKey),
    rootThreshold: roots.threshold,
    keyList: () => textOf('/.well-known/atesto-keys'),
    logProof: (hash) => textOf(`/log/proof/${hash}`),
    documentsProof: (hash) => textOf(`/log/documents/${hash}`),
    statusToken: (list) => textOf(`/status/${list}`),
    reportRecord: async (hash) => JSON.parse((await textOf(`/api/registry/reports/${hash}`)) ?? 'null') as ReportRecord | null,
    seen: { get: () => 0, set: () => {} },
  };
}

type Registered = Omit<RegistryEntryPayload, 'type'>;

async function registered(number: string): Promise<Registered | null> {
  const text = await textOf(`/api/registry/${number}`);
  return text === null ? null : (JSON.parse(text) as Registered);
}

/** What a visitor reads first about a file. */
async function headlineOfFile(bytes: Uint8Array<ArrayBuffer>, ask = registered): Promise<string> {
  const result = await verifyFile(bytes, sources(), ask, world.deps.now());
  if (result.kind === 'foreign') return `foreign ${result.why}`;
  if (result.kind === 'report') return `report ${reportStateOf(result)}`;
  const { entry, found } = result;
  return fileHeadlineOf(headlineOf(entry ?? { revocationReason: null, replaced: false }, found), fileStateOf(result), entry !== null);
}

beforeAll(async () => {
  world.at('2026-11-21T09:00:00.000Z');
  owner = await anOrganization(world.deps, { name: 'Żółta Łódź', plan: 'pro' });
  issued = await aCertificate(world.deps, owner);
});

describe('the documents of a certificate', () => {
  it('are drawn and sealed in all languages when it is issued, and handed out as they were', async () => {
    const rows = await stored(issued.assessmentId ?? '');
    expect(rows.map(({ language }) => language).sort()).toEqual([...languages].sort());
    for (const language of languages) {
      const bytes = await pdfOf(issued.id, language);
      expect(await hashOf(bytes)).toBe(rows.find((row) => row.language === language)?.sha256);
      expect(await headlineOfFile(bytes)).toBe('in_force');
    }
  });

  it('are recorded in the log, in the order of the languages, beside the issue', async () => {
    const entry = await registered(issued.certificateNumber);
    const rows = await stored(issued.assessmentId ?? '');
    const inOrder = languages.map((language) => rows.find((row) => row.language === language)?.sha256);
    expect(entry?.documentHashes).toEqual(inOrder);
    const leaf = ['documents', issued.verificationHash, ...inOrder].join(' ');
    const [held] = await world.deps.db.rows<{ index: number }>(sql`select index from log_leaves where leaf = ${leaf}`);
    const [issue] = await world.deps.db.rows<{ index: number }>(
      sql`select index from log_leaves where leaf = ${`issue ${issued.verificationHash}`}`,
    );
    expect(held?.index).toBeGreaterThan(issue?.index ?? Infinity);
    const result = await verifyFile(await pdfOf(issued.id, 'fr'), sources(), registered, world.deps.now());
    expect(result).toMatchObject({ kind: 'certificate', isIssued: true, seal: { outcome: 'intact', isSelfMade: true } });
    expect(await textOf(`/log/documents/${'0'.repeat(64)}`)).toBeNull();
  });

  it('lose their green with every change, and state which', async () => {
    const bytes = await pdfOf(issued.id, 'pl');
    const flipped = bytes.slice();
    flipped[3000] = (flipped[3000] ?? 0) ^ 1;
    expect(await headlineOfFile(flipped)).toBe('altered');
    expect(await headlineOfFile(new Uint8Array(Buffer.concat([bytes, Buffer.from('%\n')])))).toBe('altered');
    const pdf = mupdf.Document.openDocument(bytes, 'application/pdf').asPDF()!;
    expect(await headlineOfFile(new Uint8Array(pdf.saveToBuffer('garbage,compress').asUint8Array()))).toBe('copy');
    pdf.insertPage(-1, pdf.addPage([0, 0, 595, 842], 0, pdf.newDictionary(), ''));
    expect(await headlineOfFile(new Uint8Array(pdf.saveToBuffer('incremental').asUint8Array()))).toBe('altered');
  });

  it('are foreign when the list of keys does not name their seal', async () => {
    const foreign = await openSealer({ ...makeSealPair('Atesto', world.deps.now()), name: 'Atesto' }, { stamp: null, log: world.deps.log });
    const { sealer } = world.deps;
    world.deps.sealer = foreign;
    const other = await aCertificate(world.deps, owner, 'ai_act');
    world.deps.sealer = sealer;
    expect(await headlineOfFile(await pdfOf(other.id, 'en'))).toBe('foreign_seal');
  });

  it('are made by the job when the issue was cut off before them, once', async () => {
    await world.deps.db.rows(sql`delete from documents where kind = 'certificate' and assessment_id = ${issued.assessmentId}`);
    await world.deps.db.rows(sql`update certificates set documents_due = true, documents_leaf = null where id = ${issued.id}`);
    expect(await finishDocuments(world.deps)).toEqual({ certificates: 1 });
    expect(await finishDocuments(world.deps)).toEqual({ certificates: 0 });
    expect(await stored(issued.assessmentId ?? '')).toHaveLength(languages.length);
    expect(await headlineOfFile(await pdfOf(issued.id, 'de'))).toBe('in_force');
  });

  it('count by a hash that the log proves, and never by what a row states', async () => {
    const genuine = await pdfOf(issued.id, 'pl');
    const forged = new Uint8Array(Buffer.concat([genuine, Buffer.from('%\n')]));
    // Without a seal, as somebody writes it who cannot seal.
    const unsealed = new Uint8Array(Buffer.from(Buffer.from(genuine).toString('latin1').replaceAll('/ByteRange', '/ByteRanke'), 'latin1'));
    for (const bytes of [forged, unsealed]) {
      const change = await hashOf(bytes);
      await world.deps.db.rows(
        sql`update documents set sha256 = ${change} where kind = 'certificate' and assessment_id = ${issued.assessmentId} and language = 'pl'`,
      );
      const changed = async (number: string) => {
        const entry = await registered(number);
        return entry && { ...entry, documentHashes: entry.documentHashes.map((hash, at) => (at === 0 ? change : hash)) };
      };
      for (const fetchRecord of [registered, changed]) expect(await headlineOfFile(bytes, fetchRecord)).not.toBe('in_force');
    }
    expect(await headlineOfFile(unsealed)).toBe('unchecked');
    const storedHash = await hashOf(genuine);
    await world.deps.db.rows(
      sql`update documents set sha256 = ${storedHash} where kind = 'certificate' and assessment_id = ${issued.assessmentId} and language = 'pl'`,
    );
  });

  it('of a time in which they were to be sealed are none of ours without a seal, whatever the log holds', async () => {
    const { sealer } = world.deps;
    world.deps.sealer = null;
    const org = owner;
    owner = await anOrganization(world.deps, { name: 'Dawna' });
    const earlier = await aCertificate(world.deps, owner);
    world.deps.sealer = sealer;
    const bytes = await pdfOf(earlier.id, 'pl');
    expect(await headlineOfFile(bytes)).toBe('copy');
    await world.deps.db.rows(sql`update certificates set documents_leaf = null where id = ${earlier.id}`);
    expect(await headlineOfFile(bytes)).toBe('unchecked');
    owner = org;
  });
});

describe('the code on a printed certificate', () => {
  it.each(languages)('in %s is read from the page, and states number, NIP and end, signed', async (language) => {
    const printed = mupdf.Document.openDocument(await pdfOf(issued.id, language), 'application/pdf').loadPage(0);
    const address = codeOn(printed, 200 / 72);
    const [page, fragment = ''] = (address ?? '').split('#');
    expect(page).toBe(`https://atesto.test/c/${issued.certificateNumber}`);
    const named = { nip: owner.nip, credentialHash: issued.verificationHash };
    const { manifest } = world.deps.keyring;
    expect(await judgePaper(fragment, issued.certificateNumber, { manifest, named })).toMatchObject({
      outcome: 'genuine',
      code: { nip: owner.nip, expiresAt: new Date(issued.expiresAt) },
    });
    expect(await judgePaper(fragment, 'ATESTO-NIS2-2026-AAAAAA', { manifest, named: null })).toMatchObject({ outcome: 'false' });
  });
});

describe('a report', () => {
  it('is recognised in every language, sealed, and never called a certificate', async () => {
    const id = issued.assessmentId;
    for (const language of languages) {
      const answer = await world.call('GET', `/api/assessments/${id}/report?lang=${language}`, { cookie: owner.cookie });
      const bytes = new Uint8Array(answer.rawPayload);
      const result = await verifyFile(bytes, sources(), registered, world.deps.now());
      expect(result).toMatchObject({
        kind: 'report',
        seal: { outcome: 'intact' },
        statement: { organization: { nip: owner.nip }, regime: 'nis2', assessment: id },
      });
      bytes[3000] = (bytes[3000] ?? 0) ^ 1;
      const altered = await verifyFile(bytes, sources(), registered, world.deps.now());
      expect(altered).toMatchObject({ kind: 'report', seal: { outcome: 'altered' }, statement: null });
    }
  });

  describe('from the time before seals', () => {
    const answers = questionsOf(catalogues.nis2).map(({ id }) => ({ questionId: id, answer: 'yes' as const, comment: '' }));

    /** As reports were drawn then: PDF/A-2a, nothing attached, no seal. */
    async function early(language: Language): Promise<Uint8Array<ArrayBuffer>> {
      const subject = {
        name: owner.name,
        nip: owner.nip,
        address: 'ul. Łąkowa 1',
        postalCode: '90-001',
        city: 'Łódź',
        assessmentId: issued.assessmentId ?? '',
        completedAt: '2026-11-01T09:00:00.000Z',
      };
      const model = reportModel(catalogues.nis2, answers);
      return new Uint8Array(await world.deps.renderer.render(reportJob({ model, subject, branding: null, language }, 'a-2a')));
    }

    const storeFile = (language: Language, bytes: Uint8Array) =>
      world.deps.db.rows(sql`
        update documents set bytes = ${Buffer.from(bytes)}, stored_at = null, sha256 = ${createHash('sha256').update(bytes).digest('hex')}
        where kind = 'report' and assessment_id = ${issued.assessmentId} and language = ${language}`);

    it.each(languages)('is recognised in %s, and is no more than a record states', async (language) => {
      const bytes = await early(language);
      expect(await headlineOfFile(bytes)).toBe('report none');
      await storeFile(language, bytes);
      expect(await headlineOfFile(bytes)).toBe('report kept');
      const result = await verifyFile(bytes, sources(), registered, world.deps.now());
      expect(result).toMatchObject({ kind: 'report', statement: null, record: { madeAt: '2026-11-21T09:00:00.000Z' } });
      const away = { ...sources(), reportRecord: () => Promise.resolve(null) };
      expect(reportStateOf((await verifyFile(bytes, away, registered, world.deps.now())) as never)).toBe('uncompared');
    });

    it('is not the stored one any more once a byte differs or another program saved it', async () => {
      const bytes = await early('pl');
      await storeFile('pl', bytes);
      const changed = bytes.slice();
      changed[9000] = (changed[9000] ?? 0) ^ 1;
      expect(await headlineOfFile(changed)).toBe('report none');
      const pdf = mupdf.Document.openDocument(bytes, 'application/pdf').asPDF()!;
      expect(await headlineOfFile(new Uint8Array(pdf.saveToBuffer('garbage,compress').asUint8Array()))).toBe('report none');
    });

    it('is not mistaken for a report when it is a sample, whose mark comes first', async () => {
      const sample = await world.call('GET', '/api/samples/report?lang=pl');
      expect(sample.statusCode).toBe(200);
      expect(await headlineOfFile(new Uint8Array(sample.rawPayload))).toBe('foreign no_credential');
    });

    it('is requested by nothing but a hash, and the answer names nobody', async () => {
      expect((await world.call('GET', '/api/registry/reports/x')).statusCode).toBe(400);
      expect((await world.call('GET', `/api/registry/reports/${'a'.repeat(64)}`)).json()).toEqual({ madeAt: null });
      const [certificate] = await stored(issued.assessmentId ?? '');
      expect((await world.call('GET', `/api/registry/reports/${certificate?.sha256}`)).json()).toEqual({ madeAt: null });
    });
  });
});
