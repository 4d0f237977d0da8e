import { Download } from 'lucide-react';
import { addressOf } from '#client/api.ts';
import { useTranslation } from '#client/i18n.ts';
import { DownloadLink } from '#client/ui/button.tsx';
import { Part } from './part.tsx';

export function OwnDataPart() {
  const { t } = useTranslation();
  return (
    <Part id="settings-data" title={t('settings.data')} lead={t('settings.dataLead')}>
      <DownloadLink href={addressOf('GET /api/account/export')} download>
        <Download aria-hidden="true" className="size-4.5" />
        {t('settings.download')}
      </DownloadLink>
    </Part>
  );
}
