import { setTimeout as pause } from 'node:timers/promises';
import { shortName } from '#core/account/companies/company-name.ts';
import type { RegisteredActivities, RegisteredCompany } from './company-register.ts';
import { textOf } from '#server/adapters/web/limited-read.ts';
import { codesOf, codesReportName, legalFormOf } from './gus-activities.ts';
import { reportName, reportOf, type GusReport } from './gus-report.ts';
import { readXml, resultOf } from './soap.ts';
import { withTimeout } from '#server/adapters/web/timeout.ts';

export type GusOptions = Readonly<{ url: string; key: string; timeoutMillis?: number; now?: () => number }>;

/** One `<dane>` of a search, every field a string. */
type Row = Readonly<Record<string, string>>;

/** The register of the statistics office: who a company is, and its full report. */
export type Gus = Readonly<{
  find: (nip: string) => Promise<RegisteredCompany | null>;
  report: (nip: string) => Promise<(RegisteredCompany & GusReport) | null>;
  /** The company is returned even where one of the reports about it is not to be had. */
  activities: (nip: string) => Promise<RegisteredActivities | null>;
  close: () => Promise<void>;
}>;

const publicNamespace = 'http://CIS/BIR/PUBL/2014/07';
const commonNamespace = 'http://CIS/BIR/2014/07';
/** Sessions live 60 minutes; a new one is opened before that. */
const sessionMillis = 50 * 60_000;
const defaultTimeoutMillis = 8000;
const graceMillis = 500;
/** Reports beside the entry itself: who waits sees the company without them. */
const reportMillis = 3000;
const retryPauseMillis = 200;
const notFoundCode = '4';
const noSessionCode = '7';
/** Which of several entries of a person or unit is meant (legal unit, CEIDG, other, farming, deleted). */
const silosOrder = ['6', '1', '3', '2', '4'];

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function rowsOf(inner: string): Row[] {
  const { root } = readXml(inner) as { root?: { dane?: Row[] } };
  return root?.dane ?? [];
}

function text(row: Row, name: string): string {
  return (row[name] ?? '').trim();
}

/** Reports give `00113`, searches `00-113`. */
function postalCode(row: Row): string {
  const digits = text(row, 'KodPocztowy').replace(/\D/g, '');
  return digits.length === 5 ? `${digits.slice(0, 2)}-${digits.slice(2)}` : text(row, 'KodPocztowy');
}

function addressOf(row: Row): string {
  const [street, house, flat] = [text(row, 'Ulica'), text(row, 'NrNieruchomosci'), text(row, 'NrLokalu')];
  return `${street || text(row, 'Miejscowosc')} ${house}${flat ? `/${flat}` : ''}`.trim();
}

function isActive(row: Row): boolean {
  return text(row, 'DataZakonczeniaDzialalnosci') === '' && text(row, 'StatusNip') === '';
}

/** Local units aside; those active before those ended; then by the kind of entry. */
function best(rows: readonly Row[]): Row | undefined {
  const rank = (row: Row): number => (isActive(row) ? 0 : 100) + (silosOrder.indexOf(text(row, 'SilosID')) + 1 || 9);
  return rows.filter((row) => !text(row, 'Typ').startsWith('L')).toSorted((a, b) => rank(a) - rank(b))[0];
}

function companyOf(row: Row): RegisteredCompany {
  const fullName = text(row, 'Nazwa');
  return {
    name: shortName(fullName),
    fullName,
    address: addressOf(row),
    city: text(row, 'Miejscowosc'),
    postalCode: postalCode(row),
    active: isActive(row),
  };
}

/**
 * The client of GUS BIR1.1: SOAP 1.2 with WS-Addressing, answers framed as MTOM, the session in the HTTP header `sid`.
 * An empty result without a session is answered by one new sign-in; a network error or 5xx by one more try.
 */
