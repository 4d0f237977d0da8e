import { isDomainName } from '#core/assessment/observations/names.ts';

/** A list such as `v=DMARC1; p=reject` (RFC 6376, section 3.2). */
export type TagList = Readonly<{
  /** By name in lower case. A tag that stands there twice has no value. */
  tags: ReadonlyMap<string, string>;
  /** Every part is a tag, and none stands there twice. */
  isClean: boolean;
}>;

export function readTags(text: string): TagList {
  const tags = new Map<string, string>();
  let isClean = true;
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0)).trim().toLowerCase();
    if (name === '' || tags.has(name)) isClean = false;
    if (name !== '') tags.set(name, tags.has(name) ? '' : part.slice(equals + 1).trim());
  }
  return { tags, isClean };
}

/** Whether a record begins with its version as the first tag; the value is compared letter by letter. */
export function hasVersion(text: string, version: string): boolean {
  const [first = ''] = text.split(';', 1);
  const [name = '', value = ''] = first.split('=', 2);
  return name.trimEnd().toLowerCase() === 'v' && value.trim() === version && first.split('=', 3).length === 2;
}

/** The addresses of a list with commas (RFC 3986: a comma of their own is written %2C). */
export function readAddresses(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The domain of a `mailto:` address, without a size limit or subject behind it; null for what is none. */
export function mailDomain(address: string): string | null {
  if (address.slice(0, 7).toLowerCase() !== 'mailto:') return null;
  const [mailbox = ''] = address.slice(7).split(/[!?]/, 1);
  const at = mailbox.lastIndexOf('@');
  const domain = mailbox.slice(at + 1).toLowerCase();
  return at > 0 && isDomainName(domain) ? domain : null;
}
