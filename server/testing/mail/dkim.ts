import { createHash, createPublicKey, verify } from 'node:crypto';

type Header = Readonly<{ name: string; value: string }>;

function headersOf(head: string): Header[] {
  return head
    .replaceAll(/\r\n(?=[ \t])/g, ' ')
    .split('\r\n')
    .map((line) => ({ name: line.slice(0, line.indexOf(':')), value: line.slice(line.indexOf(':') + 1) }));
}

const relaxed = ({ name, value }: Header): string => `${name.trim().toLowerCase()}:${value.replaceAll(/\s+/g, ' ').trim()}`;

/** Whether a raw message bears a signature of a domain that a public key (DER in base64) verifies, relaxed and over SHA-256 (RFC 6376). */
export function bearsSignature(raw: string, { domain, publicKey }: Readonly<{ domain: string; publicKey: string }>): boolean {
  const end = raw.indexOf('\r\n\r\n');
  const headers = headersOf(raw.slice(0, end));
  const signature = headers.find(({ name }) => name.toLowerCase() === 'dkim-signature');
  if (!signature) return false;
  const tags = new Map(
    signature.value
      .split(';')
      .map((part) => [part.slice(0, part.indexOf('=')).trim(), part.slice(part.indexOf('=') + 1).replaceAll(/\s/g, '')]),
  );
  const body = raw
    .slice(end + 4)
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(?:\r\n)*$/, '\r\n');
  if (tags.get('d') !== domain || createHash('sha256').update(body).digest('base64') !== tags.get('bh')) return false;
  const left = [...headers];
  const signed = (tags.get('h') ?? '').split(':').flatMap((name) => {
    const at = left.findLastIndex((one) => one.name.trim().toLowerCase() === name.toLowerCase());
    return at < 0 ? [] : left.splice(at, 1).map(relaxed);
  });
  const own = relaxed({ ...signature, value: signature.value.replace(/(\bb=)[^;]*$/, '$1') });
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return verify('sha256', Buffer.from([...signed, own].join('\r\n')), key, Buffer.from(tags.get('b') ?? '', 'base64'));
}
