import { useQuery } from '@tanstack/react-query';
import { Compass } from 'lucide-react';
import { useState } from 'react';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import type { Shown } from './queries.ts';

/** Questions whose guidance was left open: it is open again when their section is shown again. */
const left = new Set<string>();

/** Fetched when it is wanted. Without a connection that is said in its place, and can be tried again; what is around it stays. */
export function LateGuidance({ questionId, shown = 'all' }: { questionId: string; shown?: Shown }) {
  const { t } = useTranslation();
  const late = useQuery({ queryKey: ['guidance'], queryFn: () => import('./guidance-panel.tsx'), staleTime: Infinity });
  const place = questionPlace(questionId);
  if (!place) return null;
  if (late.isPending) return <Skeleton label={t('common.loading')} rows={2} className="h-12" />;
  if (late.isError) return <Failure error={late.error} retry={() => void late.refetch()} />;
  return <late.data.GuidancePanel questionId={questionId} place={place} shown={shown} />;
}

/** Why a question matters, what its answers look like and where to begin, opened in place. */
export function Guidance({ questionId }: { questionId: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(() => left.has(questionId));
  const toggle = (now: boolean): void => {
    setOpen(now);
    if (now) left.add(questionId);
    else left.delete(questionId);
  };
  const place = questionPlace(questionId);
  return (
    <details open={open} onToggle={(event) => toggle(event.currentTarget.open)} className="min-w-0 open:basis-full">
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded text-sm font-medium text-brand [&::-webkit-details-marker]:hidden">
        <Compass aria-hidden="true" className="size-4 shrink-0" />
        <span>
          {t('guidance.title')}
          <span className="sr-only">
            : {place?.section}.{place?.number}
          </span>
        </span>
      </summary>
      <div className="mt-2 mb-2 border-l-2 border-line pl-4">{open && <LateGuidance questionId={questionId} />}</div>
    </details>
  );
}
