import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { Exit } from '#contract/account/exit.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ArchiveLink } from './archive-link.tsx';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { SaveOwnData } from './own-data-part.tsx';
import { useBeginExit, useCancelExit, useExit, useMoveExit } from './exit-queries.ts';
import { ExitStatus } from './exit-status.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { useSaveFeedback } from '#client/platform/ui/save-feedback.ts';

type Dates = Readonly<{ endsAt: string; eraseAt: string }>;

/** What happens from the beginning of an exit to the erasure, with its days. */
function Steps({ endsAt, eraseAt }: Dates) {
  const { t } = useTranslation();
  const days = { ends: day(endsAt), until: day(eraseAt) };
  return (
    <ol className="list-decimal space-y-1.5 pl-5 text-[0.9375rem]">
      <li>{t('exit.steps.transition', days)}</li>
      <li>{t('exit.steps.retrieval', days)}</li>
      <li>{t('exit.steps.outside')}</li>
      <li>{t('exit.steps.paid')}</li>
      <li className="font-semibold">{t('exit.steps.erased', days)}</li>
    </ol>
  );
}

function Beginning({ dates, mayAct }: { dates: Dates; mayAct: boolean }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const begin = useBeginExit();
  const failed = useFailureToast();
  const submit = (): void => {
    const onSuccess = (): void => {
      setOpen(false);
      toast({ title: t('exit.begun') });
    };
    begin.mutate(undefined, { onSuccess, onError: (error) => failed(error) });
  };
  if (!mayAct) return <RoleNote least="owner" />;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('exit.begin')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('exit.title')} wide>
        <Steps {...dates} />
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" disabled={begin.isPending} onClick={submit}>
            {t('exit.beginLast')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/** The end of the transition as a day that can be chosen: earlier at any time, later once. */
function EndDay({ exit }: { exit: Exit }) {
  const { t } = useTranslation();
  const move = useMoveExit();
  const feedback = useSaveFeedback();
  const [on, setOn] = useState(exit.endsAt.slice(0, 10));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    move.mutate({ on }, { onSuccess: () => toast({ title: t('exit.moved') }), onError: feedback.onError });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-5 flex flex-wrap items-end gap-3">
      <Field
        label={t('exit.end')}
        hint={exit.extendableTo ? t('exit.later', { date: day(`${exit.extendableTo}T12:00:00Z`) }) : t('exit.earlier')}
        type="date"
        value={on}
        onChange={(event) => setOn(event.target.value)}
      />
      <Button type="submit" variant="secondary" disabled={move.isPending || on === ''}>
        {t('exit.move')}
      </Button>
    </form>
  );
}

function OnItsWay({ exit, mayAct }: { exit: Exit; mayAct: boolean }) {
  const { t } = useTranslation();
  const cancel = useCancelExit();
  const failed = useFailureToast();
  const stop = (): void => {
    cancel.mutate(undefined, { onSuccess: () => toast({ title: t('exit.cancelled') }), onError: (error) => failed(error) });
  };
  return (
    <>
      <ExitStatus exit={exit} />
      {mayAct && exit.phase !== 'over' && (
        <>
          {exit.phase === 'transition' && <EndDay key={exit.endsAt} exit={exit} />}
          <p className="mt-5">
            <Button variant="secondary" disabled={cancel.isPending} onClick={stop}>
              {t('exit.cancel')}
            </Button>
          </p>
        </>
      )}
    </>
  );
}

/** Leaving: what happens when, taking everything along, and the way back (Data Act, chapter VI). */
export function ExitPart() {
  const { t } = useTranslation();
  const state = useExit();
  const mayAct = useMay('POST /api/organization/exit', 'owner');
  return (
    <Part id="settings-exit" title={t('exit.title')} lead={t('exit.lead')}>
      <p className="mb-5">
        <Link href="/zmiana-dostawcy" className="text-brand underline underline-offset-4">
          {t('exit.how')}
        </Link>
      </p>
      {state.isPending && <Skeleton label={t('common.loading')} className="h-28" />}
      {state.isError && <Failure error={state.error} retry={() => void state.refetch()} />}
      {state.data?.exit && <OnItsWay exit={state.data.exit} mayAct={mayAct} />}
      {state.data?.exit === null && <Beginning dates={state.data.ifBegunNow} mayAct={mayAct} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <SaveOwnData />
        <ArchiveLink />
        <ButtonLink variant="secondary" href="/dowody">
          {t('nav.evidence')}
        </ButtonLink>
      </div>
      <p className="mt-2 text-sm text-muted">{t('exit.evidence')}</p>
    </Part>
  );
}
