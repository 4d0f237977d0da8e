import { isIPv6 } from 'node:net';

/** An IPv4 address in the space that IPv6 has for them (RFC 4291, 2.5.5.2), as a socket for both gives it. */
const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i;
const groupsOfNetwork = 4;

/**
 * Whom an address is counted as: of IPv6 the network of 64 bits, since whoever has one address has all of them (RFC 6177); of IPv4, and of
 * whatever is no address, itself.
 */
export function networkOf(address: string): string {
  const [, inIpv4] = mapped.exec(address) ?? [];
  if (inIpv4) return inIpv4;
  if (!isIPv6(address)) return address;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const groupsIn = (part = ''): string[] => (part === '' ? [] : part.split(':'));
  const [first, last] = [groupsIn(before), groupsIn(after)];
  // What is left out is zeros; an IPv4 address at the end stands for two groups.
  const known = first.length + last.length + (address.includes('.') ? 1 : 0);
  const zeros = Array.from({ length: after === undefined ? 0 : 8 - known }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, groupsOfNetwork).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
