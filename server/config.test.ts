import { describe, expect, it } from 'vitest';
import { normalizedIban } from '#core/bank-account.ts';
import { isInvoiceNip } from '#core/invoices.ts';
import { ConfigError, readConfig } from './config.ts';

const local = { ATESTO_MODE: 'local', DATABASE_URL: 'postgresql://localhost/none' };

describe('settings of the company', () => {
  it('are fictional in local mode, and an invoice could be issued with them', () => {
    const { company } = readConfig(local);
    expect([company.nip, isInvoiceNip(company.nip)]).toEqual(['9999999999', true]);
    expect(normalizedIban(company.bankAccount)).toBe(company.bankAccount);
    expect(company.bankAccount).toMatch(/^PL04(0{24})$/);
  });

  it.each(['0000000000', '9999999998', '999999999', '0123456789', 'x'])('are refused with the NIP %j, in local mode too', (nip) => {
    expect(() => readConfig({ ...local, COMPANY_NIP: nip })).toThrow(/COMPANY_NIP: must be a NIP with a valid check digit/);
  });

  it('take an account as people write it, and refuse one with wrong check digits', () => {
    const read = (account: string) => readConfig({ ...local, COMPANY_BANK_ACCOUNT: account }).company.bankAccount;
    expect(read('61 1090 1014 0000 0712 1981 2874')).toBe('PL61109010140000071219812874');
    expect(() => read('61 1090 1014 0000 0712 1981 2875')).toThrow(ConfigError);
    expect(() => read('61 1090 1014 0000 0712 1981 2875')).toThrow(/COMPANY_BANK_ACCOUNT: must be an NRB or IBAN/);
  });
});
