import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';
import { isInvoiceNip } from '#core/billing/invoices.ts';

const mostBytes = 1_000_000;

/** Characters that KSeF refuses although XML allows them: controls and those that are no characters (its “weryfikacja faktury”). */
// oxlint-disable-next-line no-control-regex
const discouraged = /[\u007f-\u0084\u0086-\u009f]|\p{Noncharacter_Code_Point}/u;

type Schema = Readonly<{ schema: XMLFileInfo[]; preload: XMLFileInfo[] }>;
let opened: Promise<Schema> | null = null;

/** The official schema FA(3) with those that it names by their addresses, which lie beside it. */
async function openSchema(): Promise<Schema> {
  const folder = join(import.meta.dirname, '..', '..', 'fa3', 'schemas');
  const file = async (fileName: string, path: string): Promise<XMLFileInfo> => {
    const text = await readFile(join(folder, path), 'utf8');
    return { fileName, contents: text.replace(/schemaLocation="[^"]*\/([^"/]+)"/g, 'schemaLocation="$1"') };
  };
  const named = ['StrukturyDanych_v10-0E.xsd', 'ElementarneTypyDanych_v10-0E.xsd', 'KodyKrajow_v10-0E.xsd'];
  const [schema, ...preload] = await Promise.all([file('fa3.xsd', 'schemat_FA(3)_v1-0E.xsd'), ...named.map((name) => file(name, name))]);
  return { schema: schema ? [schema] : [], preload };
}

/** What KSeF would say of the text before it checks its schema. */
function plainProblems(xml: Buffer): string[] {
  if (xml.length > mostBytes) return [`${xml.length} bytes, ${mostBytes} at most`];
  const text = xml.toString('utf8');
  const found = [
    Buffer.from(text, 'utf8').equals(xml) ? null : 'not UTF-8',
    text.startsWith('\ufeff') ? 'a byte order mark' : null,
    /<\?(?!xml )/.test(text) ? 'a processing instruction' : null,
    discouraged.test(text) ? 'a character that KSeF refuses' : null,
  ];
  return found.flatMap((problem) => problem ?? []);
}

/** NIPs whose check digit is wrong; KSeF checks it in production only. */
function wrongNips(text: string): string[] {
  return [...text.matchAll(/<NIP>([^<]*)<\/NIP>/g)].flatMap(([, nip = '']) => (isInvoiceNip(nip) ? [] : [`NIP ${nip}`]));
}

/** Everything for which KSeF would refuse a file, so far as it can be known before it is sent; nothing for a good one. `today` is the day in Warsaw. */
export async function fileProblems(xml: Buffer, today: string): Promise<string[]> {
  const plain = plainProblems(xml);
  if (plain.length > 0) return plain;
  const text = xml.toString('utf8');
  const issued = /<P_1>([^<]*)<\/P_1>/.exec(text)?.[1] ?? '';
  opened ??= openSchema();
  const { errors } = await validateXML({ xml: [{ fileName: 'invoice.xml', contents: text }], ...(await opened) });
  return [...errors.map(({ rawMessage }) => rawMessage), ...wrongNips(text), ...(issued > today ? [`issued on ${issued}`] : [])];
}
