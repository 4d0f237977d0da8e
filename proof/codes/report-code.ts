import { isValidNip } from '#core/account/companies/nip.ts';
import { reportNumberPattern } from '#core/certificate/report-number.ts';
import { base64url, demand, fromBase64url, hasCryptography, NotProven, utf8, type Bytes } from '#proof/bytes.ts';
import { signatureLength, type Sign } from '#proof/ed25519.ts';
import type { KeyManifest } from '#proof/log/key-manifest.ts';
import { checkVouched, kidLength, type PaperCodeCheck } from './qr.ts';

/** The first line distinguishes what the code of a report signs from everything else that the key signs. */
const context = 'atesto.example/qr-report/v1';
const version = 'r1';
const form = /^#?r1\.([A-Z0-9-]{10,40})\.(\d{10})\.([0-9a-z]{1,9})\.([\w-]{6})\.([\w-]{86})$/;

/** What the code on a report states: never a score. */
export type ReportCode = Readonly<{ number: string; nip: string; completedAt: Date }>;

type SignedCode = ReportCode & Readonly<{ key: string; signature: Bytes }>;

const seconds = (at: Date): string => Math.floor(at.getTime() / 1000).toString(36);

function signed({ number, nip, completedAt }: ReportCode): Bytes {
  return utf8(`${context}\n${number}\n${nip}\n${seconds(completedAt)}\n`);
}

/** The fragment of the address in the code of a report: a statement that a browser checks and never sends. */
export async function writeReportCode(code: ReportCode, key: Readonly<{ id: string; sign: Sign }>): Promise<string> {
  const signature = await key.sign(signed(code));
  return [version, code.number, code.nip, seconds(code.completedAt), key.id.slice(0, kidLength), base64url(signature)].join('.');
}

/** Reads the fragment of an address; null when it is no code of a report. Rejects one that is cut off or changed. */
function readReportCode(fragment: string): SignedCode | null {
  if (!/^#?r1\./.test(fragment)) return null;
  const [, number = '', nip = '', completed = '', key = '', signature = ''] = form.exec(fragment) ?? [];
  demand(isValidNip(nip) && reportNumberPattern.test(number), 'bad_code');
  const code = { number, nip, completedAt: new Date(Number.parseInt(completed, 36) * 1000), key, signature: fromBase64url(signature) };
  demand(code.signature.length === signatureLength, 'bad_code');
  return code;
}

/** What became of the code of a report: none was scanned, it is damaged, or what it states and whether that holds. */
export type ReportCodeFindings = Readonly<{ outcome: 'none' | 'broken' }> | Readonly<{ outcome: PaperCodeCheck; code: ReportCode }>;

/** Judges the fragment of the address in the code of a report. */
export async function judgeReportCode(fragment: string, keys: () => Promise<KeyManifest | null>): Promise<ReportCodeFindings> {
  try {
    const read = readReportCode(fragment);
    if (!read) return { outcome: 'none' };
    const { key, signature, ...code } = read;
    if (!hasCryptography()) return { outcome: 'unchecked', code };
    return { outcome: await checkVouched({ key, signature, message: signed(code) }, await keys()), code };
  } catch (error) {
    if (error instanceof NotProven) return { outcome: 'broken' };
    throw error;
  }
}
