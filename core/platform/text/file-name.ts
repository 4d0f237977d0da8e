/** Marks that turn the direction of writing, that cannot be seen, or that end a line (Unicode, Cc, Cf, Zl, Zp, tags). */
const hidden = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u;
const path = /[\\/]/;

/** Why a name of a file is refused: it leads somewhere, or is not what it looks like. Null for a plain name. */
export function nameFault(name: string): 'path' | 'hidden' | null {
  if (path.test(name) || name.startsWith('.')) return 'path';
  return hidden.test(name) ? 'hidden' : null;
}

/** What stands after the last full stop, in lower case; empty without one. */
export function endingOf(name: string): string {
  const at = name.lastIndexOf('.');
  return at < 0 ? '' : name.slice(at + 1).toLowerCase();
}

/** A name that any system can store, of printable ASCII; for readers that know nothing else (RFC 6266, section 4.3). */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[łŁ]/g, (letter) => (letter === 'ł' ? 'l' : 'L'))
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]|["%*/:<>?\\|]/g, '_');
}
