import type { CompanyDays } from '#core/company/confirmation.ts';

/** A company as the register lists it. */
export type RegisteredCompany = Readonly<{
  name: string;
  fullName: string;
  address: string;
  city: string;
  postalCode: string;
  /** False when its activity ended or its NIP is no longer in force. */
  active: boolean;
}>;

export type RegisterName = 'regon' | 'krs' | 'ceidg';

/** An address of a company that a register holds; `changedOn` is the day (ISO 8601) its entry changed last, null when it does not say. */
export type RegisteredContact = Readonly<{ kind: 'email' | 'website'; address: string; register: RegisterName; changedOn: string | null }>;

/** Who may act for a company, as far as a register shows machines: the court register masks people to their first letters. */
export type Representation = Readonly<{
  register: RegisterName;
  /** The rule in the register's own words; null for a sole trader. */
  manner: string | null;
  people: readonly Readonly<{ name: string; role: string | null }>[];
}>;

/** Everything that the registers report about a company. */
export type CompanyDossier = RegisteredCompany &
  CompanyDays &
  Readonly<{
    contacts: readonly RegisteredContact[];
    /** Day of the last change of the entry, ISO 8601; null when the register does not say. */
    changedOn: string | null;
    /** Absent where no register reported anything about it, or the last answer is older than this was queried. */
    representation?: Representation | null;
    /** Whether it is a person in business and no organisation; absent where the last answer is older than this was queried. */
    soleTrader?: boolean;
    /** Absent or null where the register did not say, or the last answer is older than this was queried. */
    regon?: string | null;
    legalForm?: string | null;
  }>;

/** Days of a company about which nothing is recorded. */
export const nothingNoted: CompanyDays & Readonly<{ changedOn: null }> = {
  changedOn: null,
  suspendedOn: null,
  resumedOn: null,
  endedOn: null,
  deletedOn: null,
  bankruptOn: null,
  bankruptcyEndedOn: null,
};

/** A code of activity as the register lists it; `edition` is null where the register does not name that of its classification. */
export type RegisteredCode = Readonly<{ code: string; name: string; main: boolean; edition: '2007' | '2025' | null }>;

/** What a company does by its entry. `codes` is null where the register gave none of it now; an empty list states that it has none. */
export type RegisteredActivities = RegisteredCompany &
  Readonly<{ legalForm: string | null; soleTrader: boolean; codes: readonly RegisteredCode[] | null }>;

/** Registers of companies; all answer null when they know no such NIP and throw when they cannot answer. */
export type CompanyRegister = Readonly<{
  find: (nip: string) => Promise<RegisteredCompany | null>;
  /** With full reports, and with what other registers add; one of those that does not answer adds nothing. */
  read: (nip: string) => Promise<CompanyDossier | null>;
  /** With the codes of its activities and its legal form. */
  activities: (nip: string) => Promise<RegisteredActivities | null>;
  close: () => Promise<void>;
}>;
