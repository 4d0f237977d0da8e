import { dayAgo, facts } from '#sandbox/registers/facts.ts';
import { activities } from './activities.ts';
import { entries, type Entry } from './companies.ts';

type Fields = Readonly<Record<string, string>>;

function ago(days: number | undefined): string {
  return days === undefined ? '' : dayAgo(days);
}

/** Legal forms by the words of a name, as the register calls them. */
const legalForms: readonly (readonly [pattern: RegExp, form: string])[] = [
  [/ODDZIAŁ W POLSCE/, 'ODDZIAŁY ZAGRANICZNYCH PRZEDSIĘBIORCÓW'],
  [/SPÓŁKA KOMANDYTOWA$/, 'SPÓŁKI KOMANDYTOWE'],
  [/SPÓŁKA Z OGRANICZONĄ/, 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'],
  [/SPÓŁKA AKCYJNA/, 'SPÓŁKI AKCYJNE'],
  [/SPÓŁKA JAWNA/, 'SPÓŁKI JAWNE'],
  [/SPÓŁKA CYWILNA/, 'SPÓŁKI CYWILNE'],
  [/SPÓŁDZIELNIA/, 'SPÓŁDZIELNIE'],
];

function legalForm(name: string): string {
  return legalForms.find(([pattern]) => pattern.test(name))?.[1] ?? '';
}

/** The report of a legal unit, in the order of the real one; what nobody reads is left out. */
function legalUnit(entry: Entry): Fields {
  const { regon = {}, krs } = facts[entry.Nip] ?? {};
  return {
    praw_regon9: entry.Regon.slice(0, 9),
    praw_nip: entry.Nip,
    praw_statusNip: entry.StatusNip,
    praw_nazwa: entry.Nazwa,
    praw_nazwaSkrocona: '',
    praw_numerWRejestrzeEwidencji: krs?.number ?? '',
    praw_dataWpisuDoRejestruEwidencji: '',
    praw_dataPowstania: '2009-05-04',
    praw_dataZawieszeniaDzialalnosci: ago(regon.suspendedDaysAgo),
    praw_dataWznowieniaDzialalnosci: '',
    praw_dataZaistnieniaZmiany: dayAgo(regon.changedDaysAgo),
    praw_dataZakonczeniaDzialalnosci: entry.DataZakonczeniaDzialalnosci,
    praw_dataSkresleniaZRegon: entry.DataZakonczeniaDzialalnosci,
    praw_dataOrzeczeniaOUpadlosci: ago(regon.bankruptDaysAgo),
    praw_dataZakonczeniaPostepowaniaUpadlosciowego: '',
    praw_adSiedzKodPocztowy: entry.KodPocztowy.replace('-', ''),
    praw_numerTelefonu: '',
    praw_adresEmail: regon.email ?? '',
    praw_adresStronyinternetowej: regon.website ?? '',
    praw_szczegolnaFormaPrawna_Nazwa: legalForm(entry.Nazwa),
    praw_rodzajRejestruEwidencji_Nazwa: krs ? 'REJESTR PRZEDSIĘBIORCÓW' : '',
  };
}

/** The report of a person's activity. */
function activity(entry: Entry): Fields {
  const { regon = {} } = facts[entry.Nip] ?? {};
  return {
    fiz_regon9: entry.Regon,
    fiz_nazwa: entry.Nazwa,
    fiz_nazwaSkrocona: '',
    fiz_dataPowstania: '2012-02-01',
    fiz_dataZawieszeniaDzialalnosci: ago(regon.suspendedDaysAgo),
    fiz_dataWznowieniaDzialalnosci: '',
    fiz_dataZaistnieniaZmianyDzialalnosci: dayAgo(regon.changedDaysAgo),
    fiz_dataZakonczeniaDzialalnosci: entry.DataZakonczeniaDzialalnosci,
    fiz_dataSkresleniaDzialalnosciZRegon: '',
    fiz_dataOrzeczeniaOUpadlosci: ago(regon.bankruptDaysAgo),
    fiz_dataZakonczeniaPostepowaniaUpadlosciowego: '',
    fiz_adresEmail: regon.email ?? '',
    fiz_adresStronyinternetowej: regon.website ?? '',
  };
}

const silos: Readonly<Record<string, string>> = {
  OsFizycznaDzialalnoscCeidg: '1',
  OsFizycznaDzialalnoscRolnicza: '2',
  OsFizycznaDzialalnoscPozostala: '3',
  OsFizycznaDzialalnoscSkreslonaDo20141108: '4',
  OsPrawna: '6',
};

function failure(code: '4' | '5', regon: string, report: string): Fields {
  const [pl, en] =
    code === '4'
      ? ['Nie znaleziono wpisu dla podanych kryteriów wyszukiwania.', 'No data found for the specified search criteria.']
      : ['Nieprawidłowa lub pusta nazwa raportu.', 'Invalid or empty report name.'];
  return { ErrorCode: code, ErrorMessagePl: pl, ErrorMessageEn: en, pRegon: regon, Raport: report };
}

/** The codes of an entry, one row each; a unit without any is not found there. */
function codes(entry: Entry): Fields[] {
  const own = activities[entry.Nip] ?? [];
  return own.map(([code, name, edition = '2025'], place): Fields =>
    entry.Typ === 'F'
      ? {
          fiz_pkd_Kod: code,
          fiz_pkd_Nazwa: name,
          fiz_pkd_Przewazajace: place === 0 ? '1' : '0',
          fiz_SilosID: entry.SilosID,
          fiz_Silos_Symbol: 'CEIDG',
          fiz_dataSkresleniaDzialalnosciZRegon: '',
        }
      : { praw_pkdWersja: edition, praw_pkdKod: code, praw_pkdNazwa: name, praw_pkdPrzewazajace: place === 0 ? '1' : '0' },
  );
}

function codesOf(regon: string, report: string): Fields[] {
  const wanted = report.endsWith('OsFizycznaPkd') ? ['F'] : ['P'];
  const entry = entries.find((one) => one.Regon === regon && wanted.includes(one.Typ) && activities[one.Nip]);
  return entry ? codes(entry) : [failure('4', regon, report)];
}

/** The rows of a full report by REGON and name, or the one that states why there is none. */
export function rowsOf(regon: string, report: string): Fields[] {
  return /^BIR1[12]Os(?:Prawna|Fizyczna)Pkd$/.test(report) ? codesOf(regon, report) : [reportOf(regon, report)];
}

function reportOf(regon: string, report: string): Fields {
  const silo = silos[report.replace(/^BIR1[12]/, '')];
  if (!silo) return failure('5', regon, report);
  const entry = entries.find((one) => one.Regon === regon && one.SilosID === silo && !one.Typ.startsWith('L'));
  if (!entry) return failure('4', regon, report);
  return entry.Typ === 'F' ? activity(entry) : legalUnit(entry);
}
