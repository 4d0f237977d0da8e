import { useState } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useSecondFactorActs } from './second-factor-queries.ts';
import { WithPassword } from '#client/account/settings/with-password.tsx';

/** The codes, this once. */
export function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast({ title: t('secondFactor.copied') });
  };
  return (
    <Dialog open onClose={onClose} title={t('secondFactor.codes')} description={t('secondFactor.codesText')}>
      <ul className="grid gap-y-1 rounded-md border border-line bg-tint p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          {t('secondFactor.copy')}
        </Button>
        <Button onClick={onClose}>{t('secondFactor.saved')}</Button>
      </div>
    </Dialog>
  );
}

/** How many codes are left, and new ones in their place. */
export function RecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation();
  const { renewCodes } = useSecondFactorActs();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section aria-labelledby="recovery-codes" className="mt-6">
      <h3 id="recovery-codes" className="font-semibold">
        {t('secondFactor.codes')}
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted">{t('secondFactor.codesLeft', { count: left })}</p>
      <Button variant="secondary" className="mt-3" onClick={() => setConfirming(true)}>
        {t('secondFactor.renewCodes')}
      </Button>
      {isConfirming && (
        <WithPassword
          title={t('secondFactor.renewCodes')}
          act={t('secondFactor.continue')}
          onClose={() => setConfirming(false)}
          work={async (password) => {
            const { recoveryCodes } = await renewCodes(password);
            setConfirming(false);
            onCodes(recoveryCodes);
          }}
        />
      )}
    </section>
  );
}
