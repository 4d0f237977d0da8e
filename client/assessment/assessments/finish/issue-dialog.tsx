import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { lengths } from '#core/platform/limits.ts';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useIssueCertificate } from '#client/assessment/data/queries.ts';

function isShort(text: string): boolean {
  return text.trim().length < lengths.declaration.least;
}

/** Asks who confirms that the answers are true, and issues the certificate. */
export function IssueDialog({ assessment, open, close }: { assessment: Assessment; open: boolean; close: () => void }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const me = useMe().data;
  const issue = useIssueCertificate();
  const failureText = useFailureText();
  const [name, setName] = useState(me ? `${me.firstName} ${me.lastName}` : '');
  const [role, setRole] = useState('');
  const [checked, setChecked] = useState(false);
  const [tried, setTried] = useState(false);
  const fields = issue.error instanceof ApiError ? issue.error.fields : {};
  const unconfirmed = issue.error instanceof ApiError && issue.error.code === 'company_unconfirmed';
  const nameError = tried && isShort(name) ? t('issue.nameNeeded') : fields['declaration.name'];
  const roleError = tried && isShort(role) ? t('issue.roleNeeded') : fields['declaration.role'];

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isShort(name) || isShort(role) || !checked) return;
    issue.mutate(
      { id: assessment.id, name, role },
      {
        onSuccess: (certificate) => {
          toast({ title: t('issue.done'), description: certificate.certificateNumber });
          go(`/certyfikaty?number=${certificate.certificateNumber}`);
          scrollTo({ top: 0 });
        },
      },
    );
  };

  if (unconfirmed) {
    return (
      <Dialog open={open} onClose={close} title={t('issue.unconfirmed')} description={t('issue.kept')}>
        <p className="text-[0.9375rem] text-muted">{t('confirmation.lead')}</p>
        <div role="alert" className="mt-5 flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {t('common.close')}
          </Button>
          <ButtonLink href="/potwierdzenie-firmy">{t('confirmation.toScreen')}</ButtonLink>
        </div>
      </Dialog>
    );
  }

  return (
    <Dialog open={open} onClose={close} title={t('issue.title')} description={t('issue.lead')}>
      <form noValidate onSubmit={submit} className="space-y-4">
        {issue.error && Object.keys(fields).length === 0 && !unconfirmed && (
          <Notice tone="bad" alert>
            <p>{failureText(issue.error)}</p>
          </Notice>
        )}
        <Field
          label={t('issue.name')}
          autoComplete="name"
          maxLength={lengths.declaration.most}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={nameError}
        />
        <Field
          label={t('issue.role')}
          hint={t('issue.roleHint')}
          autoComplete="organization-title"
          maxLength={lengths.declaration.most}
          value={role}
          onChange={(event) => setRole(event.target.value)}
          error={roleError}
        />
        <div>
          <label className="flex gap-3 text-[0.9375rem]">
            <input
              type="checkbox"
              checked={checked}
              onChange={(event) => setChecked(event.target.checked)}
              aria-invalid={(tried && !checked) || undefined}
              className="mt-1 size-5 shrink-0 accent-(--brand)"
            />
            <span>{t('issue.declaration')}</span>
          </label>
          {tried && !checked && (
            <p role="alert" className="mt-1 pl-8 text-sm font-medium text-bad">
              {t('issue.declarationNeeded')}
            </p>
          )}
        </div>
        <p className="text-sm text-muted">{t('issue.public')}</p>
        <div className="flex flex-wrap justify-end gap-3 pt-2">
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={issue.isPending}>
            {t(issue.isPending ? 'issue.pending' : 'issue.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
