import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawLength } from '#core/assessment/observations/checks.ts';
import { fakeNetwork, type FakeWorld } from '#core/assessment/observations/fake-network.ts';
import { observeSpf } from './spf.ts';

type Zone = NonNullable<FakeWorld['txt']>;

const reasonOf = async (record: string, others: Zone = {}): Promise<string> =>
  (await observeSpf('firma.pl', fakeNetwork({ txt: { 'firma.pl': [record], ...others } }))).reason;

const ten = Array.from({ length: 10 }, (_, at) => `a:h${at}.firma.pl`).join(' ');

describe('SPF of a domain', () => {
  it.each([
    ['spf_strict', 'v=spf1 -all'],
    ['spf_strict', 'V=SPF1 mx a/24 a:h.firma.pl//64 mx:firma.pl/24//64 ip4:192.0.2.0/24 ip6:2001:db8::/32 ip6:::ffff:192.0.2.1 ~ALL'],
    ['spf_strict', 'v=spf1 exp=why.firma.pl unknown=%{d} -all  '],
    ['spf_strict', `v=spf1 ${ten} -all`],
    // What stands behind `all` is not evaluated.
    ['spf_strict', `v=spf1 -all ${ten} mx redirect=firma.pl`],
    ['spf_open', 'v=spf1'],
    ['spf_open', 'v=spf1 mx'],
    ['spf_open', 'v=spf1 ?all'],
    ['spf_open', 'v=spf1 +all'],
    ['spf_open', 'v=spf1 all'],
    ['spf_open', 'v=spf1 ip4:0.0.0.0/0 -all'],
    ['spf_macros', 'v=spf1 exists:%{i}._spf.firma.pl -all'],
    ['spf_macros', 'v=spf1 include:%{ir}.%{v}.firma.pl -all'],
    ['spf_macros', 'v=spf1 redirect=%{d2}._spf.firma.pl'],
    ['spf_macros', 'v=spf1 ptr -all'],
    ['spf_open', 'v=spf1 ptr ?all'],
    ['spf_lookups', `v=spf1 ${ten} mx ?all`],
    ['spf_lookups', `v=spf1 ${ten} redirect=firma.pl`],
    ['spf_invalid', 'v=spf1 all:firma.pl'],
    ['spf_invalid', 'v=spf1 ip4:192.0.2.256 -all'],
    ['spf_invalid', 'v=spf1 ip4:192.0.2.0/33 -all'],
    ['spf_invalid', 'v=spf1 ip4 -all'],
    ['spf_invalid', 'v=spf1 ip6:2001:db8::1::2 -all'],
    ['spf_invalid', 'v=spf1 ip6:2001:db8 -all'],
    ['spf_invalid', 'v=spf1 a:192.0.2.1 -all'],
    ['spf_invalid', 'v=spf1 mx/99 -all'],
    ['spf_invalid', 'v=spf1 include:localhost -all'],
    ['spf_invalid', 'v=spf1 include -all'],
    ['spf_invalid', 'v=spf1 include:a..pl -all'],
    ['spf_invalid', 'v=spf1 exists:%{x}.firma.pl -all'],
    ['spf_invalid', 'v=spf1 ipv4:192.0.2.1 -all'],
    ['spf_invalid', 'v=spf1 , mx -all'],
    ['spf_invalid', 'v=spf1 -redirect=firma.pl'],
    ['spf_invalid', 'v=spf1 redirect=a.pl redirect=b.pl'],
    ['spf_invalid', 'v=spf1 exp=a.pl exp=b.pl -all'],
    ['spf_invalid', 'v=spf1 exp=localhost -all'],
    ['spf_none', 'v=spf10 -all'],
    ['spf_none', 'v=spf1; -all'],
    ['spf_none', ' v=spf1 -all'],
  ])('is %s for %j', async (reason, record) => expect(await reasonOf(record)).toBe(reason));

  it.each<[string, string, Zone]>([
    ['spf_strict', 'v=spf1 include:A.pl. -all', { 'a.pl': ['other', 'v=spf1 ip4:192.0.2.1 ?all'] }],
    ['spf_strict', 'v=spf1 redirect=a.pl', { 'a.pl': ['v=spf1 ~all'] }],
    ['spf_open', 'v=spf1 redirect=a.pl', { 'a.pl': ['v=spf1 ?all'] }],
    // Whom an included record lets pass, the including one does as well; what else it states about everybody is its own affair.
    ['spf_open', 'v=spf1 include:a.pl -all', { 'a.pl': ['v=spf1 include:b.pl'], 'b.pl': ['v=spf1 +all'] }],
    ['spf_open', 'v=spf1 ?include:a.pl -all', { 'a.pl': ['v=spf1 all'] }],
    ['spf_strict', 'v=spf1 include:a.pl -all', { 'a.pl': ['v=spf1 mx'] }],
    ['spf_macros', 'v=spf1 include:a.pl -all', { 'a.pl': ['v=spf1 exists:%{i}.a.pl -all'] }],
    ['spf_invalid', 'v=spf1 include:a.pl -all', {}],
    ['spf_invalid', 'v=spf1 include:a.pl -all', { 'a.pl': 'no_name' }],
    ['spf_invalid', 'v=spf1 include:a.pl -all', { 'a.pl': ['v=spf1 -all', 'v=spf1 ~all'] }],
    ['spf_invalid', 'v=spf1 include:a.pl -all', { 'a.pl': ['v=spf1 mx:'] }],
    ['spf_invalid', 'v=spf1 ptr redirect=a.pl', {}],
    ['spf_lookups', 'v=spf1 include:a.pl mx -all', { 'a.pl': [`v=spf1 ${ten} -all`] }],
    ['unreadable', 'v=spf1 include:a.pl -all', { 'a.pl': 'failed' }],
    ['unreadable', 'v=spf1 redirect=a.pl', { 'a.pl': 'failed' }],
    ['unreadable', 'v=spf1 ptr include:a.pl -all', { 'a.pl': 'failed' }],
    // It is open, whatever the name that was not read says.
    ['spf_open', 'v=spf1 include:a.pl ?all', { 'a.pl': 'failed' }],
    ['spf_invalid', 'v=spf1 include:a.pl include:b.pl -all', { 'a.pl': 'failed' }],
  ])('is %s for %j with %j', async (reason, record, others) => expect(await reasonOf(record, others)).toBe(reason));

  it.each<[string, Zone]>([
    ['spf_none', {}],
    ['spf_none', { 'firma.pl': 'no_name' }],
    ['spf_none', { 'firma.pl': ['google-site-verification=1'] }],
    ['spf_several', { 'firma.pl': ['v=spf1 -all', 'v=spf1 -all'] }],
    ['unreadable', { 'firma.pl': 'failed' }],
  ])('is %s for %j', async (reason, txt) => expect((await observeSpf('firma.pl', fakeNetwork({ txt }))).reason).toBe(reason));

  it('ends where records name one another, without asking more than a receiver may', async () => {
    for (const term of ['include:b.pl', 'redirect=b.pl']) {
      const network = fakeNetwork({
        txt: { 'firma.pl': ['v=spf1 include:a.pl'], 'a.pl': [`v=spf1 ${term}`], 'b.pl': ['v=spf1 include:a.pl'] },
      });
      expect((await observeSpf('firma.pl', network)).reason).toBe('spf_lookups');
      expect(network.queried).toHaveLength(11);
    }
  });

  it('shows the records that were read, and no others', async () => {
    const txt = { 'firma.pl': ['token', 'v=spf1 include:a.pl -all'], 'a.pl': ['v=spf1 mx'] };
    expect((await observeSpf('firma.pl', fakeNetwork({ txt }))).raw).toEqual([
      'firma.pl TXT "v=spf1 include:a.pl -all"',
      'a.pl TXT "v=spf1 mx"',
    ]);
    const strange = await observeSpf('firma.pl', fakeNetwork({ txt: { 'firma.pl': ['a\nb\u202ec\ud800'] } }));
    expect(strange.raw).toEqual(['firma.pl TXT "a\ufffdb\ufffdc\ufffd"']);
  });

  it('comes to an end with any record', async () => {
    const parts = [
      'all',
      'a',
      'mx',
      'ip4:',
      'ip6:',
      'include:a.pl',
      'exists:',
      'redirect=',
      '%{d}',
      '%{',
      '/',
      '//',
      ':',
      '1',
      '.',
      '-',
      '?',
      '::',
      ' ',
    ];
    const record = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'binary' })), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(record, record, async (one, other) => {
        const txt = { 'firma.pl': [`v=spf1 ${one.join('')}`], 'a.pl': [`v=spf1 ${other.join('')}`] };
        const { raw } = await observeSpf('firma.pl', fakeNetwork({ txt }));
        expect(raw.join('\n').length).toBeLessThanOrEqual(rawLength);
      }),
    );
  });

  it.each(['%{s1', '/1', 'a', ' a', '%', '=', 'a=', ':', 'ip6:1:'])('reads 64 kB of %j at once', async (part) => {
    const started = performance.now();
    await reasonOf(`v=spf1 a:${part.repeat(65_000 / part.length)}`);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
