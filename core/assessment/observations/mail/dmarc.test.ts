import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawLength } from '#core/assessment/observations/checks.ts';
import { observeDmarc } from './dmarc.ts';
import { fakeNetwork, type FakeWorld } from '#core/assessment/observations/fake-network.ts';

type Zone = NonNullable<FakeWorld['txt']>;

const reasonOf = async (txt: Zone, domain = 'firma.pl'): Promise<string> => (await observeDmarc(domain, fakeNetwork({ txt }))).reason;

describe('DMARC of a domain', () => {
  it.each([
    ['dmarc_enforced', 'v=DMARC1; p=reject'],
    ['dmarc_enforced', 'V = DMARC1 ;P=Quarantine; sp=none; pct=10;'],
    ['dmarc_enforced', 'v=DMARC1;p=reject;rua=mailto:dmarc@firma.pl,mailto:a@raporty.firma.pl!10m'],
    ['dmarc_enforced', 'v=DMARC1; p=reject; psd=y'],
    ['dmarc_enforced', 'v=DMARC1; p=reject; this is no tag'],
    ['dmarc_monitoring', 'v=DMARC1; p=none'],
    ['dmarc_monitoring', 'v=DMARC1; p=none; t=y'],
    // RFC 9989, section 4.10.1: with an address for reports, a policy that cannot be read is taken for none.
    ['dmarc_monitoring', 'v=DMARC1; rua=mailto:dmarc@firma.pl'],
    ['dmarc_monitoring', 'v=DMARC1; p=rejekt; rua=mailto:dmarc@firma.pl'],
    ['dmarc_monitoring', 'v=DMARC1; p=reject; sp=x; rua=mailto:dmarc@firma.pl'],
    ['dmarc_testing', 'v=DMARC1; p=reject; t=y'],
    ['dmarc_invalid', 'v=DMARC1'],
    ['dmarc_invalid', 'v=DMARC1; p=rejekt'],
    ['dmarc_invalid', 'v=DMARC1; p=none; p=reject'],
    ['dmarc_invalid', 'v=DMARC1; p=reject; np=x'],
    ['dmarc_invalid', 'v=DMARC1; p=; rua=dmarc@firma.pl'],
    ['dmarc_invalid', 'v=DMARC1; rua=mailto:@firma.pl,mailto:a@b,https://firma.pl'],
    ['dmarc_none', 'v=dmarc1; p=reject'],
    ['dmarc_none', 'v=DMARC12; p=reject'],
    ['dmarc_none', ' v=DMARC1; p=reject'],
    ['dmarc_none', 'p=reject; v=DMARC1'],
  ])('is %s for %j', async (reason, record) => expect(await reasonOf({ '_dmarc.firma.pl': [record] })).toBe(reason));

  it.each<[string, Zone]>([
    ['dmarc_none', {}],
    ['dmarc_none', { '_dmarc.firma.pl': 'no_name' }],
    ['dmarc_several', { '_dmarc.firma.pl': ['v=DMARC1; p=reject', 'v=DMARC1; p=reject'] }],
    ['dmarc_enforced', { '_dmarc.firma.pl': ['v=spf1 -all', 'v=DMARC1; p=reject'] }],
    ['unreadable', { '_dmarc.firma.pl': 'failed' }],
  ])('is %s for %j', async (reason, txt) => expect(await reasonOf(txt)).toBe(reason));

  const reported = { '_dmarc.firma.pl': ['v=DMARC1; p=reject; rua=mailto:a@firma.pl, mailto:b@Raporty.example?subject=x'] };
  it.each<[string, Zone]>([
    ['dmarc_reports', {}],
    ['dmarc_reports', { 'firma.pl._report._dmarc.raporty.example': ['v=spf1'] }],
    ['dmarc_enforced', { 'firma.pl._report._dmarc.raporty.example': ['v=DMARC1;'] }],
    ['unreadable', { 'firma.pl._report._dmarc.raporty.example': 'failed' }],
  ])('is %s when the reports go to another domain, which says %j', async (reason, txt) =>
    expect(await reasonOf({ ...reported, ...txt })).toBe(reason),
  );

  it.each<[string, Zone]>([
    ['dmarc_none', {}],
    ['dmarc_enforced', { '_dmarc.a.b.firma.pl': ['v=DMARC1; p=reject; sp=none'], '_dmarc.firma.pl': ['v=DMARC1; p=none'] }],
    ['dmarc_enforced', { '_dmarc.firma.pl': ['v=DMARC1; p=reject'] }],
    ['dmarc_monitoring', { '_dmarc.firma.pl': ['v=DMARC1; p=reject; sp=none'] }],
    // The organisation is where the fewest labels are, unless a record says otherwise.
    ['dmarc_monitoring', { '_dmarc.b.firma.pl': ['v=DMARC1; p=reject'], '_dmarc.firma.pl': ['v=DMARC1; p=none'] }],
    ['dmarc_enforced', { '_dmarc.b.firma.pl': ['v=DMARC1; p=reject; psd=n'], '_dmarc.firma.pl': ['v=DMARC1; p=none'] }],
    ['dmarc_none', { '_dmarc.firma.pl': ['v=DMARC1; p=reject; psd=y'] }],
    ['dmarc_enforced', { '_dmarc.b.firma.pl': ['v=DMARC1; p=reject'], '_dmarc.firma.pl': ['v=DMARC1; p=none; psd=y'] }],
    ['dmarc_several', { '_dmarc.firma.pl': ['v=DMARC1; p=reject', 'v=DMARC1; p=none'] }],
    ['dmarc_enforced', { '_dmarc.b.firma.pl': ['v=DMARC1;', 'v=DMARC1;'], '_dmarc.firma.pl': ['v=DMARC1; p=reject'] }],
    ['unreadable', { '_dmarc.b.firma.pl': ['v=DMARC1; p=reject'], '_dmarc.firma.pl': 'failed' }],
    ['dmarc_enforced', { '_dmarc.firma.pl': ['v=DMARC1; p=reject; rua=mailto:a@firma.pl'] }],
  ])('is %s for a.b.firma.pl with %j', async (reason, txt) => expect(await reasonOf(txt, 'a.b.firma.pl')).toBe(reason));

  it('does not take the record of a name two labels below the public suffix for the organisation’s', async () => {
    const txt = { '_dmarc.a.firma.com.pl': ['v=DMARC1; p=reject'], '_dmarc.com.pl': ['v=DMARC1; p=none; psd=y'] };
    expect(await reasonOf(txt, 'x.a.firma.com.pl')).toBe('dmarc_none');
  });

  it('asks eight names at most, and never about a single label', async () => {
    const network = fakeNetwork({});
    await observeDmarc('a.b.c.d.e.f.g.h.i.firma.pl', network);
    expect(network.queried).toEqual(
      [
        'a.b.c.d.e.f.g.h.i.firma.pl',
        'e.f.g.h.i.firma.pl',
        'f.g.h.i.firma.pl',
        'g.h.i.firma.pl',
        'h.i.firma.pl',
        'i.firma.pl',
        'firma.pl',
      ].map((name) => `txt _dmarc.${name}`),
    );
  });

  it('shows every name that was asked', async () => {
    const txt = { '_dmarc.firma.pl': ['v=DMARC1; p=reject'] };
    expect((await observeDmarc('a.firma.pl', fakeNetwork({ txt }))).raw).toEqual([
      '_dmarc.a.firma.pl TXT NODATA',
      '_dmarc.firma.pl TXT "v=DMARC1; p=reject"',
    ]);
  });

  it('comes to an end with any record', async () => {
    const parts = ['p=', 'reject', 'sp=', 'rua=', 'mailto:', '@', ',', ';', '!', '?', '=', 'a.pl', 'psd=n', 't=y', ' '];
    const record = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary' })), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(record, async (one) => {
        const { raw } = await observeDmarc('a.firma.pl', fakeNetwork({ txt: { '_dmarc.firma.pl': [`v=DMARC1;${one.join('')}`] } }));
        expect(raw.join('\n').length).toBeLessThanOrEqual(rawLength);
      }),
    );
  });

  it.each(['mailto:a@b.pl,', 'p=;', '=', '@', 'v=DMARC1;'])('reads 64 kB of %j at once, and asks few names', async (part) => {
    const started = performance.now();
    const network = fakeNetwork({ txt: { '_dmarc.firma.pl': [`v=DMARC1; p=reject; rua=${part.repeat(65_000 / part.length)}`] } });
    await observeDmarc('firma.pl', network);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(network.queried.length).toBeLessThan(12);
  });
});
