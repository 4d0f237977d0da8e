import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { GuidanceView } from '#contract/assessment/answering/guidance.ts';
import type { GuidedSize } from '#core/assessment/scope/questions/guidance.ts';
import type { QuestionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { api } from '#client/platform/api/api.ts';
import { useAssessments } from '#client/assessment/data/queries.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

/** What is shown of guidance: everything, or the first steps alone. */
export type Shown = 'all' | 'steps';

/** The guidance of a whole section: the neighbours of a question are usually wanted next. */
export function useGuidance({ regime, section }: QuestionPlace): UseQueryResult<GuidanceView[]> {
  const lang = shownLanguage();
  return useQuery({
    queryKey: ['guidance', regime, section, lang],
    queryFn: () => api('GET /api/guidance/:regime/:section', { params: { regime, section }, query: { lang } }),
  });
}

/** The size of the newest scope check with a headcount: null where there is none, undefined until that is known. */
export function useOwnSize(): GuidedSize | null | undefined {
  const me = useMe();
  const organization = Boolean(me.data?.organization);
  const assessments = useAssessments(organization);
  if (me.isPending || (organization && assessments.isPending)) return undefined;
  return assessments.data?.map(({ scope }) => scope?.people).find((people) => people) ?? null;
}
