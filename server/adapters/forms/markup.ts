import { writableInXml } from '#core/platform/text/xml-text.ts';

/** A tag of XML: where it begins and ends in the text, its name with its prefix, and its attributes as they stand. */
export type Tag = Readonly<{ name: string; from: number; to: number; kind: 'open' | 'close' | 'empty'; attributes: string }>;

const tagPattern = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;

/** The tags of an XML text in their order, in a time that grows as its length. */
export function* tagsIn(xml: string): Generator<Tag> {
  for (const match of xml.matchAll(tagPattern)) {
    const [whole, slash, name = '', attributes = '', end] = match;
    yield { name, from: match.index, to: match.index + whole.length, kind: slash ? 'close' : end ? 'empty' : 'open', attributes };
  }
}

/** An element with its own tags: `inner` is what stands between them. */
export type Element = Readonly<{
  name: string;
  from: number;
  to: number;
  attributes: string;
  innerFrom: number;
  innerTo: number;
  children: Element[];
}>;

type Building = { name: string; from: number; attributes: string; innerFrom: number; children: Element[] };

/** The elements of some names, as a tree of those names only. A tag without its end is left out. */
export function elementsOf(xml: string, names: ReadonlySet<string>): Element[] {
  const root: Element[] = [];
  const open: Building[] = [];
  for (const { name, from, to, kind, attributes } of tagsIn(xml)) {
    if (!names.has(name)) continue;
    const into = open.at(-1)?.children ?? root;
    if (kind === 'empty') into.push({ name, from, to, attributes, innerFrom: to, innerTo: to, children: [] });
    else if (kind === 'open') open.push({ name, from, attributes, innerFrom: to, children: [] });
    else {
      const begun = open.pop();
      if (!begun || begun.name !== name) return root;
      (open.at(-1)?.children ?? root).push({ ...begun, to, innerTo: from });
    }
  }
  return root;
}

export function attributeOf(attributes: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match ? (match[1] ?? match[2] ?? null) : null;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function unescaped(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = Number.parseInt(hex ?? decimal ?? '', hex ? 16 : 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** A text as the content of an element. */
export function escaped(text: string): string {
  return writableInXml(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export type Splice = Readonly<{ from: number; to: number; text: string }>;

/** A text with parts of it replaced; the parts must not overlap. */
export function spliced(text: string, splices: readonly Splice[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { from, to, text: put } of splices.toSorted((one, other) => one.from - other.from)) {
    parts.push(text.slice(at, from), put);
    at = to;
  }
  return parts.join('') + text.slice(at);
}
