// @module-tag long
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openExchangeRates } from './exchange-rates.ts';

let sandbox: Sandbox;
let server: Server | null = null;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A bank that answers everything alike, and what it was queried. */
async function bank(answer: (reply: ServerResponse) => void): Promise<{ url: string; requested: string[] }> {
  const requested: string[] = [];
  server = createServer((request, reply) => {
    requested.push(request.url ?? '');
    answer(reply);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requested };
}

const good = { table: 'A', currency: 'euro', code: 'EUR', rates: [{ no: '228/A/NBP/2026', effectiveDate: '2026-11-24', mid: 4.2345 }] };

async function answering(body: unknown, status = 200, type = 'application/json; charset=utf-8') {
  return bank((reply) => reply.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body)));
}

describe('the rate of the euro', () => {
  it.each([
    ['2026-11-25', '2026-11-24'],
    // A Monday has the table of Friday.
    ['2026-11-23', '2026-11-20'],
    // Independence Day is a Wednesday.
    ['2026-11-12', '2026-11-10'],
    // Good Friday is none, Easter Monday is.
    ['2026-04-07', '2026-04-03'],
    // Corpus Christi is a Thursday.
    ['2026-06-05', '2026-06-03'],
    // Christmas with its Eve and a weekend behind it.
    ['2026-12-28', '2026-12-23'],
    ['2027-01-01', '2026-12-31'],
  ])('before %s is that of %s', async (before, day) => {
    const found = await openExchangeRates({ url: `${sandbox.address}/nbp` }).euroBefore(before);
    expect(found).toEqual({ day, table: expect.stringMatching(/^\d{3}\/A\/NBP\/2026$/), rate: expect.any(Number) });
    expect(found.rate * 10_000).toBeCloseTo(Math.round(found.rate * 10_000), 6);
  });

  it('has the number of its table in the year', async () => {
    const { euroBefore } = openExchangeRates({ url: `${sandbox.address}/nbp` });
    expect([(await euroBefore('2026-01-03')).table, (await euroBefore('2026-01-08')).table]).toEqual(['001/A/NBP/2026', '003/A/NBP/2026']);
  });

  it('is requested as the bank has it asked', async () => {
    const { url, requested: asked } = await answering(good);
    expect(await openExchangeRates({ url }).euroBefore('2026-11-25')).toEqual({ rate: 4.2345, table: '228/A/NBP/2026', day: '2026-11-24' });
    expect(asked).toEqual(['/api/exchangerates/rates/a/eur/2026-11-24/?format=json']);
  });

  it('is not searched for longer than ten days back', async () => {
    const { url, requested: asked } = await answering('404 NotFound', 404, 'text/plain');
    await expect(openExchangeRates({ url }).euroBefore('2026-11-25')).rejects.toThrow('no table');
    expect([asked.length, asked.at(-1)]).toEqual([10, '/api/exchangerates/rates/a/eur/2026-11-15/?format=json']);
  });

  it.each<[string, unknown, number?, string?]>([
    ['of another day', { ...good, rates: [{ ...good.rates[0], effectiveDate: '2026-11-23' }] }],
    ['of another currency', { ...good, code: 'USD' }],
    ['of another table', { ...good, table: 'C' }],
    ['without a number of the table', { ...good, rates: [{ ...good.rates[0], no: '' }] }],
    ['that no euro has', { ...good, rates: [{ ...good.rates[0], mid: 0.2 }] }],
    ['with more decimals than a table has', { ...good, rates: [{ ...good.rates[0], mid: 4.23456 }] }],
    ['among others', { ...good, rates: [...good.rates, ...good.rates] }],
    ['on a page for people', '<h1>Przerwa techniczna</h1>', 200, 'text/html'],
    ['with a failure', 'x', 500, 'text/plain'],
    ['elsewhere', '', 302, 'text/plain'],
  ])('%s is no answer', async (_, body, status, type) => {
    const { url } = await answering(body, status, type);
    await expect(openExchangeRates({ url }).euroBefore('2026-11-25')).rejects.toThrow();
  });

  it('of a bank that is away is no answer', async () => {
    await expect(openExchangeRates({ url: 'http://127.0.0.1:9' }).euroBefore('2026-11-25')).rejects.toThrow();
  });

  it('of a bank that hangs is not waited for longer than nine seconds', { timeout: 15_000 }, async () => {
    const { url } = await bank(() => {});
    const begun = performance.now();
    await expect(openExchangeRates({ url }).euroBefore('2026-11-25')).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});
