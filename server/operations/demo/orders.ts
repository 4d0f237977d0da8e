import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { OnlineMethod } from '#core/billing/payments/payment-methods.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { setConsultant } from '#server/operations/operators/acts.ts';
import { ownerOf, signedIn } from './callers.ts';
import { demoOperator, type DemoCompany } from './companies.ts';
import { later, type Timeline } from './timeline.ts';
import { createCheckout, reconcilePayments, readBilling, bookStatement, previewStatement } from '#server/billing/public.ts';

type Ordering = Readonly<{ company: DemoCompany; plan: PlanId; at: Date; now: Date }>;
/** How the provider's page is paid; a transfer comes from an account of the company. */
export type PaidBy = OnlineMethod | Readonly<{ account: string }>;

/** The provider is queried about orders after ten minutes of silence. */
const questionedAfterMinutes = 11;
const transferMinutes = 24 * 60;
const alone = { recipient: null, localGovernment: false, vatGroup: false };

async function order(deps: Deps, company: DemoCompany, plan: PlanId, payBy: 'provider' | 'transfer'): Promise<string> {
  const order = { plan, currency: 'PLN', payBy, earlyStart: true, ...alone } as const;
  return (await createCheckout(deps, await ownerOf(deps, company.email), order)).url;
}

async function post(address: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  if (answer.status >= 400) throw new Error(`${address} answers ${answer.status}`);
}

/** Sets the clock of the sandbox's payment provider, so that what is paid in the past is paid then. */
export function setProviderClock(deps: Deps, at: Date | null): Promise<void> {
  return post(`${deps.config.payments.url}/stripe/control/clock`, at ? { at: at.toISOString() } : {});
}

/** A bank statement (MT940) with one entry. */
function statementWith(deps: Deps, entry: Readonly<{ gross: number; title: string; payer: string; account: string }>): Buffer {
  const day = isoDay(deps.now()).replaceAll('-', '').slice(2);
  const amount = entry.gross.toFixed(2).replace('.', ',');
  const lines = [
    ':20:ATESTO',
    `:25:${deps.config.company.bankAccount}`,
    `:60F:C${day}PLN0,00`,
    `:61:${day}${day.slice(2)}C${amount}S1`,
    `:86:150~20${entry.title}~32${entry.payer}~38PL${entry.account}`,
    '-',
  ];
  return Buffer.from(lines.join('\n'));
}

/** The operator books what came to the account. */
async function bookPayment(deps: Deps, company: DemoCompany, account: string): Promise<void> {
  const operator = await signedIn(deps, demoOperator.email);
  const { payments } = await readBilling(deps, (await ownerOf(deps, company.email)).account);
  const open = payments.find(({ status }) => status === 'pending');
  if (!open) throw new Error(`${company.email} ordered nothing`);
  const entry = { gross: open.gross, title: open.orderNumber, payer: company.organization.name, account };
  const { id } = await previewStatement(deps, operator, statementWith(deps, entry));
  await bookStatement(deps, operator, { id, note: 'Wyciąg dzienny' });
}

async function appointConsultant(deps: Deps, { email, consultant }: DemoCompany): Promise<void> {
  if (!consultant) return;
  const { account } = await ownerOf(deps, email);
  const operator: Principal<'operator'> = await signedIn(deps, demoOperator.email);
  await setConsultant(deps, operator, { organizationId: account.organization.id, consultant, note: 'Opiekun planu Pro' });
}

/** A company orders a plan, pays it and has its period. */
export async function* buy({ company, plan, at, now }: Ordering, paidBy: PaidBy): Timeline {
  let deps = yield at;
  if (typeof paidBy === 'string') {
    await setProviderClock(deps, at);
    await post(await order(deps, company, plan, 'provider'), { outcome: paidBy });
    deps = yield later(at, questionedAfterMinutes, now);
    await reconcilePayments(deps);
  } else {
    await order(deps, company, plan, 'transfer');
    deps = yield later(at, transferMinutes, now);
    await bookPayment(deps, company, paidBy.account);
  }
  await appointConsultant(deps, company);
}
