import { Link, useSearch } from 'wouter';
import type { TemplateSummary } from '#contract/assessment/evidence/templates.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useTemplates } from './queries.ts';
import { TemplateStateBadge } from './template-state.tsx';

/** Answers that leave a gap, which a document helps to close. */
const gapTones = { no: 'font-medium text-bad', partial: 'font-medium text-warn' } as const;

/** What stands below the name: the approved document, or how far the filling in is. */
function Progress({ template: { adoption, gaps, filled } }: { template: TemplateSummary }) {
  const { t } = useTranslation();
  if (adoption?.validUntil) return <>{t('templates.validUntil', { date: shortDay(adoption.validUntil) })}</>;
  return <>{t('templates.filled', { filled, gaps })}</>;
}

function Row({ template }: { template: TemplateSummary }) {
  const { t } = useTranslation();
  const { id, title, questions, state } = template;
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <Link href={`/wzory/${id}`} className="text-[1.0625rem] font-semibold text-brand underline-offset-4 hover:underline">
          {title}
        </Link>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-muted">
          {questions.map(({ id: questionId, ref, answer }) => (
            <span key={questionId} className={answer && answer in gapTones ? gapTones[answer as keyof typeof gapTones] : ''}>
              {ref} {answer ? t(`answers.values.${answer}`) : t('templates.unanswered')}
            </span>
          ))}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted sm:justify-end">
        <TemplateStateBadge state={state} />
        <Progress template={template} />
      </p>
    </li>
  );
}

function isGap(template: TemplateSummary): boolean {
  return template.state !== 'approved' && template.questions.some(({ answer }) => answer !== null && answer in gapTones);
}

/** Templates in the order of the questionnaire, under a heading where there are two such lists. */
function Rows({ title, templates }: { title: string | null; templates: readonly TemplateSummary[] }) {
  if (templates.length === 0) return null;
  return (
    <>
      {title && (
        <h2 className="mt-7 text-lg">
          {title} <span className="text-base font-normal text-muted">({templates.length})</span>
        </h2>
      )}
      <ul data-order="questionnaire" className={`divide-y divide-line border-b border-line ${title ? 'mt-2 border-t' : ''}`}>
        {templates.map((template) => (
          <Row key={template.id} template={template} />
        ))}
      </ul>
    </>
  );
}

function List({ templates }: { templates: readonly TemplateSummary[] }) {
  const { t } = useTranslation();
  const requested = new URLSearchParams(useSearch()).get('pytanie');
  const about = templates.filter(({ questions }) => questions.some(({ ref }) => ref === requested));
  const shown = about.length > 0 ? about : templates;
  const hasGaps = about.length === 0 && shown.some(isGap);
  const approved = shown.filter(({ state }) => state === 'approved').length;
  return (
    <section aria-label={t('templates.title')}>
      <div className={`text-sm text-muted ${hasGaps ? '' : 'border-b border-line pb-3'}`}>
        {about.length > 0 ? (
          <p>
            {t('templates.about', { number: requested })}{' '}
            <Link href="/wzory" className="text-brand underline underline-offset-4">
              {t('templates.all')}
            </Link>
          </p>
        ) : (
          <p>{t('templates.approved', { count: approved, all: shown.length })}</p>
        )}
      </div>
      {hasGaps ? (
        <>
          <Rows title={t('templates.closesGaps')} templates={shown.filter(isGap)} />
          <Rows title={t('templates.others')} templates={shown.filter((template) => !isGap(template))} />
        </>
      ) : (
        <Rows title={null} templates={shown} />
      )}
    </section>
  );
}

/** Documents to adapt, approve and live by, each with the questions it is evidence of. */
export function TemplatesScreen() {
  const { t } = useTranslation();
  usePageTitle(t('templates.title'));
  const { data, isPending, error, refetch } = useTemplates();
  return (
    <>
      <h1 className="text-3xl">{t('templates.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">
        {t('templates.lead')} {t('templates.bothLanguages')}
      </p>
      <div className="mt-6 space-y-6">
        {isPending && <RowsLoading rows={6} />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {data && <List templates={data.templates} />}
        <p className="max-w-2xl text-sm text-muted">{t('templates.notAdvice')}</p>
      </div>
    </>
  );
}
