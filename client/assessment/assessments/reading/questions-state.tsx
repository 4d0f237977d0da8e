import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';

/** While the questions of a section are on their way, and when they do not come. */
export function QuestionsState({ questions }: { questions: UseQueryResult }) {
  const { t } = useTranslation();
  if (questions.isSuccess) return null;
  return (
    <div className="mt-5">
      {questions.isPending ? (
        <Skeleton label={t('common.loading')} className="h-36" />
      ) : (
        <Failure error={questions.error} retry={() => void questions.refetch()} />
      )}
    </div>
  );
}
