import { plain } from './cells.ts';
import type { Row } from './csv.ts';
import { factKinds, type FactKind } from './kinds.ts';

export type FieldName =
  | ('user' | 'type' | 'admin' | 'capable' | 'registered' | 'email' | 'status' | 'signIn' | 'enrolled' | 'enforced')
  | ('device' | 'compliance' | 'contact' | 'encryption' | 'grace' | 'job' | 'start' | 'end' | 'person' | 'done' | 'missing' | 'compliant');

/** Where in a row each field stands. */
export type Columns = Readonly<Partial<Record<FieldName, number>>>;

type Spec = Readonly<{
  /** The names of each field as headers say them, the one to prefer first, written as `plain` writes them. */
  fields: Readonly<Partial<Record<FieldName, readonly string[]>>>;
  /** With these a file is recognised; of each group one is enough. */
  signature: readonly (readonly FieldName[])[];
  /** Without these nothing can be counted; of each group one is enough. */
  needs: readonly (readonly FieldName[])[];
  /** Whether a person may say which column is which: there is no form that everybody uses. */
  byHand: boolean;
}>;

/** Headers by the documentation of the exports, and by what the portals show (`…_loc` is the translated twin of a code). */
export const specs: Readonly<Record<FactKind, Spec>> = {
  entra_mfa: {
    fields: {
      user: ['userprincipalname', 'username', 'user', 'userdisplayname'],
      type: ['usertype'],
      admin: ['isadmin', 'admin'],
      capable: ['ismfacapable', 'multifactorauthenticationcapable', 'mfacapable'],
      registered: ['ismfaregistered', 'multifactorauthenticationregistered', 'mfaregistered'],
    },
    signature: [['capable', 'registered']],
    needs: [['user'], ['type'], ['capable', 'registered']],
    byHand: false,
  },
  google_2sv: {
    fields: {
      email: ['emailaddress'],
      status: ['status'],
      signIn: ['lastsignin'],
      enrolled: ['2svenrolled'],
      enforced: ['2svenforced'],
    },
    signature: [['enrolled']],
    needs: [['email'], ['status'], ['enrolled']],
    byHand: false,
  },
  intune_devices: {
    fields: {
      device: ['devicename'],
      compliance: ['compliancestateloc', 'compliantstateloc', 'compliancestate', 'compliantstate', 'compliance'],
      contact: ['lastcontact', 'lastcheckin'],
      encryption: ['encryptionstatusstringloc', 'encryptionstatusstring', 'encrypted', 'isencrypted'],
      grace: ['ingraceperioduntil'],
    },
    signature: [['device'], ['compliance']],
    needs: [['device'], ['compliance'], ['contact']],
    byHand: false,
  },
  backup_jobs: {
    fields: {
      job: ['job', 'jobname', 'backupjob', 'backupjobname', 'zadanie', 'nazwazadania', 'auftrag', 'tache'],
      status: ['status', 'result', 'lastresult', 'jobstatus', 'wynik', 'stan', 'ergebnis', 'resultat', 'etat'],
      end: ['end', 'endtime', 'stoptime', 'completed', 'completiontime', 'finishtime', 'koniec', 'zakonczenie', 'ende', 'endzeit', 'fin'],
      start: ['start', 'starttime', 'creationtime', 'lastrun', 'poczatek', 'rozpoczecie', 'beginn', 'startzeit', 'debut'],
    },
    signature: [['job'], ['status'], ['end', 'start']],
    needs: [['job'], ['status'], ['end', 'start']],
    byHand: true,
  },
  training: {
    fields: {
      person: [
        'person',
        'employee',
        'employeename',
        'participant',
        'osoba',
        'pracownik',
        'uczestnik',
        'imieinazwisko',
        'mitarbeiter',
        'personne',
      ],
      done: [
        'trained',
        'completed',
        'completionstatus',
        'completedon',
        'completiondate',
        'trainingdate',
        'ukonczono',
        'ukonczone',
        'przeszkolony',
        'dataszkolenia',
        'dataukonczenia',
        'geschult',
        'abgeschlossen',
        'schulungsdatum',
        'formee',
        'datedeformation',
      ],
    },
    signature: [['person'], ['done']],
    needs: [['person'], ['done']],
    byHand: true,
  },
  updates: {
    fields: {
      device: ['device', 'devicename', 'computer', 'computername', 'host', 'hostname', 'urzadzenie', 'komputer', 'gerat', 'appareil'],
      missing: ['missingupdates', 'missingpatches', 'updatesneeded', 'brakujaceaktualizacje', 'brakujacepoprawki', 'fehlendeupdates'],
      compliant: ['uptodate', 'patched', 'patchcompliant', 'aktualne', 'aktualny', 'aktuell', 'ajour'],
    },
    signature: [['device'], ['missing', 'compliant']],
    needs: [['device'], ['missing', 'compliant']],
    byHand: true,
  },
};

export const mappedKinds = factKinds.filter((kind) => specs[kind].byHand);

export function fieldsOf(kind: FactKind): FieldName[] {
  return Object.keys(specs[kind].fields) as FieldName[];
}

/** Groups of fields that a kind needs and of which none has a column. */
export function missingFields(kind: FactKind, columns: Columns): readonly (readonly FieldName[])[] {
  return specs[kind].needs.filter((group) => group.every((name) => columns[name] === undefined));
}

function columnsIn(kind: FactKind, headers: readonly string[]): Columns {
  const found: Partial<Record<FieldName, number>> = {};
  for (const name of fieldsOf(kind)) {
    const at = (specs[kind].fields[name] ?? []).map((one) => headers.indexOf(one)).find((index) => index !== -1);
    if (at !== undefined) found[name] = at;
  }
  return found;
}

export type Recognised = Readonly<{ kind: FactKind; columns: Columns; headerRow: number }>;

/** Above the headers there may be a title; not more than this is passed over. */
const rowsBeforeHeader = 10;

/** Which export a table is, by its headers; null where none, or where two kinds fit alike. */
export function recognise(rows: readonly Row[]): Recognised | null {
  for (const [headerRow, row] of rows.slice(0, rowsBeforeHeader).entries()) {
    const headers = row.map(plain);
    const fits = factKinds
      .map((kind) => ({ kind, columns: columnsIn(kind, headers), headerRow }))
      .filter(({ kind, columns }) => specs[kind].signature.every((group) => group.some((name) => columns[name] !== undefined)))
      .toSorted((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length);
    const [first, second] = fits;
    if (first && (!second || Object.keys(second.columns).length < Object.keys(first.columns).length)) return first;
  }
  return null;
}

/** Names of the columns that were used: as a header that is known states it, else by number, since a row without headers names people. */
export function usedColumns(kind: FactKind, columns: Columns, header: Row): string[] {
  return fieldsOf(kind).flatMap((name) => {
    const at = columns[name];
    if (at === undefined) return [];
    const heading = header[at] ?? '';
    return [specs[kind].fields[name]?.includes(plain(heading)) && heading.length <= 80 ? heading : `#${at + 1}`];
  });
}
