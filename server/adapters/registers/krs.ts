import { z } from 'zod';
import type { Representation } from './company-register.ts';
import { queryRegister } from './json-register.ts';

/** What the National Court Register states about how to reach a company, and who acts for it. */
export type KrsContact = Readonly<{
  email: string | null;
  website: string | null;
  changedOn: string | null;
  representation: Representation | null;
}>;

export type Krs = Readonly<{ contact: (krs: string, nip: string) => Promise<KrsContact | null> }>;

const text = z.string().optional();

const person = z.object({
  nazwisko: z.object({ nazwiskoICzlon: text, nazwiskoIICzlon: text }).optional(),
  imiona: z.object({ imie: text, imieDrugie: text }).optional(),
  funkcjaWOrganie: text,
});

const board = z.object({ sposobReprezentacji: text, sklad: z.array(person).optional() });

/** The parts of a current copy that are used; everything else may change. */
const currentCopy = z.object({
  odpis: z.object({
    naglowekA: z.object({ dataOstatniegoWpisu: text }),
    dane: z.object({
      dzial1: z.object({
        danePodmiotu: z.object({ identyfikatory: z.object({ nip: text }).optional() }),
        siedzibaIAdres: z.object({ adresPocztyElektronicznej: text, adresStronyInternetowej: text }).optional(),
      }),
      // A hint for people only: an unforeseen shape of it must not hide the contacts.
      dzial2: z.object({ reprezentacja: board.optional() }).optional().catch(undefined),
    }),
  }),
});

/** `13.09.2026` as 2026-09-13. */
function isoOf(day: string | undefined): string | null {
  const [, date, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(day ?? '') ?? [];
  return year ? `${year}-${month}-${date}` : null;
}

function representationOf(found: z.output<typeof board> | undefined): Representation | null {
  if (!found) return null;
  const people = (found.sklad ?? []).map(({ nazwisko, imiona, funkcjaWOrganie }) => ({
    name: [imiona?.imie, imiona?.imieDrugie, nazwisko?.nazwiskoICzlon, nazwisko?.nazwiskoIICzlon].filter(Boolean).join(' '),
    role: funkcjaWOrganie ?? null,
  }));
  return { register: 'krs', manner: found.sposobReprezentacji ?? null, people };
}

/** The client of the open API of the National Court Register: entrepreneurs first, then associations and others. */
export function openKrs({ url }: Readonly<{ url: string }>): Krs {
  const copyOf = (krs: string, register: 'P' | 'S'): Promise<unknown> =>
    queryRegister(`${url}/api/krs/OdpisAktualny/${krs}?rejestr=${register}&format=json`);
  return {
    async contact(krs, nip) {
      const answer = (await copyOf(krs, 'P')) ?? (await copyOf(krs, 'S'));
      if (answer === null) return null;
      const { naglowekA, dane } = currentCopy.parse(answer).odpis;
      const { danePodmiotu, siedzibaIAdres } = dane.dzial1;
      // Another company's entry under that number proves nothing.
      if (danePodmiotu.identyfikatory?.nip !== nip) return null;
      return {
        email: siedzibaIAdres?.adresPocztyElektronicznej?.trim().toLowerCase() || null,
        website: siedzibaIAdres?.adresStronyInternetowej?.trim().toLowerCase() || null,
        changedOn: isoOf(naglowekA.dataOstatniegoWpisu),
        representation: representationOf(dane.dzial2?.reprezentacja),
      };
    },
  };
}
