import { useState, type FormEvent } from 'react';
import type { ActionItem, ActionPlan, ItemChange } from '#contract/assessment/plan/action-items.ts';
import type { ActionState } from '#core/assessment/report/action-plan.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { EvidenceToggle } from '#client/assessment/evidence/evidence-toggle.tsx';
import { TemplateLink } from '#client/assessment/templates/template-link.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Conflict } from './conflict.tsx';
import { ItemAbout } from './item-about.tsx';
import { ItemFields, changeOf, draftOf, type Draft } from './item-fields.tsx';
import { History } from './item-history.tsx';
import { changedMeanwhile, useChangeItems } from '#client/assessment/plan/queries.ts';

/** One item with everything about it, to read and to change. `wanted` is a state that was chosen outside and needs more. */
function Editor({
  item,
  plan,
  wanted,
  lacksProof,
  mayChange,
  close,
}: {
  item: ActionItem;
  plan: ActionPlan;
  wanted: ActionState | null;
  lacksProof: boolean;
  mayChange: boolean;
  close: () => void;
}) {
  const { t } = useTranslation();
  const changing = useChangeItems();
  const [base, setBase] = useState(item);
  const [draft, setDraft] = useState<Draft>({ ...draftOf(item), ...(wanted ? { state: wanted } : {}) });
  const [theirs, setTheirs] = useState<ActionItem | null>(null);
  const change = changeOf(base, draft);
  const send = (from: ActionItem, what: ItemChange): void =>
    changing.mutate(
      { items: [from], change: what },
      {
        onSuccess: close,
        onError: (error) => {
          const [present] = changedMeanwhile(error) ?? [];
          if (present) setTheirs(present);
        },
      },
    );
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (Object.keys(change).length === 0) close();
    else send(base, change);
  };
  const acceptTheirs = (): void => {
    if (!theirs) return;
    setBase(theirs);
    setDraft(draftOf(theirs));
    setTheirs(null);
  };
  if (theirs)
    return (
      <Conflict mine={change} theirs={theirs} people={plan.people} retainMine={() => send(theirs, change)} acceptTheirs={acceptTheirs} />
    );
  return (
    <div className="space-y-6">
      <ItemAbout item={base} />
      <form onSubmit={save} className="space-y-5 border-t border-line pt-5">
        <ItemFields draft={draft} people={plan.people} disabled={!mayChange} change={setDraft} />
        {changing.isError && <Failure error={changing.error} />}
        {mayChange && (
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={changing.isPending}>
              {t(changing.isPending ? 'plan.saving' : 'plan.save')}
            </Button>
          </div>
        )}
      </form>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-0.5">
        <EvidenceToggle
          place={{ assessmentId: null, questionId: base.questionId }}
          about={`${base.section}.${base.number}`}
          locked={!mayChange}
          startsOpen={lacksProof}
        />
        <TemplateLink questionId={base.questionId} />
      </div>
      <details>
        <summary className="min-h-9 text-sm font-medium text-brand">{t('plan.history.title')}</summary>
        <div className="mt-2">
          <History item={base} />
        </div>
      </details>
    </div>
  );
}

export type Opened = Readonly<{ item: ActionItem; wanted: ActionState | null }>;

export function ItemDialog({
  opened,
  plan,
  isUnproved,
  mayChange,
  close,
}: {
  opened: Opened | null;
  plan: ActionPlan;
  isUnproved: (item: ActionItem) => boolean;
  mayChange: (item: ActionItem) => boolean;
  close: () => void;
}) {
  const { t } = useTranslation();
  if (!opened) return null;
  const { item, wanted } = opened;
  const title = `${t(`regimes.${item.regime}.short`)} ${item.section}.${item.number} ${item.title}`;
  return (
    <Dialog open onClose={close} wide title={title}>
      <Editor
        key={item.questionId}
        item={item}
        plan={plan}
        wanted={wanted}
        lacksProof={isUnproved(item)}
        mayChange={mayChange(item)}
        close={close}
      />
    </Dialog>
  );
}
