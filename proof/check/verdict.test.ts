import { beforeAll, describe, expect, it } from 'vitest';
import { base64url, utf8 } from '#proof/bytes.ts';
import { hiddenClaims, openClaims } from '#proof/credential/credential.ts';
import { followManifest, judgeKey, openManifest, type KeyManifest, type ListedKey } from '#proof/log/key-manifest.ts';
import { credentialHash, issueLeaf } from '#proof/log/leaves.ts';
import { noteKey, noteType, writeKey } from '#proof/log/note.ts';
import { issueSdJwt, withDisclosures } from '#proof/credential/sd-jwt.ts';
import {
  credentialKey,
  facts,
  host,
  issue,
  issuedAt,
  issuer,
  logKey,
  logNoteKey,
  manifest,
  now,
  pair,
  prepareIssuer,
  prove,
  rootKeys,
  roots,
  signManifest,
  statusKey,
  statusToken,
} from '#proof/testing/issuer.ts';
import { examine, type Evidence, type Findings } from './verdict.ts';

beforeAll(prepareIssuer);

/** Everything in order; each test changes one thing. */
async function evidence(change: Partial<Evidence> = {}): Promise<Evidence> {
  const credential = change.credential ?? (await issue());
  const logProof = change.logProof === undefined ? await prove(issueLeaf(await credentialHash(credential))) : change.logProof;
  return { manifest, origin: host, statusToken: await statusToken(), now, ...change, credential, logProof };
}

const judged = async (change: Partial<Evidence> = {}): Promise<Findings> => examine(await evidence(change));
const without = (key: Partial<ListedKey>, use: string): KeyManifest => ({
  ...manifest,
  keys: manifest.keys.map((one) => (one.use === use ? { ...one, ...key } : one)),
});

describe('a certificate whose evidence is all there', () => {
  it('is genuine and in force, and shows what was signed and disclosed', async () => {
    const found = await judged();
    expect(found.verdict).toBe('in_force');
    expect(Object.values(found.checks).map(({ outcome }) => outcome)).toEqual(Array(6).fill('passed'));
    const { typeIntegrity: _, ...signed } = facts;
    expect(found.claims).toEqual(signed);
    expect(found.disclosed).toEqual({
      score: '84.50',
      sectionScores: ['90.00', null],
      declarantName: 'Anna Nowak',
      declarantRole: 'Prezes',
      unmetDuties: 2,
    });
    expect(found.witnesses).toEqual([{ name: 'witness.example/w1', time: 1_795_219_200 }]);
  });

  it('is as genuine when its holder withholds score and names', async () => {
    const found = await judged({ credential: withDisclosures(await issue(), []) });
    expect(found.verdict).toBe('in_force');
    expect(found.disclosed).toEqual({ score: null, sectionScores: null, declarantName: null, declarantRole: null, unmetDuties: null });
    expect(hiddenClaims).toHaveLength(5);
  });
});

describe('what was never issued', () => {
  it.each<[string, string, () => Promise<Partial<Evidence>>]>([
    [
      'another name under the old signature',
      'bad_signature',
      async () => ({ credential: await altered({ organization: { name: 'ORLEN S.A.', nip: '5261040828' } }) }),
    ],
    ['another date under the old signature', 'bad_signature', async () => ({ credential: await altered({ exp: 1_900_000_000 }) })],
    ['a key that no list holds', 'unknown_key', async () => ({ credential: await issue({}, pair('c9')) })],
    ['a foreign key under a known name', 'bad_signature', async () => ({ credential: await issue({}, { ...pair('c9'), id: 'c1' }) })],
    ['a log key used for a certificate', 'unknown_key', async () => ({ credential: await issue({}, { ...logKey, id: logNoteKey.id }) })],
    ['another issuer', 'foreign_issuer', async () => ({ credential: await issue({ issuer: 'https://atest0.example' }) })],
    ['before the key’s time', 'outside_window', async () => ({ credential: await issue({ issuedAt: new Date('2026-10-01T00:00:00Z') }) })],
    [
      'after the key was retired',
      'outside_window',
      async () => ({ manifest: without({ revoked: { at: '2026-11-21T10:00:00Z', reason: 'retired' } }, 'credential') }),
    ],
    [
      'a stolen key, later in the log',
      'compromised',
      async () => ({ manifest: without({ revoked: { at: now.toISOString(), reason: 'compromise', logSize: 3 } }, 'credential') }),
    ],
    [
      'a stolen key, kept out of the log',
      'compromised',
      async () => ({
        logProof: null,
        manifest: without({ revoked: { at: now.toISOString(), reason: 'compromise', logSize: 3 } }, 'credential'),
      }),
    ],
    [
      'a NIP that cannot be',
      'bad_credential',
      async () => ({ credential: await issue({ organization: { name: 'x', nip: '5261040829' } }) }),
    ],
    ['a threshold not reached', 'bad_credential', async () => ({ credential: await issueClaims({ threshold_met: false }) })],
    ['something that is no credential', 'bad_credential', async () => ({ credential: 'x~' })],
  ])('%s is not genuine: %s, and nothing of it is shown', async (_, why, change) => {
    const found = await judged(await change());
    expect(found.checks.signature).toEqual({ outcome: 'failed', why });
    expect(found).toMatchObject({ verdict: 'not_genuine', claims: null, disclosed: null });
  });
});

