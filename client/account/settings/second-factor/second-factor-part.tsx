import { useState } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { Authenticator } from './authenticator.tsx';
import { EnrolmentLink } from './enrolment-link.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { Passkeys } from './passkeys.tsx';
import { NewCodes, RecoveryCodes } from './recovery-codes.tsx';
import { useSecondFactors } from './second-factor-queries.ts';

/** What is asked for beside the password: passkeys, an application, and codes for the day when both are lost. */
export function SecondFactorPart() {
  const { t } = useTranslation();
  const factors = useSecondFactors();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isSetUp = factors.data && (factors.data.totpSince !== null || factors.data.passkeys.length > 0);
  return (
    <Part id="settings-second-factor" title={t('secondFactor.title')} lead={t('secondFactor.lead')}>
      {factors.isPending && <Skeleton label={t('common.loading')} className="h-28" />}
      {factors.isError && <Failure error={factors.error} retry={() => void factors.refetch()} />}
      {factors.data && (
        <>
          {!isSetUp && <p className="text-[0.9375rem]">{t('secondFactor.none')}</p>}
          {factors.data.linkNeeded ? (
            <EnrolmentLink />
          ) : (
            <>
              <Passkeys passkeys={factors.data.passkeys} onCodes={setCodes} />
              <Authenticator since={factors.data.totpSince} onCodes={setCodes} />
            </>
          )}
          {isSetUp && <RecoveryCodes left={factors.data.recoveryCodesLeft} onCodes={setCodes} />}
        </>
      )}
      {codes && <NewCodes codes={codes} onClose={() => setCodes(null)} />}
    </Part>
  );
}
