import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { sizes } from '#core/platform/limits.ts';
import type { RouteOutput } from '#contract/routes.ts';
import { fileSize, shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { FilePick } from '#client/platform/ui/forms/file-pick.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { useAddQuestionnaire, useQuestionnaires } from './queries.ts';
import { Empty } from '#client/platform/ui/empty/empty.tsx';
import { QuestionsDrawing } from '#client/platform/ui/empty/questions-drawing.tsx';

/** Brings the file of a customer; what was found in it opens at once. */
function Upload() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [file, setFile] = useState<File | null>(null);
  const add = useAddQuestionnaire();
  const isTooLarge = file !== null && file.size > sizes.questionnaire;
  const choose = (chosen: File): void => {
    setFile(chosen);
    add.reset();
    if (chosen.size <= sizes.questionnaire) add.mutate(chosen, { onSuccess: ({ id }) => go(`/ankiety/${id}`) });
  };
  return (
    <section aria-labelledby="questionnaire-upload" className="border-l-2 border-brand pl-5">
      <h2 id="questionnaire-upload" className="text-xl">
        {t('questionnaires.upload.title')}
      </h2>
      <p id="questionnaire-hint" className="mt-1 mb-3 text-muted">
        {t('questionnaires.upload.hint', { size: fileSize(sizes.questionnaire) })}
      </p>
      <label htmlFor="questionnaire-file" className="sr-only">
        {t('questionnaires.upload.choose')}
      </label>
      <FilePick id="questionnaire-file" accept=".xlsx,.docx,.csv" describedBy="questionnaire-hint" chosen={file?.name} choose={choose} />
      <div role="status" className="mt-3 max-w-2xl empty:hidden">
        {add.isPending && <p>{t('questionnaires.upload.reading')}</p>}
        {isTooLarge && <Notice tone="bad" title={t('questionnaires.upload.tooLarge', { size: fileSize(sizes.questionnaire) })} />}
        {add.isError && <Failure error={add.error} />}
      </div>
    </section>
  );
}

type Line = RouteOutput<'GET /api/customer-questionnaires'>['questionnaires'][number];

function ListItem({ line }: { line: Line }) {
  const { t } = useTranslation();
  const { id, customer, name, rows, decided, addedAt, addedBy } = line;
  const date = shortDayOf(addedAt);
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-b border-line py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Link href={`/ankiety/${id}`} className="inline-flex min-h-6 items-center font-semibold text-brand underline underline-offset-4">
          {customer || name}
        </Link>
        {customer && <p className="text-[0.9375rem]">{name}</p>}
        <p className="text-sm text-muted">{[date, addedBy].filter(Boolean).join(', ')}</p>
      </div>
      <div className="space-y-2">
        <p className="text-[0.9375rem]">{t('questionnaires.progress', { decided, rows })}</p>
        <Progress value={(decided / rows) * 100} label={t('questionnaires.progress', { decided, rows })} />
      </div>
    </li>
  );
}

/** What customers ask, each with how much of it is decided. */
export function QuestionnairesScreen() {
  const { t } = useTranslation();
  usePageTitle(t('questionnaires.title'));
  const { data, isPending, error, refetch } = useQuestionnaires();
  const isFull = data !== undefined && data.questionnaires.length >= data.limit;
  return (
    <>
      <h1 className="text-3xl">{t('questionnaires.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('questionnaires.lead')}</p>
      <div className="mt-6 space-y-8">
        {isPending && <RowsLoading />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {data?.mayChange && !isFull && <Upload />}
        {isFull && <Notice tone="warn" title={t('questionnaires.upload.full', { limit: data.limit })} />}
        {data && !data.mayChange && <p className="text-muted">{t('questionnaires.reader')}</p>}
        {data && (
          <section aria-labelledby="questionnaire-list">
            <h2 id="questionnaire-list" className="border-b border-line pb-3 text-xl">
              {t('questionnaires.list.title')}
            </h2>
            {data.questionnaires.length === 0 && (
              <Empty
                picture={<QuestionsDrawing />}
                title={t('questionnaires.list.empty')}
                text={t('questionnaires.list.emptyText')}
                className="border-t-0"
              />
            )}
            <ul>
              {data.questionnaires.map((line) => (
                <ListItem key={line.id} line={line} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}