async function issueClaims(change: Readonly<Record<string, unknown>>): Promise<string> {
  const always = { ...openClaims(facts), ...change };
  return issueSdJwt({ kid: 'c1', always, hidden: {}, sign: credentialKey.sign, salt: () => new Uint8Array(16) });
}

/** The signed claims changed, under the signature of the old ones. */
async function altered(change: Readonly<Record<string, unknown>>): Promise<string> {
  const [head = '', body = '', ...rest] = (await issue()).split('.');
  const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  return [head, base64url(utf8(JSON.stringify({ ...payload, ...change }))), ...rest].join('.');
}

describe('what could not be checked is never green', () => {
  it.each<[string, string, string, () => Promise<Partial<Evidence>>]>([
    ['no list of keys', 'signature', 'no_key_list', async () => ({ manifest: null })],
    [
      'a list of keys past its time',
      'keys',
      'key_list_too_old',
      async () => ({ now: new Date('2027-03-01T00:00:00Z'), statusToken: await statusToken({ at: new Date('2027-03-01T00:00:00Z') }) }),
    ],
    ['no proof of the log', 'logged', 'no_log_proof', async () => ({ logProof: null })],
    ['a proof for another certificate', 'logged', 'bad_proof', async () => ({ logProof: await prove('issue other') })],
    [
      'a log signed by somebody else',
      'logged',
      'bad_signature',
      async () => ({ logProof: await prove(await ownLeaf(), { by: pair('x') }) }),
    ],
    ['no witness', 'witnessed', 'not_yet_witnessed', async () => ({ logProof: await prove(await ownLeaf(), { witnesses: [] }) })],
    ['no list of revocations', 'notRevoked', 'no_status_list', async () => ({ statusToken: null })],
    [
      'an old list of revocations',
      'notRevoked',
      'status_list_too_old',
      async () => ({ statusToken: await statusToken({ at: new Date('2026-11-19T00:00:00Z') }) }),
    ],
    [
      'a list for another year',
      'notRevoked',
      'foreign_status_list',
      async () => ({ statusToken: await statusToken({ uri: `${issuer}/status/2028` }) }),
    ],
    [
      'a list signed by somebody else',
      'notRevoked',
      'foreign_status_list',
      async () => ({ statusToken: await statusToken({ by: { ...pair('x'), id: statusKey.id } }) }),
    ],
    ['a list that is none', 'notRevoked', 'foreign_status_list', async () => ({ statusToken: 'x.y.z' })],
    [
      'a clock before the issue',
      'inForce',
      'not_yet',
      async () => ({ now: new Date('2026-11-21T10:00:00Z'), statusToken: await statusToken({ at: new Date('2026-11-21T09:00:00Z') }) }),
    ],
  ])('%s', async (_, check, why, change) => {
    const found = await judged(await change());
    expect(found.verdict).toBe('unchecked');
    expect(found.checks[check as 'keys'].why).toBe(why);
    expect(found.checks[check as 'keys'].outcome).not.toBe('passed');
  });

  it('a clock that stands before what was signed since: nobody is shown that something over is in force, or that it is over', async () => {
    const expiresAt = new Date('2027-03-01T00:00:00Z');
    const credential = await issue({ expiresAt });
    const logProof = await prove(issueLeaf(await credentialHash(credential)));
    const signed = new Date('2027-07-21T12:00:00Z');
    const of = async (at: Date) => judged({ credential, logProof, statusToken: await statusToken({ at: signed }), now: at });
    const slow = await of(new Date('2026-11-21T12:00:00Z'));
    expect([slow.verdict, slow.checks.inForce]).toEqual(['unchecked', { outcome: 'not_made', why: 'clock_behind' }]);
    // A few minutes are nobody's wrong clock.
    expect((await of(new Date(signed.getTime() - 9 * 60_000))).checks.inForce.why).toBe('expired');
    expect((await of(new Date(signed.getTime() - 11 * 60_000))).checks.inForce.why).toBe('clock_behind');
  });

  const ownLeaf = async (): Promise<string> => issueLeaf(await credentialHash(await issue()));

  it('an issuer that names no witness is believed without one, and the check states it', async () => {
    const found = await judged({ manifest: { ...manifest, quorum: 0 }, logProof: await prove(await ownLeaf(), { witnesses: [] }) });
    expect(found).toMatchObject({ verdict: 'in_force', checks: { witnessed: { outcome: 'not_made', why: 'no_witness_named' } } });
  });
});

