import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a company published on its website and in the DNS of its domain. */
export type Published = Readonly<{ dns?: string; file?: string; spf?: string; dmarc?: string }>;

export type Sites = Readonly<{ of: (host: string) => Published; publish: (host: string, published: Published) => Promise<void> }>;

/** What was published on the websites of a data folder; it outlives a restart. */
export async function openSites(folder: string): Promise<Sites> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'websites.json');
  const sites = new Map(Object.entries(JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as Record<string, Published>));
  return {
    of: (host) => sites.get(host) ?? {},
    publish: async (host, published) => {
      sites.set(host, published);
      await writeFile(path, JSON.stringify(Object.fromEntries(sites)));
    },
  };
}
