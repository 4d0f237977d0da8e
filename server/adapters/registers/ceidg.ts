import { z } from 'zod';
import type { Representation } from './company-register.ts';
import { queryRegister } from './json-register.ts';

/** What the register of sole traders states about how to reach one, and whose the firm is. */
export type CeidgContact = Readonly<{
  email: string | null;
  website: string | null;
  status: string;
  representation: Representation | null;
}>;

export type Ceidg = Readonly<{ contact: (nip: string) => Promise<CeidgContact | null> }>;

const firms = z.object({
  firma: z
    .array(
      z.object({
        status: z.string(),
        wlasciciel: z.object({ nip: z.string().optional(), imie: z.string().optional(), nazwisko: z.string().optional() }).optional(),
        email: z.string().optional(),
        www: z.string().optional(),
      }),
    )
    .optional(),
});

/** The client of CEIDG v3. Empty fields are left out of its answers, and nothing found is 204 or an answer without firms. */
export function openCeidg({ url, token }: Readonly<{ url: string; token: string }>): Ceidg {
  return {
    async contact(nip) {
      const answer = await queryRegister(`${url}/firma?nip=${nip}`, { authorization: `Bearer ${token}` });
      const firm = answer === null ? undefined : firms.parse(answer).firma?.find((one) => one.wlasciciel?.nip === nip);
      if (!firm) return null;
      const owner = [firm.wlasciciel?.imie, firm.wlasciciel?.nazwisko].filter(Boolean).join(' ');
      return {
        email: firm.email?.trim().toLowerCase() || null,
        website: firm.www?.trim().toLowerCase() || null,
        status: firm.status,
        representation: owner ? { register: 'ceidg', manner: null, people: [{ name: owner, role: null }] } : null,
      };
    },
  };
}
