import { useState, type FormEvent } from 'react';
import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { codeLength } from '#core/company/confirmation.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useRedeemCode, type WhenConfirmed } from './queries.ts';

/** Blanks and dashes that people put between the characters. */
const longestTyped = codeLength * 2;

type Pending = NonNullable<CompanyConfirmation['pending']>;

/** Takes the code that the company received. */
export function CodeForm({ pending, done }: { pending: Pending; done: WhenConfirmed }) {
  const { t } = useTranslation();
  const redeem = useRedeemCode(done);
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const fields = redeem.error instanceof ApiError ? redeem.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    redeem.mutate(code);
  };
  return (
    <section aria-labelledby="enter-code" className="mt-8 rounded-lg border border-brand/40 bg-tint p-5 sm:p-6">
      <h2 id="enter-code" className="text-xl">
        {t('confirmation.enter')}
      </h2>
      <p className="mt-1 text-[0.9375rem] [overflow-wrap:anywhere]">
        {t('confirmation.enterText', { address: pending.sentTo, at: moment(pending.expiresAt), tries: pending.triesLeft })}
      </p>
      <form noValidate onSubmit={submit} className="mt-4 max-w-md space-y-4">
        {redeem.error && !fields.code && (
          <Notice tone="bad" alert>
            <p>{failureText(redeem.error)}</p>
          </Notice>
        )}
        <Field
          label={t('confirmation.code')}
          hint={t('confirmation.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestTyped}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={fields.code}
        />
        <Button type="submit" disabled={redeem.isPending}>
          {t(redeem.isPending ? 'confirmation.submitting' : 'confirmation.submit')}
        </Button>
      </form>
    </section>
  );
}
