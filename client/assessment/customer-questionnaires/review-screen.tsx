import { ArrowLeft, Download } from 'lucide-react';
import { Fragment, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import type { Questionnaire, QuestionnaireRow } from '#contract/assessment/answering/customer-questionnaires.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { colon, shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { AboutForm } from './about-form.tsx';
import { useQuestionnaire, useRemoveQuestionnaire } from './queries.ts';
import { RowItem } from './row-item.tsx';

const filters = ['todo', 'offered', 'open', 'decided', 'all'] as const;
type Filter = (typeof filters)[number];

const fits: Readonly<Record<Filter, (row: QuestionnaireRow) => boolean>> = {
  todo: ({ decided, filled }) => !decided && !filled,
  offered: ({ decided, offer }) => !decided && offer !== null,
  open: ({ decided, filled, offer }) => !decided && !filled && offer === null,
  decided: ({ decided }) => decided !== null,
  all: () => true,
};

/** How many rows are drawn at once. */
const page = 50;

/** Rows of one filter: those that fitted when it was chosen stay, so that a decision does not take the row away from under the hand. */
function Rows({ questionnaire, shown }: { questionnaire: Questionnaire; shown: ReadonlySet<number> }) {
  const { t } = useTranslation();
  const [most, setMost] = useState(page);
  const rows = questionnaire.rows.filter(({ row }) => shown.has(row));
  if (rows.length === 0) return <p className="py-6 text-muted">{t('questionnaires.filter.none')}</p>;
  const several = new Set(rows.map(({ sheet }) => sheet)).size > 1;
  return (
    <>
      <ul>
        {rows.slice(0, most).map((row, at) => (
          <Fragment key={row.row}>
            {several && row.sheet !== rows[at - 1]?.sheet && <li className="pt-8 text-lg font-semibold">{row.sheet}</li>}
            <RowItem id={questionnaire.id} row={row} mayChange={questionnaire.mayChange} />
          </Fragment>
        ))}
      </ul>
      {rows.length > most && (
        <Button variant="secondary" className="mt-6" onClick={() => setMost(most + page)}>
          {t('questionnaires.more')}
        </Button>
      )}
    </>
  );
}

const rowsFor = ({ rows }: Questionnaire, filter: Filter): ReadonlySet<number> => new Set(rows.filter(fits[filter]).map(({ row }) => row));

function Review({ questionnaire }: { questionnaire: Questionnaire }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('todo');
  const [shown, setShown] = useState(() => rowsFor(questionnaire, 'todo'));
  const choose = (chosen: Filter): void => {
    setFilter(chosen);
    setShown(rowsFor(questionnaire, chosen));
  };
  return (
    <section aria-labelledby="customer-questions">
      <h2 id="customer-questions" className="mb-3 text-xl">
        {t('questionnaires.questions')}
      </h2>
      <div role="group" aria-label={t('questionnaires.filter.title')} className="flex flex-wrap gap-2 border-b border-line pb-4">
        {filters.map((one) => (
          <Button
            key={one}
            variant={one === filter ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={one === filter}
            onClick={() => choose(one)}
          >
            {t(`questionnaires.filter.${one}`)} {questionnaire.rows.filter(fits[one]).length}
          </Button>
        ))}
      </div>
      <Rows key={filter} questionnaire={questionnaire} shown={shown} />
    </section>
  );
}

function Remove({ id }: { id: string }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, isPending } = useRemoveQuestionnaire(id);
  const failed = useFailureToast();
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {t('questionnaires.remove.act')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('questionnaires.remove.act')}
        lead={t('questionnaires.remove.lead')}
        act={t('questionnaires.remove.act')}
        pending={isPending}
        close={() => setConfirming(false)}
        confirm={() => mutate(undefined, { onSuccess: () => go('/ankiety'), onError: (error) => failed(error) })}
      />
    </>
  );
}

function Head({ questionnaire }: { questionnaire: Questionnaire }) {
  const { t } = useTranslation();
  const { id, customer, name, rows, addedAt, unread } = questionnaire;
  const decided = rows.filter(fits.decided).length;
  const offered = rows.filter(fits.offered).length;
  const progress = t('questionnaires.progress', { decided, rows: rows.length });
  return (
    <header className="space-y-5">
      <div>
        <h1 className="text-3xl [overflow-wrap:anywhere]">{customer || name}</h1>
        <p className="mt-1 text-muted [overflow-wrap:anywhere]">{t('questionnaires.facts', { name, date: shortDayOf(addedAt) })}</p>
      </div>
      <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <div className="max-w-md space-y-2">
          <p className="font-medium">
            {progress}
            {offered > 0 && ` · ${t('questionnaires.offered', { count: offered })}`}
          </p>
          <Progress value={(decided / rows.length) * 100} label={progress} />
        </div>
        <div className="space-y-2">
          <DownloadLink
            variant={decided === rows.length ? 'primary' : 'secondary'}
            href={addressOf('GET /api/customer-questionnaires/:id/file', { params: { id } })}
            download
          >
            <Download aria-hidden="true" className="size-4.5" />
            {t('questionnaires.download')}
          </DownloadLink>
          <p className="max-w-xl text-sm text-muted">{t('questionnaires.downloadHint')}</p>
        </div>
      </div>
      {rows.some(({ part }) => part !== null) && (
        <Notice title={t('questionnaires.graded')}>
          <p>{t('questionnaires.gradedText')}</p>
        </Notice>
      )}
      {unread.length > 0 && <Notice tone="warn" title={t('questionnaires.unread', { sheets: unread.join(', ') })} />}
    </header>
  );
}

/** What one customer asks: each question with its proposal and source, decided by a person, and the file on its way back. */
export function QuestionnaireScreen() {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  const { data, isPending, error, refetch } = useQuestionnaire(id);
  usePageTitle(data ? `${t('questionnaires.title')}${colon()} ${data.customer || data.name}` : t('questionnaires.title'));
  return (
    <>
      <Link href="/ankiety" className="mb-4 inline-flex min-h-9 items-center gap-2 text-brand">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('questionnaires.back')}
      </Link>
      {!data && <h1 className="mb-4 text-3xl">{t('questionnaires.title')}</h1>}
      {isPending && <Skeleton rows={6} label={t('common.loading')} />}
      {error && <Failure error={error} retry={() => void refetch()} />}
      {data && (
        <div className="space-y-8">
          <Head questionnaire={data} />
          {data.mayChange && <AboutForm key={`${data.id} ${data.customer} ${data.language}`} questionnaire={data} />}
          {!data.mayChange && <p className="text-muted">{t('questionnaires.reader')}</p>}
          <Review key={data.id} questionnaire={data} />
          {data.mayChange && <Remove id={data.id} />}
        </div>
      )}
    </>
  );
}
