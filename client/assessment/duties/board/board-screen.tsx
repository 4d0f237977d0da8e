import { useState } from 'react';
import { Link } from 'wouter';
import type { Board } from '#contract/assessment/duties/board.ts';
import { firstTrainingYear } from '#core/assessment/board/training.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { useMembers } from '#client/account/team/queries.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { MaterialPart } from './material-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { useBoard } from './queries.ts';
import { ResolutionsPart } from './resolutions-part.tsx';

/** Whether everybody on the list was trained this year; an empty list says nothing. */
function Year({ board }: { board: Board }) {
  const { t } = useTranslation();
  const { year, missing, completeOn } = board.year;
  const names = board.people.filter(({ id }) => missing.includes(id)).map(({ name }) => name);
  const title =
    completeOn !== null
      ? t('boardTraining.complete', { year })
      : names.length > 0
        ? t('boardTraining.partly', { year, names: names.join(', ') })
        : t('boardTraining.nobody');
  return (
    <Notice tone={completeOn === null ? 'warn' : 'info'} title={title}>
      <p>{t('boardTraining.everyMember')}</p>
      {year < firstTrainingYear && <p>{t('boardTraining.firstYear', { year: firstTrainingYear })}</p>}
    </Notice>
  );
}

function PeopleSection({ board, mayChange }: { board: Board; mayChange: boolean }) {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const members = useMembers(mayChange);
  return (
    <section aria-labelledby="board-people">
      <h2 id="board-people" className="text-xl">
        {t('boardTraining.people')}
      </h2>
      <PeoplePart board={board} mayChange={mayChange} />
      <div className="mt-3 flex flex-wrap gap-3">
        {mayChange && (
          <Button variant="secondary" size="small" onClick={() => setAdding(true)}>
            {t('boardTraining.add')}
          </Button>
        )}
        {board.people.length > 0 && (
          <DownloadLink href={addressOf('GET /api/board/attendance', { query: { lang: shownLanguage() } })} size="small">
            {t('boardTraining.attendance')}
          </DownloadLink>
        )}
      </div>
      {adding && <PersonDialog today={board.today} members={members.data ?? []} close={() => setAdding(false)} />}
    </section>
  );
}

/** Trainings of the head of the entity. */
export function BoardScreen() {
  const { t } = useTranslation();
  usePageTitle(t('boardTraining.title'));
  const board = useBoard();
  const mayChange = useMay('POST /api/board/people', 'consultant');
  return (
    <>
      <p className="text-sm">
        <Link href="/obowiazki" className="text-brand underline underline-offset-4">
          {t('obligations.title')}
        </Link>
      </p>
      <h1 className="mt-1 text-3xl">{t('boardTraining.title')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('boardTraining.lead')}</p>
      <div className="mt-6 space-y-8">
        {board.isPending && <RowsLoading rows={5} />}
        {board.isError && <Failure error={board.error} retry={() => void board.refetch()} />}
        {board.data && (
          <>
            {!mayChange && <RoleNote least="consultant" />}
            <Year board={board.data} />
            <PeopleSection board={board.data} mayChange={mayChange} />
            <ResolutionsPart mayChange={mayChange} />
            <MaterialPart board={board.data} />
          </>
        )}
      </div>
    </>
  );
}
