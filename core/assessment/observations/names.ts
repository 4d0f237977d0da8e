/** A name in lower case, without the dot of the root. */
export function plainName(name: string): string {
  const lower = name.toLowerCase();
  return lower.endsWith('.') ? lower.slice(0, -1) : lower;
}

export function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}

/** The name and those above it, the nearest first; a single label is a public suffix and nobody's own. */
export function upwards(name: string): string[] {
  const labels = name.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}

const label = /^[a-z0-9_-]{1,63}$/i;

/** Whether a text is a name of two labels or more, the last no number (RFC 1123, section 2.1), that a name server can be asked about. */
export function isDomainName(text: string): boolean {
  if (text.length > 254) return false;
  const labels = plainName(text).split('.');
  return labels.length > 1 && labels.every((one) => label.test(one)) && !/^\d+$/.test(labels.at(-1) ?? '');
}
