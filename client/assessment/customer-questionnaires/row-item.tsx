import { useRef, useState } from 'react';
import type { QuestionnaireRow } from '#contract/assessment/answering/customer-questionnaires.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { colon, shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { CopyButton } from '#client/platform/ui/copy-button.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { EarlierAnswer, Reasons, SourceLine } from './row-basis.tsx';
import { RowForm } from './row-form.tsx';
import { useDecideRow, type Decided } from './queries.ts';

type Written = Readonly<{ written: string; comment: string }>;

/** What stands in the fields, or will. */
function WrittenText({ row, written, comment }: Written & { row: QuestionnaireRow }) {
  const { t } = useTranslation();
  const answer = row.answer?.checkbox && written ? `${written} ${t('questionnaires.row.ticked')}` : written;
  return (
    <div className="[overflow-wrap:anywhere] whitespace-pre-line">
      {answer && <p className="text-lg font-semibold">{answer}</p>}
      {comment && <p className={answer ? '' : 'text-lg font-semibold'}>{comment}</p>}
    </div>
  );
}

function DecidedPart({ row, decided }: { row: QuestionnaireRow; decided: NonNullable<QuestionnaireRow['decided']> }) {
  const { t } = useTranslation();
  const { decision, written, comment, by, at, outdated } = decided;
  const isLocked = (row.answer?.locked && written !== '') || (row.comment?.locked && comment !== '');
  return (
    <div className="space-y-2">
      <WrittenText row={row} written={written} comment={comment} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={outdated ? 'warn' : decision === 'left_open' ? 'neutral' : 'good'}>{t(`questionnaires.decisions.${decision}`)}</Badge>
        {t('questionnaires.row.by', { name: by ?? t('questionnaires.row.someone'), date: shortDayOf(at) })}
      </p>
      {outdated && <p className="text-[0.9375rem] font-medium text-warn">{t('questionnaires.row.outdated')}</p>}
      {isLocked && (
        <p className="flex items-center gap-2 text-[0.9375rem] text-warn">
          {t('questionnaires.row.locked')}
          <CopyButton label={t('questionnaires.form.answer')} text={[written, comment].filter(Boolean).join('\n')} />
        </p>
      )}
    </div>
  );
}

/** What may be taken as it stands, else why a person has to find the answer. */
function Basis({ row }: { row: QuestionnaireRow }) {
  const { t } = useTranslation();
  const { offer, sources, decided } = row;
  return (
    <div className="space-y-3">
      {!decided && offer && (
        <div>
          <p className="text-sm text-muted">{t('questionnaires.row.offer')}</p>
          <WrittenText row={row} {...offer} />
        </div>
      )}
      {!decided && !offer && !row.part && <Reasons row={row} />}
      {(row.matched || row.outside ? sources.slice(0, 1) : sources).map((source) => (
        <SourceLine key={source.questionId} source={source} />
      ))}
      {!decided && <EarlierAnswer row={row} />}
    </div>
  );
}

type Acts = { row: QuestionnaireRow; pending: boolean; edit: () => void; decide: (body: Omit<Decided, 'seen'> | null) => void };

/** Degrees of maturity to choose from, by one click each. */
function Degrees({ row: { part, number, answer }, pending, decide }: Omit<Acts, 'edit'>) {
  const { t } = useTranslation();
  const label = part ? `${number}${colon()} ${t(`questionnaires.parts.${part}`)}` : number;
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {answer?.list?.filter(Boolean).map((degree, at) => (
        <Button
          key={degree}
          variant="secondary"
          size="small"
          data-accept={at === 0 ? '' : undefined}
          disabled={pending}
          onClick={() => decide({ written: degree, comment: '', questionId: null })}
        >
          {degree}
        </Button>
      ))}
    </div>
  );
}

function Actions({ row, pending, edit, decide }: Acts) {
  const { t } = useTranslation();
  const { offer, decided } = row;
  const isGraded = row.part !== null && row.answer?.locked === false && !decided && !offer;
  return (
    <div className="flex flex-wrap gap-2">
      {isGraded && <Degrees row={row} pending={pending} decide={decide} />}
      {!decided && offer && (
        <Button size="small" data-accept disabled={pending} onClick={() => decide(offer)}>
          {t('questionnaires.row.accept')}
        </Button>
      )}
      {(!isGraded || row.comment) && (
        <Button variant="secondary" size="small" data-accept={!decided && !offer && !isGraded ? '' : undefined} onClick={edit}>
          {t(decided || offer ? 'questionnaires.row.edit' : isGraded ? 'questionnaires.row.withComment' : 'questionnaires.row.write')}
        </Button>
      )}
      {decided ? (
        <Button variant="quiet" size="small" disabled={pending} onClick={() => decide(null)}>
          {t('questionnaires.row.undo')}
        </Button>
      ) : (
        <Button variant="quiet" size="small" disabled={pending} onClick={() => decide({ written: '', comment: '', questionId: null })}>
          {t('questionnaires.row.leave')}
        </Button>
      )}
    </div>
  );
}

/** The first button of the next row that waits for a decision. */
function focusNext(row: HTMLElement | null): void {
  for (let next = row?.nextElementSibling; next; next = next.nextElementSibling) {
    const button = next.querySelector<HTMLElement>('[data-accept]');
    if (button) {
      button.focus();
      return;
    }
  }
}

/** A question of the customer with what is proposed or decided. */
export function RowItem({ id, row, mayChange }: { id: string; row: QuestionnaireRow; mayChange: boolean }) {
  const { t } = useTranslation();
  const place = useRef<HTMLLIElement>(null);
  const [editing, setEditing] = useState(false);
  const { mutate, isPending } = useDecideRow(id, row.row);
  const failed = useFailureToast();
  const seen = row.decided?.at ?? null;
  const decide = (body: Omit<Decided, 'seen'> | null): void => {
    const sent = body && { written: body.written, comment: body.comment, questionId: body.questionId, seen };
    mutate(sent, {
      onSuccess: () => {
        setEditing(false);
        if (sent) focusNext(place.current);
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === 'questionnaire_row_decided')
          toast({ title: t('questionnaires.row.taken'), tone: 'destructive' });
        else failed(error);
      },
    });
  };
  const title = `row-${row.row}`;
  return (
    <li ref={place} aria-labelledby={title} className="grid gap-x-10 gap-y-4 border-b border-line py-6 lg:grid-cols-2">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        {row.number && (
          <p className="text-sm text-muted">{row.part ? `${row.number} · ${t(`questionnaires.parts.${row.part}`)}` : row.number}</p>
        )}
        <h3 id={title} className="font-medium whitespace-pre-line">
          {row.text}
        </h3>
        {row.detail && <p className="mt-1 text-[0.9375rem] whitespace-pre-line text-muted">{row.detail}</p>}
      </div>
      <div className="min-w-0 space-y-3">
        {row.filled && <p className="text-[0.9375rem] text-muted">{t('questionnaires.row.filled')}</p>}
        {row.decided && !editing && <DecidedPart row={row} decided={row.decided} />}
        {!row.filled && !editing && <Basis row={row} />}
        {editing && <RowForm row={row} pending={isPending} save={decide} cancel={() => setEditing(false)} />}
        {mayChange && !row.filled && !editing && <Actions row={row} pending={isPending} edit={() => setEditing(true)} decide={decide} />}
      </div>
    </li>
  );
}
