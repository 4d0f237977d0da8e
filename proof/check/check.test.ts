import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { credentialHash, documentsLeaf, issueLeaf } from '#proof/log/leaves.ts';
import { hex, sha256, utf8 } from '#proof/bytes.ts';
import { writeKey } from '#proof/log/note.ts';
import { withDisclosures } from '#proof/credential/sd-jwt.ts';
import { facts, host, issue, manifest, now, prepareIssuer, prove, rootKeys, signManifest, statusToken } from '#proof/testing/issuer.ts';
import { verifyEntry, verifyFile, type Registered, type Sources } from './check.ts';

beforeAll(prepareIssuer);

/** What the registry reports beside what is checked. */
type Entry = Registered & { organization?: object; expiresAt?: string };

/** What the registry answers for the certificate of the test issuer; score and names withheld. */
async function entry(change: Partial<Entry> = {}): Promise<Entry> {
  const credential = withDisclosures(await issue(), []);
  return {
    certificateNumber: facts.number,
    status: 'active',
    verificationHash: await credentialHash(credential),
    credential,
    documentHashes: [],
    ...change,
  };
}

function memory(version = 0) {
  let stored = version;
  return { get: () => stored, set: (next: number) => void (stored = next) };
}

function sources(change: Partial<Sources> = {}): Sources {
  return {
    origin: host,
    roots: rootKeys.map(writeKey),
    rootThreshold: 2,
    keyList: () => signManifest(manifest, [0, 1]),
    logProof: (hash) => prove(issueLeaf(hash)),
    documentsProof: () => Promise.resolve(null),
    statusToken: (list) => (list === 2027 ? statusToken() : Promise.resolve(null)),
    reportRecord: () => Promise.resolve(null),
    seen: memory(),
    ...change,
  };
}

const overall = async (of: Partial<Entry>, from: Partial<Sources> = {}) => (await verifyEntry(await entry(of), sources(from), now)).overall;

describe('checking an entry of the registry in the browser', () => {
  it('finds a genuine certificate in force', async () => {
    const found = await verifyEntry(await entry(), sources(), now);
    expect(found.overall).toBe('in_force');
    expect(found.claims?.organization).toEqual(facts.organization);
  });

  it('takes nothing from the registry but the credential', async () => {
    const shown = { name: 'ORLEN S.A.', nip: '7740001454' };
    const found = await verifyEntry(await entry({ organization: shown, expiresAt: '2099-01-01T00:00:00Z' }), sources(), now);
    expect(found.claims?.organization).toEqual(facts.organization);
    expect(found.claims?.expiresAt).toEqual(facts.expiresAt);
  });

  it('does not take the genuine certificate of another number, nor under another fingerprint', async () => {
    expect(await overall({ certificateNumber: 'ATESTO-NIS2-2026-AAAAAA' })).toBe('not_genuine');
    expect(await overall({ verificationHash: 'f'.repeat(64) })).toBe('not_genuine');
  });

  it('believes a bad word of the registry, and no good one', async () => {
    expect(await overall({ status: 'revoked' })).toBe('revoked');
    expect(await overall({ status: 'revoked', credential: null })).toBe('revoked');
    expect(await overall({ credential: null })).toBe('unchecked');
    expect(await overall({ status: 'active' }, { statusToken: () => statusToken({ taken: [facts.status.index] }) })).toBe('revoked');
    expect(await overall({ credential: 'a.b.c~' })).toBe('not_genuine');
  });

  it.each<[string, Partial<Sources>]>([
    ['a list of keys that cannot be had', { keyList: () => Promise.resolve(null) }],
    ['a list that one root signed', { keyList: () => signManifest(manifest, [0]) }],
    ['a list that is none', { keyList: () => Promise.resolve('x') }],
    ['a list older than one seen here', { seen: memory(2) }],
    ['no proof of the log', { logProof: () => Promise.resolve(null) }],
    ['no list of revocations', { statusToken: () => Promise.resolve(null) }],
    ['another issuer’s roots', { origin: 'atest0.example' }],
  ])('is not green with %s', async (_, from) => {
    expect(await overall({}, from)).toBe('unchecked');
  });

  it('takes the freshest list of keys and the proof that shows most, whoever brought it', async () => {
    const credential = await issue();
    const leaf = issueLeaf(await credentialHash(credential));
    const of = async (fetched: string | null, brought: string) => {
      const from = sources({ logProof: () => Promise.resolve(fetched), keyList: () => signManifest(manifest, [0, 1]) });
      const next = await signManifest({ ...manifest, version: 2 }, [1, 2]);
      const found = await verifyFile(fileWith(credential, brought, next), from, async () => null, now);
      return [
        found.kind === 'certificate' && found.found.checks.logged.outcome,
        found.kind === 'certificate' && found.found.index,
        from.seen.get(),
      ];
    };
    const [early, late, unseen] = await Promise.all([
      prove(leaf, { at: 2, size: 5 }),
      prove(leaf, { at: 3, size: 9 }),
      prove(leaf, { at: 4, size: 12, witnesses: [] }),
    ]);
    expect(await of(early, late)).toEqual(['passed', 3, 2]);
    expect(await of(late, early)).toEqual(['passed', 3, 2]);
    expect(await of(unseen, early)).toEqual(['passed', 2, 2]);
    expect(await of('nonsense', early)).toEqual(['passed', 2, 2]);
    expect(await of(await prove('issue other'), 'c2sp.org/tlog-proof@v1\nx')).toEqual(['failed', null, 2]);
  });

  it('remembers the version of a fresh list only', async () => {
    const seen = memory();
    await verifyEntry(await entry(), sources({ seen }), new Date('2027-06-01T00:00:00Z'));
    expect(seen.get()).toBe(0);
    await verifyEntry(await entry(), sources({ seen }), now);
    expect(seen.get()).toBe(1);
  });
});

