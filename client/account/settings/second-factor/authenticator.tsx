import { useState, type FormEvent } from 'react';
import { encode } from 'uqr';
import { lengths } from '#core/platform/limits.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { fieldsOf, useSaveFeedback } from '#client/platform/ui/save-feedback.ts';
import { useSecondFactorActs } from './second-factor-queries.ts';
import { WithPassword } from '#client/account/settings/with-password.tsx';

type Offer = Readonly<{ secret: string; address: string }>;

/** The address as a code to scan, dark on light whatever the theme: that is what cameras know. */
function Picture({ address }: { address: string }) {
  const { t } = useTranslation();
  const { data, size } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg
      role="img"
      aria-label={t('secondFactor.picture')}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto block w-52 rounded-md bg-white"
    >
      <path d={path} fill="black" />
    </svg>
  );
}

function FirstCode({ offer, onClose, onCodes }: { offer: Offer; onClose: () => void; onCodes: (codes: string[] | null) => void }) {
  const { t } = useTranslation();
  const { confirmTotp } = useSecondFactorActs();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const error = fieldsOf(failure).code;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    confirmTotp(code).then(({ recoveryCodes }) => onCodes(recoveryCodes), setFailure);
  };
  return (
    <Dialog open onClose={onClose} title={t('secondFactor.addApp')} description={t('secondFactor.scan')}>
      <form noValidate onSubmit={submit} className="space-y-4">
        {failure !== null && !error && (
          <Notice tone="bad" alert>
            <p>{failureText(failure)}</p>
          </Notice>
        )}
        <Picture address={offer.address} />
        <Field
          label={t('secondFactor.secret')}
          readOnly
          value={offer.secret.match(/.{1,4}/g)?.join(' ') ?? ''}
          onFocus={(event) => event.target.select()}
        />
        <Field
          label={t('secondFactor.appCode')}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={lengths.code.most}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={code.trim() === ''}>
            {t('secondFactor.confirmApp')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The authenticator application of an account: set up with its first code, and taken away. */
export function Authenticator({ since, onCodes }: { since: string | null; onCodes: (codes: string[] | null) => void }) {
  const { t } = useTranslation();
  const { offerTotp, removeTotp } = useSecondFactorActs();
  const feedback = useSaveFeedback();
  const [isConfirming, setConfirming] = useState(false);
  const [offer, setOffer] = useState<Offer | null>(null);
  return (
    <section aria-labelledby="authenticator" className="mt-6">
      <h3 id="authenticator" className="font-semibold">
        {t('secondFactor.app')}
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted">{t('secondFactor.appText')}</p>
      {since && <p className="mt-2 text-[0.9375rem]">{t('secondFactor.appSince', { date: day(since) })}</p>}
      <Button variant="secondary" className="mt-3" onClick={() => setConfirming(true)}>
        {t(since ? 'secondFactor.remove' : 'secondFactor.addApp')}
      </Button>
      {isConfirming && (
        <WithPassword
          title={t(since ? 'secondFactor.removeApp' : 'secondFactor.addApp')}
          act={t(since ? 'secondFactor.remove' : 'secondFactor.continue')}
          danger={since !== null}
          {...(since ? { text: t('secondFactor.removeText') } : {})}
          onClose={() => setConfirming(false)}
          work={async (password) => {
            if (since) {
              await removeTotp(password);
              feedback.onSuccess();
            } else setOffer(await offerTotp(password));
            setConfirming(false);
          }}
        />
      )}
      {offer && (
        <FirstCode
          offer={offer}
          onClose={() => setOffer(null)}
          onCodes={(codes) => {
            setOffer(null);
            feedback.onSuccess();
            onCodes(codes);
          }}
        />
      )}
    </section>
  );
}
