import sql from 'sql-template-tag';
import { isDeepStrictEqual } from 'node:util';
import { amountReturned, ordered, withFact, type Charged, type PaymentFact, type PaymentFacts } from '#core/billing/payments/payments.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { PaymentRow } from '#server/billing/billing/repository.ts';

/** A charge of the payment provider that names an order. */
export type Charge = Readonly<{ chargeId: string; facts: readonly PaymentFact[]; charged: Charged | null }>;

type OfPayment = Pick<PaymentRow, 'organizationId' | 'id'>;

export function chargesOf(db: Db, { organizationId, id }: OfPayment): Promise<Charge[]> {
  return db.rows<Charge>(sql`
    select charge_id, facts, charged from payment_charges
    where organization_id = ${organizationId} and payment_id = ${id} order by charge_id`);
}

/** Adds what was reported of a charge of a locked payment; returns all that is known of it. */
export async function saveCharge(tx: Db, payment: OfPayment, reported: Charge): Promise<Charge> {
  const { chargeId, facts: more, charged } = reported;
  const known = (await chargesOf(tx, payment)).find((one) => one.chargeId === chargeId);
  const facts = [...(known?.facts ?? [])];
  for (const fact of more) if (!facts.some((one) => isDeepStrictEqual(one, fact))) facts.push(fact);
  const isPaid = more.some(({ kind }) => kind === 'paid');
  const charge = { chargeId, facts, charged: known?.charged ?? (isPaid ? charged : null) };
  await tx.rows(sql`
    insert into payment_charges (organization_id, payment_id, charge_id, facts, charged)
    values (${payment.organizationId}, ${payment.id}, ${chargeId}, ${JSON.stringify(facts)}::jsonb,
      ${charge.charged ? JSON.stringify(charge.charged) : null}::jsonb)
    on conflict (organization_id, payment_id, charge_id) do update set facts = excluded.facts, charged = excluded.charged`);
  return charge;
}

/** What a charge amounts to, where `asked` minor units were requested. */
export function factsOfCharge({ facts, charged }: Charge, requested: number): PaymentFacts {
  return facts.reduce(withFact, ordered(charged?.amount ?? requested));
}

/** What was paid by a charge and did not go back, in minor units. */
export function leftOfCharge(charge: Charge, requested: number): number {
  const facts = factsOfCharge(charge, requested);
  return facts.paidAt === null ? 0 : facts.amount - amountReturned(facts);
}
