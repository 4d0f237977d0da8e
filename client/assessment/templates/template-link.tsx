import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import { questionNumber, questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** The way from a question of NIS2 to the documents that are evidence of it. */
export function TemplateLink({ questionId }: { questionId: string }) {
  const { t } = useTranslation();
  if (questionPlace(questionId)?.regime !== 'nis2') return null;
  const number = questionNumber(questionId);
  return (
    <Link href={`/wzory?pytanie=${number}`} className="inline-flex min-h-9 items-center gap-1.5 rounded text-sm font-medium text-brand">
      <FileText aria-hidden="true" className="size-4" />
      {t('templates.link')}
      <span className="sr-only">: {number}</span>
    </Link>
  );
}
