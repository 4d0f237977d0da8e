import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { addOperator } from '#server/account/accounts/operators.ts';
import { makeSealPair } from '#server/adapters/documents/seal/self-made.ts';
import { anOrganization, type TestOrganization } from '#server/testing/builders.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
let operator: TestOrganization;

beforeAll(async () => {
  operator = await anOrganization(world.deps, { plan: null });
  await addOperator(world.deps, operator.email);
});

const status = async () => (await world.call('GET', '/api/operator/trust', { cookie: operator.cookie })).json();

describe('an operator', () => {
  it('is shown that the seal made itself, until when it lasts, and when there is none', async () => {
    expect((await status()).seal).toEqual({
      fingerprint: world.deps.sealer?.fingerprint,
      isSelfMade: true,
      until: world.deps.sealer?.until.toISOString(),
      isStamped: false,
    });
    const { sealer } = world.deps;
    world.deps.sealer = null;
    expect((await status()).seal).toBeNull();
    world.deps.sealer = sealer;
  });

  it('is shown how many authorities are believed, and when there is no list', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lists-'));
    const path = join(folder, 'list.pem');
    const pems = [1, 2].map((number) => makeSealPair(`CA ${number}`, world.deps.now()).certificate);
    await writeFile(path, pems.join('\n'));
    const before = world.deps.config;
    world.deps.config = { ...before, trustedList: path, timeStampList: null };
    expect(await status()).toMatchObject({ authorities: 2, timeStampServices: null });
    world.deps.config = before;
    await rm(folder, { recursive: true });
  });
});
