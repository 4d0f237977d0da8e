import { confirmationHints } from '#content/labels/confirmation-hints.ts';
import { dayFromIso } from '#core/platform/calendar/calendar.ts';
import {
  isQuarantined,
  isSharedContact,
  maskedEmail,
  companyStatusOf,
  type ConfirmationMethod,
  type CompanyStatus,
} from '#core/company/confirmation.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { newestVerdict } from './transfer/accounts.ts';
import { openCodes } from './repository.ts';
import { seatOf } from './seat.ts';
import type { Deps } from '#server/deps.ts';
import type { CompanyDossier, RegisteredContact } from '#server/adapters/registers/company-register.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { websiteWay } from './website/website-way.ts';
import { othersWithEmail, readCompany } from '#server/account/public.ts';

type Named = Readonly<{ id: string; nip: string }>;

/** What can be said of a company now: `unknown` to every register, or `silent` when they do not answer. */
export type Outlook = Readonly<{ company: CompanyDossier | null; status: CompanyStatus | 'unknown' | 'silent' }>;

export async function outlookOf(deps: Deps, organization: Named): Promise<Outlook> {
  try {
    const company = await readCompany(deps, organization);
    return { company, status: company ? companyStatusOf(company) : 'unknown' };
  } catch (error) {
    if (error instanceof AppError && error.code === 'register_silent') return { company: null, status: 'silent' };
    throw error;
  }
}

type Reason = keyof typeof confirmationHints;

/** A way to be confirmed: open with what it leads to, or why it is closed. */
export type Way = Readonly<{
  method: ConfirmationMethod;
  reason: Reason;
  contact: RegisteredContact | null;
  seat?: string;
  host?: string | null;
}>;

const open: ReadonlySet<Reason> = new Set([
  'email_to',
  'website_to',
  'signature_to',
  'letter_to',
  'letter_asked',
  'letter_sent',
  'transfer_pay',
  'transfer_checking',
  'transfer_no',
]);

const transferReasons = {
  yes: 'transfer_pay',
  no: 'transfer_no',
  intermediary: 'transfer_no',
  given_up: 'transfer_no',
  open: 'transfer_checking',
} as const;

/** A letter to the seat, unless the entry changed too lately; with what became of the one that was requested. */
async function letterWay(deps: Deps, { id }: Named, company: CompanyDossier): Promise<Way> {
  const letter = (await openCodes(deps.db, id, deps.now())).find((code) => code.method === 'letter');
  const reason = letter ? (letter.codeHash ? 'letter_sent' : 'letter_asked') : 'letter_to';
  const changed = isQuarantined(dayFromIso(company.changedOn), deps.now());
  return { method: 'letter', reason: changed ? 'email_changed' : reason, contact: null, seat: seatOf(company) };
}

/** A transfer for an order, from an account of the company; with what became of the last one. */
async function transferWay(deps: Deps, { id }: Named): Promise<Way> {
  const newest = await newestVerdict(deps.db, id);
  return { method: 'transfer', reason: newest ? transferReasons[newest] : 'transfer_pay', contact: null };
}

export function isOpen({ reason }: Way): boolean {
  return open.has(reason);
}

/** The first address in the registers that proves something; else why the best of them does not. */
async function emailWay(deps: Deps, { id }: Named, company: CompanyDossier): Promise<Way> {
  const method = 'register_email';
  let reason: Reason = 'email_missing';
  for (const contact of company.contacts.filter((one) => one.kind === 'email')) {
    const shared = isSharedContact(await othersWithEmail(deps.db, id, contact.address));
    if (isQuarantined(dayFromIso(contact.changedOn), deps.now())) reason = 'email_changed';
    else if (shared) reason = 'email_shared';
    else return { method, reason: 'email_to', contact };
  }
  return { method, reason, contact: null };
}

/** Every way there is, in the order in which they are offered. */
export async function waysOf(deps: Deps, organization: Named, { company, status }: Outlook): Promise<Way[]> {
  if (!company || status !== 'active') {
    return [{ method: 'register_email', reason: status === 'silent' ? 'register_silent' : 'company_inactive', contact: null }];
  }
  return [
    await emailWay(deps, organization, company),
    { method: 'website', contact: null, ...(await websiteWay(deps, organization, company)) },
    await transferWay(deps, organization),
    await letterWay(deps, organization, company),
    { method: 'signature', reason: deps.config.trustedList ? 'signature_to' : 'signature_closed', contact: null },
  ];
}

export function hintOf({ reason, contact, seat = '', host }: Way, language: Language): string {
  return filled(confirmationHints[reason][language], { address: contact ? maskedEmail(contact.address) : (host ?? seat) });
}
