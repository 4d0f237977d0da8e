import { useState } from 'react';
import { useMay } from '#client/account/accounts/role.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useDemand, useDemandSecondFactor } from './queries.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';

/** Whether everybody in the organisation needs a second factor, and the switch for owners. */
export function SecondFactorPart() {
  const { t } = useTranslation();
  const demand = useDemand();
  const change = useDemandSecondFactor();
  const failed = useFailureToast();
  const owns = useMay('PUT /api/members/second-factor', 'owner');
  const [isConfirming, setConfirming] = useState(false);
  const set = (demanded: boolean): void =>
    change.mutate(demanded, { onSuccess: () => setConfirming(false), onError: (error) => failed(error) });
  return (
    <section aria-labelledby="team-second-factor" className="border-t border-line py-8">
      <h2 id="team-second-factor" className="text-xl">
        {t('team.secondFactor.title')}
      </h2>
      {demand.isPending && <Skeleton rows={1} label={t('common.loading')} />}
      {demand.isError && <Failure error={demand.error} retry={() => void demand.refetch()} />}
      {demand.data && (
        <>
          <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted" aria-live="polite">
            {t(demand.data.demanded ? 'team.secondFactor.demanded' : 'team.secondFactor.free')}
          </p>
          {owns && (
            <Button
              variant="secondary"
              size="small"
              className="mt-4"
              disabled={change.isPending}
              onClick={() => (demand.data?.demanded ? set(false) : setConfirming(true))}
            >
              {t(demand.data.demanded ? 'team.secondFactor.release' : 'team.secondFactor.demand')}
            </Button>
          )}
        </>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('team.secondFactor.sure')}
        lead={t('team.secondFactor.sureLead')}
        act={t('team.secondFactor.demand')}
        variant="primary"
        pending={change.isPending}
        close={() => setConfirming(false)}
        confirm={() => set(true)}
      />
    </section>
  );
}
