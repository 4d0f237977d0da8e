/** Somebody who can be named in a message. */
export type Named = Readonly<{ id: string; name: string }>;

/** A piece of a message: plain text, or somebody who is named there. */
export type MessagePart = Readonly<{ text: string } | { personId: string }>;

const token = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/g;

/** How a mention is stored: names change, ids do not. */
export function mentionToken(personId: string): string {
  return `@[${personId}]`;
}

/** A stored message in pieces, in their order; put together again they are the message. */
export function messageParts(text: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let at = 0;
  for (const found of text.matchAll(token)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index) });
    parts.push({ personId: found[1] ?? '' });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

/** Who is named in a stored message, each once. */
export function mentionedIn(text: string): string[] {
  return [...new Set(messageParts(text).flatMap((part) => ('personId' in part ? [part.personId] : [])))];
}

/** A stored message as people read it; `nameOf` is asked about everybody who is named. */
export function withNames(text: string, nameOf: (personId: string) => string): string {
  return messageParts(text)
    .map((part) => ('personId' in part ? `@${nameOf(part.personId)}` : part.text))
    .join('');
}

const inWord = /[\p{L}\p{N}]/u;

function isWordAt(text: string, index: number): boolean {
  return inWord.test(String.fromCodePoint(text.codePointAt(index) ?? 0x20));
}

/** Whether a letter or a digit ends right before that place. */
function endsInWord(text: string, index: number): boolean {
  return index > 0 && inWord.test(Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? '');
}

/** Whose whole name follows an @ at that place; of names that begin alike the longest. */
function namedAt(text: string, at: number, longestFirst: readonly Named[]): Named | undefined {
  if (endsInWord(text, at)) return undefined;
  return longestFirst.find(({ name }) => {
    const end = at + 1 + name.length;
    return text.slice(at + 1, end).toLowerCase() === name.toLowerCase() && (end >= text.length || !isWordAt(text, end));
  });
}

/** What somebody typed as it is stored: a whole name after an @ becomes a mention, chosen from the list or not. */
export function withTokens(typed: string, people: readonly Named[]): string {
  const longestFirst = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  let [stored, from] = ['', 0];
  for (let at = typed.indexOf('@'); at >= 0; at = typed.indexOf('@', Math.max(at + 1, from))) {
    const person = namedAt(typed, at, longestFirst);
    if (!person) continue;
    stored += typed.slice(from, at) + mentionToken(person.id);
    from = at + 1 + person.name.length;
  }
  return stored + typed.slice(from);
}

/** The name that somebody types after an @ right before the caret, with where the @ stands; null where none is being typed. */
export function nameBeingTyped(text: string, caret: number): { at: number; typed: string } | null {
  const at = text.lastIndexOf('@', caret - 1);
  if (at < 0 || at >= caret || endsInWord(text, at)) return null;
  const typed = text.slice(at + 1, caret);
  return /^\s|\n|\[/.test(typed) ? null : { at, typed };
}

/** Who fits what is typed: any word of the name begins so. */
export function fitting<N extends Named>(people: readonly N[], typed: string): N[] {
  const wanted = plain(typed);
  return people.filter(({ name }) => {
    const own = plain(name);
    return own.startsWith(wanted) || own.split(/[\s-]+/).some((_, index, words) => words.slice(index).join(' ').startsWith(wanted));
  });
}

/** Without accents and capitals, so that a name is found on any keyboard. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase();
}

/** The beginning of a text on one line, at most so many characters; what is cut ends in “…”. */
export function excerptOf(text: string, most: number): string {
  const characters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most).join('').trimEnd()}…`;
}
