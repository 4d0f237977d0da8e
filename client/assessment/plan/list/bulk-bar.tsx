import { useState, type FormEvent } from 'react';
import type { ActionItem, ActionPlan, ItemChange } from '#contract/assessment/plan/action-items.ts';
import { actionStates, type ActionState } from '#core/assessment/report/action-plan.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { SelectionBar } from '#client/platform/ui/list/selection-bar.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { ReasonField } from '#client/assessment/plan/item/item-fields.tsx';
import { OwnerField, type ChosenOwner } from '#client/assessment/plan/item/owner-field.tsx';
import { changedMeanwhile, useChangeItems } from '#client/assessment/plan/queries.ts';

function BulkForm({ items, people, close }: { items: readonly ActionItem[]; people: ActionPlan['people']; close: () => void }) {
  const { t } = useTranslation();
  const changing = useChangeItems();
  const [state, setState] = useState<ActionState | 'keep'>('keep');
  const [reason, setReason] = useState('');
  const [owner, setOwner] = useState<ChosenOwner | undefined>(undefined);
  const [due, setDue] = useState<'keep' | 'set' | 'remove'>('keep');
  const [dueOn, setDueOn] = useState('');
  const change: ItemChange = {
    ...(state === 'keep' ? {} : { state }),
    ...(state === 'risk_accepted' ? { reason } : {}),
    ...(owner === undefined ? {} : { owner }),
    ...(due === 'keep' ? {} : { dueOn: due === 'set' ? dueOn || null : null }),
  };
  const present = changedMeanwhile(changing.error);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    changing.mutate(
      { items, change },
      {
        onSuccess: () => {
          toast({ title: t('done.saved'), description: t('plan.savedText') });
          close();
        },
      },
    );
  };
  return (
    <form onSubmit={save} className="space-y-5">
      <Select label={t('plan.state')} value={state} onChange={(event) => setState(event.target.value as ActionState | 'keep')}>
        <option value="keep">{t('plan.keep')}</option>
        {actionStates.map((one) => (
          <option key={one} value={one}>
            {t(`plan.states.${one}`)}
          </option>
        ))}
      </Select>
      {state === 'risk_accepted' && <ReasonField reason={reason} change={setReason} />}
      <OwnerField people={people} owner={owner} change={setOwner} keep={t('plan.keep')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select label={t('plan.due')} value={due} onChange={(event) => setDue(event.target.value as typeof due)}>
          <option value="keep">{t('plan.keep')}</option>
          <option value="set">{t('plan.setDue')}</option>
          <option value="remove">{t('plan.removeDue')}</option>
        </Select>
        {due === 'set' && (
          <Field type="date" required label={t('plan.setDue')} value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
        )}
      </div>
      {present && <Notice tone="warn" alert title={t('plan.bulkConflict', { count: present.length })} />}
      {changing.isError && !present && <Failure error={changing.error} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={changing.isPending || Object.keys(change).length === 0}>
          {t(changing.isPending ? 'plan.saving' : 'plan.apply')}
        </Button>
      </div>
    </form>
  );
}

/** How many items are selected, and what can be done with all of them. */
export function BulkBar({
  shown,
  chosen,
  people,
  choose,
}: {
  shown: readonly ActionItem[];
  chosen: readonly ActionItem[];
  people: ActionPlan['people'];
  choose: (items: readonly ActionItem[]) => void;
}) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <SelectionBar
        label={chosen.length > 0 ? t('plan.selected', { count: chosen.length }) : t('plan.shown', { count: shown.length })}
        shown={shown.length}
        chosen={chosen.length}
        selectAll={() => choose(shown)}
        unselect={() => choose([])}
      >
        <Button size="small" onClick={() => setOpen(true)}>
          {t('plan.bulk')}
        </Button>
      </SelectionBar>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('plan.bulkTitle')}
        description={t('plan.selected', { count: chosen.length })}
      >
        <BulkForm items={chosen} people={people} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
