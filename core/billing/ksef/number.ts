import { addDays, dayFromIso, isoOf } from '#core/platform/calendar/calendar.ts';

/** NIP of the seller, day of acceptance, twelve digits, checksum: 35 characters. */
const form = /^(\d{10})-(\d{4})(\d{2})(\d{2})-[0-9A-F]{12}-([0-9A-F]{2})$/;

/** CRC-8 with the polynomial 0x07 from 0, over characters of ASCII. */
function checksumOf(text: string): string {
  let crc = 0;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
}

/** What is wrong with a number of KSeF: its form, its checksum, its day, or that it is somebody else's. */
export type KsefNumberProblem = 'form' | 'checksum' | 'day' | 'seller';

/**
 * What prevents a text from being a number that KSeF gave a seller; null when nothing does. Its day is that of the acceptance, so it may
 * not be later than `today` (ISO 8601, Warsaw).
 */
export function ksefNumberProblem(text: string, { sellerNip, today }: { sellerNip: string; today: string }): KsefNumberProblem | null {
  const [, nip = '', year = '', month = '', day = '', checksum = ''] = form.exec(text) ?? [];
  if (nip === '') return 'form';
  if (checksumOf(text.slice(0, 32)) !== checksum) return 'checksum';
  const iso = `${year}-${month}-${day}`;
  const known = dayFromIso(iso);
  const isReal = known !== null && isoOf(addDays(known, 0)) === iso;
  if (!isReal || iso > today || iso < '2022-01-01') return 'day';
  return nip === sellerNip ? null : 'seller';
}

/** A number with its checksum, from what stands before it: `NIP-YYYYMMDD-12HEX`. */
export function withKsefChecksum(start: string): string {
  return `${start}-${checksumOf(start)}`;
}
