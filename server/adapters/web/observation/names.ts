import { getDomain } from 'tldts';

const longestName = 253;

/** Whether a name can be asked about: labels of letters, digits, hyphens and underscores (RFC 1035, 2.3.4), in ASCII. */
export function isName(name: string): boolean {
  return name.length <= longestName && name.split('.').every((label) => /^[a-z0-9_-]{1,63}$/i.test(label));
}

/** Whether a name can be that of a host: below a domain, and no address of numbers. */
export function isHostName(name: string): boolean {
  return isName(name) && name.includes('.') && !/(?:^|\.)(?:\d+|0x[0-9a-f]*)$/i.test(name);
}

/** Whether two hosts are of one registrable domain. */
export function isSameDomain(one: string, other: string): boolean {
  const domain = getDomain(one, { allowPrivateDomains: true });
  return domain !== null && domain === getDomain(other, { allowPrivateDomains: true });
}
