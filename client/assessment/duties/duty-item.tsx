import { useId, useState } from 'react';
import type { Duties, DutyView } from '#contract/assessment/duties/duties.ts';
import type { Member } from '#contract/account/members.ts';
import { Basis } from '#client/assessment/law/basis.tsx';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { ProofLine } from '#client/assessment/proofs/proof-line.tsx';
import { DutyState } from './duty-state.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { RegisterWatch } from './register-watch.tsx';
import { useAssignDuty, useRemoveProof } from './queries.ts';

function calendarDay(iso: string): string {
  return day(`${iso}T12:00:00Z`);
}

function Owner({ duty, title, people }: { duty: DutyView; title: string; people: readonly Member[] }) {
  const { t } = useTranslation();
  const id = useId();
  const assign = useAssignDuty();
  const failed = useFailureToast();
  const chosen = assign.isPending ? (assign.variables.personId ?? '') : (duty.owner?.personId ?? '');
  const choose = (personId: string): void =>
    assign.mutate({ duty: duty.key, personId: personId || null }, { onError: (error) => failed(error) });
  return (
    <div className="flex min-w-0 items-center gap-1 text-sm text-muted">
      <label htmlFor={id} className="shrink-0">
        {t('obligations.owner')}: <span className="sr-only">{title}</span>
      </label>
      <select
        id={id}
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        className={`min-h-9 min-w-0 max-w-56 truncate rounded border border-transparent bg-transparent px-1 hover:border-field ${chosen ? 'font-medium text-ink' : ''}`}
      >
        <option value="">{t('obligations.nobody')}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
    </div>
  );
}

type Proof = DutyView['proofs'][number];

function ProofRow({ proof, mayChange }: { proof: Proof; mayChange: boolean }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const remove = useRemoveProof();
  const failed = useFailureToast();
  const close = (): void => setConfirming(false);
  const what = `${calendarDay(proof.doneOn)}, ${proof.reference}`;
  return (
    <li>
      <ProofLine
        doneOn={proof.doneOn}
        text={proof.reference}
        evidence={proof.evidence?.name ?? null}
        by={proof.by}
        act={
          mayChange && (
            <Button variant="quiet" size="small" onClick={() => setConfirming(true)} aria-label={t('obligations.removeOf', { what })}>
              {t('obligations.remove')}
            </Button>
          )
        }
      />
      <ConfirmDialog
        open={isConfirming}
        title={t('obligations.removeTitle')}
        lead={what}
        act={t('obligations.remove')}
        pending={remove.isPending}
        close={close}
        confirm={() =>
          remove.mutate(proof.id, {
            onSuccess: () => toast({ title: t('obligations.removed') }),
            onError: (error) => failed(error),
            onSettled: close,
          })
        }
      />
    </li>
  );
}

export type Editing = Readonly<{
  mayChange: boolean;
  people: readonly Member[];
  today: string;
  registerWatch: Duties['registerWatch'];
  boardTraining: Duties['boardTraining'];
  literacy: Duties['literacy'];
}>;

/** Who of the list was trained this year: a part of them is not everybody. */
function Trained({ training: { year, trained, missing } }: { training: Duties['boardTraining'] }) {
  const { t } = useTranslation();
  if (missing.length > 0)
    return <p className="mt-1 text-sm font-medium text-warn">{t('boardTraining.partly', { year, names: missing.join(', ') })}</p>;
  if (trained.length === 0) return <p className="mt-1 text-sm font-medium text-warn">{t('boardTraining.nobody')}</p>;
  return <p className="mt-1 text-sm text-muted">{t('boardTraining.complete', { year })}</p>;
}

/** Systems that no measure covers: one that covers others is not all of it. */
function Taught({ literacy: { measures, uncovered } }: { literacy: Duties['literacy'] }) {
  const { t } = useTranslation();
  if (measures === 0) return null;
  if (uncovered.length > 0)
    return <p className="mt-1 text-sm font-medium text-warn">{t('aiLiteracy.uncovered', { names: uncovered.join(', ') })}</p>;
  return <p className="mt-1 text-sm text-muted">{t('aiLiteracy.count', { count: measures })}</p>;
}

type PageWords = 'registerEntry.title' | 'boardTraining.title' | 'aiSystems.title' | 'aiLiteracy.title';

/** Pages on which a duty is worked on. */
const pagesOf: Readonly<Record<string, Readonly<{ href: string; words: PageWords }> | undefined>> = {
  'nis2:register': { href: '/obowiazki/wykaz', words: 'registerEntry.title' },
  'nis2:register_later': { href: '/obowiazki/wykaz', words: 'registerEntry.title' },
  'nis2:register_ex_officio': { href: '/obowiazki/wykaz', words: 'registerEntry.title' },
  'nis2:head': { href: '/obowiazki/zarzad', words: 'boardTraining.title' },
  'ai_act:literacy': { href: '/systemy-ai/kompetencje', words: 'aiLiteracy.title' },
  'ai_act:impact': { href: '/systemy-ai', words: 'aiSystems.title' },
  'ai_act:impact_binding': { href: '/systemy-ai', words: 'aiSystems.title' },
  'nis2:register_changes': { href: '/obowiazki/wykaz', words: 'registerEntry.title' },
};

export function DutyItem({
  duty,
  editing: { mayChange, people, today, registerWatch, boardTraining, literacy },
}: {
  duty: DutyView;
  editing: Editing;
}) {
  const { t } = useTranslation();
  const [proving, setProving] = useState(false);
  const title = t(`scope.duties.${duty.code as 'measures'}.title`);
  const page = pagesOf[duty.key];
  return (
    <li className="grid gap-x-6 gap-y-2 py-5 break-inside-avoid sm:grid-cols-[12.5rem_minmax(0,1fr)]">
      <DutyState row={duty} />
      <div className="min-w-0">
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-[0.9375rem]">{t(`scope.duties.${duty.code as 'measures'}.text`)}</p>
        <p className="mt-1 text-sm text-muted">
          <Basis references={duty.references} />
        </p>
        {duty.code === 'head' && <Trained training={boardTraining} />}
        {duty.code === 'literacy' && <Taught literacy={literacy} />}
        {duty.code === 'register_changes' && registerWatch && <RegisterWatch watch={registerWatch} />}
        {duty.proofs.length > 0 && (
          <ul aria-label={t('obligations.proofs')} className="mt-2 border-l-2 border-line pl-3">
            {duty.proofs.map((proof) => (
              <ProofRow key={proof.id} proof={proof} mayChange={mayChange} />
            ))}
          </ul>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          {mayChange && duty.provable && !(duty.code === 'literacy' && literacy.measures > 0) && (
            <Button variant="secondary" size="small" onClick={() => setProving(true)} aria-label={`${t('obligations.prove')}: ${title}`}>
              {t('obligations.prove')}
            </Button>
          )}
          {page && (
            <ButtonLink href={page.href} variant="secondary" size="small">
              {t(page.words)}
            </ButtonLink>
          )}
          {mayChange ? (
            <Owner duty={duty} title={title} people={people} />
          ) : (
            duty.owner && <p className="text-sm text-muted">{`${t('obligations.owner')}: ${duty.owner.name}`}</p>
          )}
        </div>
      </div>
      {proving && <ProofDialog duty={duty} title={title} today={today} close={() => setProving(false)} />}
    </li>
  );
}
