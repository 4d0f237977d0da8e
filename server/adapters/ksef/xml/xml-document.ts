import { createRequire } from 'node:module';

/** What is used here of an element of a document. The types of the package itself would put those of a browser into the whole server. */
export type XmlElement = Readonly<{
  nodeType: number;
  localName: string | null;
  namespaceURI: string | null;
  textContent: string | null;
  childNodes: ArrayLike<XmlElement>;
  getAttribute: (name: string) => string | null;
  getElementsByTagNameNS: (namespace: string, name: string) => ArrayLike<XmlElement>;
}>;

type Parser = new (options: object) => { parseFromString: (source: string, mediaType: string) => { documentElement: XmlElement | null } };

/** The parser that `xml-crypto` brings, so that it is given nodes of its own kind. */
const { DOMParser } = createRequire(createRequire(import.meta.url).resolve('xml-crypto'))('@xmldom/xmldom') as { DOMParser: Parser };
const elementType = 1;

/**
 * The root of a document; null where the bytes are no well-formed XML in UTF-8. A document type, which could declare entities, is never
 * read.
 */
export function rootOf(xml: Uint8Array): XmlElement | null {
  const fail = (message: string): never => {
    throw new Error(message);
  };
  try {
    const source = new TextDecoder('utf-8', { fatal: true }).decode(xml);
    if (/<!(?:DOCTYPE|ENTITY)/i.test(source)) return null;
    const errorHandler = { warning: fail, error: fail, fatalError: fail };
    return new DOMParser({ errorHandler }).parseFromString(source, 'text/xml').documentElement;
  } catch {
    return null;
  }
}

export function childrenOf(parent: XmlElement, name: string, namespace: string): XmlElement[] {
  return Array.from(parent.childNodes).filter(
    (node) => node.nodeType === elementType && node.localName === name && node.namespaceURI === namespace,
  );
}
