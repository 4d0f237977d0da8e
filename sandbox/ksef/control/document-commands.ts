import { accept, sha256, update } from '#sandbox/ksef/documents/processing.ts';
import { factsOf } from '#sandbox/ksef/documents/facts.ts';
import { warsawDay } from '#sandbox/ksef/documents/numbers.ts';
import { sampleInvoice } from '#sandbox/ksef/documents/sample.ts';
import { strayDocument } from '#sandbox/ksef/documents/stray.ts';
import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { Command } from './command.ts';
import { CommandError, needed, numberIn, oneOf, type Fields } from './fields.ts';

const documents = { documents: 'how many (1)' };
const count = (fields: Fields): number => numberIn(fields, 'documents', 1);

/** A document in a company's name that its own software never sent, or sent in a simulated past. */
function addForeign(ksef: Ksef, fields: Fields): object {
  const nip = needed(fields, 'nip');
  const at = fields.at ? Date.parse(fields.at) : ksef.now();
  if (Number.isNaN(at)) throw new CommandError('at must be an instant');
  const issuedOn = warsawDay(at);
  const number = fields.number || `OBCA/${issuedOn}/${ksef.state.documents.size + 1}`;
  const bytes = Buffer.from(fields.xml || sampleInvoice({ nip, number, issuedOn }));
  const facts = factsOf(bytes);
  if (!facts) throw new CommandError('xml must be an FA(3) document');
  const { ksefNumber, reference } = accept(ksef, strayDocument(ksef, nip, bytes, { at, session: fields.session }), facts, at);
  return { ksefNumber, reference, hash: sha256(bytes) };
}

/** What becomes of documents and their confirmations. */
export const documentCommands: Readonly<Record<string, Command>> = {
  status: {
    does: 'Ends the next documents with a code, whatever they are: 405, 410, 415, 430, 435, 440, 450, 500, 550 or one that nobody knows.',
    fields: { ...documents, code: '450', details: 'words' },
    run: (ksef, fields) => {
      const { details } = fields;
      const code = numberIn(fields, 'code', 450);
      ksef.faults.addForDocuments({ kind: 'status', documents: count(fields), code, ...(details ? { details } : {}) });
    },
  },
  hold: {
    does: 'Answers 150 to so many questions for the status of the next documents.',
    fields: { ...documents, polls: '3' },
    run: (ksef, fields) => ksef.faults.addForDocuments({ kind: 'hold', documents: count(fields), polls: numberIn(fields, 'polls', 3) }),
  },
  release: {
    does: 'Holds no document back any more.',
    fields: {},
    run: (ksef) => {
      for (const { reference, hold } of ksef.state.documents.values()) if (hold > 0) update(ksef, reference, { hold: 0 });
    },
  },
  duplicate: {
    does: 'Ends the next documents with 440: the same bytes had been accepted before (own), other bytes with the same number (foreign), or the same bytes, but the answer names a session that there is not (wrong-session).',
    fields: { ...documents, of: 'own, foreign or wrong-session (own)' },
    run: (ksef, fields) => {
      const of = oneOf(fields, 'of', ['own', 'foreign', 'wrong-session'], 'own');
      ksef.faults.addForDocuments({ kind: 'duplicate', documents: count(fields), of });
    },
  },
  upo: {
    does: 'The next confirmations of a document are signed by a stranger (forged), changed after they were signed (altered), about another document (other-hash), or not there (missing).',
    fields: { ...documents, how: 'forged, altered, other-hash or missing (missing)' },
    run: (ksef, fields) => {
      const how = oneOf(fields, 'how', ['forged', 'altered', 'other-hash', 'missing'], 'missing');
      ksef.faults.addForDocuments({ kind: 'upo', documents: count(fields), how });
    },
  },
  foreign: {
    does: 'Accepts a document in the name of a company that its software never sent.',
    fields: {
      nip: 'ten digits',
      number: 'P_2',
      xml: 'the whole document, instead of a sample',
      at: 'when it was accepted, such as 2026-11-02T10:00:00Z (now)',
      session: 'the reference of its session',
    },
    run: addForeign,
  },
  storage: {
    does: 'How long after its number a document can be found and fetched.',
    fields: { seconds: '0.05' },
    run: (ksef, fields) => ksef.set({ storageDelayMillis: 1000 * numberIn(fields, 'seconds', 0.05) }),
  },
};