describe('a genuine certificate that is over', () => {
  it('states that it was revoked, even when its time is over too', async () => {
    const later = new Date('2026-11-21T12:30:00Z');
    const taken = await statusToken({ taken: [412_345], at: later });
    expect((await judged({ statusToken: taken, now: later })).verdict).toBe('revoked');
    expect((await judged({ statusToken: await statusToken({ taken: [412_344] }) })).verdict).toBe('in_force');
  });

  it('a revocation once signed counts, however old the list', async () => {
    const old = await statusToken({ taken: [412_345], at: new Date('2026-11-19T00:00:00Z') });
    expect((await judged({ statusToken: old })).verdict).toBe('revoked');
  });

  it('ends at the very second it names', async () => {
    const fresh = { ...manifest, expires: '2028-01-01T00:00:00Z' };
    for (const [second, verdict] of [
      ['2027-11-21T10:59:59Z', 'in_force'],
      ['2027-11-21T11:00:00Z', 'expired'],
    ] as const) {
      const at = new Date(second);
      expect((await judged({ manifest: fresh, now: at, statusToken: await statusToken({ at }) })).verdict).toBe(verdict);
    }
  });
});

describe('the list of keys', () => {
  it('counts with two of three roots, not with one, and not with one that signs twice', async () => {
    expect((await openManifest(await signManifest(manifest, [0, 2]), host, roots)).version).toBe(1);
    await expect(openManifest(await signManifest(manifest, [1]), host, roots)).rejects.toThrow('not_signed_by_roots');
    await expect(openManifest(await signManifest(manifest, [1, 1]), host, roots)).rejects.toThrow('not_signed_by_roots');
  });

  it('is not accepted from another issuer, nor changed on the way', async () => {
    const note = await signManifest(manifest, [0, 1]);
    await expect(openManifest(note, 'atest0.example', roots)).rejects.toThrow('bad_manifest');
    await expect(openManifest(note.replace('"quorum":1', '"quorum":0'), host, roots)).rejects.toThrow('bad_signature');
  });

  it('gets new roots only from enough of the old and of the new ones', async () => {
    const added = await noteKey(`${host}/root-d`, noteType, pair('d').raw);
    const next = { ...manifest, version: 2, root: { threshold: 2, keys: [rootKeys[1]!, rootKeys[2]!, added].map(writeKey) } };
    expect((await followManifest(manifest, await signManifest(next, [1, 2]), host)).version).toBe(2);
    await expect(followManifest(manifest, await signManifest(next, [0, 1]), host)).rejects.toThrow('not_signed_by_roots');
    await expect(followManifest({ ...manifest, version: 2 }, await signManifest(next, [1, 2]), host)).rejects.toThrow('manifest_too_old');
  });

  it('lets a stolen key count only where the log held it before', () => {
    const listed = without({ revoked: { at: now.toISOString(), reason: 'compromise', logSize: 1000 } }, 'credential');
    const verdict = (index: number | null) => judgeKey(listed, { use: 'credential', id: 'c1', at: issuedAt, index });
    expect([999, 1000, 5000, null].map(verdict)).toEqual(['accepted', 'compromised', 'compromised', 'compromised']);
  });

  it.each([
    ['without a place in the log', { revoked: { at: now.toISOString(), reason: 'compromise' } }],
    ['without a window', { from: 'soon' }],
    ['of an unknown use', { use: 'everything' }],
  ])('is refused with a key %s', async (_, change) => {
    const bad = without(change as Partial<ListedKey>, 'credential');
    await expect(openManifest(await signManifest(bad, [0, 1]), host, roots)).rejects.toThrow('bad_manifest');
  });
});
