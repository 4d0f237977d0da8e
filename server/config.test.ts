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

describe('settings of the file store', () => {
  const s3 = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'atesto-files',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };

  it('name a folder and no scanner unless told otherwise', () => {
    expect(readConfig(local).files).toEqual({ s3: null, clamd: null });
    const { files } = readConfig({ ...local, ...s3, CLAMD: 'clamd.internal:3310' });
    expect(files).toEqual({
      s3: { endpoint: 'https://s3.example.com', bucket: 'atesto-files', region: 'auto', accessKeyId: 'key', secretAccessKey: 'secret' },
      clamd: 'clamd.internal:3310',
    });
    expect(readConfig({ ...local, CLAMD: '/run/clamav/clamd.ctl' }).files.clamd).toBe('/run/clamav/clamd.ctl');
  });

  it('are refused in part', () => {
    for (const name of Object.keys(s3))
      expect(() => readConfig({ ...local, ...s3, [name]: '' }), name).toThrow(/S3_ENDPOINT: goes together/);
    expect(() => readConfig({ ...local, CLAMD: 'clamd' })).toThrow(/CLAMD: must be host:port/);
  });
});
