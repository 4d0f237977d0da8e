import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBank } from './service.ts';
import { openTransfers, type Transfer } from './transfers.ts';

const recipientAccount = 'PL61109010140000071219812874';
const payerAccount = 'PL27114020040000300201355387';
let folder = '';
let bank: FastifyInstance;
let address = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'atesto-bank-'));
  bank = Fastify();
  await addBank(bank, await openTransfers(folder));
  await bank.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(bank.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await bank.close();
  await rm(folder, { recursive: true, force: true });
});

const given = {
  payerName: 'ZAKŁAD ŻÓŁW & SYN SP. Z O.O. UL. BARDZO DŁUGA 112',
  payerAccount,
  recipientAccount,
  amount: '1845,00',
  currency: 'PLN',
  title: 'Zapłata za zamówienie AT-2026-K7QXRM24 z dnia 20.11.2026',
  bookedOn: '2026-11-28',
};

function send(change: Partial<Record<keyof typeof given, string | number>> = {}): Promise<Response> {
  const body = JSON.stringify({ ...given, ...change });
  return fetch(`${address}/bank/transfers`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

async function bytesOf(path: string): Promise<Buffer> {
  const answer = await fetch(`${address}${path}`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

describe('a transfer', () => {
  it('is made by a form that a link has filled in, and listed', async () => {
    const page = await (await fetch(`${address}/bank?recipientAccount=${recipientAccount}&amount=2460,00&title=AT-2026-AAAAAAAA`)).text();
    expect(page).toContain(`name="recipientAccount" type="text" value="${recipientAccount}"`);
    const body = new URLSearchParams({
      ...given,
      recipientAccount: '61 1090 1014 0000 0712 1981 2874',
      amount: '2 460',
      bookedOn: '2026-11-20',
    });
    const made = await fetch(`${address}/bank`, { method: 'POST', body, redirect: 'manual' });
    expect([made.status, made.headers.get('location')]).toEqual([303, '/bank']);
    const list = (await (await fetch(`${address}/bank/transfers`)).json()) as Transfer[];
    expect(list[0]).toMatchObject({ recipientAccount, amountMinor: 246_000, bookedOn: '2026-11-20' });
    expect(await (await fetch(`${address}/bank`)).text()).toContain('ŻÓŁW &#38; SYN');
  });

  it('outlives a restart of the bank', async () => {
    expect((await send()).status).toBe(201);
    expect((await openTransfers(folder)).list().at(-1)).toMatchObject({ amountMinor: 184_500, title: given.title });
  });

  it.each([
    ['payerAccount', '27114020040000300201355388'],
    ['recipientAccount', 'PL123'],
    ['amount', '0'],
    ['amount', '1e3'],
    ['title', ''],
    ['title', 'x'.repeat(141)],
    ['payerName', 'two\nlines'],
    ['currency', 'złoty'],
    ['bookedOn', '2026-02-30'],
  ] as const)('with a wrong %s (%j) is not made', async (name, value) => {
    const answer = await send({ [name]: value });
    expect([answer.status, Object.keys(((await answer.json()) as { errors: object }).errors)]).toEqual([400, [name]]);
  });

  it('with a mistake in the form preserves what was filled in', async () => {
    const answer = await fetch(`${address}/bank`, { method: 'POST', body: new URLSearchParams({ ...given, amount: 'dużo' }) });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringMatching(/value="dużo" aria-invalid="true"/)]);
  });
});

describe('a statement', () => {
  it('in MT940 is in windows-1250 with the title in pieces of 27 characters and the balance carried over', async () => {
    const bytes = await bytesOf(`/bank/statements/${recipientAccount}.mt940?from=2026-11-21&to=2026-11-30`);
    expect(new TextDecoder('windows-1250').decode(bytes).split('\r\n')).toEqual([
      ':20:ST261130',
      `:25:/${recipientAccount}`,
      ':28C:00001',
      ':60F:C261121PLN2460,00',
      expect.stringMatching(/^:61:2611281128C1845,00S150NONREF\/\/[0-9A-F]{16}$/),
      ':86:150~00B150PRZELEW ZEWNĘTRZNY PRZYCH',
      '~20Zapłata za zamówienie AT-20',
      '~2126-K7QXRM24 z dnia 20.11.20',
      '~2226',
      '~3011402004',
      '~310000300201355387',
      '~32ZAKŁAD ŻÓŁW & SYN SP. Z O.O',
      '~33. UL. BARDZO DŁUGA 112',
      `~38${payerAccount}`,
      ':62F:C261130PLN4305,00',
      ':64:C261130PLN4305,00',
      '-',
      '',
    ]);
  });

  it('in MT940 can be in UTF-8 and have the sign of another bank', async () => {
    const text = (await bytesOf(`/bank/statements/${recipientAccount}.mt940?encoding=utf-8&mark=%3C`)).toString();
    expect(text).toContain('<32ZAKŁAD ŻÓŁW & SYN SP. Z O.O');
  });

  it.each([
    ['02', '<Sts>BOOK</Sts>', '<Dbtr><Nm>ZAKŁAD ŻÓŁW &amp; SYN'],
    ['08', '<Sts><Cd>BOOK</Cd></Sts>', '<Dbtr><Pty><Nm>ZAKŁAD ŻÓŁW &amp; SYN'],
  ])('in camt.053.001.%s names payer and status as that version does', async (version, status, debtor) => {
    const xml = (await bytesOf(`/bank/statements/${recipientAccount.slice(2)}.xml?version=${version}`)).toString();
    expect(xml).toContain(`urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"`);
    expect(xml).toContain(status);
    expect(xml).toContain(debtor);
    expect(xml.match(/<Ntry>/g)).toHaveLength(2);
  });

  it('of the payer shows debits, and none of another currency', async () => {
    await send({ currency: 'EUR', amount: 10 });
    const text = (await bytesOf(`/bank/statements/${payerAccount}.mt940?encoding=utf-8`)).toString();
    expect(text.match(/^:61:.*S150NONREF\/\//gm)).toEqual([':61:2611201120D2460,00S150NONREF//', ':61:2611281128D1845,00S150NONREF//']);
    expect(text).toMatch(/:62F:D\d{6}PLN4305,00/);
  });

  it.each([
    ['of an account that cannot be', '/bank/statements/123.mt940', 404],
    ['in another form', `/bank/statements/${recipientAccount}.pdf`, 404],
    ['in an unknown version', `/bank/statements/${recipientAccount}.xml?version=99`, 400],
    ['with an unknown sign', `/bank/statements/${recipientAccount}.mt940?mark=%23`, 400],
  ])('%s is refused', async (_, path, status) => {
    expect((await fetch(`${address}${path}`)).status).toBe(status);
  });
});
