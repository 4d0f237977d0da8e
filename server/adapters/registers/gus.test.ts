// @module-tag long
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGus } from '#sandbox/gus/service.ts';
import { openGus } from './gus.ts';

const key = 'abcde12345abcde12345';
let app: FastifyInstance;
let url = '';
let clock = Date.parse('2026-11-21T09:00:00Z');
const calls: string[] = [];

beforeAll(async () => {
  app = Fastify();
  app.addHook('preHandler', async (request) => {
    calls.push(/Action>[^<]*\/(\w+)</.exec(String(request.body))?.[1] ?? '');
  });
  addGus(app, () => clock);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/gus`;
});
afterAll(() => app.close());

describe('the register of companies', () => {
  it.each([
    [
      '5261040828',
      { fullName: 'GŁÓWNY URZĄD STATYSTYCZNY', address: 'al. Niepodległości 208', city: 'Warszawa', postalCode: '00-925', active: true },
    ],
    ['9990000008', { name: 'ŁĄCZA POŁUDNIE sp. z o.o.', address: 'ul. Świętokrzyska 12/4', active: true }],
    ['9990000014', { name: 'HUTA ŻELAZOWA S.A.' }],
    ['9990000020', { fullName: 'ZOFIA ĆWIK USŁUGI INFORMATYCZNE', city: 'Legionowo' }],
    ['9990000037', { address: 'Brzezina 44', name: 'MŁYN W BRZEZINIE sp.j.' }],
    ['9990000043', { active: false }],
    ['9990000066', { active: false }],
    ['9990000072', { fullName: 'ANNA & BARTEK „KAWA <3” SPÓŁKA CYWILNA' }],
    ['9990000089', { name: 'CENTRALA Z ODDZIAŁEM sp. z o.o. sp.k.', city: 'Warszawa' }],
  ])('finds %s', async (nip, company) => {
    expect(await openGus({ url, key }).find(nip)).toMatchObject(company);
  });

  it('knows no such NIP', async () => {
    expect(await openGus({ url, key }).find('9990000132')).toBeNull();
  });

  it.each([
    [
      '9990000008',
      {
        legalForm: 'SPÓŁKI Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ',
        soleTrader: false,
        codes: [
          { code: '61.10.Z', main: true, edition: '2025' },
          { code: '63.10.D', main: false },
        ],
      },
    ],
    ['9993666601', { codes: [{ code: '62.01.Z', edition: '2007' }] }],
    // Reports about people name no edition.
    ['9990000020', { legalForm: null, soleTrader: true, codes: [{ code: '62.10.B', main: true, edition: null }] }],
    ['9990000072', { codes: [] }],
  ])('tells the activities of %s', async (nip, found) => {
    expect(await openGus({ url, key }).activities(nip)).toMatchObject(found);
  });

  it('signs in once for many, and again after the silent end of the session', async () => {
    const register = openGus({ url, key, now: () => Date.parse('2026-11-21T09:00:00Z') });
    calls.length = 0;
    await Promise.all([register.find('9990000008'), register.find('9990000014'), register.find('9990000037')]);
    expect(calls.filter((call) => call === 'Zaloguj')).toHaveLength(1);
    clock += 61 * 60_000;
    calls.length = 0;
    expect(await register.find('9990000008')).toMatchObject({ city: 'Kraków' });
    expect(calls).toEqual(['DaneSzukajPodmioty', 'GetValue', 'Zaloguj', 'DaneSzukajPodmioty']);
  });

  it('fails when the key is refused, the service fails or answers too late', async () => {
    await expect(openGus({ url, key: 'wrong' }).find('9990000008')).rejects.toThrow('refused the key');
    await expect(openGus({ url, key }).find('9990000103')).rejects.toThrow('500');
    await expect(openGus({ url, key, timeoutMillis: 300 }).find('9990000126')).rejects.toThrow(/timeout/i);
    await expect(openGus({ url: 'http://127.0.0.1:1/gus', key }).find('9990000008')).rejects.toThrow('fetch failed');
  });

  it('says goodbye', async () => {
    const register = openGus({ url, key });
    await register.find('9990000008');
    calls.length = 0;
    await register.close();
    expect(calls).toEqual(['Wyloguj']);
  });
});

describe('a register that answers each call late', () => {
  it('is left when all together take too long', async () => {
    const slow = createServer((_, response) => {
      setTimeout(() => response.writeHead(500).end(), 700);
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const late = () => openGus({ url: `http://127.0.0.1:${(slow.address() as AddressInfo).port}/gus`, key, timeoutMillis: 800 });
    await expect(late().find('5261040828')).rejects.toThrow('did not answer within');
    await expect(late().report('5261040828')).rejects.toThrow('did not answer within');
    slow.closeAllConnections();
    await new Promise((resolve) => slow.close(resolve));
  });
});

describe('a register that answers with too much', () => {
  it('is left after two megabytes', async () => {
    let sent = 0;
    const flood = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/soap+xml' });
      const more = (): void => {
        while (!response.destroyed && response.write('<a>'.repeat(20_000))) sent += 60_000;
        sent += 60_000;
      };
      response.on('drain', more);
      more();
    });
    await new Promise<void>((resolve) => flood.listen(0, '127.0.0.1', resolve));
    const register = openGus({ url: `http://127.0.0.1:${(flood.address() as AddressInfo).port}/gus`, key, timeoutMillis: 8000 });
    await expect(register.find('5261040828')).rejects.toThrow('too much');
    // Asked twice, as after every failure but a hang; the rest is what waits in the sockets.
    expect(sent).toBeLessThan(40_000_000);
    flood.closeAllConnections();
    await new Promise((resolve) => flood.close(resolve));
  });
});
