import sql from 'sql-template-tag';
import { lengths } from '#core/platform/limits.ts';
import { namesAtOnce, namesReadAnewAfterDays } from '#core/supplier/supplier-list.ts';
import { findRegistered } from '#server/account/public.ts';
import { withTimeout } from '#server/adapters/web/timeout.ts';
import type { Deps } from '#server/deps.ts';

const dayMillis = 86_400_000;
/** The register is queried about so many at a time, and in one run of the job about so many. */
const atOnce = 5;
const inOneRun = 200;
/** One that could not be read is tried again the next day, though the job may begin a little earlier then. */
const triedAgainAfterMillis = 20 * 3_600_000;
/** How long somebody who adds suppliers waits for names. */
const waitedMillis = 4000;

/** Reads the name of a NIP for whoever watches it; a company that the register does not know has none. */
async function readName(deps: Deps, nip: string): Promise<boolean> {
  const now = deps.now();
  await deps.db.rows(sql`update supplier_watches set name_tried_at = ${now} where nip = ${nip}`);
  // It is logged there that the register did not answer.
  const found = await findRegistered(deps, nip).catch(() => undefined);
  if (found === undefined) return false;
  const name = (found?.name ?? '').slice(0, lengths.companyFullName.most);
  await deps.db.rows(sql`update supplier_watches set registered_name = ${name}, name_read_at = ${now} where nip = ${nip}`);
  return true;
}

/** Reads names a few at a time, and stops where the register answered none of those. */
async function readNames(deps: Deps, nips: readonly string[]): Promise<number> {
  let read = 0;
  for (let from = 0; from < nips.length; from += atOnce) {
    const part = await Promise.all(nips.slice(from, from + atOnce).map((nip) => readName(deps, nip)));
    read += part.filter(Boolean).length;
    if (!part.includes(true)) break;
  }
  return read;
}

/** The names of suppliers that were added just now, as far as they come soon; the daily job reads the others. */
export async function readNewNames(deps: Deps, added: readonly Readonly<{ nip: string; label: string }>[]): Promise<void> {
  const unnamed = added.filter(({ label }) => label === '').slice(0, namesAtOnce);
  const reading = readNames(
    deps,
    unnamed.map(({ nip }) => nip),
  );
  await withTimeout('the register', waitedMillis, reading).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'names of new suppliers not read');
  });
}

/** Reads names that are missing or old, of suppliers without a name of one's own; those that waited longest first. */
export async function readDueNames(deps: Deps): Promise<{ namesRead: number }> {
  const now = deps.now().getTime();
  const due = await deps.db.rows<{ nip: string }>(sql`
    select nip from supplier_watches
    where label = '' and (name_read_at is null or name_read_at <= ${new Date(now - namesReadAnewAfterDays * dayMillis)})
      and (name_tried_at is null or name_tried_at <= ${new Date(now - triedAgainAfterMillis)})
    group by nip order by min(name_tried_at) nulls first, nip limit ${inOneRun}`);
  return {
    namesRead: await readNames(
      deps,
      due.map(({ nip }) => nip),
    ),
  };
}
