import { isDeepStrictEqual } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { checkoutWords } from '#content/plans.ts';
import { businessDay, endOfDay } from '#core/platform/calendar/calendar.ts';
import { certificateAlphabet } from '#core/platform/readable-letters.ts';
import type { Buyer } from '#core/billing/invoices.ts';
import { orderLetters } from '#core/billing/payments/transfers.ts';
import { gross, vatPercent, type Currency, type PlanId } from '#core/account/entitlements/plans.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { minor } from '#server/billing/billing/refunds/amounts.ts';
import { consentOf } from './consent.ts';
import { offerOf, type Offer } from '#server/billing/billing/credits/sources.ts';
import { insertPayment, namesOf, openPayments, paymentById, setCheckout, type PaymentRow } from '#server/billing/billing/repository.ts';
import { enqueuePaymentDetails } from '#server/billing/billing/notices.ts';
import { learn } from '#server/billing/billing/events/settlement.ts';
import { proFormaDue } from '#server/billing/invoices/documents/pro-forma.ts';
import { requireContract, lockOrganization, organizationData } from '#server/account/public.ts';

type Order = Readonly<{ plan: PlanId; currency: Currency; earlyStart: boolean; payBy: 'provider' | 'transfer'; net?: number | undefined }> &
  Receiving;
/** Who receives what is bought, where that is somebody else. */
type Receiving = Required<Pick<Buyer, 'recipient' | 'localGovernment' | 'vatGroup'>>;

const sessionMillis = 3_600_000;
/** An order whose page could not be opened within this time was abandoned. */
const openingMillis = 60_000;
/** Somebody who clicked twice waits this long for the page that the first click opens. */
const waitingMillis = 9000;
/** After this the process that was opening it may have died: it is requested again, and the provider gives the same page to the same order. */
const retryAfterMillis = 2500;
const pollMillis = 150;

function receivingOf({ recipient = null, localGovernment = false, vatGroup = false }: Partial<Receiving>): Receiving {
  return { recipient, localGovernment, vatGroup };
}

async function buyerOf(db: Db, organizationId: string, email: string): Promise<Omit<Buyer, keyof Receiving>> {
  const { name, companyFullName, nip, address, postalCode, city, country } = await organizationData(db, organizationId);
  return { name: companyFullName ?? name, nip, address, postalCode, city, country, email };
}

function channelOf({ payBy }: Order): PaymentRow['channel'] {
  return payBy;
}

/** The last millisecond of the day that an instant is in. */
function lastMomentOf(instant: Date): Date {
  return endOfDay(businessDay(instant));
}

type Offered = Readonly<{ order: Order; offer: Offer }>;

async function placeOrder(deps: Deps, tx: Db, caller: Principal<'signed-in'>, { order, offer }: Offered): Promise<PaymentRow> {
  const organizationId = organizationOf(caller.account);
  const { plan, currency, earlyStart } = order;
  const at = deps.now();
  const { net, credits } = offer;
  const letters = deps.randomIntegers(orderLetters, certificateAlphabet.length).map((place) => certificateAlphabet[place]);
  const row = await insertPayment(tx, {
    organizationId,
    id: deps.newId(),
    orderNumber: `AT-${businessDay(at).year}-${letters.join('')}`,
    plan,
    amount: gross(net) / 100,
    netAmount: net / 100,
    vatPercent,
    currency,
    buyer: { ...(await buyerOf(tx, organizationId, caller.account.email)), ...receivingOf(order) },
    userId: caller.account.userId,
    language: caller.language,
    earlyStartAt: earlyStart ? at : null,
    expiresAt: order.payBy === 'transfer' ? lastMomentOf(proFormaDue(at)) : new Date(at.getTime() + sessionMillis),
    createdAt: at,
    channel: channelOf(order),
    consent: consentOf(caller, earlyStart, at),
    credits: credits.length > 0 ? credits.map((credit) => ({ ...credit, takenAt: null, returnedAt: null })) : null,
  });
  const metadata = { orderNumber: row.orderNumber, plan, currency, earlyStart };
  await record(deps, tx, caller, { action: 'payment.ordered', id: row.id, metadata });
  if (row.channel === 'transfer') await enqueuePaymentDetails(deps, tx, row);
  return row;
}

/** Whether an open order is the one that is requested, at the price that is shown today. */
function isUsable(deps: Deps, row: PaymentRow, { order, offer }: Offered): boolean {
  const now = deps.now().getTime();
  const lives = row.expiresAt !== null && row.expiresAt.getTime() > now;
  const opening = row.checkoutUrl === null && now - row.createdAt.getTime() < openingMillis;
  const same =
    row.channel === channelOf(order) &&
    row.plan === order.plan &&
    row.currency === order.currency &&
    minor(row.netAmount) === offer.net &&
    (row.earlyStartAt !== null || !order.earlyStart);
  const received = isDeepStrictEqual(receivingOf(row.buyer), receivingOf(order));
  return same && received && lives && (row.checkoutUrl !== null || row.channel === 'transfer' || opening);
}

