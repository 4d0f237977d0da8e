import { useState } from 'react';
import { useSearch } from 'wouter';
import type { ActionPlan, OwnAction } from '#contract/assessment/plan/action-items.ts';
import { ownActionStates } from '#core/assessment/report/action-plan.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { DueFact, OwnerFact } from '#client/assessment/plan/item/item-facts.tsx';
import { StateSelect } from '#client/assessment/plan/item/state-select.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ActionForm, type ActionValues } from './action-form.tsx';
import { useAddOwnAction, useChangeOwnAction, useDeleteOwnAction, useMarkDone } from './queries.ts';
import { RepeatFact } from './repeat-fact.tsx';
import { valuesOf } from './values.ts';

function EditDialog({ action, people, close }: { action: OwnAction; people: ActionPlan['people']; close: () => void }) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const change = useChangeOwnAction();
  const remove = useDeleteOwnAction();
  const save = (values: ActionValues): void => change.mutate({ ...valuesOf(action), ...values, id: action.id }, { onSettled: close });
  if (asks)
    return (
      <ConfirmDialog
        open
        title={t('plan.own.delete')}
        lead={t('plan.own.deleteWarning')}
        act={t('plan.own.delete')}
        pending={remove.isPending}
        close={() => setAsks(false)}
        confirm={() => remove.mutate(action.id, { onSettled: close })}
      />
    );
  return (
    <Dialog open onClose={close} title={t('plan.own.edit')}>
      <ActionForm initial={valuesOf(action)} people={people} pending={change.isPending} error={null} close={close} save={save}>
        <Button variant="quiet" size="small" onClick={() => setAsks(true)}>
          {t('plan.own.delete')}
        </Button>
      </ActionForm>
    </Dialog>
  );
}

function AddDialog({ people, close }: { people: ActionPlan['people']; close: () => void }) {
  const { t } = useTranslation();
  const add = useAddOwnAction();
  return (
    <Dialog open onClose={close} title={t('plan.own.add')} description={t('plan.own.lead')}>
      <ActionForm
        initial={{ text: '', owner: null, dueOn: null, repeatMonths: null }}
        people={people}
        pending={add.isPending}
        error={add.error}
        close={close}
        save={(values) => add.mutate(values, { onSuccess: close })}
      />
    </Dialog>
  );
}

function Row({ action, today, open }: { action: OwnAction; today: string; open: (() => void) | null }) {
  const { t } = useTranslation();
  const change = useChangeOwnAction();
  const done = useMarkDone();
  const { id, text, state } = action;
  const choose = (next: OwnAction['state']): void => (next === 'done' ? done : change).mutate({ ...valuesOf(action), state: next, id });
  return (
    <li id={`action-${id}`} className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,1fr)_11.5rem]">
      <div className="min-w-0">
        <p className={`whitespace-pre-line [overflow-wrap:anywhere] ${state === 'done' ? 'text-muted' : 'font-medium'}`}>{text}</p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <OwnerFact item={action} />
          <DueFact item={action} today={today} />
          <RepeatFact action={action} />
          {open && (
            <Button variant="quiet" size="small" onClick={open} aria-label={t('plan.own.editOf', { text })}>
              {t('plan.own.edit')}
            </Button>
          )}
        </p>
      </div>
      <div>
        <StateSelect
          state={state}
          states={ownActionStates}
          label={t('plan.stateOf', { name: text })}
          disabled={open === null || change.isPending || done.isPending}
          change={choose}
        />
      </div>
    </li>
  );
}

/** Actions that people wrote themselves, beside the gaps of results. */
export function OwnPart({ plan: { own, people, today } }: { plan: ActionPlan }) {
  const { t } = useTranslation();
  const mayChange = useMay('POST /api/own-actions', 'consultant');
  const requested = new URLSearchParams(useSearch()).get('item');
  const [opened, setOpened] = useState<OwnAction | 'new' | null>(() => (mayChange && own.find(({ id }) => id === requested)) || null);
  const close = (): void => setOpened(null);
  if (own.length === 0 && !mayChange) return null;
  return (
    <section aria-labelledby="own-actions" className="mt-10 border-t border-line pt-6">
      <h2 id="own-actions" className="text-xl">
        {t('plan.own.title')}
      </h2>
      <p className="mt-1 max-w-3xl text-muted">{t('plan.own.lead')}</p>
      {own.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {own.map((action) => (
            <Row key={action.id} action={action} today={today} open={mayChange ? () => setOpened(action) : null} />
          ))}
        </ul>
      )}
      {mayChange && (
        <Button variant="secondary" className="mt-4" onClick={() => setOpened('new')}>
          {t('plan.own.add')}
        </Button>
      )}
      {opened === 'new' && <AddDialog people={people} close={close} />}
      {opened !== null && opened !== 'new' && <EditDialog action={opened} people={people} close={close} />}
    </section>
  );
}
