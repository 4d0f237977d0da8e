import { describe, expect, it } from 'vitest';
import { readXml, resultOf } from './soap.ts';

const soap = 'application/soap+xml; charset=utf-8';

function envelope(body: string, prefix = 's:'): string {
  const name = prefix.slice(0, -1);
  const namespace = `xmlns${name ? `:${name}` : ''}="http://www.w3.org/2003/05/soap-envelope"`;
  return `<${prefix}Envelope ${namespace}><${prefix}Header/><${prefix}Body>${body}</${prefix}Body></${prefix}Envelope>`;
}

function answer(content: string): string {
  return envelope(`<XResponse xmlns="http://CIS/BIR/PUBL/2014/07">${content}</XResponse>`);
}

describe('the result of a SOAP answer', () => {
  it.each([
    ['plain text', '<XResult>abc</XResult>', 'abc'],
    ['nothing, self-closed', '<XResult/>', ''],
    ['nothing, with blanks', '<XResult >  </XResult >', ''],
    ['another prefix', '<q:XResult xmlns:q="urn:x">abc</q:XResult>', 'abc'],
    ['an attribute', '<XResult xmlns:i="urn:i" i:nil="false">abc</XResult>', 'abc'],
    ['text in CDATA', '<XResult><![CDATA[<root><a>1 & 2</a></root>]]></XResult>', '<root><a>1 & 2</a></root>'],
    ['text that is decoded once', '<XResult>&#xD;&lt;a&gt;A &amp;amp; B&#39;s&lt;/a&gt;&#xD;</XResult>', "<a>A &amp; B's</a>"],
    ['digits that stay text', '<XResult>00123</XResult>', '00123'],
    ['a comment beside it', '<!-- <XResult>wrong</XResult> --><XResult>right</XResult>', 'right'],
  ])('is read with %s', (_, content, result) => {
    expect(resultOf(answer(content), soap, 'X')).toBe(result);
  });

  it('is read whatever prefix the envelope has', () => {
    for (const prefix of ['', 'soap:', 'SOAP-ENV:']) {
      expect(resultOf(envelope('<m:XResponse xmlns:m="urn:m"><m:XResult>1</m:XResult></m:XResponse>', prefix), soap, 'X')).toBe('1');
    }
  });

  it.each([
    ['quoted', '"uuid:1a2b+id=7"', '\r\n'],
    ['bare', 'uuid:1a2b+id=7', '\n'],
  ])('is taken out of its MTOM frame with a %s boundary', (_, boundary, line) => {
    const frame = [
      '',
      '--uuid:1a2b+id=7',
      'Content-Type: application/xop+xml',
      '',
      answer('<XResult>abc</XResult>'),
      '--uuid:1a2b+id=7--',
      '',
    ];
    const mediaType = `multipart/related; type="application/xop+xml"; boundary=${boundary}; start-info="application/soap+xml"`;
    expect(resultOf(frame.join(line), mediaType, 'X')).toBe('abc');
  });

  it.each([
    ['a frame without its boundary', answer('<XResult>1</XResult>'), 'multipart/related', 'broken frame'],
    ['a frame with another boundary', '--a\r\n\r\n<x/>\r\n--a--', 'multipart/related; boundary=b', 'broken frame'],
    ['no XML', 'Service Unavailable', soap, 'XML'],
    ['XML that is cut off', answer('<XResult>1</XResult>').slice(0, -9), soap, 'XML'],
    ['XML that is no envelope', '<html><body>XResult</body></html>', soap, 'SOAP'],
    ['a fault', envelope('<s:Fault><s:Code/></s:Fault>'), soap, 'fault'],
    ['another method', answer('<YResult>1</YResult>'), soap, 'did not answer X'],
    ['a result in a comment', answer('<!-- <XResult>1</XResult> -->'), soap, 'did not answer X'],
    ['elements instead of text', answer('<XResult><a>1</a></XResult>'), soap, 'did not answer X'],
    ['names of the language itself', envelope('<constructor><XResult>1</XResult></constructor>'), soap, 'Invalid name'],
  ])('is refused with %s', (_, body, mediaType, why) => {
    expect(() => resultOf(body, mediaType, 'X')).toThrow(why);
  });

  it('is refused with entities of its own, before any of them grows', () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
    const file = '<!doctype a SYSTEM "file:///etc/passwd">';
    for (const head of [bomb, file])
      expect(() => resultOf(`${head}${answer('<XResult>&b;</XResult>')}`, soap, 'X')).toThrow('document type');
  });

  it('is refused when it is larger than any search', () => {
    expect(() => readXml(`<a>${'x'.repeat(2_000_000)}</a>`)).toThrow('too much');
  });

  it('may hold a hundred escaped rows', () => {
    const row = `<dane>\r\n<Nazwa>A &amp; B "C"</Nazwa>${'<Pole>wartość</Pole>'.repeat(30)}</dane>`;
    const inner = `<root>${row.repeat(100)}</root>`;
    const escaped = inner.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
    const { root } = readXml(resultOf(answer(`<XResult>${escaped}</XResult>`), soap, 'X')) as { root: { dane: { Nazwa: string }[] } };
    expect([root.dane.length, root.dane[99]?.Nazwa]).toEqual([100, 'A & B "C"']);
  });
});

describe('reading a long answer', () => {
  const long = 180_000;
  const fill = (piece: string, length = long): string => piece.repeat(Math.ceil(length / piece.length));
  it.each([
    ['references', (n: number) => `<a>${fill('&#13;', n)}</a>`],
    ['elements', (n: number) => `<a>${fill('<b/>', n)}</a>`],
    ['elements one in another', (n: number) => fill('<a>', n / 2) + fill('</a>', n / 2)],
    ['comments', (n: number) => `<a>${fill('<!-- -->', n)}</a>`],
    ['blanks', (n: number) => `<a>${fill(' ', n)}x</a>`],
    ['a frame', (n: number) => `--b${fill('\r\n ', n)}`],
  ])('takes time in proportion to its %s', (_, make) => {
    const millis = (text: string): number => {
      const started = performance.now();
      try {
        resultOf(text, text.startsWith('--b') ? 'multipart/related; boundary=b' : soap, 'X');
      } catch {
        // None of them is an envelope.
      }
      return performance.now() - started;
    };
    millis(make(long));
    // Twelve seconds once; a busy machine is not a slow parser.
    expect(millis(make(long))).toBeLessThan(3000);
  });
});
