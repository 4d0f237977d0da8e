import { afterAll, beforeAll } from 'vitest';
import { openS3 } from '#server/adapters/storage/s3-store.ts';
import { startSandbox, type Sandbox } from './sandbox.ts';
import type { World } from '#server/testing/world.ts';

/** Who the store of the sandbox knows. */
export const s3Account = { accessKeyId: 'sandbox-access-key', secretAccessKey: 'sandbox-secret-access-key', region: 'eu-central-1' };

/** Where that store is. */
export function s3At({ address }: Sandbox): { endpoint: string; bucket: string } {
  return { endpoint: `${address}/s3`, bucket: 'atesto' };
}

/** Stores the files of a world, for its test file, in the store of a sandbox of its own. */
export function storeFilesInS3(world: World): void {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
    world.deps.files = openS3({ ...s3At(sandbox), ...s3Account });
  });
  afterAll(() => sandbox.close());
}
