// @module-tag long
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#server/testing/network/sandbox.ts';
import { openVatRegister, type VatRegister } from './vat-register.ts';

let sandbox: Sandbox;
let folder = '';
let register: VatRegister;
const accounts = new Map<string, string>();
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const otherAccount = '61109010140000071219812874';

beforeAll(async () => {
  sandbox = await startSandbox();
  folder = await mkdtemp(join(tmpdir(), 'atesto-wl-'));
  for (const { nip, account } of (await (await fetch(`${sandbox.address}/wl`)).json()) as { nip: string; account: string }[]) {
    accounts.set(nip, account);
  }
  const file = await fetch(`${sandbox.address}/wl/pliki/${day}`);
  await writeFile(join(folder, `${day.replaceAll('-', '')}.json`), await file.text());
  register = openVatRegister({ url: `${sandbox.address}/wl`, files: folder });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the list of VAT payers', () => {
  it.each([
    ['the payer’s own account', '9992234561', '9992234561', true],
    ['an account of an exempt payer', '9990000020', '9990000020', true],
    ['the account of another payer', '9992234561', '9990000008', false],
    ['an account of somebody unknown', '9990000132', otherAccount, false],
  ])('says of %s the same by its API and in its file', async (_, nip, from, assigned) => {
    const account = accounts.get(from) ?? from;
    expect(await register.isAccountOf(nip, account, day)).toEqual({ assigned, requestId: expect.stringMatching(/^sandbox-/) });
    expect(await register.inFile(nip, account, day)).toEqual({ assigned, requestId: `file-${day}` });
  });

  it('knows accounts that a bank makes for each payer by their mask, in the file alone', async () => {
    const virtual = '55990000001230000000000042';
    expect(await register.inFile('9990000014', virtual, day)).toMatchObject({ assigned: true });
    expect(await register.inFile('9990000014', `${virtual.slice(0, 10)}999${virtual.slice(13)}`, day)).toMatchObject({ assigned: false });
  });

  it('answers from its file when the API does not, and not at all without one', async () => {
    expect(await register.isAccountOf('9990000103', otherAccount, day)).toEqual({ assigned: false, requestId: `file-${day}` });
    await expect(register.isAccountOf('9990000103', otherAccount, '2026-01-02')).rejects.toThrow('WL-100');
    expect(await register.inFile('9992234561', otherAccount, '2026-01-02')).toBeNull();
    const without = openVatRegister({ url: `${sandbox.address}/wl`, files: null });
    await expect(without.isAccountOf('9990000103', otherAccount, day)).rejects.toThrow('WL-100');
  });

  it('takes a question that makes no sense to it for “no”', async () => {
    expect(await register.isAccountOf('9992234561', '61109010140000071219812875', day)).toEqual({ assigned: false, requestId: 'WL-111' });
  });

  it('is not believed when the file is of another day', async () => {
    await writeFile(join(folder, '20260101.json'), '{"naglowek":{"dataGenerowaniaDanych":"20251231","liczbaTransformacji":"1"}}');
    await expect(register.inFile('9992234561', otherAccount, '2026-01-01')).rejects.toThrow('no flat file of 20260101');
  });
});