export function openGus({ url, key, timeoutMillis = defaultTimeoutMillis, now = Date.now }: GusOptions): Gus {
  let session: { sid: string; until: number } | null = null;
  let signingIn: Promise<string> | null = null;

  async function post(action: string, body: string, sid: string | null): Promise<{ answer: string; mediaType: string }> {
    const envelope = `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Header xmlns:wsa="http://www.w3.org/2005/08/addressing"><wsa:To>${escaped(url)}</wsa:To><wsa:Action>${action}</wsa:Action></soap:Header><soap:Body>${body}</soap:Body></soap:Envelope>`;
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMillis),
      headers: { 'content-type': 'application/soap+xml; charset=utf-8', ...(sid ? { sid } : {}) },
      body: envelope,
    });
    if (!response.ok) throw new Error(`the register answered ${response.status}`);
    const answer = await textOf(response);
    return { answer, mediaType: response.headers.get('content-type') ?? '' };
  }

  async function once(method: string, inner: string, sid: string | null, namespace: string): Promise<string> {
    const service = namespace === publicNamespace ? 'IUslugaBIRzewnPubl' : 'IUslugaBIR';
    const body = `<ns:${method} xmlns:ns="${namespace}">${inner}</ns:${method}>`;
    const { answer, mediaType } = await post(`${namespace}/${service}/${method}`, body, sid);
    return resultOf(answer, mediaType, method);
  }

  async function call(method: string, inner: string, sid: string | null, namespace = publicNamespace): Promise<string> {
    try {
      return await once(method, inner, sid, namespace);
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError') throw error;
      await pause(retryPauseMillis + Math.random() * retryPauseMillis);
      return once(method, inner, sid, namespace);
    }
  }

  async function signIn(): Promise<string> {
    const sid = await call('Zaloguj', `<ns:pKluczUzytkownika>${escaped(key)}</ns:pKluczUzytkownika>`, null);
    if (sid === '') throw new Error('the register refused the key');
    session = { sid, until: now() + sessionMillis };
    return sid;
  }

  /** One sign-in at a time, shared by all who wait for it. */
  async function openSession(): Promise<string> {
    if (session && now() < session.until) return session.sid;
    signingIn ??= signIn().finally(() => (signingIn = null));
    return signingIn;
  }

  async function search(nip: string, sid: string): Promise<string> {
    const parameters = `<ns:pParametryWyszukiwania xmlns:dat="${publicNamespace}/DataContract"><dat:Nip>${escaped(nip)}</dat:Nip></ns:pParametryWyszukiwania>`;
    return call('DaneSzukajPodmioty', parameters, sid);
  }

  /** The outcome of the last call of the session; empty counts as no session. */
  async function lastOutcome(sid: string): Promise<string> {
    return call('GetValue', '<ns:pNazwaParametru>KomunikatKod</ns:pNazwaParametru>', sid, commonNamespace);
  }

  /** Asks within the session; one that was lost on the way is opened anew, once. */
  async function queryInSession(query: (sid: string) => Promise<string>): Promise<string> {
    const sid = await openSession();
    const answer = await query(sid);
    const lost = answer === '' ? ['', noSessionCode].includes(await lastOutcome(sid)) : rowsOf(answer)[0]?.ErrorCode === noSessionCode;
    if (!lost) return answer;
    session = null;
    return query(await openSession());
  }

  async function entryOf(nip: string): Promise<Row | null> {
    const rows = rowsOf(await queryInSession((sid) => search(nip, sid)));
    const failure = rows[0]?.ErrorCode;
    if (failure === notFoundCode) return null;
    if (failure !== undefined || rows.length === 0) throw new Error(`the register answered with code ${failure ?? 'none'}`);
    return best(rows) ?? null;
  }

  async function fullReport(regon: string, name: string, sid: string): Promise<string> {
    const parameters = `<ns:pRegon>${escaped(regon)}</ns:pRegon><ns:pNazwaRaportu>${name}</ns:pNazwaRaportu>`;
    return call('DanePobierzPelnyRaport', parameters, sid);
  }

  async function found(nip: string): Promise<RegisteredCompany | null> {
    const row = await entryOf(nip);
    return row && companyOf(row);
  }

  async function reported(nip: string): Promise<(RegisteredCompany & GusReport) | null> {
    const row = await entryOf(nip);
    if (!row) return null;
    const name = reportName(text(row, 'Typ'), text(row, 'SilosID'));
    const [report] = rowsOf(await queryInSession((sid) => fullReport(text(row, 'Regon').slice(0, 9), name, sid)));
    if (!report || report.ErrorCode !== undefined) throw new Error(`the register gave no report: code ${report?.ErrorCode ?? 'none'}`);
    return { ...companyOf(row), ...reportOf(report), soleTrader: text(row, 'Typ') === 'F', regon: text(row, 'Regon') || null };
  }

  /** The rows of a report; none where it does not exist for the entry, null where it was not to be had. */
  async function rowsOfReport(regon: string, name: string): Promise<Row[] | null> {
    try {
      const rows = rowsOf(await queryInSession((sid) => fullReport(regon, name, sid)));
      if (rows[0]?.ErrorCode === notFoundCode) return [];
      return rows[0]?.ErrorCode === undefined ? rows : null;
    } catch {
      return null;
    }
  }

  async function active(nip: string): Promise<RegisteredActivities | null> {
    const row = await entryOf(nip);
    if (!row) return null;
    const [kind, regon] = [text(row, 'Typ'), text(row, 'Regon').slice(0, 9)];
    const left = <Answer>(pending: Promise<Answer>) => withTimeout('the register', reportMillis, pending).catch(() => null);
    const [codes, unit] = await Promise.all([
      left(rowsOfReport(regon, codesReportName(kind))),
      kind === 'F' ? null : left(rowsOfReport(regon, reportName(kind, text(row, 'SilosID')))),
    ]);
    return { ...companyOf(row), soleTrader: kind === 'F', legalForm: legalFormOf(unit?.[0]), codes: codes && codesOf(codes) };
  }

  return {
    // A question is several calls, each of which may be slow: all together take hardly longer than one that hangs.
    find: (nip) => withTimeout('the register', timeoutMillis + graceMillis, found(nip)),
    report: (nip) => withTimeout('the register', timeoutMillis + graceMillis, reported(nip)),
    activities: (nip) => withTimeout('the register', timeoutMillis + graceMillis, active(nip)),
    async close() {
      if (!session) return;
      const { sid } = session;
      session = null;
      await call('Wyloguj', `<ns:pIdentyfikatorSesji>${escaped(sid)}</ns:pIdentyfikatorSesji>`, sid).catch(() => {});
    },
  };
}
