import type { MailKind } from '#content/mails/mails.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';

/** Where the button of a mail leads. */
export const linkPaths: Readonly<Partial<Record<MailKind, string>>> = {
  verification: '/verify-email',
  reset: '/reset-password',
  address_known: '/login',
  password_changed: '/forgot-password',
  new_sign_in: '/ustawienia/bezpieczenstwo',
  second_factor_changed: '/ustawienia/bezpieczenstwo',
  enrolment_link: '/ustawienia/bezpieczenstwo',
  accountant_invited: '/reset-password',
  payment_received: '/abonament',
  payment_received_early: '/abonament',
  payment_refunded: '/abonament',
  invoice_issued: '/abonament',
  correction_issued: '/abonament',
  monthly_report: '/',
  plan_reminder: '/plan-dzialan',
  plan_digest: '/plan-dzialan',
  evidence_ending: '/dowody',
  incident_due: '/incydenty',
  incident_overdue: '/incydenty',
  register_change: '/obowiazki',
  scope_changed: '/',
  law_changed: '/obowiazki',
  account_ending: '/login',
  exit_begun: '/ustawienia/zakonczenie',
  exit_ending: '/ustawienia/zakonczenie',
  exit_cancelled: '/ustawienia/zakonczenie',
  revocation_announced: '/certyfikaty',
  revocation_dropped: '/certyfikaty',
  terms_changed: '/',
  company_contested: '/potwierdzenie-firmy',
  certificate_revoked: '/certyfikaty',
  certificate_expiring: '/certyfikaty',
  certificate_expired: '/certyfikaty',
  subscription_ending: '/pricing',
  subscription_ended: '/pricing',
  transfer_ordered: '/abonament',
  invoices_due: '/operator?tab=invoices',
  ksef_trouble: '/operator?tab=attention',
  company_code: '/to-nie-my',
  company_claimed: '/to-nie-my',
  company_disputed: '/potwierdzenie-firmy',
  signature_accepted: '/potwierdzenie-firmy',
  signature_refused: '/potwierdzenie-firmy',
  seal_accepted: '/potwierdzenie-firmy',
  seal_refused: '/potwierdzenie-firmy',
  dispute_ending: '/potwierdzenie-firmy',
  dispute_won: '/potwierdzenie-firmy',
  dispute_lost: '/potwierdzenie-firmy',
  report_ready: '/nis2',
  certificate_issued: '/certyfikaty',
  certificate_issued_later: '/certyfikaty',
  certificate_not_issued: '/',
  invitation: '/zaproszenie',
  team_changed: '/zespol',
  role_changed: '/zespol',
  questions_assigned: '/nis2',
  mentioned: '/nis2',
  answers_contradicted: '/kontrola',
  access_requested: '/dostep',
  access_granted: '/klienci',
  access_declined: '/klienci',
  guest_invited: '/gosc',
  guest_done: '/goscie',
  supplier_news: '/dostawcy',
  supplier_request: '/',
  webhook_failed: '/ustawienia/klucze',
  webhook_gone: '/ustawienia/klucze',
};

/** Where the button of a mail leads within the service, without the secret that some links hold; null where there is none. */
export function pathOf({ kind, values = {} }: QueuedMail): string | null {
  const path = linkPaths[kind];
  if (!path) return null;
  const place = values.regimeCode === 'ai_act' ? '/ai-act' : path;
  if (kind === 'questions_assigned') return `${place}?mine`;
  if (kind === 'mentioned') return `${place}?discussion=${values.questionId ?? ''}`;
  // What is observed and counted speaks to questions of NIS2 alone.
  if (kind === 'answers_contradicted' && values.questionId) return `/nis2?question=${values.questionId}`;
  return values.certificateId ? `${place}?number=${values.number ?? ''}` : place;
}