type ToPay = Readonly<{ row: PaymentRow; isNew: boolean; superseded: readonly PaymentRow[] }>;

/** The order to pay: the open one when it is the same, else a new one; what it supersedes is closed. */
async function orderToPay(deps: Deps, caller: Principal<'signed-in'>, order: Order): Promise<ToPay> {
  const organizationId = organizationOf(caller.account);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const offered = { order, offer: await offerOf(tx, organizationId, order, deps.now()) };
    if (order.net !== undefined && minor(order.net) !== offered.offer.net) throw new AppError(409, 'price_changed');
    const open = await openPayments(tx, organizationId);
    const usable = open.find((row) => isUsable(deps, row, offered));
    if (usable) return { row: usable, isNew: false, superseded: [] };
    for (const row of open) await abandonPayment(deps, tx, row, 'expired');
    return { row: await placeOrder(deps, tx, caller, offered), isNew: true, superseded: open };
  });
}

async function abandonPayment(deps: Deps, tx: Db, row: PaymentRow, kind: 'failed' | 'expired'): Promise<void> {
  await learn(deps, tx, namesOf(row), { facts: [{ kind, at: deps.now().getTime() }] });
}

async function closeAtProvider(deps: Deps, rows: readonly PaymentRow[]): Promise<void> {
  const close = async (sessionId: string): Promise<void> =>
    deps.payments.expireCheckout(sessionId).catch((error: Error) => deps.log.warn({ err: error }, 'checkout not closed'));
  await Promise.all(rows.flatMap(({ providerSessionId }) => (providerSessionId ? [close(providerSessionId)] : [])));
}

function notOpened(): AppError {
  return new AppError(502, 'payment_provider_failed');
}

async function requestPage(deps: Deps, row: PaymentRow): Promise<string> {
  const words = checkoutWords[row.language];
  const checkout = await deps.payments.openCheckout({
    paymentId: row.id,
    organizationId: row.organizationId,
    orderNumber: row.orderNumber,
    plan: row.plan,
    title: words.title[row.plan],
    notice: words.notice,
    currency: row.currency,
    net: minor(row.netAmount),
    email: row.buyer.email,
    language: row.language,
    expiresAt: row.expiresAt ?? deps.now(),
  });
  await setCheckout(deps.db, row, checkout);
  return checkout.url;
}

/** Opens the page of a new order; the order is marked as failed when the provider does not answer. */
async function openPage(deps: Deps, row: PaymentRow): Promise<string> {
  try {
    return await requestPage(deps, row);
  } catch (error) {
    deps.log.error({ err: error, order: row.orderNumber }, 'checkout not opened');
    await deps.db.transaction((tx) => abandonPayment(deps, tx, row, 'failed'));
    throw notOpened();
  }
}

/** Waits for the page that another click is opening. When it does not come it is requested again; only the first click may give the order up. */
async function pageOfOther(deps: Deps, { organizationId, id }: PaymentRow): Promise<string> {
  let isQueried = false;
  for (let waited = 0; waited < waitingMillis; waited += pollMillis) {
    const row = await paymentById(deps.db, organizationId, id);
    if (row?.checkoutUrl) return row.checkoutUrl;
    if (row?.status !== 'pending') break;
    if (!isQueried && waited >= retryAfterMillis) {
      isQueried = true;
      const url = await requestPage(deps, row).catch((error: Error) => {
        deps.log.warn({ err: error, order: row.orderNumber }, 'checkout not opened again');
        return null;
      });
      if (url !== null) return url;
    } else await pause(pollMillis);
  }
  throw notOpened();
}

/**
 * Orders a plan and answers where it is paid. A second click gets the same page; an order of something else closes the
 * page of the first, so that nobody pays twice.
 */
export async function createCheckout(deps: Deps, caller: Principal<'signed-in'>, order: Order): Promise<{ url: string }> {
  requireContract(caller.account);
  const { row, isNew, superseded } = await orderToPay(deps, caller, order);
  await closeAtProvider(deps, superseded);
  if (row.channel === 'transfer') return { url: `${deps.config.publicUrl}/abonament` };
  if (row.checkoutUrl) return { url: row.checkoutUrl };
  return { url: await (isNew ? openPage(deps, row) : pageOfOther(deps, row)) };
}
