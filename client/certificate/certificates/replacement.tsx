import { useState } from 'react';
import type { Certificate } from '#contract/certificate/certificates.ts';
import { lastDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useReplaceCertificate } from './queries.ts';

/** Says what a certificate of the first version lacks, and replaces it after what that means. */
export function Replacement({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const replace = useReplaceCertificate();
  const failureText = useFailureText();
  const confirm = (): void =>
    replace.mutate(certificate.id, {
      onSuccess: ({ certificateNumber }) => {
        setOpen(false);
        toast({ title: t('certificates.replaced', { number: certificateNumber }) });
      },
    });
  return (
    <Notice tone="warn" title={t('certificates.firstVersion')}>
      <p>{t('certificates.firstVersionText')}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('certificates.replace')}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('certificates.replace')}
        description={t('certificates.replaceText', { number: certificate.certificateNumber, until: lastDay(certificate.expiresAt) })}
      >
        {replace.error && (
          <div className="mb-5">
            <Notice tone="bad" alert>
              <p>{failureText(replace.error)}</p>
              <ButtonLink variant="secondary" href="/potwierdzenie-firmy">
                {t('confirmation.toScreen')}
              </ButtonLink>
            </Notice>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {t('common.cancel')}
          </Button>
          <Button disabled={replace.isPending} onClick={confirm}>
            {t(replace.isPending ? 'certificates.replacing' : 'certificates.replace')}
          </Button>
        </div>
      </Dialog>
    </Notice>
  );
}
