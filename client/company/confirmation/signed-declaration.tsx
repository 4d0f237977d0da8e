import { useState, type FormEvent } from 'react';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { FilePick } from '#client/platform/ui/forms/file-pick.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useSendDeclaration, type WhenConfirmed } from './queries.ts';

type Declaration = NonNullable<CompanyConfirmation['declaration']>;

/** The declaration to be sealed, where it is sent back, and what the last file brought. */
export function SignedDeclaration({ declaration, done }: { declaration: Declaration; done: WhenConfirmed }) {
  const { t } = useTranslation();
  const send = useSendDeclaration(done);
  const failureText = useFailureText();
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const { expiresAt, verdict, judgedAt } = declaration;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(!file);
    if (file) send.mutate(file);
  };
  return (
    <section aria-labelledby="send-declaration" className="mt-8 rounded-lg border border-brand/40 bg-tint p-5 sm:p-6">
      <h2 id="send-declaration" className="text-xl">
        {t('confirmation.signed.title')}
      </h2>
      <p className="mt-1 max-w-2xl text-[0.9375rem]">{t('confirmation.signed.text', { at: moment(expiresAt) })}</p>
      <DownloadLink className="mt-4" href={addressOf('GET /api/company/declaration', {})}>
        {t('confirmation.signed.download')}
      </DownloadLink>
      <form noValidate onSubmit={submit} className="mt-5 space-y-3">
        <label htmlFor="declaration-file" className="block font-medium">
          {t('confirmation.signed.file')}
        </label>
        <FilePick
          id="declaration-file"
          accept="application/pdf"
          invalid={missing}
          describedBy={missing ? 'declaration-missing' : undefined}
          chosen={file?.name}
          choose={setFile}
        />
        {missing && (
          <p id="declaration-missing" role="alert" className="text-sm font-medium text-bad">
            {t('confirmation.signed.missing')}
          </p>
        )}
        {verdict && judgedAt && (
          <p role="status" data-verdict={verdict} className="max-w-2xl text-[0.9375rem]">
            {t('confirmation.signed.last', { at: moment(judgedAt), verdict: t(`confirmation.signed.verdicts.${verdict}`) })}
          </p>
        )}
        {send.error && (
          <Notice tone="bad" alert>
            <p>{failureText(send.error)}</p>
          </Notice>
        )}
        <Button type="submit" disabled={send.isPending}>
          {t(send.isPending ? 'confirmation.signed.sending' : 'confirmation.signed.submit')}
        </Button>
      </form>
    </section>
  );
}
