import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActionItem, ActionPlan, ItemChange } from '#contract/assessment/plan/action-items.ts';
import { api, ApiError } from '#client/platform/api/api.ts';
import { shownLanguage } from '#client/platform/words/i18n.ts';

function planKey(): QueryKey {
  return ['plan', shownLanguage()];
}

/** Read anew whenever the screen opens: others work on it too. */
export function usePlan() {
  const lang = shownLanguage();
  return useQuery({
    queryKey: planKey(),
    staleTime: 0,
    refetchOnWindowFocus: true,
    queryFn: () => api('GET /api/action-items', { query: { lang } }),
  });
}

export function useItemHistory(questionId: string, version: number) {
  return useQuery({
    queryKey: ['plan', 'history', questionId, version],
    queryFn: () => api('GET /api/action-items/:questionId/history', { params: { questionId } }),
  });
}

export type Changing = Readonly<{ items: readonly ActionItem[]; change: ItemChange }>;

/** An item as it will be, for as long as the server has not answered. */
function foreseen(item: ActionItem, { state, reason, owner, dueOn, notes }: ItemChange, people: ActionPlan['people']): ActionItem {
  const name = owner && ('name' in owner ? owner.name : (people.find(({ userId }) => userId === owner.userId)?.name ?? ''));
  const userId = owner && 'userId' in owner ? owner.userId : null;
  return {
    ...item,
    ...(state === undefined ? {} : { state, contradicted: false, reason: state === 'risk_accepted' ? (reason ?? item.reason) : null }),
    ...(owner === undefined ? {} : { owner: owner === null ? null : { userId, name: name ?? '' } }),
    ...(dueOn === undefined ? {} : { dueOn }),
    ...(notes === undefined ? {} : { notes }),
  };
}

function withItems(plan: ActionPlan, changed: readonly ActionItem[]): ActionPlan {
  const byId = new Map(changed.map((item) => [item.questionId, item]));
  return { ...plan, items: plan.items.map((item) => byId.get(item.questionId) ?? item) };
}

/** The present values of items that somebody else changed meanwhile; null for any other failure. */
export function changedMeanwhile(error: unknown): readonly ActionItem[] | null {
  if (!(error instanceof ApiError) || error.code !== 'action_items_changed') return null;
  return error.facts.items as readonly ActionItem[];
}

/** Changes items alike: shown at once, put back when the server refuses. */
export function useChangeItems() {
  const queries = useQueryClient();
  const key = planKey();
  const updateCache = (change: (plan: ActionPlan) => ActionPlan): void => {
    queries.setQueryData<ActionPlan>(key, (plan) => plan && change(plan));
  };
  return useMutation({
    mutationFn: ({ items, change }: Changing) =>
      api('PATCH /api/action-items', {
        query: { lang: shownLanguage() },
        body: { items: items.map(({ questionId, version }) => ({ questionId, version })), change },
      }),
    onMutate: ({ items, change }) =>
      updateCache((plan) =>
        withItems(
          plan,
          items.map((item) => foreseen(item, change, plan.people)),
        ),
      ),
    onSuccess: (saved) => {
      updateCache((plan) => withItems(plan, saved));
      void queries.invalidateQueries({ queryKey: ['cockpit'] });
    },
    onError: (error, { items }) => {
      const present = changedMeanwhile(error);
      updateCache((plan) => withItems(plan, items));
      if (present) updateCache((plan) => withItems(plan, present));
      else if (error instanceof ApiError && error.code === 'action_item_closed') void queries.invalidateQueries({ queryKey: key });
    },
  });
}
