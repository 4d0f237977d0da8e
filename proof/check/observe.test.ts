import { beforeAll, describe, expect, it } from 'vitest';
import { observeLog, type LogEvidence } from './observe.ts';
import { host, manifest, now, pair, prepareIssuer } from '#proof/testing/issuer.ts';
import { checkpointOf, leafOf, published, reading } from '#proof/testing/log.ts';
import { entriesPath, writeEntries } from '#proof/log/tiles.ts';

beforeAll(prepareIssuer);

const leaves = Array.from({ length: 600 }, (_, index) => leafOf(index));
const forged = leaves.map((leaf, index) => (index === 100 ? leafOf(9_999) : leaf));

/** A visitor who saw the first 300 entries and now sees all of them. */
async function evidence(change: Partial<LogEvidence> = {}): Promise<LogEvidence> {
  return {
    manifest,
    origin: host,
    checkpoint: await checkpointOf(leaves),
    seen: await checkpointOf(leaves.slice(0, 300)),
    read: reading(await published(leaves)),
    now,
    ...change,
  };
}

const observed = async (change: Partial<LogEvidence> = {}) => observeLog(await evidence(change));

describe('checking the log in a browser', () => {
  it('is good when signature, witness, entries and growth were all checked', async () => {
    const of = await evidence();
    const found = await observeLog(of);
    expect(found).toMatchObject({ verdict: 'sound', size: 600, earlier: 300, keep: of.checkpoint });
    expect(Object.values(found.checks).every(({ outcome }) => outcome === 'passed')).toBe(true);
    expect((await observed({ seen: of.checkpoint })).verdict).toBe('sound');
  });

  it('is not yet good on the first visit, which is remembered', async () => {
    const found = await observed({ seen: null });
    expect(found).toMatchObject({ verdict: 'unchecked', checks: { grown: { outcome: 'not_made', why: 'first_visit' } } });
    expect(found.keep).not.toBeNull();
    expect((await observed({ seen: 'nonsense' })).verdict).toBe('unchecked');
  });

  it('is never good without a witness, whether none was named or none signed', async () => {
    const alone = await checkpointOf(leaves, { witnessed: false });
    expect(await observed({ checkpoint: alone })).toMatchObject({
      verdict: 'unchecked',
      checks: { witnessed: { why: 'not_yet_witnessed' } },
    });
    const none = { ...manifest, quorum: 0 };
    expect(await observed({ manifest: none })).toMatchObject({ verdict: 'unchecked', checks: { witnessed: { why: 'no_witness_named' } } });
  });

  it('finds a rewritten log, and does not forget what it saw for it', async () => {
    const found = await observed({ checkpoint: await checkpointOf(forged), read: reading(await published(forged)) });
    expect(found).toMatchObject({
      verdict: 'contradiction',
      checks: { grown: { why: 'rewritten' }, tiles: { outcome: 'passed' } },
      keep: null,
    });
  });

  it('finds that two visitors are shown two logs of the same size', async () => {
    const found = await observed({ seen: await checkpointOf(forged) });
    expect(found).toMatchObject({ verdict: 'contradiction', checks: { grown: { why: 'rewritten' } }, keep: null });
  });

  it('finds a log that became shorter', async () => {
    const short = leaves.slice(0, 200);
    const found = await observed({ checkpoint: await checkpointOf(short), read: reading(await published(short)) });
    expect(found).toMatchObject({ verdict: 'contradiction', checks: { grown: { why: 'shorter' } }, keep: null });
  });

  it('finds entries and tiles that do not make the signed root', async () => {
    expect(await observed({ read: reading(await published(forged)) })).toMatchObject({
      verdict: 'contradiction',
      checks: { tiles: { why: 'other_root' } },
    });
    const files = await published(leaves);
    files.set(entriesPath(2, 88), writeEntries(forged.slice(100, 188)));
    expect(await observed({ read: reading(files) })).toMatchObject({
      verdict: 'contradiction',
      checks: { tiles: { why: 'other_entries' } },
    });
  });

  it('takes a state that another key signed for none', async () => {
    const found = await observed({ checkpoint: await checkpointOf(leaves, { by: pair('x') }) });
    expect(found).toMatchObject({ verdict: 'contradiction', checks: { signature: { outcome: 'failed' } }, size: null, keep: null });
  });

  it('states what it could not have', async () => {
    const away = async (): Promise<never> => Promise.reject(new TypeError('offline'));
    expect(await observed({ manifest: null })).toMatchObject({
      verdict: 'unchecked',
      checks: { keys: { why: 'no_key_list' } },
      keep: null,
    });
    expect(await observed({ checkpoint: null })).toMatchObject({ verdict: 'unchecked', checks: { signature: { why: 'no_answer' } } });
    expect(await observed({ read: away })).toMatchObject({ verdict: 'unchecked', checks: { tiles: { why: 'no_answer' } }, keep: null });
    expect((await observed({ now: new Date('2027-06-01') })).checks.keys).toEqual({ outcome: 'not_made', why: 'key_list_too_old' });
  });
});
