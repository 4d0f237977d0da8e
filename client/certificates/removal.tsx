import { useState } from 'react';
import type { Certificate } from '#contract/certificates.ts';
import { useTranslation } from '#client/i18n.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { useFailureToast } from '#client/ui/failure.tsx';
import { toast } from '#client/ui/toast-store.ts';
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
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('certificates.remove')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('certificates.removeTitle')}
        description={t('certificates.removeText', { number: certificate.certificateNumber })}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={() => setOpen(false)}>
            {t('common.cancel')}
          </Button>
          <Button look="danger" disabled={remove.isPending} onClick={confirm}>
            {t('certificates.removeConfirm')}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
