import { actionOf } from '#content/questions/catalogue.ts';
import { interfaceWords } from '#content/localized.ts';
import { regimeNames } from '#content/documents/labels.ts';
import { planTexts } from '#content/plans.ts';
import type { DutyState } from '#core/assessment/duties/duties.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import { dutyList, type ListedRow } from './list.ts';
import { ownersOf, type OwnerRow } from './repository.ts';

/** A row of the list of duties with its day (ISO) and its name in a language; `owner` is null where nobody sees to it. */
export type DatedRow = Readonly<{ row: ListedRow; day: string; title: string; owner: string | null; state: DutyState }>;

function titleOf(row: ListedRow, language: Language): string | undefined {
  const { scope, cockpit, obligations } = interfaceWords[language];
  const duties: Readonly<Record<string, { title: string } | undefined>> = scope.duties;
  if (row.kind === 'law') return duties[row.code]?.title;
  if (row.kind === 'plan_item') return actionOf(row.item.gap)[language];
  if (row.kind === 'own_action') return row.text;
  if (row.kind === 'paid_period') return cockpit.planEnds.replace('{{plan}}', planTexts[row.plan].name);
  if (row.kind === 'drill') return obligations.drill.title;
  const text = row.state === 'overdue' ? cockpit.certificateEnded : cockpit.certificateEnds;
  return text.replace('{{regime}}', regimeNames[row.regime].short[language]);
}

function ownerOf(row: ListedRow, owners: readonly OwnerRow[]): string | null {
  if (row.kind === 'plan_item') return row.item.values.ownerName;
  if (row.kind === 'own_action') return row.ownerName;
  return owners.find(({ duty }) => duty === row.key)?.name ?? null;
}

/** The rows of the list of duties that have a day, the most urgent first: a day that passed without a proof stays. */
export async function datedRows(deps: Pick<Deps, 'db' | 'now' | 'questions'>, account: Account, language: Language): Promise<DatedRow[]> {
  const owners = await ownersOf(deps.db, organizationOf(account));
  return (await dutyList(deps, account)).flatMap((row): DatedRow[] => {
    const title = titleOf(row, language);
    return row.day === null || title === undefined ? [] : [{ row, day: row.day, title, owner: ownerOf(row, owners), state: row.state }];
  });
}
