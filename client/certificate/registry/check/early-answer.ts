import type { Datum } from '#contract/platform/server-rendered-payload.ts';
import { mayStore } from '#client/platform/browser/consent.ts';
import { checksKey, codeInAddress, entryKey, paperKey } from './answer-keys.ts';
import { findAnswer, fingerprintOf, type Found } from './found.ts';

/** What was found, as the screen asks for it. */
function dataOf(number: string, fragment: string, { entry, checks, code }: Found): Datum[] {
  const at = Date.now();
  return [
    { key: entryKey(number), data: entry, at },
    { key: checksKey(number, at), data: checks, at },
    { key: paperKey(number, fragment, checks, false), data: code, at },
  ];
}

/** What was shown before the application, with the data it was made of; `isAll` where nothing else needs the application. */
export type EarlyAnswer = Readonly<{ data: readonly Datum[]; isAll: boolean }>;

/**
 * Checks a certificate before the application starts. Where this browser finds exactly what the server had found, the answer
 * that was drawn from it (`client/server-entry.tsx`) is put in place; null where it finds anything else, or nothing: every other
 * answer is the application's to draw. A browser that stores pages for times without a network needs the application, to store it too.
 */
export async function showEarlyAnswer(): Promise<EarlyAnswer | null> {
  const drawn = [...document.querySelectorAll<HTMLTemplateElement>('template[data-found]')];
  const number = drawn[0]?.dataset.number;
  const place = document.getElementById('answer');
  if (number === undefined || !place) return null;
  const fragment = codeInAddress();
  const found = await findAnswer(number, fragment);
  const fingerprint = await fingerprintOf(found);
  const answer = drawn.find(({ dataset }) => dataset.found === fingerprint);
  if (!answer) return null;
  place.replaceChildren(answer.content.cloneNode(true));
  return { data: dataOf(number, fragment, found), isAll: !mayStore() };
}
