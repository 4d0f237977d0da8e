import { useState, type FormEvent } from 'react';
import type { Certificate } from '#contract/certificate/certificates.ts';
import { lengths } from '#core/platform/limits.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useExplain } from './queries.ts';

function Explanation({ id }: { id: string }) {
  const { t } = useTranslation();
  const explain = useExplain();
  const failureText = useFailureText();
  const [text, setText] = useState('');
  const { error } = explain;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    explain.mutate({ id, text }, { onSuccess: () => toast({ title: t('done.sent') }) });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-3">
      <TextArea
        rows={4}
        label={t('certificates.notice.label')}
        hint={t('certificates.notice.hint')}
        maxLength={lengths.explanation.most}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={error ? ((error instanceof ApiError ? error.fields.text : undefined) ?? failureText(error)) : undefined}
      />
      <Button type="submit" disabled={explain.isPending}>
        {t('certificates.notice.send')}
      </Button>
    </form>
  );
}

/** That a certificate is to be revoked: why, until when the organisation can explain itself, and its explanation. */
export function Announced({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation();
  const may = useMay('POST /api/certificates/:id/explanation', 'editor');
  const notice = certificate.revocationNotice;
  if (!notice) return null;
  return (
    <div className="mt-5">
      <Notice tone="warn" title={t('certificates.notice.title')}>
        <p>
          {t('certificates.notice.text', {
            reason: t(`check.reasons.${notice.reason}`),
            deadline: t(`certificates.notice.deadline.${notice.phase}`, { date: day(notice.explainUntil) }),
          })}
        </p>
        <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{notice.grounds}</p>
        {notice.explanation && (
          <p className="mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
            <span className="font-medium">{t('certificates.notice.mine')}</span> {notice.explanation}
          </p>
        )}
        {may && !notice.explanation && notice.phase !== 'passed' && <Explanation id={certificate.id} />}
      </Notice>
    </div>
  );
}
