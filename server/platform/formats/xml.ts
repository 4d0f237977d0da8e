import { XMLParser } from 'fast-xml-parser';

type Node = Readonly<Record<string, unknown>>;

/**
 * Reads XML into plain objects: element names without their prefixes, attributes with `@`, every value as the text it is. `lists` names
 * the elements that may stand several times; a document that expands more entities than that throws.
 */
export function xmlReader(lists: ReadonlySet<string>, mostExpansions: number): (xml: string) => unknown {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    removeNSPrefix: true,
    processEntities: { enabled: true, maxTotalExpansions: mostExpansions },
    isArray: (name) => lists.has(name),
  });
  return (xml) => parser.parse(xml) as unknown;
}

/** What stands at a path of element names; undefined where a step is missing. */
export function at(node: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>((here, name) => (typeof here === 'object' && here !== null ? (here as Node)[name] : undefined), node);
}

/** The elements at a path that is one of the lists; none where it is missing. */
export function all(node: unknown, path: string): unknown[] {
  const found = at(node, path);
  return Array.isArray(found) ? found : [];
}

/** The text at the first of some paths where there is one; empty where there is none. */
export function text(node: unknown, ...paths: readonly string[]): string {
  for (const path of paths) {
    const found = at(node, path);
    if (typeof found === 'string') return found;
    const inner = at(found, '#text');
    if (typeof inner === 'string') return inner;
  }
  return '';
}
