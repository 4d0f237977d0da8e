import { zipSync } from 'fflate';
import { batchOpened, understood } from './answers.ts';
import type { KsefHttp } from './http.ts';
import { KsefTrouble, type Ksef } from './ksef.ts';
import type { KsefPublicKeys } from './session/public-keys.ts';
import { encrypted, formCode, newSessionKey, sha256 } from './session/session-keys.ts';

/** Of a part before it is encrypted. */
const mostPartBytes = 100_000_000;
const uploadTimeoutMillis = 300_000;

type Batch = Parameters<Ksef['sendBatch']>[0];
type Upload = ReturnType<typeof batchOpened.parse>['partUploadRequests'][number];
type Opening = Readonly<{ call: KsefHttp; keys: KsefPublicKeys; apiUrl: string; fetch: typeof globalThis.fetch }>;

/** The documents as one ZIP file, each by its place. */
function zipped(documents: Batch['documents']): Uint8Array {
  return zipSync(Object.fromEntries(documents.map((bytes, place) => [`${place + 1}.xml`, bytes])));
}

function partsOf(file: Uint8Array): Uint8Array[] {
  const count = Math.ceil(file.length / mostPartBytes);
  return Array.from({ length: count }, (_, place) => file.subarray(place * mostPartBytes, (place + 1) * mostPartBytes));
}

/** Parts go where KSeF reports, but to the ministry alone, or where its API is. */
function isOfKsef(url: string, apiUrl: string): boolean {
  const { protocol, hostname, origin } = new URL(url);
  return origin === new URL(apiUrl).origin || (protocol === 'https:' && hostname.endsWith('.mf.gov.pl'));
}

/** Puts a part where it belongs: without the token, which the address makes up for. */
async function upload({ url, method, headers }: Upload, part: Buffer, { apiUrl, fetch }: Opening): Promise<void> {
  if (!isOfKsef(url, apiUrl) || method !== 'PUT') throw new KsefTrouble('not_understood', 'KSeF wants a part of a batch somewhere else');
  const given = Object.entries(headers).filter((one): one is [string, string] => one[1] !== null);
  const status = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(uploadTimeoutMillis),
    headers: Object.fromEntries(given),
    body: new Uint8Array(part),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status;
    },
    () => null,
  );
  if (status === null || status >= 500) throw new KsefTrouble('unreachable', 'KSeF did not take a part of a batch', { status });
  if (status >= 300) throw new KsefTrouble('refused', `KSeF refused a part of a batch with ${status}`, { status });
}

export async function sendBatch(opening: Opening, { documents, offline }: Batch, opened: Parameters<Ksef['sendBatch']>[1]): Promise<void> {
  const { call, keys } = opening;
  const file = zipped(documents);
  const { parts, answer } = await keys.withKey('SymmetricKeyEncryption', async (encrypt) => {
    const key = newSessionKey(encrypt);
    const own = partsOf(file).map((part) => encrypted(part, key));
    const fileParts = own.map((part, place) => ({ ordinalNumber: place + 1, fileSize: part.length, fileHash: sha256(part) }));
    const batchFile = { fileSize: file.length, fileHash: sha256(file), compressionType: 'Zip', fileParts };
    const body = { formCode, batchFile, encryption: key.encryption, offlineMode: offline };
    return { parts: own, answer: await call({ group: 'batch', method: 'POST', path: '/v2/sessions/batch', body }) };
  });
  const { referenceNumber, partUploadRequests } = understood(batchOpened, answer.bytes, 'the opening of a batch');
  await opened(referenceNumber);
  for (const [place, part] of parts.entries()) {
    const uploadRequest = partUploadRequests.find(({ ordinalNumber }) => ordinalNumber === place + 1);
    if (!uploadRequest) throw new KsefTrouble('not_understood', `KSeF does not say where part ${place + 1} of a batch goes`);
    await upload(uploadRequest, part, opening);
  }
  await call({ group: 'close', method: 'POST', path: `/v2/sessions/batch/${encodeURIComponent(referenceNumber)}/close` });
}
