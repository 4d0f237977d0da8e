import { Link } from 'wouter';
import type { Resolutions } from '#contract/assessment/duties/resolutions.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

type Props = Readonly<{ one: Resolutions['resolutions'][number]; mayChange: boolean }>;

/** Documents that a decision approves, and, once it was taken, the way to where the approval of each is recorded with its signed file. */
export function DecidedDocuments({ one: { documents, adoptedOn }, mayChange }: Props) {
  const { t } = useTranslation();
  if (documents.length === 0) return null;
  return (
    <>
      <h4 className="mt-2 text-sm font-semibold">{t('resolutions.documents')}</h4>
      <ul data-order="questionnaire" className="mt-1 space-y-1 border-l-2 border-line pl-3 text-sm">
        {documents.map(({ templateId, heading, isRecorded }) => (
          <li key={templateId} className="[overflow-wrap:anywhere]">
            {heading}
            {isRecorded && <span className="text-muted"> · {t('resolutions.approvalRecorded')}</span>}
            {adoptedOn && !isRecorded && mayChange && (
              <>
                {' · '}
                <Link href={`/wzory/${templateId}`} className="font-medium text-brand underline underline-offset-4">
                  {t('resolutions.recordApproval')}
                  <span className="sr-only">: {heading}</span>
                </Link>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
