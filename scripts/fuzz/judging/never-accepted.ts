/** Calls that no request made of a schema alone can have accepted, each with what would be needed and where they are tried. */
export const neverAccepted: Readonly<Record<string, string>> = {
  'POST /api/auth/verify-email':
    'a link of before ends with the next mail, and the newest asks for the password of that registration (server/account/accounts/registration/registration.test.ts)',
  'POST /api/access-requests/:id/resend': 'needs a request of a day ago (server/account/access-requests/access-requests.test.ts)',
  'DELETE /api/access-requests/:id': 'needs a request of the caller (server/account/access-requests/access-requests.test.ts)',
  'PUT /api/mail-domain': 'needs a domain that is known to be the organisation’s (server/communication/mail-domain/mail-domain.test.ts)',
  'POST /api/mail-domain/check':
    'needs a domain that is known to be the organisation’s (server/communication/mail-domain/mail-domain.test.ts)',
  'DELETE /api/mail-domain': 'needs a domain that is known to be the organisation’s (server/communication/mail-domain/mail-domain.test.ts)',
  'POST /api/guest/session': 'needs the code of a mail (server/assessment/guests/guests.test.ts)',
  'POST /api/staff-document/confirmation': 'needs the code of a mail (server/assessment/templates/staff/staff.test.ts)',
  'POST /api/guest/questions': 'needs the session of a guest (server/assessment/guests/guests.test.ts)',
  'POST /api/guest/answers': 'needs the session of a guest (server/assessment/guests/guests.test.ts)',
  'POST /api/guest/finish': 'needs the session of a guest (server/assessment/guests/guests.test.ts)',
  'POST /api/company/dispute/withdrawal':
    'needs an open dispute of two accounts about one NIP (server/company/confirmation/disputes/disputes.test.ts)',
  'POST /api/assessments/:id/reopen':
    'needs a finished assessment without certificate and with none begun after it (server/assessment/assessments/reopening.test.ts)',
  'POST /api/account/second-factor/totp/confirmation':
    'needs a code of the secret that the answer before told (server/account/second-factor/second-factor.test.ts)',
  'POST /api/account/second-factor/link/opening': 'needs the link of a mail (server/account/second-factor/second-factor-demand.test.ts)',
  'POST /api/account/passkeys': 'needs what an authenticator signed (e2e/second-factor.spec.ts)',
  'POST /api/certificates/:id/replacement':
    'needs a company that is called otherwise since (server/certificate/certificates/lifecycle/lifecycle.test.ts)',
  'POST /api/operator/invoices/:id/ksef': 'needs a number of KSeF with its checksum (server/billing/invoices/invoices.test.ts)',
  'POST /api/board/test': 'needs somebody who is on the list of the board (server/assessment/duties/board/board.test.ts)',
  'POST /api/duties/register-entry/letter':
    'needs a term to register that has passed (server/assessment/duties/register-entry/register-entry.test.ts)',
  'POST /api/operator/invoices/:id/offline':
    'needs a certificate for issuing offline (server/billing/invoices/ksef/sending/offline.test.ts)',
  'POST /api/operator/ksef/outages/:id/end': 'needs an outage that an operator entered (server/billing/invoices/ksef/acts.test.ts)',
  'POST /api/terms/objection': 'needs an account from before the newest terms (server/communication/legal/notices.test.ts)',
};
