import { rotateKeys } from '#sandbox/ksef/access/keys.ts';
import { certificateOf, serialsOf, typeOf } from '#sandbox/ksef/certificates.ts';
import { newReference } from '#sandbox/ksef/documents/numbers.ts';
import { update } from '#sandbox/ksef/documents/processing.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { OutageMessage } from '#sandbox/ksef/state.ts';
import type { Command } from './command.ts';
import { CommandError, isOn, needed, numberIn, oneOf, type Fields } from './fields.ts';

function changeCertificates(ksef: Ksef, fields: Fields): void {
  const what = oneOf(fields, 'what', ['revoke', 'expire', 'restore'], 'revoke');
  const type = oneOf(fields, 'type', ['Authentication', 'Offline'], 'Authentication');
  const ofType = (serial: string): boolean => {
    const certificate = certificateOf(ksef.issuer, serial);
    return certificate !== null && typeOf(certificate) === type;
  };
  for (const serial of fields.serial ? [fields.serial] : serialsOf(ksef.issuer).filter(ofType)) {
    const { revokedAt: _, expiredAt: __, ...others } = ksef.state.certificates.get(serial) ?? {};
    const ended = { revoke: { revokedAt: ksef.now() }, expire: { expiredAt: ksef.now() }, restore: {} }[what];
    ksef.state.put('certificates', serial, { ...others, ...ended });
  }
}

const failures: Readonly<Record<number, string>> = {
  405: 'Błąd weryfikacji poprawności dostarczonych elementów paczki',
  415: 'Błąd odszyfrowania dostarczonego klucza',
  440: 'Sesja anulowana',
};

/** Ends sessions: their time is over, or they fail with a code and what is in work with them (405). */
function endSessions(ksef: Ksef, fields: Fields): void {
  const code = numberIn(fields, 'code', 0);
  const all = [...ksef.state.sessions.values()].filter((one) =>
    fields.session ? one.reference === fields.session : one.closedAt === null,
  );
  if (fields.session && all.length === 0) throw new CommandError('no such session');
  for (const session of all) {
    const description = failures[code] ?? `Nieznany błąd (${code})`;
    const ended = code ? { failure: { code, description, details: [] } } : { validUntil: Math.min(session.validUntil, ksef.now() - 1) };
    ksef.state.put('sessions', session.reference, { ...session, ...ended });
    const own = [...ksef.state.documents.values()].filter((one) => one.session === session.reference && one.ksefNumber === null);
    for (const { reference, status } of own) {
      if (code && status.code <= 150) update(ksef, reference, { status: { code: 405, details: [] } });
    }
  }
}

const kinds = { failure: 'FAILURE', total: 'TOTAL_FAILURE', maintenance: 'MAINTENANCE' } as const;

/** A message of the lighthouse: something begins, ends, or is announced once more with a later end. */
function announce(ksef: Ksef, fields: Fields): OutageMessage {
  const category = kinds[oneOf(fields, 'kind', ['failure', 'total', 'maintenance'], 'failure')];
  const what = oneOf(fields, 'what', ['start', 'end', 'again'], 'start');
  const before = [...ksef.state.messages.values()].findLast((one) => one.category === category);
  if (what !== 'start' && !before) throw new CommandError('nothing was announced yet');
  const now = new Date(ksef.now()).toISOString();
  const isSame = what !== 'start' && before !== undefined;
  const start = fields.from || (isSame ? before.start : now);
  const end =
    fields.until || (what === 'end' ? now : category === 'MAINTENANCE' ? new Date(Date.parse(start) + 3_600_000).toISOString() : null);
  const begins = category === 'MAINTENANCE' ? 'MAINTENANCE_ANNOUNCEMENT' : 'FAILURE_START';
  const message: OutageMessage = {
    id: newReference('LA', ksef.now()),
    eventId: isSame ? before.eventId : ksef.state.messages.size + 1,
    category,
    type: what === 'end' && category !== 'MAINTENANCE' ? 'FAILURE_END' : begins,
    title: category === 'MAINTENANCE' ? 'Niedostępność KSeF' : 'Awaria KSeF',
    text: 'Komunikat piaskownicy.',
    start,
    end,
    version: what === 'again' && before ? before.version + 1 : 1,
    published: now,
  };
  ksef.state.put('messages', message.id, message);
  if (fields.blocks) ksef.set({ outageBlocks: oneOf(fields, 'blocks', ['true', 'false'], 'false') === 'true' });
  return message;
}

