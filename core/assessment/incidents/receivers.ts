import type { Team } from '#core/assessment/scope/nis2/authority.ts';

export const receivers = [
  'csirt',
  'trust_supervisor',
  'uodo',
  'persons',
  'controller',
  'knf',
  'csirt_enisa',
  'market_surveillance',
  'ai_provider',
] as const;
export type Receiver = (typeof receivers)[number];

/** Whom an organisation notifies whatever happened. The others belong to one incident, and may betray it. */
export const standingReceivers = [
  'csirt',
  'trust_supervisor',
  'uodo',
  'knf',
  'csirt_enisa',
  'market_surveillance',
] as const satisfies readonly Receiver[];

/** Receivers in the organisation's own words, which stand instead of ours. */
export type NamedReceivers = Readonly<Partial<Record<Receiver, string>>>;

/** Where a notification goes: by the organisation's own words, else by the team of its scope check, else as the act states. */
export type Addressee = Readonly<{ own: string } | { team: Team } | { receiver: Receiver }>;

export function addresseeOf(
  receiver: Receiver,
  { receivers: named, team }: Readonly<{ receivers: NamedReceivers; team: Team | null }>,
): Addressee {
  const own = named[receiver]?.trim();
  if (own) return { own };
  return receiver === 'csirt' && team ? { team } : { receiver };
}
