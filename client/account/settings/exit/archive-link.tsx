import { Download } from 'lucide-react';
import { addressOf } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { DownloadLink } from '#client/platform/ui/forms/button.tsx';

/** Saves all files of evidence at once; the browser writes them to the disk as they come. */
export function ArchiveLink() {
  const { t } = useTranslation();
  return (
    <DownloadLink href={addressOf('GET /api/evidence/archive')} download>
      <Download aria-hidden="true" className="size-4.5" />
      {t('evidence.archive')}
    </DownloadLink>
  );
}
