/** Whom local mode names. */
export const fictionalCompany = {
  COMPANY_NAME: 'Atesto (tryb lokalny) sp. z o.o.',
  COMPANY_NIP: '9999999999',
  COMPANY_REGON: '000000000',
  COMPANY_KRS: '0000000000',
  COMPANY_COURT: 'Sąd Rejonowy w Mieście, I Wydział Gospodarczy KRS',
  COMPANY_SHARE_CAPITAL: '5000.00',
  COMPANY_ADDRESS: 'ul. Przykładowa 1, 00-000 Miasto',
  COMPANY_BANK_ACCOUNT: '04 0000 0000 0000 0000 0000 0000',
  COMPANY_BANK_NAME: 'Bank Przykładowy S.A.',
  SUPPORT_EMAIL: 'pomoc@atesto.example',
  SUPPORT_PHONE: '+48 00 000 00 00',
  PAYMENT_PROVIDER: 'Stripe Payments Europe, Ltd. (Irlandia)',
  MAIL_PROVIDER: 'Poczta Przykładowa sp. z o.o. (Polska)',
  HOSTING_PROVIDER: 'Hosting Przykładowy sp. z o.o. (Polska)',
  ACCOUNTING_OFFICE: 'Biuro Rachunkowe Przykład sp. z o.o. (Polska)',
};
