import type { NextStep, RegimeStatus } from './cockpit.ts';
import type { DutyRow, RowKind } from '#core/assessment/duties/other-dates.ts';
import { mayAct, type MemberRole } from '#core/account/members/members.ts';

/** Who has to do something next in an organisation, as one of its members sees it. */
export const turnKinds = ['you', 'client', 'others', 'nobody'] as const;
export type Turn = (typeof turnKinds)[number];

type Place = Readonly<{ status: RegimeStatus; step: NextStep }>;

/** What each step asks for at least; a certificate in force asks for nothing. */
const needed: Readonly<Record<Exclude<NextStep, 'certificate'>, MemberRole>> = {
  start: 'consultant',
  continue: 'consultant',
  plan: 'consultant',
  obstacle: 'consultant',
  renew: 'consultant',
  issue: 'editor',
  confirm: 'editor',
  choose_plan: 'owner',
  upgrade: 'owner',
  limit: 'owner',
};

/** Whose turn it is. Regimes that were never begun count only where none was. */
export function turnOf(places: readonly Place[], role: MemberRole): Turn {
  const begun = places.filter(({ status }) => status !== 'none');
  const steps = (begun.length > 0 ? begun : places).map(({ step }) => step).filter((step) => step !== 'certificate');
  if (steps.length === 0) return 'nobody';
  if (steps.some((step) => mayAct(role, needed[step]))) return 'you';
  return role === 'consultant' ? 'client' : 'others';
}

/** What became of the certificates of an organisation, what needs looking at first. */
export const clientCertificates = ['ended', 'ending', 'valid', 'none'] as const;
export type ClientCertificate = (typeof clientCertificates)[number];

const certificateOf: Readonly<Partial<Record<RegimeStatus, ClientCertificate>>> = {
  expired: 'ended',
  revoked: 'ended',
  ending: 'ending',
  certified: 'valid',
};

/** Of several regimes the one that matters first. */
export function certificateOfClient(places: readonly Pick<Place, 'status'>[]): ClientCertificate {
  const found = new Set(places.map(({ status }) => certificateOf[status]));
  return clientCertificates.find((one) => found.has(one)) ?? 'none';
}

/** So many clients are taken along at once. */
export const clientsAtOnce = 200;

export type Deadline = Readonly<{ kind: RowKind; on: string; overdue: boolean }>;

type Row = Pick<DutyRow<unknown>, 'kind' | 'state' | 'day'>;

/** The first row of the list of duties with a last day: what is overdue, then what comes next; null for none. */
export function nextDeadline(rows: readonly Row[]): Deadline | null {
  const next = rows.find(({ state, day }) => day !== null && (state === 'overdue' || state === 'coming'));
  return next && next.day !== null ? { kind: next.kind, on: next.day, overdue: next.state === 'overdue' } : null;
}
