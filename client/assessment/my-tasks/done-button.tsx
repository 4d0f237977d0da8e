import type { OwnAction } from '#contract/assessment/plan/action-items.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { valuesOf } from '#client/assessment/plan/own/values.ts';
import { useMarkDone } from '#client/assessment/plan/own/queries.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Marks an action of one's own done without opening it; one that is repeated states when it is due next. */
export function DoneButton({ action }: { action: OwnAction }) {
  const { t } = useTranslation();
  const mayChange = useMay('PUT /api/own-actions/:id', 'consultant');
  const done = useMarkDone();
  if (!mayChange) return null;
  return (
    <Button
      variant="secondary"
      size="small"
      className="shrink-0"
      disabled={done.isPending}
      aria-label={t('myTasks.doneOf', { text: action.text })}
      onClick={() => done.mutate({ ...valuesOf(action), id: action.id, state: 'done' })}
    >
      {t('myTasks.done')}
    </Button>
  );
}
