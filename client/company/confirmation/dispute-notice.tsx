import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useDispute } from './queries.ts';

/** What a dispute about the NIP means for this account, and what can be done; nothing of the other one is disclosed. */
export function DisputeNotice({ confirmation }: { confirmation: CompanyConfirmation }) {
  const { t } = useTranslation();
  const change = useDispute();
  const failed = useFailureToast();
  const { dispute, holdsNip } = confirmation;
  const act = (what: 'start' | 'withdraw') => (
    <Button
      variant="secondary"
      size="small"
      disabled={change.isPending}
      onClick={() => change.mutate(what, { onError: (error) => failed(error) })}
    >
      {t(`confirmation.dispute.${what}`)}
    </Button>
  );
  if (!dispute) {
    if (holdsNip) return null;
    return (
      <Notice tone="warn" title={t('confirmation.dispute.none')}>
        <p>{t('confirmation.dispute.noneText')}</p>
        {act('start')}
      </Notice>
    );
  }
  const { role, decideBy, answerBy, heldUp } = dispute;
  return (
    <div data-dispute={role}>
      <Notice tone="warn" title={t(`confirmation.dispute.${role}`)}>
        <p>{t(`confirmation.dispute.${role}Text`, { at: day(decideBy), answer: answerBy ? day(answerBy) : '' })}</p>
        {heldUp && <p className="font-medium">{t('confirmation.dispute.heldUp')}</p>}
        {role === 'claimant' && act('withdraw')}
      </Notice>
    </div>
  );
}
