import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { normalizedIban } from '#core/billing/payments/bank-account.ts';
import { isInvoiceNip } from '#core/billing/invoices.ts';
import { ConfigError, readConfig } from './config.ts';
import { secretSettings } from './secret-settings.ts';
import { refusedSettings } from '#server/testing/settings.ts';

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

  it('name a folder and no scanner unless configured otherwise', () => {
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

describe('settings of production', () => {
  const key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const good = {
    NODE_ENV: 'production',
    TRUSTED_PROXIES: '1',
    PUBLIC_URL: 'https://atesto.example',
    DATABASE_URL: 'postgresql://localhost/none',
    DATA_DIR: '/var/lib/atesto',
    CREDENTIAL_KEY: key,
    STATUS_KEY: key,
    LOG_KEY: key,
    DATA_KEY: randomBytes(32).toString('base64'),
    KEY_LIST: '/etc/atesto/keys',
    KEY_ROOTS: 'one,two,three',
    KSEF_ENVIRONMENT: 'test',
    GUS_API_URL: 'https://gus.example',
    GUS_API_KEY: 'a key',
    CEIDG_API_TOKEN: 'a token',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'atesto@atesto.example',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_TAX_RATE: 'txr_1',
    COMPANY_NAME: 'Atesto sp. z o.o.',
    COMPANY_NIP: '5261040828',
    COMPANY_REGON: '000000000',
    COMPANY_KRS: '0000000000',
    COMPANY_COURT: 'Sąd Rejonowy w Mieście, I Wydział Gospodarczy KRS',
    COMPANY_SHARE_CAPITAL: '5000.00',
    COMPANY_ADDRESS: 'ul. Prosta 1, 00-001 Warszawa',
    COMPANY_BANK_ACCOUNT: '61 1090 1014 0000 0712 1981 2874',
    COMPANY_BANK_NAME: 'Bank',
    SUPPORT_EMAIL: 'pomoc@atesto.example',
    SUPPORT_PHONE: '+48 600 100 200',
    PAYMENT_PROVIDER: 'Stripe',
    MAIL_PROVIDER: 'Poczta',
    HOSTING_PROVIDER: 'Hosting',
    ACCOUNTING_OFFICE: 'Biuro',
  };
  const problems = (changes: Record<string, string | undefined>): string[] => refusedSettings({ ...good, ...changes });

  it('are accepted whole', () => expect(problems({})).toEqual([]));

  it.each([
    [
      'the Stripe key of the sandbox',
      { STRIPE_SECRET_KEY: 'sk_test_local_atesto_sandbox', ALLOW_INSECURE: 'STRIPE_SECRET_KEY' },
      'STRIPE_SECRET_KEY: is the one of the sandbox',
    ],
    [
      'the webhook secret of the sandbox',
      { STRIPE_WEBHOOK_SECRET: 'whsec_local_atesto_sandbox' },
      'STRIPE_WEBHOOK_SECRET: is the one of the sandbox',
    ],
    ['the sandbox of KSeF', { KSEF_ENVIRONMENT: 'sandbox' }, 'KSEF_ENVIRONMENT: must be test, demo or production'],
    ['the open key of the register', { GUS_API_KEY: 'abcde12345abcde12345' }, 'GUS_API_KEY: is the one of the sandbox'],
    ['the token of the sandbox', { CEIDG_API_TOKEN: 'sandbox-ceidg-token' }, 'CEIDG_API_TOKEN: is the one of the sandbox'],
    ['a test key', { STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_SECRET_KEY: must be a live key, unless ALLOW_INSECURE names it'],
    ['a restricted test key', { STRIPE_SECRET_KEY: 'rk_test_1' }, 'STRIPE_SECRET_KEY: must be a live key, unless ALLOW_INSECURE names it'],
    [
      'an address without encryption',
      { PUBLIC_URL: 'http://atesto.example' },
      'PUBLIC_URL: must be https://, unless ALLOW_INSECURE names it',
    ],
    [
      'a register without encryption',
      { GUS_API_URL: 'http://gus.example' },
      'GUS_API_URL: must be https://, unless ALLOW_INSECURE names it',
    ],
    [
      'rates of a bank without encryption',
      { NBP_API_URL: 'http://nbp.example' },
      'NBP_API_URL: must be https://, unless ALLOW_INSECURE names it',
    ],
    [
      'a witness without encryption',
      { WITNESSES: 'a+b+c http://w.example' },
      'WITNESSES: must be https://, unless ALLOW_INSECURE names it',
    ],
    [
      'mail without encryption',
      { SMTP_URL: 'smtp://mail.example' },
      'SMTP_URL: must be smtps://, or smtp:// with ?requireTLS=true, unless ALLOW_INSECURE names it',
    ],
    ['a permission that allows nothing', { ALLOW_INSECURE: 'SMTP_URL' }, 'ALLOW_INSECURE: SMTP_URL needs no permission'],
    [
      'a key of another kind',
      { LOG_KEY: generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() },
      'LOG_KEY: must be an Ed25519 private key in PEM (PKCS#8)',
    ],
    ['half a key', { STATUS_KEY: key.slice(0, 60) }, 'STATUS_KEY: must be an Ed25519 private key in PEM (PKCS#8)'],
    [
      'a file that is not there',
      { CREDENTIAL_KEY: undefined, CREDENTIAL_KEY_FILE: '/nowhere' },
      'CREDENTIAL_KEY_FILE: /nowhere cannot be read',
    ],
    ['a secret given twice', { GUS_API_KEY_FILE: '/nowhere' }, 'GUS_API_KEY: is given twice, also by GUS_API_KEY_FILE'],
  ])('are refused with %s, and the message names it', (_, changes, problem) => expect(problems(changes)).toContain(problem));

  it('take rates of the euro from the National Bank by default, in local mode from the sandbox', () => {
    expect(readConfig(good).exchangeRates).toEqual({ url: 'https://api.nbp.pl' });
    expect(readConfig({ ...good, NBP_API_URL: 'https://nbp.example' }).exchangeRates).toEqual({ url: 'https://nbp.example' });
    expect(readConfig({ ...local, SANDBOX_PORT: '4001' }).exchangeRates).toEqual({ url: 'http://127.0.0.1:4001/nbp' });
  });

  it('are refused without a word on proxies', () => {
    expect(problems({ TRUSTED_PROXIES: undefined })).toEqual([
      'TRUSTED_PROXIES: must say how many proxies stand in front, 0 for none: limits count by the address of visitors',
    ]);
  });

  it('allow what is named, and say everything that is wrong at once', () => {
    const insecure = { PUBLIC_URL: 'http://atesto.example', SMTP_URL: 'smtp://mail.example', STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(problems(insecure)).toHaveLength(3);
    expect(problems({ ...insecure, ALLOW_INSECURE: 'PUBLIC_URL, SMTP_URL,STRIPE_SECRET_KEY' })).toEqual([]);
    expect(problems({ SMTP_URL: 'smtp://mail.example:587?requireTLS=true' })).toEqual([]);
  });

  it('are refused with a scanner for viruses elsewhere, to which files would be sent as they are', () => {
    const elsewhere = { CLAMD: 'clamav.example:3310' };
    expect(problems(elsewhere)).toEqual(['CLAMD: must be a socket, or a port of this machine, unless ALLOW_INSECURE names it']);
    expect(problems({ ...elsewhere, ALLOW_INSECURE: 'CLAMD' })).toEqual([]);
    for (const CLAMD of ['/run/clamav/clamd.ctl', '127.0.0.1:3310', 'localhost:3310', '[::1]:3310'])
      expect(problems({ CLAMD })).toEqual([]);
  });

  it('bound what visitors ask unless that is waived by name', () => {
    expect(problems({ VISITOR_CALLS_PER_MINUTE: '0' })).toEqual([
      'VISITOR_CALLS_PER_MINUTE: must not be 0, unless ALLOW_INSECURE names it',
    ]);
    expect(problems({ VISITOR_CALLS_PER_MINUTE: '100' })).toEqual([]);
    expect(problems({ VISITOR_CALLS_PER_MINUTE: 'many' })).toHaveLength(1);
  });

  it.each(['', '?sslmode=require', '?sslmode=no-verify'])(
    'are refused with a database elsewhere whose certificate nobody checks (%j)',
    (mode) => {
      expect(problems({ DATABASE_URL: `postgresql://db.example/atesto${mode}` })).toEqual([
        'DATABASE_URL: must end with ?sslmode=verify-full where the database is on another machine, unless ALLOW_INSECURE names it',
      ]);
    },
  );

  it.each(['db.example/a?sslmode=verify-full', 'localhost/a', '127.0.0.1:5433/a', '[::1]/a', 'app@/a?host=/run/postgresql'])(
    'take the database at %s',
    (place) => expect(problems({ DATABASE_URL: `postgresql://${place}` })).toEqual([]),
  );

  it.each(secretSettings)('take %s from a file, without its last line break', async (name) => {
    const folder = await mkdtemp(join(tmpdir(), 'atesto-'));
    const path = join(folder, 'secret');
    const s3 = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const watch = {
      DATABASE_POOLER_URL: 'postgresql://localhost:6432/a',
      DATABASE_OWNER_URL: 'postgresql://localhost/none',
      DATABASE_REPLICA_URL: 'postgresql://localhost/none',
      METRICS_PORT: '9300',
      METRICS_TOKEN: 'a-token-of-sixteen',
      MAIL_BOUNCES: 'zwroty@mail.example',
      MAIL_BOUNCES_TOKEN: 'a-token-of-sixteen',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example',
    };
    const ksef = {
      KSEF_CERTIFICATE: '/a.crt',
      KSEF_KEY: '/a.key',
      KSEF_KEY_PASSPHRASE: 'one',
      KSEF_OFFLINE_CERTIFICATE: '/o.crt',
      KSEF_OFFLINE_KEY: '/o.key',
      KSEF_OFFLINE_KEY_PASSPHRASE: 'two',
      KSEF_TOKEN: 'three',
    };
    const all: Record<string, string> = { ...good, ...ksef, ...s3, ...watch, OTEL_EXPORTER_OTLP_HEADERS: 'a=b' };
    await writeFile(path, `${all[name]}\n`);
    expect(readConfig({ ...all, [name]: undefined, [`${name}_FILE`]: path })).toEqual(readConfig(all));
    await rm(folder, { recursive: true });
  });

  it('take keys whose line breaks are written as two characters', () => {
    const config = readConfig({ ...good, LOG_KEY: key.trim().replaceAll('\n', String.raw`\n`) });
    expect(config.keys?.log.trim()).toBe(key.trim());
  });
});
