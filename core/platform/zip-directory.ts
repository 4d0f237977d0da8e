/**
 * A file inside a ZIP, as its directory says (APPNOTE 6.3.10, section 4.3.12); `name` is where the bytes of its name stand. Nothing of it is to be
 * believed unchecked.
 */
export type DirectoryEntry = Readonly<{
  name: readonly [from: number, to: number];
  isEncrypted: boolean;
  method: number;
  /** The day (ISO) it was changed last; whether there is such a day nobody has checked. */
  changedOn: string;
  packed: number;
  size: number;
  offset: number;
}>;

export const zipMethods = { stored: 0, deflated: 8 } as const;
const signatures = { local: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
const lengths = { local: 30, entry: 46, end: 22 } as const;
const longestComment = 0xffff;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView => new DataView(buffer, byteOffset, byteLength);

/** Where the last record of an archive stands, which ends with its comment where the file ends, and what it says; null for none. */
export function zipEnd(bytes: Uint8Array): Readonly<{ at: number; count: number; directory: number; directoryBytes: number }> | null {
  const view = viewOf(bytes);
  const least = Math.max(0, bytes.length - lengths.end - longestComment);
  for (let at = bytes.length - lengths.end; at >= least; at -= 1) {
    if (view.getUint32(at, true) !== signatures.end || at + lengths.end + view.getUint16(at + 20, true) !== bytes.length) continue;
    return {
      at,
      count: view.getUint16(at + 10, true),
      directory: view.getUint32(at + 16, true),
      directoryBytes: view.getUint32(at + 12, true),
    };
  }
  return null;
}

function dayOf(packed: number): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${1980 + (packed >> 9)}-${two((packed >> 5) & 15)}-${two(packed & 31)}`;
}

/** The entry at a place of the directory, which must lie before `end`, and where the next one begins; null for none. */
export function directoryEntry(bytes: Uint8Array, at: number, end: number): Readonly<{ entry: DirectoryEntry; next: number }> | null {
  const view = viewOf(bytes);
  if (at + lengths.entry > end || view.getUint32(at, true) !== signatures.entry) return null;
  const nameEnd = at + lengths.entry + view.getUint16(at + 28, true);
  const next = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  if (next > end) return null;
  const entry = {
    name: [at + lengths.entry, nameEnd] as const,
    isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    changedOn: dayOf(view.getUint16(at + 14, true)),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
  return { entry, next };
}

/** Where the packed bytes of an entry stand, and the name that the record before them gives; null where they do not. */
export function placeOfEntry(
  bytes: Uint8Array,
  { offset, packed }: Pick<DirectoryEntry, 'offset' | 'packed'>,
): Readonly<{ name: readonly [from: number, to: number]; from: number; to: number }> | null {
  const view = viewOf(bytes);
  if (offset + lengths.local > bytes.length || view.getUint32(offset, true) !== signatures.local) return null;
  const nameEnd = offset + lengths.local + view.getUint16(offset + 26, true);
  const from = nameEnd + view.getUint16(offset + 28, true);
  const to = from + packed;
  return to > bytes.length ? null : { name: [offset + lengths.local, nameEnd], from, to };
}
