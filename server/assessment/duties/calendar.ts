import { planWords } from '#content/documents/report/action-plan.ts';
import type { IcsEntry } from '#core/platform/calendar/ics.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import { datedRows, type DatedRow } from './dated.ts';

const longestSummary = 120;

type About = Readonly<{ publicUrl: string; organizationId: string; language: Language; at: Date }>;

const pages = {
  law: 'obowiazki',
  certificate: 'certyfikaty',
  paid_period: 'abonament',
  drill: 'incydenty',
} as const;

function entryOf({ row, day, title, owner }: DatedRow, { publicUrl, organizationId, language, at }: About): IcsEntry {
  const words = planWords[language];
  const host = new URL(publicUrl).hostname;
  const described = (name: string, url: string): string =>
    [
      name,
      ...(row.kind === 'plan_item' ? [row.item.gap.remediation[language]] : []),
      ...(row.kind === 'certificate' || row.kind === 'paid_period' || row.kind === 'drill'
        ? []
        : [filled(words.ownerIs, { name: owner ?? words.nobody })]),
      url,
    ].join('\n');
  if (row.kind === 'plan_item') {
    const { gap, version, updatedAt } = row.item;
    const name = `${gap.section}.${gap.number} ${title}`;
    const url = `${publicUrl}/plan-dzialan?item=${gap.questionId}`;
    const summary = name.length > longestSummary ? `${name.slice(0, longestSummary - 1).trimEnd()}…` : name;
    const uid = `${gap.questionId}.${organizationId}@${host}`;
    return { uid, day, summary, description: described(name, url), url, sequence: version, changedAt: updatedAt ?? at };
  }
  const page = row.kind === 'own_action' ? `plan-dzialan?item=${row.id}` : pages[row.kind];
  const url = `${publicUrl}/${page}`;
  const uid = `${row.key.replace(':', '.')}.${day}.${organizationId}@${host}`;
  return { uid, day, summary: title, description: described(title, url), url, sequence: 0, changedAt: at };
}

/** The list of duties as entries of a calendar; a proof moves the entry to the day by which the duty is to be met again. */
export async function calendarOfDuties(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'questions'>,
  account: Account,
  language: Language,
): Promise<IcsEntry[]> {
  const about = { publicUrl: deps.config.publicUrl, organizationId: organizationOf(account), language, at: deps.now() };
  return (await datedRows(deps, account, language)).map((one) => entryOf(one, about));
}
