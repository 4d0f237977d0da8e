import { readTags } from '#core/assessment/observations/mail/tags.ts';

/** How the record with the public key was found last; `failed` is a name server that did not answer. */
export const keyRecordOutcomes = ['found', 'missing', 'other_key', 'failed'] as const;
export type KeyRecordOutcome = (typeof keyRecordOutcomes)[number];

/** Why mails go out under an own domain, or do not. */
export const mailDomainStates = ['waiting', 'working', 'missing', 'other_key', 'not_owned', 'plan_ended'] as const;
export type MailDomainState = (typeof mailDomainStates)[number];

/** Days for which a record that was seen counts while name servers do not answer. */
export const seenDays = 7;
const dayMillis = 86_400_000;

/** The mailbox that mails are sent from. */
export function mailDomainAddress(domain: string): string {
  return `atesto@${domain}`;
}

/** Where the public key stands (RFC 6376, 3.6.2.1). */
export function keyRecordName(selector: string, domain: string): string {
  return `${selector}._domainkey.${domain}`;
}

/** The record with a public key, DER in base64 (RFC 6376, 3.6.1). */
export function keyRecordText(publicKey: string): string {
  return `v=DKIM1; k=rsa; p=${publicKey}`;
}

/** Whether receivers can check our signatures (RSA with SHA-256, of mail) by a record (RFC 6376, 3.6.1). */
function isUsable(tags: ReadonlyMap<string, string>): boolean {
  const listed = (tag: string): string[] => (tags.get(tag) ?? '').split(':').map((one) => one.trim());
  return (
    ['DKIM1', undefined].includes(tags.get('v')) &&
    ['rsa', undefined].includes(tags.get('k')) &&
    (!tags.has('h') || listed('h').includes('sha256')) &&
    (!tags.has('s') || listed('s').some((service) => service === '*' || service === 'email')) &&
    !listed('t').includes('y')
  );
}

/** Whether one of the records holds the key. A record that says `t=y` is a test, whose signatures receivers may ignore. */
export function keyRecordOutcome(records: readonly string[], publicKey: string): 'found' | 'other_key' | 'missing' {
  const keys = records.map((record) => readTags(record).tags).filter((tags) => tags.has('p'));
  if (keys.length === 0) return 'missing';
  const isOurs = keys.some((tags) => tags.get('p')?.replaceAll(/\s/g, '') === publicKey && isUsable(tags));
  return isOurs && keys.length === 1 ? 'found' : 'other_key';
}

type Known = Readonly<{ seenAt: Date | null; outcome: KeyRecordOutcome | null; isOwned: boolean; isAllowed: boolean; now: Date }>;

/** Mails are signed while it is `working`, and go out from the usual address otherwise. */
export function mailDomainState({ seenAt, outcome, isOwned, isAllowed, now }: Known): MailDomainState {
  if (!isAllowed) return 'plan_ended';
  if (!isOwned) return 'not_owned';
  const isSeen = seenAt !== null && now.getTime() - seenAt.getTime() < seenDays * dayMillis;
  if (isSeen && (outcome === 'found' || outcome === 'failed')) return 'working';
  if (outcome === 'other_key') return 'other_key';
  return seenAt === null ? 'waiting' : 'missing';
}
