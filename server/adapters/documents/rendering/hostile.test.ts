// @module-tag long
import * as mupdf from 'mupdf';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { documentsWith } from '#server/testing/documents/documents.ts';
import type { Write } from '#server/testing/documents/subject.ts';
import { sharedRenderer } from '#server/testing/documents/renderer.ts';

/** A busy machine is no hang. */
const renderer = sharedRenderer(pino({ level: 'silent' }));
afterAll(() => renderer.close());

/** How many texts stand in each field of each document; `HOSTILE_TEXTS=5000` is the long run, for an hour or two. */
const rounds = Number(process.env['HOSTILE_TEXTS'] ?? 8);
/** What stands many times in one document has had as many texts after these; they are what takes long. */
const roundsOfAll = Math.max(8, rounds / 20);

/** The same numbers from 0 to below 1 for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const families: readonly string[] = [
  'ﬁﬂﬀﬃﬆĳǆ①½²ºªÅΩﷺ﷽Ａｂ㍿℡𝐀🅰№™⅓ſ\u1e9e',
  'שלוםעֲבוֹדָה()[].,:! مرحباًﻷپ؟٪',
  '👩‍💻🇵🇱✅1️⃣🏳️‍🌈👍🏽漢字かな한국어हिन्दीไทย ',
  '\u200b\u200d\u2060\ufeff\u00ad\u034f\u115f\u3164\u202e\u2066\u2028\u2029\u0000\u0007\r\n\t\u000b\u000c\u0085\ufffd\uffff\u3000\u1680a',
  '#$*_@<>`\\/[]{}"\'-.,;:|~^%&= ',
  'abcdefghiłąęśćńóźżMWŻ',
  'aeox\u0301\u0328\u0307\u0335\u20dd\u0489\u05bc\u064b',
];

function characterOf(random: () => number, family: number): string {
  if (family === families.length) return String.fromCodePoint(Math.floor(random() * 0x11_00_00));
  // Halves of characters among them.
  if (family === families.length + 1) return String.fromCharCode(Math.floor(random() * 0x1_00_00));
  const characters = Array.from(families[family] ?? '');
  return characters[Math.floor(random() * characters.length)] ?? '';
}

/** Texts of one kind of character or of all, one in twenty as long as its field allows. */
function writing(random: () => number, isWhole: boolean): Write {
  return ({ most, often }) => {
    if (often && !isWhole) return '';
    const length = random() < 0.05 ? most : Math.floor(random() * Math.min(most, 60));
    const kinds = families.length + 2;
    const only = random() < 0.6 ? Math.floor(random() * kinds) : null;
    let text = '';
    while (text.length < length) text += characterOf(random, only ?? Math.floor(random() * kinds));
    return text.slice(0, most);
  };
}

describe('whatever people type', () => {
  it('every document is drawn, and a certificate is one page', { timeout: 60_000 + rounds * 20_000 }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const language = languages[round % languages.length] ?? 'pl';
      const jobs = Object.entries(documentsWith(writing(numbersFrom(round), round < roundsOfAll), language));
      for (const [name, job] of jobs) {
        const pdf = await renderer.render(job).catch((error: unknown) => {
          throw new Error(`${name} in ${language}, round ${round}: ${String(error)}`);
        });
        if (name !== 'certificate') continue;
        expect(mupdf.Document.openDocument(pdf, 'application/pdf').countPages(), `round ${round}`).toBe(1);
      }
    }
  });

  it.each(['certificate', 'report', 'comparison', 'monthly report'])(
    'an unbroken text stays on the paper: %s',
    { timeout: 240_000 },
    async (name) => {
      const job = documentsWith(({ most }) => 'W'.repeat(Math.min(most, 300)), 'de')[name];
      if (!job) throw new Error(`no ${name}`);
      const document = mupdf.Document.openDocument(await renderer.render(job), 'application/pdf');
      const over: string[] = [];
      for (let index = 0; index < document.countPages(); index += 1) {
        const page = document.loadPage(index);
        const [, , width] = page.getBounds();
        const lines: { text: string; right: number }[] = [];
        page.toStructuredText('preserve-whitespace').walk({
          beginLine: ([, , right]) => lines.push({ text: '', right }),
          onChar: (character) => {
            const line = lines.at(-1);
            if (line) line.text += character;
          },
        });
        over.push(...lines.filter(({ right }) => right > width - 30).map(({ text }) => `${index + 1}: ${text.slice(0, 30)}`));
      }
      expect(over).toEqual([]);
    },
  );
});
