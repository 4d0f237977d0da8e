import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useConfirmation } from './queries.ts';

/**
 * Reminds from the first day on that the company has to be confirmed; says nothing once it is, or while that is not known. Where nothing was
 * answered yet (`begins`) the first steps say so.
 */
export function ConfirmationPrompt({ begins }: { begins: boolean }) {
  const { t } = useTranslation();
  const { data } = useConfirmation();
  if (!data) return null;
  const isPlain = !data.contested && !data.dispute && data.holdsNip;
  if (isPlain && (data.state === 'confirmed' || begins)) return null;
  const { pending, contested, waiting, dispute, holdsNip } = data;
  const disputed = dispute ? dispute.role : holdsNip ? null : 'none';
  const title = contested
    ? 'confirmation.states.contested'
    : disputed
      ? (`confirmation.dispute.${disputed}` as const)
      : pending
        ? 'confirmation.nudgePending'
        : 'confirmation.nudge';
  return (
    <div className="mt-6">
      <Notice tone={contested ? 'bad' : 'info'} title={t(title)}>
        <p>
          {contested
            ? t('confirmation.contested')
            : disputed
              ? t(`confirmation.dispute.${disputed}Text`, {
                  at: dispute ? day(dispute.decideBy) : '',
                  answer: dispute?.answerBy ? day(dispute.answerBy) : '',
                })
              : waiting > 0
                ? t('confirmation.waiting', { count: waiting })
                : t('confirmation.nudgeText')}
        </p>
        <ButtonLink size="small" variant="secondary" href="/potwierdzenie-firmy">
          {t('confirmation.toScreen')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
