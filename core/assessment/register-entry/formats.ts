/** What is wrong with something written for the register of key and important entities. */
export const formatProblems = [
  'regon',
  'email',
  'phone',
  'delivery',
  'network',
  'network_prefix',
  'network_private',
  'domain',
  'nip',
] as const;
export type FormatProblem = (typeof formatProblems)[number];

const regonWeights: Readonly<Record<number, readonly number[]>> = {
  9: [8, 9, 2, 3, 4, 5, 6, 7],
  14: [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8],
};

/** Nine or fourteen digits, the last of which checks the others. */
export function isRegon(text: string): boolean {
  const weights = regonWeights[text.length];
  if (!weights || !/^\d+$/.test(text)) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return (sum % 11) % 10 === Number(text.at(-1));
}

/** How an address for electronic delivery looks. */
export const deliveryForm = 'AE:PL-12345-67890-ABCDE-12';

/** An address for electronic delivery (`deliveryForm`). */
export function isDeliveryAddress(text: string): boolean {
  return /^AE:PL-\d{5}-\d{5}-[A-Z]{5}-\d{2}$/.test(text);
}

/** Seven to fifteen digits (ITU-T E.164), with a plus sign and marks between them as people write. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return /^\+?[\d ()./-]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** A domain name of at least two labels, also with letters outside ASCII (IDN). */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  const isLabel = (label: string): boolean =>
    label.length <= 63 && /^[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u.test(label);
  return text.length <= 253 && labels.length >= 2 && labels.every(isLabel) && !/^\d+$/.test(labels.at(-1) ?? '');
}

/** The four numbers of an IPv4 address; null for anything else. */
function ipv4(text: string): readonly number[] | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part))) return null;
  const numbers = parts.map(Number);
  return numbers.every((number) => number <= 255) ? numbers : null;
}

/** The eight groups of an IPv6 address; null for anything else. */
function ipv6(text: string): readonly number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  if (!groups.flat().every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  const [first = [], second = []] = groups;
  const missing = 8 - first.length - second.length;
  if (halves.length === 1 ? missing !== 0 : missing < 1) return null;
  return [...first, ...Array.from({ length: missing }, () => '0'), ...second].map((group) => Number.parseInt(group, 16));
}

/** Addresses that nobody reaches from outside (RFC 6890): private, shared, local, for documentation. */
function isPrivate4([a = 0, b = 0, c = 0]: readonly number[]): boolean {
  return (
    [0, 10, 127].includes(a) ||
    a >= 224 ||
    (a === 100 && b >= 64 && b <= 127) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113)
  );
}

/** Of IPv6 only global unicast (2000::/3) is public, but what is reserved for documentation (2001:db8::/32). */
function isPrivate6([first = 0, second = 0]: readonly number[]): boolean {
  return first < 0x2000 || first > 0x3fff || (first === 0x2001 && second === 0xdb8);
}

/** Whether every bit after the prefix is zero: a range begins with its first address. */
function isFirstAddress(parts: readonly number[], bitsEach: number, prefix: number): boolean {
  return parts.every((part, index) => {
    const maskedBits = Math.max(0, Math.min(bitsEach, prefix - index * bitsEach));
    return part % 2 ** (bitsEach - maskedBits) === 0;
  });
}

/** What is wrong with a public address or range of addresses (CIDR, IPv4 or IPv6); null for nothing. */
export function networkProblem(text: string): FormatProblem | null {
  const [address = '', prefix, ...more] = text.split('/');
  if (more.length > 0) return 'network';
  const four = ipv4(address);
  const parts = four ?? ipv6(address);
  if (!parts) return 'network';
  const [bits, bitsEach] = four ? [32, 8] : [128, 16];
  if (prefix !== undefined && (!/^(?:0|[1-9]\d{0,2})$/.test(prefix) || Number(prefix) > bits || Number(prefix) === 0))
    return 'network_prefix';
  if (!isFirstAddress(parts, bitsEach, prefix === undefined ? bits : Number(prefix))) return 'network_prefix';
  return (four ? isPrivate4(parts) : isPrivate6(parts)) ? 'network_private' : null;
}