describe('a browser that cannot check', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('reports that it does not know Ed25519', async () => {
    const of = await entry();
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Ed25519', 'NotSupportedError'));
    const found = await verifyEntry(of, sources({ logProof: () => Promise.resolve(null) }), now);
    expect(found.overall).toBe('unchecked');
    expect(found.checks.signature.outcome).toBe('not_made');
  });

  it.each([
    ['no cryptography', undefined],
    ['no cryptography outside of secure pages', {}],
  ])('says so when it has %s', async (_, without) => {
    const [good, revoked] = [await entry(), await entry({ status: 'revoked' })];
    vi.stubGlobal('crypto', without);
    const found = await verifyEntry(good, sources(), now);
    expect(found.overall).toBe('unchecked');
    expect(new Set(Object.values(found.checks).map(({ why }) => why))).toEqual(new Set(['no_cryptography']));
    expect((await verifyEntry(revoked, sources(), now)).overall).toBe('revoked');
  });
});

/** A file as another program might save it: the same attachments, other bytes. */
function fileWith(...attachments: string[]): Uint8Array<ArrayBuffer> {
  const objects = attachments.map(
    (text, index) => `${index + 1} 0 obj\n<</Type/EmbeddedFile/Length ${utf8(text).length}>>\nstream\n${text}\nendstream\nendobj\n`,
  );
  return utf8(`%PDF-1.7\n${objects.join('')}%%EOF\n`);
}

describe('checking a file in the browser', () => {
  it('knows the issued file by the leaf of the log, and a copy of it from that', async () => {
    const credential = await issue();
    const file = fileWith(credential);
    const hash = hex(await sha256(file));
    const issued = await entry({ credential: null, documentHashes: [hash] });
    const leaf = documentsLeaf(await credentialHash(credential), [hash]);
    const from = sources({ documentsProof: () => prove(leaf) });
    const of = (bytes: Uint8Array<ArrayBuffer>, by = from) => verifyFile(bytes, by, async () => issued, now);
    expect(await of(file)).toMatchObject({
      kind: 'certificate',
      isIssued: true,
      found: { overall: 'in_force', disclosed: { score: '84.50' } },
    });
    expect(await of(fileWith(credential, 'something else'))).toMatchObject({ isIssued: false, found: { overall: 'in_force' } });
    expect(await of(file, sources())).toMatchObject({ isIssued: null });
    expect(await of(file, sources({ documentsProof: () => prove(documentsLeaf('0'.repeat(64), [hash])) }))).toMatchObject({
      isIssued: null,
    });
  });

  it('takes the word of the registry that it was revoked, and compares nothing when the registry is away', async () => {
    const file = fileWith(await issue());
    const revoked = await entry({ status: 'revoked', credential: null });
    expect(await verifyFile(file, sources(), async () => revoked, now)).toMatchObject({ found: { overall: 'revoked' } });
    expect(await verifyFile(file, sources(), async () => null, now)).toMatchObject({ isIssued: null, entry: null });
  });

  it('uses the proof and the keys inside where the issuer’s cannot be had', async () => {
    const credential = await issue();
    const file = fileWith(credential, await prove(issueLeaf(await credentialHash(credential))), await signManifest(manifest, [0, 1]));
    const away = { logProof: () => Promise.resolve(null), keyList: () => Promise.resolve(null) };
    const of = await entry();
    expect(await verifyFile(file, sources(away), async () => of, now)).toMatchObject({ found: { overall: 'in_force' } });
    expect(await verifyFile(fileWith(credential), sources(away), async () => of, now)).toMatchObject({ found: { overall: 'unchecked' } });
  });

  it('rejects a changed credential, and queries nothing about its number', async () => {
    const file = fileWith((await issue()).replace(/\.(\w)/, '.x$1'));
    const fetchStatus = vi.fn<() => Promise<null>>(async () => null);
    expect(await verifyFile(file, sources(), fetchStatus, now)).toMatchObject({ found: { overall: 'not_genuine', claims: null } });
    expect(fetchStatus).not.toHaveBeenCalled();
  });

  it('states of other files why, with the number that stands in them', async () => {
    const of = (text: string) => verifyFile(utf8(text), sources(), async () => null, now);
    expect(await of('%PDF-1.7 https://atesto.example/c/ATESTO-NIS2-2026-K7QXRM)')).toEqual({
      kind: 'foreign',
      why: 'no_credential',
      number: facts.number,
    });
    expect(await of('hello')).toMatchObject({ why: 'not_a_pdf', number: null });
  });
});
