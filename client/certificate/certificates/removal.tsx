import { useState } from 'react';
import type { Certificate } from '#contract/certificate/certificates.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useRemoveCertificate } from './queries.ts';

/** Takes a certificate out of the registry, after what that means. */
export function Removal({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const remove = useRemoveCertificate();
  const failed = useFailureToast();
  const confirm = (): void =>
    remove.mutate(certificate.id, {
      onSuccess: () => {
        setOpen(false);
        toast({ title: t('certificates.removed') });
      },
      onError: (error) => failed(error),
    });
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('certificates.remove')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('certificates.removeTitle')}
        description={t('certificates.removeText', { number: certificate.certificateNumber })}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('common.cancel')}
          </Button>
          <Button variant="danger" disabled={remove.isPending} onClick={confirm}>
            {t('certificates.removeConfirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
