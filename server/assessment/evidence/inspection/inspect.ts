import type { EvidenceType } from '#core/assessment/evidence/evidence.ts';
import { Unfit } from './fault.ts';
import { inspectOffice, refuseCompound } from './office-documents.ts';
import { inspectPdf } from './pdf.ts';

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const zipStart = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

function startsWith(bytes: Buffer, start: Buffer): boolean {
  return bytes.subarray(0, start.length).equals(start);
}

/** Pictures of telephones that this server cannot draw (ISO/IEC 23008-12). */
function isHeic(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cx]|mif1|msf1)/.test(bytes.toString('latin1', 8, 12));
}

/** Text of any encoding has no control characters but blanks and ends of lines; markup is no plain text. */
function isPlainText(bytes: Buffer): boolean {
  const isControl = (byte: number): boolean => (byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte)) || byte === 0x7f;
  return !bytes.some(isControl) && !/^(?:\u00ef\u00bb\u00bf)?\s*<(?:[!?]|[a-z])/i.test(bytes.toString('latin1', 0, 512));
}

/** What a file is, by its content alone; only plain text needs its ending to say of which kind it is. Throws Unfit. */
export function inspect(bytes: Buffer, ending: string): EvidenceType {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') {
    inspectPdf(bytes);
    return 'pdf';
  }
  if (startsWith(bytes, pngStart)) return 'png';
  if (startsWith(bytes, jpegStart)) return 'jpeg';
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (startsWith(bytes, zipStart)) return inspectOffice(bytes);
  refuseCompound(bytes);
  if (isHeic(bytes)) throw new Unfit('evidence_heic');
  if ((ending === 'txt' || ending === 'csv') && isPlainText(bytes)) return ending;
  throw new Unfit('evidence_type');
}
