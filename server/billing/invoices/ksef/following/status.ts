import type { Deps } from '#server/deps.ts';
import { certificatesLeft } from '#server/billing/invoices/ksef/certificates.ts';
import { openDocuments } from '#server/billing/invoices/ksef/documents.ts';
import { outages, readState, type KsefState } from '#server/billing/invoices/ksef/state.ts';
import { delayOf, mostDocuments } from './watch.ts';

/** How the way to KSeF is, and which documents it refused or that wait too long. */
export type KsefStatus = KsefState &
  Readonly<{
    canSignIn: boolean;
    /** Of the configured certificates; null for one that cannot be read. */
    daysLeft: readonly (number | null)[];
    refused: number;
    delayed: number;
    /** When the oldest of both was issued. */
    oldest: Date | null;
    /** The nearest last day of those that wait (ISO 8601). */
    sendBy: string | null;
  }>;

/** The same by which operators are asked (watch.ts); up to a thousand documents are checked. */
export async function ksefStatus(deps: Deps): Promise<KsefStatus> {
  const { db, config } = deps;
  const now = deps.now();
  const [state, documents] = await Promise.all([readState(db), openDocuments(db, mostDocuments)]);
  const announced = documents.length > 0 ? await outages(db, now) : [];
  const refused = documents.filter((row) => row.state === 'rejected');
  const delayed = documents.flatMap((row) => {
    const delay = delayOf(row, announced, now);
    return delay ? [{ row, sendBy: delay.sendBy }] : [];
  });
  const issued = [...refused, ...delayed.map(({ row }) => row)].map(({ issuedAt }) => issuedAt.getTime());
  const days = delayed.flatMap(({ sendBy }) => sendBy ?? []).toSorted();
  return {
    ...state,
    canSignIn: config.ksef.authentication !== null || config.ksef.token !== null,
    daysLeft: certificatesLeft(deps).map(({ daysLeft }) => daysLeft),
    refused: refused.length,
    delayed: delayed.length,
    oldest: issued.length > 0 ? new Date(Math.min(...issued)) : null,
    sendBy: days[0] ?? null,
  };
}
