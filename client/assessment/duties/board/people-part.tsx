import { useState } from 'react';
import type { Board } from '#contract/assessment/duties/board.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useRemovePerson, useWithdrawTraining } from './queries.ts';
import { TrainingDialog } from './training-dialog.tsx';

type Training = Board['trainings'][number];

function shown(iso: string): string {
  return day(`${iso}T12:00:00Z`);
}

function TrainingRow({ training, mayChange }: { training: Training; mayChange: boolean }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const withdraw = useWithdrawTraining();
  const failed = useFailureToast();
  const { id, doneOn, way, trainer, correct, asked: of, evidence, by } = training;
  const close = (): void => setConfirming(false);
  const what = `${shown(doneOn)} · ${t(`boardTraining.ways.${way}`)}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1 text-sm">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        <span className="font-medium">{what}</span>
        {correct !== null && ` · ${t('boardTraining.score', { correct, asked: of ?? 0 })}`}
        {way === 'declared' && ` · ${trainer}`}
        {evidence && ` · ${evidence.name}`}
        {by && <span className="text-muted"> · {t('obligations.recordedBy', { name: by })}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <DownloadLink href={addressOf('GET /api/board/trainings/:id/pdf', { params: { id } })} variant="quiet" size="small">
          {t('boardTraining.document')}
          <span className="sr-only"> ({what})</span>
        </DownloadLink>
        {mayChange && (
          <Button variant="quiet" size="small" onClick={() => setConfirming(true)}>
            {t('boardTraining.withdraw')}
            <span className="sr-only"> ({what})</span>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isConfirming}
        title={t('boardTraining.withdraw')}
        lead={what}
        act={t('boardTraining.withdraw')}
        pending={withdraw.isPending}
        close={close}
        confirm={() => withdraw.mutate(id, { onError: (error) => failed(error), onSettled: close })}
      />
    </li>
  );
}

type RowProps = Readonly<{ person: Board['people'][number]; board: Board; mayChange: boolean }>;

function PersonRow({ person, board, mayChange }: RowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'declare' | 'remove' | null>(null);
  const remove = useRemovePerson();
  const failed = useFailureToast();
  const close = (): void => setOpen(null);
  const trainings = board.trainings.filter(({ personId }) => personId === person.id);
  const [isTrained, isMissing] = [board.year.trained.includes(person.id), board.year.missing.includes(person.id)];
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]">{person.name}</h3>
        {isTrained && <Badge tone="good">{board.year.year}</Badge>}
        {isMissing && <Badge tone="warn">{t('boardTraining.none')}</Badge>}
      </div>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {person.role}, {t(`boardTraining.kinds.${person.kind}`)}
        {person.until && `, ${t('boardTraining.until', { date: shown(person.until) })}`}
        {person.memberId === null && `, ${t('boardTraining.noMember')}`}
      </p>
      {trainings.length > 0 && (
        <ul className="mt-1 border-l-2 border-line pl-3">
          {trainings.map((training) => (
            <TrainingRow key={training.id} training={training} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {mayChange && person.until === null && (
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => setOpen('declare')}>
            {t('boardTraining.declare')}
            <span className="sr-only"> ({person.name})</span>
          </Button>
          <Button variant="quiet" size="small" onClick={() => setOpen('remove')}>
            {t('boardTraining.remove')}
            <span className="sr-only"> ({person.name})</span>
          </Button>
        </div>
      )}
      {open === 'declare' && <TrainingDialog person={person} today={board.today} close={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        title={t('boardTraining.remove')}
        lead={`${person.name}. ${t('boardTraining.removeText')}`}
        act={t('boardTraining.remove')}
        pending={remove.isPending}
        close={close}
        confirm={() => remove.mutate(person.id, { onError: (error) => failed(error), onSettled: close })}
      />
    </li>
  );
}

/** Everybody who must be trained, with what was recorded. */
export function PeoplePart({ board, mayChange }: { board: Board; mayChange: boolean }) {
  if (board.people.length === 0) return null;
  return (
    <ul className="mt-2 divide-y divide-line border-y border-line">
      {board.people.map((person) => (
        <PersonRow key={person.id} person={person} board={board} mayChange={mayChange} />
      ))}
    </ul>
  );
}
