import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useConfirmation } from './queries.ts';

/** Reminds from the first day on that the company has to be confirmed; says nothing once it is, or while that is not known. */
export function ConfirmationNudge() {
  const { t } = useTranslation();
  const { data } = useConfirmation();
  if (!data || (data.state === 'confirmed' && !data.contested)) return null;
  const { pending, contested, waiting } = data;
  const title = contested ? 'confirmation.states.contested' : pending ? 'confirmation.nudgePending' : 'confirmation.nudge';
  return (
    <div className="mt-6">
      <Notice tone={contested ? 'bad' : 'info'} title={t(title)}>
        <p>
          {contested
            ? t('confirmation.contested')
            : waiting > 0
              ? t('confirmation.waiting', { count: waiting })
              : t('confirmation.nudgeText')}
        </p>
        <ButtonLink size="small" href="/potwierdzenie-firmy">
          {t('confirmation.toScreen')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
