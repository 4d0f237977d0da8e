import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { idsOfSection } from '#core/assessment/questionnaire/section-ids.ts';
import { regimeRules, type Regime } from '#core/platform/regimes.ts';
import { questionsQuery } from '#client/assessment/data/queries.ts';
import { sectionKey } from '#client/assessment/data/section-key.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';

type Choose = (ids: readonly string[], wanted: boolean) => void;

function Box({ label, checked, change }: { label: string; checked: boolean; change: (wanted: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 text-[0.9375rem]">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => change(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-(--brand)"
      />
      <span className="min-w-0">{label}</span>
    </label>
  );
}

type Chosen = Readonly<{
  regime: Regime;
  chosen: ReadonlySet<string>;
  choose: Choose;
  /** How many of an area are chosen, in words. */
  amount: (count: number) => string;
}>;

function Section({ regime, section, chosen, choose, amount }: Chosen & { section: number }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const questions = useQuery({ ...questionsQuery(regime, section), enabled: open });
  const ids = idsOfSection(regime, section);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <details className="py-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2">
        <span className="font-semibold text-brand">{section}</span> {t(sectionKey(regime, section))}
        {count > 0 && <span className="ml-2 text-sm text-muted">{amount(count)}</span>}
      </summary>
      <div className="pb-2 pl-4">
        <Box label={t('share.make.all')} checked={count === ids.length} change={(wanted) => choose(ids, wanted)} />
        {questions.isPending && open && <Skeleton label={t('common.loading')} />}
        {questions.isError && <Failure error={questions.error} retry={() => void questions.refetch()} />}
        {questions.data?.map((question) => (
          <Box
            key={question.id}
            label={`${section}.${question.number} ${question.questionText}`}
            checked={chosen.has(question.id)}
            change={(wanted) => choose([question.id], wanted)}
          />
        ))}
      </div>
    </details>
  );
}

/** Questions to choose from, one by one or an area at a time. */
export function ChosenQuestions({ regime, ...rest }: Chosen) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {regimeRules[regime].sectionSizes.map((_, index) => (
        <Section key={`${regime} ${index + 1}`} regime={regime} section={index + 1} {...rest} />
      ))}
    </div>
  );
}
