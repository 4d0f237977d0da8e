// @module-tag long
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warsawDay } from './documents/numbers.ts';
import { sampleInvoice } from './documents/sample.ts';
import { call, keyPair, nip, patient, openSession, signIn, startKsef } from './testing/client.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ksef-restart-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const invoice = (number: string): string => sampleInvoice({ nip, number, issuedOn: warsawDay(Date.now()) });

describe('a restart', () => {
  it('forgets nothing, and goes on with what was in work', async () => {
    const before = await startKsef(folder);
    const { access, refresh } = await signIn(before.origin, await keyPair(folder));
    const session = await openSession(before.origin, access);
    const view = await session.done(invoice('R/1'));
    const upo = await (await fetch(view.upoDownloadUrl)).text();
    await session.send(invoice('R/2'));
    await before.stop();
    // The process was killed in the middle of a line.
    await appendFile(join(folder, 'ksef', 'state.jsonl'), '["documents","half');

    const after = await startKsef(folder);
    const again = await call(after.origin, 'GET', `/sessions/${session.reference}/invoices/${view.referenceNumber}`, access);
    expect(again.body).toMatchObject({ ksefNumber: view.ksefNumber, status: { code: 200 } });
    expect(await (await fetch(again.body.upoDownloadUrl)).text()).toBe(upo);
    const list = () => call(after.origin, 'GET', `/sessions/${session.reference}/invoices`, access);
    await expect.poll(async () => (await list()).body.invoices[1].status.code, patient).toBe(200);
    expect((await call(after.origin, 'POST', '/auth/token/refresh', refresh)).status).toBe(200);
    const second = await openSession(after.origin, access);
    expect((await second.done(invoice('R/1'))).status).toMatchObject({ code: 440, extensions: { originalKsefNumber: view.ksefNumber } });
    await after.stop();
  });
});

describe('a thousand documents', () => {
  it('are checked in a minute, each accepted once', { timeout: 120_000 }, async () => {
    const ksef = await startKsef();
    const { access } = await signIn(ksef.origin, await keyPair(ksef.folder));
    await ksef.control('limits', { on: false });
    const session = await openSession(ksef.origin, access);
    const started = performance.now();
    for (let from = 0; from < 1000; from += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, place) => session.send(invoice(`T/${from + place}`))));
    }
    const status = async () => (await call(ksef.origin, 'GET', `/sessions/${session.reference}`, access)).body;
    await expect.poll(async () => (await status()).successfulInvoiceCount, { ...patient, timeout: 60_000 }).toBe(1000);
    expect(performance.now() - started).toBeLessThan(60_000);
    await session.close();
    const { upo } = await status();
    const text = await (await fetch(upo.pages[0].downloadUrl)).text();
    expect(new Set(text.match(/<NumerKSeFDokumentu>[^<]+/g)).size).toBe(1000);
    expect((await stat(join(ksef.folder, 'ksef', 'state.jsonl'))).size).toBeLessThan(100_000_000);
    await ksef.remove();
  });
});
