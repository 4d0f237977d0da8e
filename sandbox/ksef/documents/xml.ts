import { createRequire } from 'node:module';
import { C14nCanonicalization, ExclusiveCanonicalization } from 'xml-crypto';

/** What is used here of a document tree; the types of the library would bring those of a browser into the whole program. */
export type XmlElement = Readonly<{
  nodeType: number;
  localName: string;
  namespaceURI: string | null;
  textContent: string | null;
  parentNode: XmlElement | null;
  childNodes: ArrayLike<XmlElement>;
  attributes: ArrayLike<Readonly<{ name: string; localName: string; value: string }>> | null;
  getAttribute: (name: string) => string | null;
  removeChild: (child: XmlElement) => void;
}>;
type Parser = Readonly<{
  parseFromString: (text: string, type: string) => { documentElement: XmlElement | null; doctype: unknown } | undefined;
}>;

const require = createRequire(import.meta.url);
const { DOMParser } = require('@xmldom/xmldom') as {
  DOMParser: new (options: { errorHandler: (level: string, message: string) => void }) => Parser;
};

/** The root of a document; null when it is not well-formed or brings a document type. */
export function parseXml(text: string): XmlElement | null {
  let isBroken = false;
  const errorHandler = (): void => {
    isBroken = true;
  };
  try {
    const document = new DOMParser({ errorHandler }).parseFromString(text, 'text/xml');
    return isBroken || !document || document.doctype ? null : document.documentElement;
  } catch {
    return null;
  }
}

/** The child elements, of one name when it is given. */
export function childrenOf(element: XmlElement | undefined, localName?: string): XmlElement[] {
  const elements = Array.from(element?.childNodes ?? []).filter((node) => node.nodeType === 1);
  return localName === undefined ? elements : elements.filter((one) => one.localName === localName);
}

/** The first element on a path of names below another. */
export function elementAt(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => childrenOf(at, name)[0], element);
}

export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  return elementAt(element, ...path)?.textContent?.trim();
}

/** The element and all that stand in it. */
export function withDescendants(element: XmlElement): XmlElement[] {
  return [element, ...childrenOf(element).flatMap(withDescendants)];
}

function namespacesAbove(element: XmlElement): { prefix: string; namespaceURI: string }[] {
  const found = new Map<string, string>();
  for (let at = element.parentNode; at; at = at.parentNode) {
    for (const { name, localName, value } of Array.from(at.attributes ?? [])) {
      if (name.startsWith('xmlns:') && !found.has(localName)) found.set(localName, value);
    }
  }
  return [...found].map(([prefix, namespaceURI]) => ({ prefix, namespaceURI }));
}

const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';

export function isCanonicalization(algorithm: string | null | undefined): algorithm is string {
  return algorithm === exclusive || algorithm === inclusive;
}

/** The canonical form of an element where it stands. */
export function canonical(element: XmlElement, algorithm: string = exclusive, prefixes: readonly string[] = []): string {
  const ancestorNamespaces = namespacesAbove(element);
  if (algorithm === inclusive) return new C14nCanonicalization().process(element, { ancestorNamespaces });
  return new ExclusiveCanonicalization().process(element, { ancestorNamespaces, inclusiveNamespacesPrefixList: [...prefixes] });
}
