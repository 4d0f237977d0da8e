import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawLength } from '#core/assessment/observations/checks.ts';
import { knownSelectors, observeDkim } from './dkim.ts';
import { fakeNetwork, type FakeWorld } from '#core/assessment/observations/fake-network.ts';
import { readBase64, rsaBits } from './rsa.ts';

type Zone = NonNullable<FakeWorld['txt']>;

const rsa = (modulusLength: number, type: 'spki' | 'pkcs1' = 'spki'): string =>
  generateKeyPairSync('rsa', { modulusLength }).publicKey.export({ type, format: 'der' }).toString('base64');
const [weak, short, strong] = [rsa(768), rsa(1024), rsa(2048)];
const ed25519 = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' });
const bare = ed25519.subarray(-32).toString('base64');
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

const zone = (keys: Readonly<Record<string, readonly string[] | 'failed'>>): Zone =>
  Object.fromEntries(Object.entries(keys).map(([selector, answer]) => [`${selector}._domainkey.firma.pl`, answer]));
const reasonOf = async (keys: Parameters<typeof zone>[0]): Promise<string> =>
  (await observeDkim('firma.pl', fakeNetwork({ txt: zone(keys) }))).reason;

describe('the length of an RSA key', () => {
  it.each([
    [512, 'spki'],
    [1023, 'spki'],
    [1024, 'pkcs1'],
    [2048, 'spki'],
    [2048, 'pkcs1'],
    [3072, 'spki'],
  ] as const)('is %i bits in %s', (bits, form) => expect(rsaBits(readBase64(rsa(bits, form)) ?? [])).toBe(bits));

  it('is none in bytes that are cut off, or no such key', () => {
    const bytes = readBase64(strong) ?? [];
    for (const end of [0, 1, 2, 3, 20, 24, 30, 200]) expect(rsaBits(bytes.slice(0, end))).toBeNull();
    expect(rsaBits([...ed25519])).toBeNull();
    expect(rsaBits(readBase64(elliptic) ?? [])).toBeNull();
    expect(rsaBits([0x30, 0x03, 0x02, 0x01, 0x00])).toBeNull();
  });

  it('is read from the same bytes as everywhere else', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(readBase64(text)).toEqual([...bytes]);
        expect(readBase64(text.replaceAll('=', ''))).toEqual([...bytes]);
      }),
    );
    for (const text of ['A', 'AAAAA', 'AA-A', 'A===', 'AA=A', 'ąąąą']) expect(readBase64(text)).toBeNull();
  });
});

describe('DKIM of a domain', () => {
  it.each([
    ['dkim_strong', [`v=DKIM1; k=rsa; p=${strong}`]],
    ['dkim_strong', [`p=${strong.slice(0, 100)} ${strong.slice(100)};`]],
    ['dkim_strong', [`v=DKIM1; k=ed25519; s=email; p=${bare}`]],
    ['dkim_strong', ['v=DKIM1; p=', `v=DKIM1; p=${strong}`]],
    ['dkim_short', [`v=DKIM1; p=${short}`, `v=DKIM1; p=${strong}`]],
    ['dkim_short', [`v=DKIM1; t=y; p=${short}`]],
    ['dkim_testing', [`v=DKIM1; t=s:y; p=${strong}`]],
    ['dkim_weak', [`v=DKIM1; p=${weak}`, `v=DKIM1; p=${strong}`]],
    ['dkim_revoked', ['v=DKIM1; p=']],
    // What a receiver passes over is no key.
    ['dkim_unfound', ['v=DKIM1; p=garbage!']],
    ['dkim_unfound', [`v=DKIM1; k=ed25519; p=${ed25519.toString('base64')}`]],
    ['dkim_unfound', [`v=DKIM1; k=ecc; p=${strong}`]],
    ['dkim_unfound', [`v=DKIM2; p=${strong}`]],
    ['dkim_unfound', [`p=${strong}; v=DKIM1`]],
    ['dkim_unfound', [`v=DKIM1; s=tlsrpt; p=${strong}`]],
    ['dkim_unfound', [`v=DKIM1; p=${strong}; p=${strong}`]],
    ['dkim_unfound', [`v=DKIM1; k=rsa; p=${strong}; rest`]],
    ['dkim_unfound', ['v=DKIM1; k=rsa']],
    ['dkim_unfound', ['v=spf1 -all']],
  ])('is %s for %j', async (reason, records) => expect(await reasonOf({ google: records })).toBe(reason));

  it('is as strong as the weakest of its keys, under every selector that is known', async () => {
    expect(await reasonOf({ selector1: [`p=${strong}`], selector2: [`p=${short}`] })).toBe('dkim_short');
    expect(await reasonOf({ selector1: [`p=${strong}`], s1: ['p='] })).toBe('dkim_strong');
    for (const selector of knownSelectors) expect(await reasonOf({ [selector]: [`p=${weak}`] })).toBe('dkim_weak');
    expect(new Set(knownSelectors).size).toBe(knownSelectors.length);
  });

  it('is not found, and nothing worse, where no key is found', async () => expect(await reasonOf({})).toBe('dkim_unfound'));

  it('does not take what every name answers for a key of the organisation', async () => {
    const wild = Object.fromEntries(['atesto-none', ...knownSelectors].map((selector) => [selector, ['v=DKIM1; p=']]));
    expect(await reasonOf(wild)).toBe('dkim_unfound');
    expect(await reasonOf({ ...wild, google: [`p=${strong}`] })).toBe('dkim_strong');
    expect(await reasonOf({ 'atesto-none': 'failed', google: ['p='] })).toBe('unreadable');
  });

  it('is unreadable where no selector was answered, and judged by what was', async () => {
    const failed = Object.fromEntries(knownSelectors.map((selector) => [selector, 'failed' as const]));
    expect(await reasonOf(failed)).toBe('unreadable');
    expect(await reasonOf({ ...failed, google: [`p=${strong}`] })).toBe('dkim_strong');
  });

  it('shows the keys that were found, or what was asked', async () => {
    const found = await observeDkim('firma.pl', fakeNetwork({ txt: zone({ google: ['p='] }) }));
    expect(found.raw).toEqual(['google._domainkey.firma.pl TXT "p="', 'atesto-none._domainkey.firma.pl TXT NODATA']);
    expect((await observeDkim('firma.pl', fakeNetwork({}))).raw).toHaveLength(knownSelectors.length + 1);
  });

  it('comes to an end with any record', async () => {
    const parts = ['v=DKIM1', ';', 'p=', 'k=rsa', 'k=ed25519', 't=y', '=', ' ', strong, weak, strong.slice(0, 30), 'MIIB'];
    const record = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary' })), { maxLength: 20 });
    const bytes = fc.uint8Array({ maxLength: 60 }).map((one) => [`p=${Buffer.from([0x30, ...one]).toString('base64')}`]);
    await fc.assert(
      fc.asyncProperty(fc.oneof(record, bytes), async (one) => {
        const { raw } = await observeDkim('firma.pl', fakeNetwork({ txt: zone({ google: [one.join('')] }) }));
        expect(raw.join('\n').length).toBeLessThanOrEqual(rawLength);
      }),
    );
  });

  it.each(['p=A', ';', '=', 'A', 'p=A;', 't=y:', ' '])('reads 64 kB of %j at once', async (part) => {
    const started = performance.now();
    await reasonOf({ google: [part.repeat(65_000 / part.length)], s1: [`p=${part.repeat(65_000 / part.length)}`] });
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
