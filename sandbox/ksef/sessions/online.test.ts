// @module-tag long
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { warsawDay } from '#sandbox/ksef/documents/numbers.ts';
import { sampleInvoice } from '#sandbox/ksef/documents/sample.ts';
import {
  call,
  formCode,
  keyPair,
  nip,
  openSession,
  refusalOf,
  sessionKeys,
  signIn,
  startKsef,
  type Running,
} from '#sandbox/ksef/testing/client.ts';

let ksef: Running;
let access: string;
let session: Awaited<ReturnType<typeof openSession>>;
let count = 0;
const invoice = (): string => {
  count += 1;
  return sampleInvoice({ nip, number: `FV/${count}`, issuedOn: warsawDay(Date.now()) });
};

beforeAll(async () => {
  ksef = await startKsef();
  ({ access } = await signIn(ksef.origin, await keyPair(ksef.folder)));
  await ksef.control('limits', { on: false });
});
beforeEach(async () => {
  session = await openSession(ksef.origin, access);
});
afterAll(() => ksef.remove());

describe('a session', () => {
  it('takes nothing after it was closed, ended or failed', async () => {
    await session.close();
    expect(refusalOf(await session.send(invoice()))).toBe(21180);
    expect(refusalOf(await session.close())).toBe(21180);
    const second = await openSession(ksef.origin, access);
    await ksef.control('session', { session: second.reference });
    expect(refusalOf(await second.send(invoice()))).toBe(21180);
    const third = await openSession(ksef.origin, access);
    await ksef.control('session', { session: third.reference, code: 415 });
    expect(refusalOf(await third.send(invoice()))).toBe(21180);
    expect(refusalOf(await call(ksef.origin, 'GET', '/sessions/20261125-SO-461EA5B000-537A6BA15D-D7', access))).toBe(21173);
  });

  it('ends empty, with nothing accepted, or well', async () => {
    const codeAfter = async (): Promise<number> => {
      await session.close();
      return (await call(ksef.origin, 'GET', `/sessions/${session.reference}`, access)).body.status.code;
    };
    expect(await codeAfter()).toBe(440);
    session = await openSession(ksef.origin, access);
    await session.done('<x/>');
    expect(await codeAfter()).toBe(445);
    session = await openSession(ksef.origin, access);
    await session.done(invoice());
    expect(await codeAfter()).toBe(200);
  });

  it('fails with a key that cannot be read, and is refused with one that is gone', async () => {
    const { encryption } = await sessionKeys(ksef.origin);
    const open = (change: object) =>
      call(ksef.origin, 'POST', '/sessions/online', access, { formCode, encryption: { ...encryption, ...change } });
    const { body } = await open({ encryptedSymmetricKey: randomBytes(256).toString('base64') });
    expect((await call(ksef.origin, 'GET', `/sessions/${body.referenceNumber}`, access)).body.status.code).toBe(415);
    await ksef.control('rotate');
    expect((await open({})).status).toBe(201);
    await ksef.control('rotate', { how: 'end' });
    expect(refusalOf(await open({}))).toBe(21470);
    const { encryption: fresh } = await sessionKeys(ksef.origin);
    await ksef.control('rotate', { how: 'emergency' });
    expect(refusalOf(await open(fresh))).toBe(21470);
    expect(refusalOf(await open({ initializationVector: 'AAAA' }))).toBe(21405);
  });

  it('lists its documents page by page, those that failed separately', async () => {
    for (let number = 0; number < 12; number += 1) await session.done(number === 3 ? '<x/>' : invoice());
    const list = (path: string, token = '') =>
      call(
        ksef.origin,
        'GET',
        `/sessions/${session.reference}/invoices${path}`,
        access,
        undefined,
        token ? { 'x-continuation-token': token } : {},
      );
    const first = await list('');
    expect(first.body.invoices.map((one: { ordinalNumber: number }) => one.ordinalNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const second = await list('', first.body.continuationToken);
    expect([second.body.invoices.length, second.body.continuationToken]).toEqual([2, null]);
    expect((await list('/failed')).body.invoices).toMatchObject([{ ordinalNumber: 4, status: { code: 450 } }]);
    expect(refusalOf(await list('', 'x'))).toBe(21418);
    expect(refusalOf(await list('?pageSize=5'))).toBe(21405);
    const sessions = await call(ksef.origin, 'GET', '/sessions?sessionType=Online', access);
    expect(sessions.body.sessions[0]).toMatchObject({ referenceNumber: session.reference, totalInvoiceCount: 12, failedInvoiceCount: 1 });
  });

  it('is not shown to others, and needs permissions', async () => {
    const other = '5265877635';
    const folder = await openSession(ksef.origin, access);
    const outsider = await signIn(ksef.origin, await keyPair(ksef.folder, 'authentication', other), other);
    expect(refusalOf(await call(ksef.origin, 'GET', `/sessions/${folder.reference}`, outsider.access))).toBe(21173);
    await ksef.control('permissions', { nip: other, permissions: 'InvoiceRead' });
    const refused = await call(ksef.origin, 'POST', '/sessions/online', outsider.access, {});
    expect(refused).toMatchObject({ status: 403, body: { reasonCode: 'missing-permissions' } });
    await keyPair(ksef.folder);
  });
});
