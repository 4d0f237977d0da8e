import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { entries, failingNip, slowNip, type Entry } from './companies.ts';
import { rowsOf } from './reports.ts';
import { readCall, type Call } from './soap.ts';

const publicNamespace = 'http://CIS/BIR/PUBL/2014/07';
const commonNamespace = 'http://CIS/BIR/2014/07';
const sessionMillis = 60 * 60_000;
const slowMillis = 15_000;
/** The key of the public test service. */
export const sandboxKey = 'abcde12345abcde12345';

type Session = { usedAt: number; outcome: '0' | '4' | '5' | '7' };

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** The search result as the service writes it: CRLF with the CR as a reference, empty fields with a blank. */
function documentOf(rows: readonly Record<string, string>[]): string {
  const field = ([name, value]: [string, string]): string =>
    value === '' ? `    <${name} />` : `    <${name}>${escaped(value)}</${name}>`;
  const row = (one: Record<string, string>): string => `  <dane>\r\n${Object.entries(one).map(field).join('\r\n')}\r\n  </dane>`;
  return escaped(`<root>\r\n${rows.map(row).join('\r\n')}\r\n</root>`).replaceAll('\r', '&#xD;');
}

function notFound(name: string, value: string): Record<string, string> {
  return {
    ErrorCode: '4',
    ErrorMessagePl: 'Nie znaleziono podmiotu dla podanych kryteriów wyszukiwania.',
    ErrorMessageEn: 'No data found for the specified search criteria.',
    [name]: value,
  };
}

function criterionOf({ parameter }: Call): [name: 'Nip' | 'Regon' | 'Krs', value: string] {
  const given = (['Nip', 'Regon', 'Krs'] as const).find((name) => parameter(name) !== undefined) ?? 'Nip';
  return [given, parameter(given) ?? ''];
}

function matching(name: string, value: string): readonly Entry[] {
  return name === 'Krs' ? [] : entries.filter((entry) => entry[name as 'Nip' | 'Regon'] === value);
}

/** A look-alike of GUS BIR1.1 with its quirks: MTOM framing, `sid` in a header, a silent empty result without a session. */
export function addGus(app: FastifyInstance, now: () => number = Date.now): void {
  const sessions = new Map<string, Session>();
  let part = 7_685_412;

  function sessionOf(sid: string | undefined): Session | null {
    const session = sid === undefined ? undefined : sessions.get(sid);
    if (!session || now() - session.usedAt > sessionMillis) return null;
    session.usedAt = now();
    return session;
  }

  function send(reply: FastifyReply, method: string, result: string, namespace: string, relatesTo: string | undefined): FastifyReply {
    const boundary = `uuid:${randomBytes(16).toString('hex')}+id=${part++}`;
    const service = namespace === publicNamespace ? 'IUslugaBIRzewnPubl' : 'IUslugaBIR';
    const related = relatesTo ? `<a:RelatesTo>${escaped(relatesTo)}</a:RelatesTo>` : '';
    const content = result === '' ? `<${method}Result/>` : `<${method}Result>${result}</${method}Result>`;
    const envelope = `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header><a:Action s:mustUnderstand="1">${namespace}/${service}/${method}Response</a:Action>${related}</s:Header><s:Body><${method}Response xmlns="${namespace}">${content}</${method}Response></s:Body></s:Envelope>`;
    const head =
      'Content-ID: <http://tempuri.org/0>\r\nContent-Transfer-Encoding: 8bit\r\nContent-Type: application/xop+xml;charset=utf-8;type="application/soap+xml"';
    return reply
      .header('mime-version', '1.0')
      .header(
        'content-type',
        `multipart/related; type="application/xop+xml";start="<http://tempuri.org/0>";boundary="${boundary}";start-info="application/soap+xml"`,
      )
      .send(Buffer.from(`\r\n--${boundary}\r\n${head}\r\n\r\n${envelope}\r\n--${boundary}--\r\n`));
  }

  async function search(call: Call, session: Session | null): Promise<string | null> {
    const [name, value] = criterionOf(call);
    if (value === failingNip) return null;
    if (value === slowNip) await pause(slowMillis);
    if (!session) return '';
    const found = matching(name, value);
    session.outcome = found.length > 0 ? '0' : '4';
    return documentOf(found.length > 0 ? found : [notFound(name, value)]);
  }

  function fullReport({ parameter }: Call, session: Session | null): string {
    if (!session) return '';
    const rows = rowsOf(parameter('pRegon') ?? '', parameter('pNazwaRaportu') ?? '');
    const code = rows[0]?.ErrorCode;
    session.outcome = code === '4' || code === '5' ? code : '0';
    return documentOf(rows);
  }

  function value({ parameter }: Call, session: Session | null): string {
    const name = parameter('pNazwaParametru');
    if (name === 'StatusUslugi') return '1';
    if (name === 'KomunikatUslugi') return 'Usluga dostepna';
    if (name === 'StatusSesji') return session ? '1' : '0';
    return name === 'KomunikatKod' ? (session?.outcome ?? '7') : '';
  }

  function signIn({ parameter }: Call): string {
    if (parameter('pKluczUzytkownika') !== sandboxKey) return '';
    const sid = randomBytes(16).toString('hex').slice(0, 20);
    sessions.set(sid, { usedAt: now(), outcome: '0' });
    return sid;
  }

  app.addContentTypeParser('application/soap+xml', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_, body, done) => done(null, body));
  app.post('/gus', async (request, reply) => {
    const type = request.headers['content-type'] ?? '';
    if (!type.startsWith('application/soap+xml')) {
      return reply
        .code(415)
        .send(
          `Cannot process the message because the content type '${type}' was not the expected type 'multipart/related; type="application/xop+xml"'.`,
        );
    }
    const call = readCall(String(request.body));
    if (!call) return reply.code(400).send('Bad Request');
    const { action, messageId } = call;
    const method = action.slice(action.lastIndexOf('/') + 1);
    const namespace = action.startsWith(`${publicNamespace}/IUslugaBIRzewnPubl/`) ? publicNamespace : commonNamespace;
    const sid = request.headers.sid as string | undefined;
    const session = sessionOf(sid);
    const answers: Record<string, () => Promise<string | null> | string> = {
      [`${publicNamespace}/IUslugaBIRzewnPubl/Zaloguj`]: () => signIn(call),
      [`${publicNamespace}/IUslugaBIRzewnPubl/Wyloguj`]: () => String(sessions.delete(sid ?? '')),
      [`${publicNamespace}/IUslugaBIRzewnPubl/DaneSzukajPodmioty`]: () => search(call, session),
      [`${publicNamespace}/IUslugaBIRzewnPubl/DanePobierzPelnyRaport`]: () => fullReport(call, session),
      [`${commonNamespace}/IUslugaBIR/GetValue`]: () => value(call, session),
    };
    const result = await answers[action]?.();
    if (typeof result === 'string') return send(reply, method, result, namespace, messageId);
    const reason =
      result === null ? 'The server was unable to process the request due to an internal error.' : 'The message cannot be processed.';
    const code = result === null ? 'a:InternalServiceFault' : 'a:ActionNotSupported';
    return reply
      .code(500)
      .type('application/soap+xml; charset=utf-8')
      .send(
        `<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><s:Fault><s:Code><s:Value>s:Sender</s:Value><s:Subcode><s:Value>${code}</s:Value></s:Subcode></s:Code><s:Reason><s:Text xml:lang="pl-PL">${reason}</s:Text></s:Reason></s:Fault></s:Body></s:Envelope>`,
      );
  });
}
