/** What a status of a document in KSeF asks of who sent it. */
export type KsefVerdict =
  /** It is being worked on, or the code is not known here: queried again later, never sent again. */
  | 'wait'
  | 'accepted'
  /** KSeF could not finish: the same file in another session. */
  | 'again'
  /** KSeF could not read it: the same file once more, then it is refused. */
  | 'again_once'
  /** Its number is known already: by this file or by another one. */
  | 'duplicate'
  /** The certificate may not issue: nothing is sent before somebody acts. */
  | 'no_permission'
  | 'rejected';

const verdicts: Readonly<Record<number, KsefVerdict>> = {
  100: 'wait',
  150: 'wait',
  200: 'accepted',
  405: 'again',
  410: 'no_permission',
  415: 'rejected',
  430: 'again_once',
  435: 'again_once',
  440: 'duplicate',
  450: 'rejected',
  500: 'again',
  550: 'again',
};

/** The meaning of a code of a document (open-api.json of KSeF, GET /sessions/…/invoices/…). */
export function ksefVerdict(code: number): KsefVerdict {
  return verdicts[code] ?? 'wait';
}
