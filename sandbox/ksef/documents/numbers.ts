import { randomBytes } from 'node:crypto';

/** CRC-8 with the polynomial 07 from 00, of the text's bytes. */
export function crc8(text: string): number {
  let crc = 0;
  for (const byte of Buffer.from(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x80) === 0 ? (crc << 1) & 0xff : ((crc << 1) ^ 0x07) & 0xff;
  }
  return crc;
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString('hex').toUpperCase();
}

function check(text: string): string {
  return crc8(text).toString(16).toUpperCase().padStart(2, '0');
}

const warsaw = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day in Warsaw at a moment, YYYY-MM-DD. */
export function warsawDay(moment: number): string {
  return warsaw.format(moment);
}

function compactDay(moment: number): string {
  return warsawDay(moment).replaceAll('-', '');
}

/** A reference number of 36 characters; `kind` are two letters such as SO for an interactive session. */
export function newReference(kind: string, moment: number): string {
  const body = `${compactDay(moment)}-${kind}-${hex(5)}-${hex(5)}`;
  return `${body}-${check(body)}`;
}

/** A KSeF number of 35 characters, of the day on which the document came. */
export function newKsefNumber(nip: string, moment: number): string {
  const body = `${nip}-${compactDay(moment)}-0100${hex(4)}`;
  return `${body}-${check(body)}`;
}
