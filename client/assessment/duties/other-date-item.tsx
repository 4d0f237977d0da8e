import { Link } from 'wouter';
import type { DutyRowView } from '#contract/assessment/duties/duties.ts';
import { endWords } from '#client/assessment/data/end-words.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { DutyState } from './duty-state.tsx';

type OtherDate = Exclude<DutyRowView, { kind: 'law' }>;

const pages: Readonly<Record<OtherDate['kind'], (row: OtherDate) => string>> = {
  plan_item: (row) => `/plan-dzialan?item=${row.kind === 'plan_item' ? row.questionId : ''}`,
  own_action: ({ key }) => `/plan-dzialan?item=${key.slice('own_action:'.length)}`,
  certificate: () => '/certyfikaty',
  paid_period: () => '/abonament',
  drill: () => '/incydenty?cwiczenie',
};

/** A row that no law sets: an item of the plan, or the end of a certificate or of the paid time, with the page where it is seen to. */
export function OtherDateItem({ row }: { row: OtherDate }) {
  const { t } = useTranslation();
  const { title, note } =
    row.kind === 'plan_item' || row.kind === 'own_action'
      ? { title: row.title, note: `${t('obligations.owner')}: ${row.owner?.name ?? t('obligations.nobody')}` }
      : endWords(t, row);
  return (
    <li className="grid gap-x-6 gap-y-2 py-5 break-inside-avoid sm:grid-cols-[12.5rem_minmax(0,1fr)]">
      <DutyState row={row} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <h3 className="font-semibold">
          <Link href={pages[row.kind](row)} className="text-brand underline decoration-line underline-offset-4 hover:decoration-brand">
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 text-sm text-muted">{[t(`obligations.kinds.${row.kind}`), note].filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
