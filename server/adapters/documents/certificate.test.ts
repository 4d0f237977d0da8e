import * as mupdf from 'mupdf';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { certificateWords } from '#content/documents/certificate/certificate.ts';
import { languages } from '#core/platform/languages.ts';
import { lengths } from '#core/platform/limits.ts';
import { regimes } from '#core/platform/regimes.ts';
import { certificateJob, type CertificateFacts } from './certificate.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';

/** A busy machine is no hang. */
const renderer = sharedRenderer(pino({ level: 'silent' }));
afterAll(() => renderer.close());

type Facts = Partial<CertificateFacts> & { declaration?: CertificateFacts['metadata']['declaration'] };

function certificate({ declaration = { name: 'Jan Żak', role: 'Prezes' }, ...facts }: Facts = {}): CertificateFacts {
  const number = 'ATESTO-NIS2-2026-K7QXRM';
  return {
    language: 'pl',
    certificateNumber: number,
    regime: 'nis2',
    organization: { name: 'Młyn', nip: '0123456789' },
    scorePercent: 84.51,
    metadata: {
      issuer: 'Atesto sp. z o.o.',
      threshold: 75,
      questionCount: 49,
      assessed: 45,
      notApplicable: 4,
      withoutReason: 1,
      catalogueVersion: '2026.11',
      declaration,
      confirmation: { method: 'transfer', level: 2, confirmedAt: '2026-10-02T09:00:00Z' },
    },
    issuedAt: new Date('2026-11-21T09:00:00Z'),
    expiresAt: new Date('2027-11-21T09:00:00Z'),
    verificationHash: 'ab'.repeat(32),
    verificationUrl: `https://atesto.example/c/${number}`,
    paperUrl: `https://atesto.example/c/${number}#1.5261040828.tcxyz1.${'A'.repeat(120)}`,
    typedAddress: 'atesto.example/sprawdz',
    credential: 'header.payload.signature~',
    logProof: null,
    keyList: 'keys',
    ...facts,
  };
}

/** A text of so many characters, of words of this language. */
function ofLength(length: number, words: string): string {
  return words
    .repeat(length)
    .slice(0, length - 1)
    .trimEnd()
    .padEnd(length, '9');
}

const longest = {
  organization: {
    name: ofLength(lengths.companyName.most, 'Zakład Gospodarowania Nieruchomościami im. Żółkiewskiego w Łodzi '),
    nip: '0123456789',
  },
  declaration: {
    name: ofLength(lengths.declaration.most, 'Wawrzyniec Brzęczyszczykiewicz-Chrząszczyżewoszycki '),
    role: ofLength(lengths.declaration.most, 'pełnomocnik zarządu do spraw bezpieczeństwa informacji '),
  },
};

type Line = { text: string; left: number; right: number; top: number; bottom: number; size: number };

async function drawn(facts: CertificateFacts): Promise<{ pages: number; lines: Line[]; pdf: Buffer }> {
  const pdf = await renderer.render(certificateJob(facts));
  const document = mupdf.Document.openDocument(pdf, 'application/pdf');
  const lines: Line[] = [];
  document
    .loadPage(0)
    .toStructuredText('preserve-whitespace')
    .walk({
      beginLine: ([left, top, right, bottom]) => lines.push({ text: '', left, right, top, bottom, size: 0 }),
      onChar: (character, _, __, size) => {
        const line = lines.at(-1);
        if (line) [line.text, line.size] = [line.text + character, size];
      },
    });
  return { pages: document.countPages(), lines, pdf };
}

function lineWith(lines: readonly Line[], text: string): Line {
  const squeezed = (one: string): string => one.replaceAll(/\s/g, ' ');
  const found = lines.find((line) => squeezed(line.text).includes(squeezed(text)));
  if (!found) throw new Error(`nothing says ${text}`);
  return found;
}

const everything = languages.flatMap((language) => regimes.map((regime) => [language, regime] as const));

describe.each(everything)('the face of a certificate in %s on %s', (language, regime) => {
  const words = certificateWords[language];

  it('states beside its title that it is no audit, who issued it, how the company was confirmed, and where to check it', async () => {
    const { lines } = await drawn(certificate({ language, regime }));
    const title = lineWith(lines, words.title);
    const kind = lineWith(lines, words.kind);
    expect(kind.top).toBeLessThan(title.bottom);
    expect(kind.bottom).toBeGreaterThan(title.top);
    for (const text of [words.confirmed, words.scope, 'Atesto sp. z o.o.', 'atesto.example/sprawdz']) lineWith(lines, text);
    const all = lines
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const text of [...words.compare.items, words.compare.warning]) expect(all).toContain(text.replaceAll(/\s+/g, ' '));
  });

  it('is one page, with every word inside its frame, also with the longest names that can be written', async () => {
    const { pages, lines } = await drawn(certificate({ language, regime, ...longest }));
    expect(pages).toBe(1);
    const inside = (line: Line): boolean => line.left > 60 && line.right < 782 && line.top > 50 && line.bottom < 560;
    expect(lines.filter((line) => !inside(line))).toEqual([]);
    expect(lines.filter(({ size }) => size < 5.5)).toEqual([]);
    const all = lines
      .map(({ text }) => text)
      .join('')
      .replaceAll(/[\s-]/g, '');
    for (const text of [longest.organization.name, longest.declaration.name, longest.declaration.role]) {
      expect(all).toContain(text.replaceAll(/[\s-]/g, ''));
    }
  });

  it('has one left edge for each of its four columns', async () => {
    const { lines } = await drawn(certificate({ language, regime }));
    const edge = (text: string): number => Math.round(lineWith(lines, text).left);
    expect(new Set([words.title, words.confirms, words.score, words.scope].map(edge)).size).toBe(1);
    expect(new Set([words.issued, words.confirmed, words.issuer].map(edge)).size).toBe(1);
    expect(new Set([words.expires, words.declaration].map(edge)).size).toBe(1);
    expect(new Set([words.number, words.compare.intro, 'atesto.example/sprawdz'].map(edge)).size).toBe(1);
  });
});

it('a certificate begins with a heading of the first level for whoever cannot see it', async () => {
  const { pdf } = await drawn(certificate());
  const headings = pdf.toString('latin1').match(/\/S \/H\d\b/g);
  expect(headings).toEqual(['/S /H1']);
});

it('a certificate from before companies were confirmed states it', async () => {
  const { confirmation: _, ...metadata } = certificate().metadata;
  const { lines } = await drawn(certificate({ metadata }));
  lineWith(lines, 'Firmy wtedy nie potwierdzano');
});
