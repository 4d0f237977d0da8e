import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DownloadLink } from '#client/ui/button.tsx';
import { Part } from './part.tsx';

export function OwnDataPart() {
  const { t } = useTranslation();
  return (
    <Part id="settings-data" title={t('settings.data')} lead={t('settings.dataLead')}>
      <DownloadLink href="/api/account/export" download>
        <Download aria-hidden="true" className="size-4.5" />
        {t('settings.download')}
      </DownloadLink>
    </Part>
  );
}
