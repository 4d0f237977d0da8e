import type { MouseEvent } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';

/** What can be done about a NIP that has an account: nothing of that account is disclosed. */
export function NipTaken({ pending, dispute }: { pending: boolean; dispute: (event: MouseEvent) => void }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" title={t('register.taken.title')} alert>
      <p>{t('register.taken.text')}</p>
      <ul className="list-disc space-y-1 pl-5">
        {(['made', 'told', 'decided', 'hidden'] as const).map((step) => (
          <li key={step}>{t(`register.taken.steps.${step}`)}</li>
        ))}
      </ul>
      {/* Without the application it sends the form itself. */}
      <Button variant="secondary" type="submit" form="registration" name="dispute" value="yes" disabled={pending} onClick={dispute}>
        {t('register.taken.submit')}
      </Button>
    </Notice>
  );
}
