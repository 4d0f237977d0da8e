import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { largestAnswer } from '#server/adapters/web/limited-read.ts';

/** A parsed element: its text, or its children by local name. */
type Element = string | Readonly<{ [name: string]: Element | Element[] | undefined }>;

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  processEntities: { enabled: true, maxExpandedLength: largestAnswer },
  // Without it references by number, such as the CR of every line and apostrophes in names, stay as they are.
  htmlEntities: true,
  isArray: (name) => name === 'dane',
});

/**
 * Reads XML with local names and every value a string. Throws when it is not well-formed, too large, or carries a document
 * type: SOAP forbids one (SOAP 1.2 part 1, section 5), and entities that grow come with it.
 */
export function readXml(xml: string): Readonly<Record<string, Element | Element[] | undefined>> {
  if (xml.length > largestAnswer) throw new Error('the register answered with too much');
  if (/<!DOCTYPE/i.test(xml)) throw new Error('the register answered with a document type');
  if (XMLValidator.validate(xml) !== true) throw new Error('the register did not answer with XML');
  return parser.parse(xml) as Readonly<Record<string, Element>>;
}

/** The value of a parameter of a media type, quoted or not. */
function parameter(mediaType: string, name: string): string | undefined {
  const found = mediaType.split(';').map((part) => part.trim());
  const value = found.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  return value?.startsWith('"') ? value.slice(1, -1) : value;
}

/** The first part of an answer framed as MTOM (RFC 2387 multipart/related), or the answer itself. */
function rootPart(answer: string, mediaType: string): string {
  if (!mediaType.toLowerCase().startsWith('multipart/')) return answer;
  const boundary = parameter(mediaType, 'boundary');
  const part = boundary ? answer.split(`--${boundary}`)[1] : undefined;
  const afterHead = part?.search(/\r?\n\r?\n/) ?? -1;
  if (part === undefined || afterHead < 0) throw new Error('the register answered with a broken frame');
  return part.slice(afterHead).trim();
}

function child(element: Element | Element[] | undefined, name: string): Element | undefined {
  if (typeof element !== 'object' || Array.isArray(element) || !Object.hasOwn(element, name)) return undefined;
  const found = element[name];
  return Array.isArray(found) ? found[0] : found;
}

/** The text of the `<…Result>` of a SOAP answer, decoded once; empty for a self-closed one. */
export function resultOf(answer: string, mediaType: string, method: string): string {
  const body = child(child(readXml(rootPart(answer, mediaType)), 'Envelope'), 'Body');
  if (body === undefined) throw new Error('the register did not answer with SOAP');
  if (child(body, 'Fault') !== undefined) throw new Error('the register answered with a fault');
  const result = child(child(body, `${method}Response`), `${method}Result`);
  if (typeof result !== 'string') throw new Error(`the register did not answer ${method}`);
  return result.trim();
}
