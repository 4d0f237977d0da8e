import { XMLParser } from 'fast-xml-parser';

const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: true,
  htmlEntities: true,
});

/** What a request requests: its action, the message it wants to be related to, and its parameters by local name. */
export type Call = Readonly<{ action: string; messageId: string | undefined; parameter: (name: string) => string | undefined }>;

function textOf(element: unknown, name: string): string | undefined {
  if (typeof element !== 'object' || element === null) return undefined;
  for (const [key, value] of Object.entries(element)) {
    if (key === name && typeof value === 'string') return value;
    const inner = textOf(value, name);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Reads the envelope of a request; null when there is none, it is not well-formed or it brings a document type. */
export function readCall(body: string): Call | null {
  if (/<!DOCTYPE/i.test(body)) return null;
  try {
    const { Envelope: envelope } = parser.parse(body, true) as { Envelope?: { Header?: unknown; Body?: unknown } };
    if (!envelope?.Body) return null;
    const { Header: header, Body: content } = envelope;
    return { action: textOf(header, 'Action') ?? '', messageId: textOf(header, 'MessageID'), parameter: (name) => textOf(content, name) };
  } catch {
    return null;
  }
}
