import type { Logger } from 'pino';
import { openCeidg, type Ceidg } from './ceidg.ts';
import type { CompanyDossier, CompanyRegister, RegisteredContact, RegisterName, Representation } from './company-register.ts';
import { openGus, type Gus, type GusOptions } from './gus.ts';
import { openKrs, type Krs } from './krs.ts';
import { withTimeout } from '#server/adapters/web/timeout.ts';

type Reachable = Readonly<{ email: string | null; website: string | null }>;

function contactsOf(register: RegisterName, { email, website }: Reachable, changedOn: string | null): RegisteredContact[] {
  return [
    ...(email?.includes('@') ? [{ kind: 'email' as const, address: email, register, changedOn }] : []),
    ...(website ? [{ kind: 'website' as const, address: website, register, changedOn }] : []),
  ];
}

type Entry = NonNullable<Awaited<ReturnType<Gus['report']>>>;

type More = Readonly<{ contacts: readonly RegisteredContact[]; representation: Representation | null }>;
const nothing: More = { contacts: [], representation: null };

/** What registers beside the statistics office add; CEIDG states no day of change, so that of the same entry there counts. */
async function readOtherRegisters(nip: string, entry: Entry, { krs, ceidg }: { krs: Krs; ceidg: Ceidg }): Promise<More> {
  if (entry.krs) {
    const found = await krs.contact(entry.krs, nip);
    if (!found) return nothing;
    return { contacts: contactsOf('krs', found, found.changedOn ?? entry.changedOn), representation: found.representation };
  }
  if (!entry.soleTrader) return nothing;
  const found = await ceidg.contact(nip);
  return found ? { contacts: contactsOf('ceidg', found, entry.changedOn), representation: found.representation } : nothing;
}

/** An address that several registers hold counts once, as the one that changed last. */
function eachOnce(contacts: readonly RegisteredContact[]): RegisteredContact[] {
  const known = new Map<string, RegisteredContact>();
  for (const contact of contacts) {
    const earlier = known.get(contact.address);
    if (!earlier || (contact.changedOn ?? '') > (earlier.changedOn ?? '')) known.set(contact.address, contact);
  }
  return [...known.values()];
}

type Options = Readonly<{
  gus: GusOptions;
  krs: { url: string };
  ceidg: { url: string; token: string };
  log: Logger;
  /** For everything that is read of a company, in milliseconds. */
  readMillis?: number;
}>;

/** Somebody waits for what is read: what other registers have not added by then is left out. */
const usualReadMillis = 9000;
const leastForOthers = 700;

/** The statistics office, and what the court register and the register of sole traders add about contacts. */
export function openRegisters(options: Options): CompanyRegister {
  const { readMillis = usualReadMillis } = options;
  const gus = openGus(options.gus);
  const others = { krs: openKrs(options.krs), ceidg: openCeidg(options.ceidg) };
  return {
    find: gus.find,
    activities: gus.activities,
    async read(nip): Promise<CompanyDossier | null> {
      const begun = performance.now();
      const entry = await gus.report(nip);
      if (!entry) return null;
      const { email, website, krs: _krs, changedOn, ...company } = entry;
      const left = Math.max(leastForOthers, readMillis - (performance.now() - begun));
      const more = await withTimeout('a register', left, readOtherRegisters(nip, entry, others)).catch((error: unknown) => {
        options.log.warn({ err: error }, 'a register added nothing');
        return nothing;
      });
      const contacts = eachOnce([...more.contacts, ...contactsOf('regon', { email, website }, changedOn)]);
      return { ...company, changedOn, contacts, representation: more.representation };
    },
    close: gus.close,
  };
}
