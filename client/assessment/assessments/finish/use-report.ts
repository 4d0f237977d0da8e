import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { pathOf } from '#client/assessment/data/places.ts';
import { useMakeReport } from '#client/assessment/data/queries.ts';

/** Finishes what was looked through in that revision. */
export function useReport(assessment: Assessment): { make: (revision: number) => void; pending: boolean } {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const queries = useQueryClient();
  const report = useMakeReport();
  const [, go] = useLocation();
  const make = (revision: number): void =>
    report.mutate(
      { id: assessment.id, revision },
      {
        onSuccess: () => {
          toast({ title: t('answers.reportTitle'), description: t('answers.reportText') });
          go(pathOf[assessment.regime], { replace: true });
          scrollTo({ top: 0 });
        },
        onError: (error) => {
          failed(error);
          void queries.invalidateQueries({ queryKey: ['review', assessment.id] });
        },
      },
    );
  return { make, pending: report.isPending };
}
