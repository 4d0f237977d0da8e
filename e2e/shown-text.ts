import { dayPattern, daysIn, plain } from '#content/law/dated-sentences.ts';

/** A screen as it is shown: its text, the names of all that can be used or read as a heading, the items of its lists, and its warnings of contradictions. */
export type Shown = Readonly<{
  text: string;
  names: readonly string[];
  lists: readonly (readonly string[])[];
  /** Pieces of code in it. */
  code: readonly string[];
  contradictions: number;
}>;

/** Spans of time whose end stands before their beginning. */
export function turnedAround(text: string): string[] {
  const spans = Array.from(
    plain(text).matchAll(new RegExp(`${dayPattern}(?:, \\d\\d:\\d\\d)?\\s*[–-]\\s*${dayPattern}`, 'g')),
    ([span]) => span,
  );
  return spans.filter((span) => daysIn(span).toSorted().join() !== daysIn(span).join());
}

/** Lists whose items, by the first day that each names, neither rise nor fall. */
export function disordered(lists: Shown['lists']): string[] {
  const days = lists.map((items) => items.flatMap((item) => daysIn(plain(item)).slice(0, 1)));
  return days
    .filter((list) => ![list.toSorted(), list.toSorted().toReversed()].some((sorted) => sorted.join() === list.join()))
    .map((list) => list.join(' '));
}

const naming = /(?:przycisk\w*|kliknij|naciśnij|wybierz|stron[aęąy]|stronie|zakładk\w+|liści\w*|list[aęąy])\s+„([^”]+)”/giu;
/** What a text may say only where it can be done. */
const endpoints: readonly Readonly<{ promise: RegExp; by: RegExp }>[] = [
  { promise: /^(?!.*właściciel).*sprzeciw (?:można|możesz) zgłosić/im, by: /sprzeciw/i },
  { promise: /(?:można|możesz) ją odnowić|odnów (?:go|ją)|przedłuż abonament/i, by: /przedłuż|odnów|wybierz|zobacz plany/i },
  { promise: /(?:można|możesz) (?:ją|go|je) pobrać/i, by: /pobierz/i },
  { promise: /przycisk\w* (?:poniżej|obok|powyżej)/i, by: /./ },
];

/** Names of buttons, pages and lists in the text that are not there, and promises without a way to have them. */
export function missingControls({ text, names }: Shown): string[] {
  const there = names.map((name) => plain(name).toLowerCase());
  const named = Array.from(plain(text).matchAll(naming), ([, name = '']) => name).filter(
    (name) => !there.some((one) => one.includes(name.toLowerCase())),
  );
  const empty = endpoints.filter(({ promise, by }) => promise.test(plain(text)) && !there.some((name) => by.test(name)));
  return [...named, ...empty.map(({ promise }) => promise.source)];
}

/** What no reader may see outside code and addresses: names of texts, places that were not filled, values that are none. */
export function unfilled({ text, code }: Shown, keys: ReadonlySet<string>): string[] {
  const read = code.toSorted((one, other) => other.length - one.length).reduce((left, piece) => left.replaceAll(piece, ' '), plain(text));
  const words = read.split(/[\s„”(),;]+/);
  const places = read.match(/(?<!\/)\{\{?\s*\w+\s*\}?\}|\bundefined\b|\bNaN\b|Invalid Date|\[object Object\]/g) ?? [];
  return [...words.filter((word) => keys.has(word.replace(/[.:]$/, ''))), ...places];
}
