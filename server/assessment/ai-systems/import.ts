import type { SystemSheet } from '#contract/assessment/ai/ai-systems.ts';
import { mostSystems } from '#core/assessment/ai-systems/inventory.ts';
import { readWorkbook } from '#server/adapters/spreadsheets/read.ts';
import { record } from '#server/platform/security/audit.ts';
import { organizationOf, type Principal } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { lockOrganization } from '#server/account/public.ts';
import { insertSystem, namesOf } from './repository.ts';
import { readSystems } from './read-sheet.ts';

type Editor = Principal<'consultant'>;

/** More than the sheets that are made here, as programs pad them. */
const most = { sheets: 6, rows: 300, columns: 40 } as const;
const sheetsPerHour = { name: 'ai-system-sheet', points: 60, seconds: 3600 };

async function sheetsOf(deps: Deps, { account }: Editor, file: Buffer) {
  await countOrRefuse(deps, sheetsPerHour, organizationOf(account));
  return readWorkbook(file, most);
}

/** What a sheet would add to the inventory as it is now; nothing is stored. */
export async function previewSheet(deps: Deps, caller: Editor, file: Buffer): Promise<SystemSheet> {
  const sheets = await sheetsOf(deps, caller, file);
  const names = await namesOf(deps.db, organizationOf(caller.account));
  const read = readSystems(sheets, { names, most: mostSystems });
  if (!read) throw new AppError(400, 'ai_systems_sheet_unknown');
  return read;
}

/** Adds the systems of a sheet; rows with problems are left out, as the preview states. */
export async function addSheet(deps: Deps, caller: Editor, file: Buffer): Promise<SystemSheet & { added: number }> {
  const sheets = await sheetsOf(deps, caller, file);
  const organizationId = organizationOf(caller.account);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const read = readSystems(sheets, { names: await namesOf(tx, organizationId), most: mostSystems });
    if (!read) throw new AppError(400, 'ai_systems_sheet_unknown');
    const [by, at] = [caller.account.userId, deps.now()];
    for (const fields of read.systems) await insertSystem(tx, { ...fields, organizationId, id: deps.newId(), by, at });
    const added = read.systems.length;
    if (added > 0) await record(deps, tx, caller, { action: 'ai_systems.imported', id: organizationId, metadata: { count: added } });
    return { ...read, added };
  });
}
