import { planWords } from '#content/documents/report/action-plan.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Member } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { planDocument } from './export-docx.ts';
import { exportedPlan } from './export.ts';
import { planWorkbook } from './export-xlsx.ts';
import { planOf } from '#server/assessment/action-plan/plan.ts';

/** The plan as it is now, as a file to read and to edit. */
export async function exportedFile(
  deps: Deps,
  account: Member,
  { kind, language }: { kind: 'xlsx' | 'docx'; language: Language },
): Promise<{ bytes: Buffer; name: string }> {
  const plan = await planOf(deps, deps.db, account);
  const exported = exportedPlan(plan, { organization: account.organization.name, language, at: deps.now() });
  const bytes = kind === 'xlsx' ? await planWorkbook(exported) : await planDocument(exported);
  return { bytes, name: `${filled(planWords[language].fileName, { day: isoDay(deps.now()) })}.${kind}` };
}
