import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMay } from '#client/account/accounts/role.ts';
import { saveFile } from '#client/platform/api/api.ts';
import { ArchiveLink } from './archive-link.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { useSaveFeedback } from '#client/platform/ui/save-feedback.ts';

/** Saves everything that is stored about the account and its organisations. */
export function SaveOwnData() {
  const { t } = useTranslation();
  const { onError } = useSaveFeedback();
  const save = useMutation({ mutationFn: () => saveFile('GET /api/account/export'), onError });
  return (
    <Button variant="secondary" disabled={save.isPending} onClick={() => save.mutate()}>
      <Download aria-hidden="true" className="size-4.5" />
      {t('settings.download')}
    </Button>
  );
}

export function OwnDataPart() {
  const { t } = useTranslation();
  const hasEvidence = useMay('GET /api/evidence/archive', 'reader');
  return (
    <Part id="settings-data" title={t('settings.data')} lead={t('settings.dataLead')}>
      <div className="flex flex-wrap gap-3">
        <SaveOwnData />
        {hasEvidence && <ArchiveLink />}
      </div>
    </Part>
  );
}