function setClock(ksef: Ksef, fields: Fields): object {
  const ahead = 1000 * (numberIn(fields, 'seconds', 0) + 86_400 * numberIn(fields, 'days', 0));
  const at = fields.at ? Date.parse(fields.at) : null;
  if (at !== null && Number.isNaN(at)) throw new CommandError('at must be a moment such as 2026-12-24T23:59:50+01:00');
  ksef.set({ millisAhead: at === null ? ahead : at - Date.now() });
  return { now: new Date(ksef.now()).toISOString() };
}

/** What becomes of the system itself: its clock, keys, certificates, tokens, permissions, outages. */
export const systemCommands: Readonly<Record<string, Command>> = {
  clock: {
    does: 'Sets the clock ahead of the real one (or behind it, below zero), or to a moment from which it goes on. Without fields it is the real time again.',
    fields: { seconds: '0', days: '0', at: '2026-12-24T23:59:50+01:00' },
    run: setClock,
  },
  rotate: {
    does: 'Changes the public keys: new ones beside the old (planned), the old ones taken away afterwards (end), both at once (emergency).',
    fields: { how: 'planned, end or emergency (planned)' },
    run: (ksef, fields) => rotateKeys(ksef, oneOf(fields, 'how', ['planned', 'end', 'emergency'], 'planned')),
  },
  certificate: {
    does: 'Revokes certificates, lets them expire, or makes them good again.',
    fields: { what: 'revoke, expire or restore (revoke)', type: 'Authentication or Offline, all of that type', serial: 'one alone' },
    run: changeCertificates,
  },
  tokens: {
    does: 'Tokens that were given out are refused from now on.',
    fields: { which: 'access, refresh or all (access)' },
    run: (ksef, fields) => {
      const which = oneOf(fields, 'which', ['access', 'refresh', 'all'], 'access');
      const now = ksef.now() + 1;
      ksef.set({ ...(which === 'refresh' ? {} : { accessTokensFrom: now }), ...(which === 'access' ? {} : { refreshTokensFrom: now }) });
    },
  },
  session: {
    does: 'Ends open sessions: their time is over, or, with a code, they fail and what is in work with them ends with 405.',
    fields: { session: 'one alone, by its reference number', code: '415 for a key that cannot be read' },
    run: endSessions,
  },
  outage: {
    does: 'A message of the lighthouse: a failure, a total failure or maintenance that begins, ends, or is announced again.',
    fields: {
      kind: 'failure, total or maintenance (failure)',
      what: 'start, end or again (start)',
      from: 'since when',
      until: 'until when',
      blocks: 'true: the API answers 503 for as long as an outage lasts',
    },
    run: announce,
  },
  permissions: {
    does: 'What a company may do in its own context; with an empty list it cannot sign in (415).',
    fields: { nip: 'ten digits', permissions: 'InvoiceWrite,InvoiceRead' },
    run: (ksef, fields) => ksef.state.put('permissions', needed(fields, 'nip'), (fields.permissions ?? '').split(',').filter(Boolean)),
  },
  'sign-in': {
    does: 'The next signings-in end with a code: 415, 425, 450, 460, 470, 480, 500, 550 or one that nobody knows.',
    fields: { times: 'how many (1)', code: '550' },
    run: (ksef, fields) =>
      ksef.faults.addForDocuments({ kind: 'sign-in', documents: numberIn(fields, 'times', 1), code: numberIn(fields, 'code', 550) }),
  },
  'sign-in-wait': {
    does: 'Answers 100 to so many questions for the status of a signing-in.',
    fields: { polls: '2' },
    run: (ksef, fields) => ksef.faults.addForDocuments({ kind: 'sign-in-wait', documents: numberIn(fields, 'polls', 2) }),
  },
  block: {
    does: 'Blocks every signing-in (480), or no longer.',
    fields: { on: 'true or false' },
    run: (ksef, fields) => ksef.set({ blocked: isOn(fields) }),
  },
  token: {
    does: 'Makes a KSeF token that a company can sign in with.',
    fields: { nip: 'ten digits' },
    run: (ksef, fields) => {
      const nip = needed(fields, 'nip');
      const reference = newReference('EC', ksef.now());
      const token = `${reference}|nip-${nip}|${ksef.state.tokens.size}${reference.slice(12, 22).toLowerCase()}`;
      ksef.state.put('tokens', token, { nip, reference });
      return { token };
    },
  },
};
