import type { CompanyDays } from '#core/company/confirmation.ts';

/** What a full report of the register adds to its search. */
export type GusReport = CompanyDays &
  Readonly<{
    email: string | null;
    website: string | null;
    /** Number in the National Court Register, where it is entered there. */
    krs: string | null;
    /** Day of the last change of the entry, ISO 8601. */
    changedOn: string | null;
    soleTrader: boolean;
    regon: string | null;
    legalForm: string | null;
  }>;

type Fields = Readonly<Record<string, string>>;

/** The report for a kind of entry (BIR1.2); the argument is always the REGON of nine digits. */
export function reportName(kind: string, silo: string): string {
  if (kind !== 'F') return 'BIR12OsPrawna';
  const names: Readonly<Record<string, string>> = {
    '1': 'BIR12OsFizycznaDzialalnoscCeidg',
    '2': 'BIR12OsFizycznaDzialalnoscRolnicza',
    '3': 'BIR12OsFizycznaDzialalnoscPozostala',
  };
  return names[silo] ?? 'BIR11OsFizycznaDzialalnoscSkreslonaDo20141108';
}

/** Fields of legal units begin with `praw_`, of people with `fiz_`, and these name the activity too. */
function field(fields: Fields, name: string): string | null {
  const wanted = new RegExp(`^(?:praw|fiz|fizC|fizP)_${name}$`);
  const [, value = ''] = Object.entries(fields).find(([key]) => wanted.test(key)) ?? [];
  return value.trim() || null;
}

/** Days come with a time where the register is careless. */
function day(fields: Fields, name: string): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(field(fields, name) ?? '')?.[0] ?? null;
}

export function reportOf(fields: Fields): Omit<GusReport, 'soleTrader' | 'regon'> {
  const entered = field(fields, 'numerWRejestrzeEwidencji');
  return {
    email: field(fields, 'adresEmail')?.toLowerCase() ?? null,
    website: field(fields, 'adresStronyinternetowej')?.toLowerCase() ?? null,
    krs: entered !== null && /^\d{10}$/.test(entered) ? entered : null,
    changedOn: day(fields, 'dataZaistnieniaZmiany(?:Dzialalnosci)?'),
    legalForm: field(fields, 'szczegolnaFormaPrawna_Nazwa') ?? field(fields, 'podstawowaFormaPrawna_Nazwa'),
    suspendedOn: day(fields, 'dataZawieszeniaDzialalnosci'),
    resumedOn: day(fields, 'dataWznowieniaDzialalnosci'),
    endedOn: day(fields, 'dataZakonczeniaDzialalnosci'),
    deletedOn: day(fields, 'dataSkresleniaZRegon') ?? day(fields, 'dataSkresleniaDzialalnosciZRegon'),
    bankruptOn: day(fields, 'dataOrzeczeniaOUpadlosci'),
    bankruptcyEndedOn: day(fields, 'dataZakonczeniaPostepowaniaUpadlosciowego'),
  };
}
