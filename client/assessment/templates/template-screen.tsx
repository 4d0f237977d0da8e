import { ArrowLeft, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'wouter';
import type { TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import { reviewMonths } from '#core/assessment/templates/adoption.ts';
import { gapMark } from '#core/assessment/templates/fill.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { EvidenceBlock } from '#client/assessment/evidence/evidence-block.tsx';
import { addressOf } from '#client/platform/api/api.ts';
import { DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { AdoptionsPart } from './adoptions-part.tsx';
import { ApprovalForm } from './approval-form.tsx';
import { DocumentSwitch, useDocumentLanguage } from './document-switch.tsx';
import { GapsForm } from './gaps-form.tsx';
import { useTemplate } from './queries.ts';
import { StaffPart } from './staff/staff-part.tsx';
import { TemplatePreview } from './template-preview.tsx';
import { TemplateStateBadge } from './template-state.tsx';

function Step({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Questions({ template: { questions } }: { template: TemplateDetail }) {
  const { t } = useTranslation();
  return (
    <ul data-order="questionnaire" className="max-w-3xl space-y-1.5 text-[0.9375rem]">
      {questions.map(({ id, ref, text, answer }) => (
        <li key={id} className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2">
          <span className="font-semibold tabular-nums">{ref}</span>
          <span>
            {text} <span className="text-muted">({answer ? t(`answers.values.${answer}`) : t('templates.unanswered')})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Loaded({ template }: { template: TemplateDetail }) {
  const { t } = useTranslation();
  const mayChange = useMay('POST /api/templates/:name/adoptions', 'consultant');
  const mayPublish = useMay('POST /api/templates/:name/adoptions/:evidence/staff/link', 'editor');
  const { id, document, title, state, filled, gaps, questions, gapValues } = template;
  usePageTitle(title);
  const questionId = questions[0]?.id ?? '';
  return (
    <div className="space-y-9">
      <div>
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-[0.9375rem] text-muted">
          <TemplateStateBadge state={state} />
          {t('templates.filled', { filled, gaps })}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <DocumentSwitch />
          <DownloadLink href={addressOf('GET /api/templates/:name/docx', { params: { name: id }, query: { document } })} download>
            <Download aria-hidden="true" className="size-4.5" />
            {t('templates.download')}
          </DownloadLink>
        </div>
        <p className="mt-2 max-w-2xl text-sm text-muted">{t(`templates.status.${document}`)}</p>
        {!mayChange && (
          <div className="mt-3">
            <RoleNote least="consultant" />
          </div>
        )}
        <div className="mt-6 max-w-3xl empty:hidden">
          <AdoptionsPart template={template} mayChange={mayChange} />
          {mayPublish && template.adoption && <StaffPart place={{ name: id, evidence: template.adoption.evidenceId }} />}
        </div>
      </div>
      <Step id="template-questions" title={t('templates.questions')}>
        <Questions template={template} />
      </Step>
      {mayChange && gapValues.length > 0 && (
        <Step id="template-gaps" title={t('templates.gaps')}>
          <p className="max-w-2xl text-muted">
            {t('templates.gapsLead', { mark: gapMark(document) })} {document !== shownLanguage() && t('templates.markMeans')}
          </p>
          <GapsForm template={template} />
        </Step>
      )}
      {mayChange && (
        <Step id="template-approval" title={t('templates.approval.title')}>
          <p className="mb-4 max-w-2xl text-muted">{t('templates.approval.lead', { count: questions.length, months: reviewMonths })}</p>
          <div className="max-w-3xl space-y-6">
            <EvidenceBlock place={{ assessmentId: null, questionId }} about={title} locked={false} />
            <ApprovalForm template={template} questionId={questionId} />
          </div>
        </Step>
      )}
      <Step id="template-text" title={t('templates.text')}>
        {mayChange && <p className="mb-4 max-w-2xl text-muted">{t('templates.edit.lead')}</p>}
        <TemplatePreview template={template} mayChange={mayChange} />
      </Step>
      <p className="max-w-2xl text-sm text-muted">{t('templates.notAdvice')}</p>
    </div>
  );
}

/** One document: what it is evidence of, what only the organisation knows, the file, its approval, and its text. */
export function TemplateScreen() {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  usePageTitle(t('templates.title'));
  const { data, isPending, error, refetch } = useTemplate({ id, document: useDocumentLanguage() });
  return (
    <>
      <Link href="/wzory" className="mb-3 inline-flex min-h-11 items-center gap-2 text-brand underline underline-offset-4">
        <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
        {t('templates.title')}
      </Link>
      {!data && <h1 className="text-3xl">{t('templates.title')}</h1>}
      {isPending && (
        <div className="mt-6">
          <Skeleton rows={8} label={t('common.loading')} />
        </div>
      )}
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {data && <Loaded key={data.id} template={data} />}
    </>
  );
}
