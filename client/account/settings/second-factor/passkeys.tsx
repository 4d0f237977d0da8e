import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useState, type FormEvent } from 'react';
import type { SecondFactors } from '#contract/account/second-factor.ts';
import { lengths } from '#core/platform/limits.ts';
import { day, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { useSaveFeedback } from '#client/platform/ui/save-feedback.ts';
import { useSecondFactorActs } from './second-factor-queries.ts';
import { WithPassword } from '#client/account/settings/with-password.tsx';

type Passkey = SecondFactors['passkeys'][number];

function Rename({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTranslation();
  const { renamePasskey } = useSecondFactorActs();
  const feedback = useSaveFeedback();
  const [name, setName] = useState(passkey.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    renamePasskey(passkey.id, name).then(() => {
      feedback.onSuccess();
      onDone();
    }, feedback.onError);
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3 py-3">
      <Field
        label={t('secondFactor.passkeyName')}
        className="min-w-48 flex-1"
        value={name}
        required
        minLength={lengths.keyName.least}
        maxLength={lengths.keyName.most}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit">{t('secondFactor.rename')}</Button>
      <Button variant="secondary" onClick={onDone}>
        {t('common.cancel')}
      </Button>
    </form>
  );
}

function Row({ passkey, remove }: { passkey: Passkey; remove: () => void }) {
  const { t } = useTranslation();
  const [renaming, setRenaming] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;
  if (renaming) return <Rename passkey={passkey} onDone={() => setRenaming(false)} />;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-muted">
          {t('secondFactor.added', { date: day(createdAt) })}
          {lastUsedAt && ` · ${t('secondFactor.used', { date: moment(lastUsedAt) })}`}
        </p>
      </div>
      <div className="flex gap-1">
        <Button variant="quiet" size="small" aria-label={`${t('secondFactor.rename')}: ${name}`} onClick={() => setRenaming(true)}>
          {t('secondFactor.rename')}
        </Button>
        <Button variant="quiet" size="small" aria-label={`${t('secondFactor.remove')}: ${name}`} onClick={remove}>
          {t('secondFactor.remove')}
        </Button>
      </div>
    </div>
  );
}

/** The passkeys of an account: added, renamed and taken away. */
export function Passkeys({ passkeys, onCodes }: { passkeys: readonly Passkey[]; onCodes: (codes: string[] | null) => void }) {
  const { t } = useTranslation();
  const { addPasskey, removePasskey } = useSecondFactorActs();
  const feedback = useSaveFeedback();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const [name, setName] = useState('');
  return (
    <section aria-labelledby="passkeys" className="mt-6">
      <h3 id="passkeys" className="font-semibold">
        {t('secondFactor.passkeys')}
      </h3>
      <p className="mt-1 text-[0.9375rem] text-muted">{t('secondFactor.passkeysText')}</p>
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {passkeys.map((one) => (
            <li key={one.id}>
              <Row passkey={one} remove={() => setRemoving(one)} />
            </li>
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <Button variant="secondary" className="mt-3" onClick={() => setAdding(true)}>
          {t('secondFactor.addPasskey')}
        </Button>
      ) : (
        <p className="mt-3 text-sm">{t('secondFactor.unsupported')}</p>
      )}
      {adding && (
        <WithPassword
          title={t('secondFactor.addPasskey')}
          act={t('secondFactor.continue')}
          ready={name.trim().length >= lengths.keyName.least}
          onClose={() => setAdding(false)}
          work={async (password) => {
            const { recoveryCodes } = await addPasskey({ name: name.trim(), password });
            setAdding(false);
            setName('');
            feedback.onSuccess();
            onCodes(recoveryCodes);
          }}
        >
          <Field
            label={t('secondFactor.passkeyName')}
            hint={t('secondFactor.passkeyNameHint')}
            value={name}
            maxLength={lengths.keyName.most}
            onChange={(event) => setName(event.target.value)}
          />
        </WithPassword>
      )}
      {removing && (
        <WithPassword
          title={t('secondFactor.removePasskey', { name: removing.name })}
          text={t('secondFactor.removeText')}
          act={t('secondFactor.remove')}
          danger
          onClose={() => setRemoving(null)}
          work={async (password) => {
            await removePasskey(removing.id, password);
            setRemoving(null);
            feedback.onSuccess();
          }}
        />
      )}
    </section>
  );
}
