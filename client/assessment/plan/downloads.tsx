import { Download } from 'lucide-react';
import { addressOf } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { FeedButton } from './calendar/feed-dialog.tsx';

/** What can be taken along: the plan as files, and its days in a calendar. */
export function Downloads() {
  const { t } = useTranslation();
  const query = { lang: shownLanguage() };
  const files = [
    ['XLSX', addressOf('GET /api/action-items/xlsx', { query })],
    ['DOCX', addressOf('GET /api/action-items/docx', { query })],
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {files.map(([kind, address]) => (
        <DownloadLink key={kind} size="small" href={address} download aria-label={`${kind}: ${t('plan.export.label')}`}>
          <Download aria-hidden="true" className="size-4" />
          {kind}
        </DownloadLink>
      ))}
      <FeedButton />
    </div>
  );
}
