import { z } from 'zod';
import { inFlatFile } from './vat-flat-file.ts';
import { textOf } from '#server/adapters/web/limited-read.ts';

/** What the register of VAT payers states of an account; `requestId` proves that it was queried. */
export type AccountAnswer = Readonly<{ assigned: boolean; requestId: string }>;

/** The list of VAT payers of the Ministry of Finance. Throws when it cannot answer now. */
export type VatRegister = Readonly<{
  /** Whether an account (26 digits) was the payer's on a day (ISO 8601). “No” is also said of whom the list does not know. */
  isAccountOf: (nip: string, account: string, day: string) => Promise<AccountAnswer>;
  /** The same from the flat file of that day, which costs no question; null where there is none. */
  inFile: (nip: string, account: string, day: string) => Promise<AccountAnswer | null>;
}>;

const timeoutMillis = 8000;
const answered = z.object({ result: z.object({ accountAssigned: z.enum(['TAK', 'NIE']), requestId: z.string() }) });
const refused = z.object({ code: z.string(), message: z.string().optional() });

/** What the list states of a question that makes no sense to it: a wrong account or NIP, or a day too long ago. */
const senseless: ReadonlySet<string> = new Set(['WL-109', 'WL-110', 'WL-111', 'WL-112', 'WL-113', 'WL-114', 'WL-115', 'WL-118']);

type Options = Readonly<{
  url: string;
  /** Folder of unpacked flat files; null without any. */
  files: string | null;
}>;

/**
 * The client of the list of VAT payers: its API (wl-api.mf.gov.pl), and its flat file where that does not answer. Nothing is
 * asked twice: questions are counted there.
 */
export function openVatRegister({ url, files }: Options): VatRegister {
  const queryAccount = async (nip: string, account: string, day: string): Promise<AccountAnswer> => {
    const response = await fetch(`${url}/api/check/nip/${nip}/bank-account/${account}?date=${day}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMillis),
      headers: { accept: 'application/json' },
    });
    const body: unknown = JSON.parse(await textOf(response));
    if (response.ok) {
      const { accountAssigned, requestId } = answered.parse(body).result;
      return { assigned: accountAssigned === 'TAK', requestId };
    }
    const { code } = refused.parse(body);
    if (response.status === 400 && senseless.has(code)) return { assigned: false, requestId: code };
    throw new Error(`the list of VAT payers answered ${response.status} ${code}`);
  };
  const inFile = async (nip: string, account: string, day: string): Promise<AccountAnswer | null> => {
    const assigned = files === null ? null : await inFlatFile(files, nip, account, day);
    return assigned === null ? null : { assigned, requestId: `file-${day}` };
  };
  return {
    inFile,
    async isAccountOf(nip, account, day) {
      try {
        return await queryAccount(nip, account, day);
      } catch (error) {
        const found = await inFile(nip, account, day);
        if (found) return found;
        throw error;
      }
    },
  };
}
