// @module-tag long
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import type { CompanyRegister } from './company-register.ts';
import { openRegisters } from './registers.ts';

let sandbox: Sandbox;
let register: CompanyRegister;
const log = pino({ level: 'silent' });

function registersAt(token = 'sandbox-ceidg-token'): CompanyRegister {
  const { address } = sandbox;
  const gus = { url: `${address}/gus`, key: 'abcde12345abcde12345' };
  return openRegisters({ gus, krs: { url: `${address}/krs` }, ceidg: { url: `${address}/ceidg`, token }, log });
}

beforeAll(async () => {
  sandbox = await startSandbox();
  register = registersAt();
});
afterAll(() => sandbox.close());

const contactsOf = async (nip: string, from = register) =>
  ((await from.read(nip))?.contacts ?? []).map(({ kind, address, register: held }) => `${held} ${kind} ${address}`);

describe('the registers together', () => {
  it.each([
    ['5261040828', ['regon email sekretariat@urzad-statystyczny.example', 'regon website www.urzad-statystyczny.example']],
    ['9990000014', ['krs email zarzad@huta-zelazowa.example', 'krs website www.huta-zelazowa.example']],
    ['9990000020', ['ceidg email zofia@cwik-it.example', 'ceidg website https://cwik-it.example']],
    ['9990000095', ['regon website www.zuk-konstantynow.example']],
  ])('hold the contacts of %s', async (nip, contacts) => expect(await contactsOf(nip)).toEqual(contacts));

  it('name an address that two of them hold once', async () => {
    expect(await contactsOf('9990000008')).toEqual(['krs email biuro@lacza-poludnie.example', 'krs website www.lacza-poludnie.example']);
  });

  it.each([
    ['the court register fails', '9990000037', ['regon email mlyn@mlyn-brzezina.example']],
    ['the court register answers with a page', '9990000215', []],
    ['CEIDG knows nobody (204)', '9990000221', []],
  ])('still answer when %s', async (_, nip, contacts) => expect(await contactsOf(nip)).toEqual(contacts));

  it('still answer when the court register hangs, without what it would have added', async () => {
    const hung = createServer(() => {});
    await new Promise<void>((resolve) => hung.listen(0, '127.0.0.1', resolve));
    const krs = { url: `http://127.0.0.1:${(hung.address() as AddressInfo).port}` };
    const gus = { url: `${sandbox.address}/gus`, key: 'abcde12345abcde12345' };
    const from = openRegisters({ gus, krs, ceidg: { url: krs.url, token: 'none' }, log, readMillis: 900 });
    const read = from.read('9990000037');
    const late = new Promise((resolve) => setTimeout(() => resolve('late'), 5000));
    expect(await Promise.race([read, late])).toMatchObject({ contacts: [{ address: 'mlyn@mlyn-brzezina.example' }] });
    hung.closeAllConnections();
    hung.close();
  });

  it('still answer when CEIDG refuses the token', async () => {
    expect(await contactsOf('9990000020', registersAt('wrong'))).toEqual([]);
  });

  it('state that a company is suspended, bankrupt or gone, and when its entry changed', async () => {
    expect(await register.read('9990000161')).toMatchObject({ active: true, suspendedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await register.read('9990000178')).toMatchObject({ bankruptOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await register.read('9990000043')).toMatchObject({ active: false, endedOn: '2021-06-30' });
    const changed = (await register.read('9990000089'))?.contacts[0]?.changedOn ?? '';
    expect(Math.round((Date.now() - Date.parse(changed)) / 86_400_000)).toBeLessThanOrEqual(4);
  });

  it('know no such NIP, and fail where the statistics office does', async () => {
    expect(await register.read('9990000132')).toBeNull();
    await expect(register.read('9990000103')).rejects.toThrow('500');
  });
});
