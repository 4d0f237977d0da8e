import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { CurrentUser } from '#contract/account/accounts.ts';
import type { RouteCall, RouteOutput } from '#contract/routes.ts';
import type { SecondFactorWay } from '#contract/account/second-factor.ts';
import { lengths } from '#core/platform/limits.ts';
import { api, ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { usePasskeyText } from './passkey-text.ts';
import { useSignedIn, useSite } from '#client/account/accounts/queries.ts';

type Shown = NonNullable<RouteCall<'POST /api/auth/second-factor'>['body']>;
export type Step = Readonly<{ ways: readonly SecondFactorWay[]; onPassed: (user: CurrentUser) => void; onOver: () => void }>;
/** Whom a second factor is shown to: a sign-in, or a call that requires reauthentication. */
export type SecondFactorRequest<Passed> = Readonly<{
  ways: readonly SecondFactorWay[];
  fetchOptions: () => Promise<RouteOutput<'POST /api/auth/second-factor/passkey'>>;
  show: (shown: Shown) => Promise<Passed>;
  onPassed: (passed: Passed) => void;
  /** The label of the button that sends a code. */
  confirm: string;
}>;

function useStep<Passed>({ fetchOptions, show, onPassed, confirm }: SecondFactorRequest<Passed>) {
  const textOf = usePasskeyText();
  const [failure, setFailure] = useState<unknown>(null);
  const [pending, setPending] = useState(false);
  const attempt = (work: () => Promise<Shown>): void => {
    setPending(true);
    setFailure(null);
    work()
      .then(show)
      .then(onPassed)
      .catch((error: unknown) => setFailure(error))
      .finally(() => setPending(false));
  };
  const withPasskey = async (): Promise<Shown> => {
    const passkey = await startAuthentication({ optionsJSON: await fetchOptions() });
    return { passkey: passkey as unknown as Shown['passkey'] };
  };
  const field = failure instanceof ApiError ? Object.values(failure.fields)[0] : undefined;
  const message = failure === null || field ? null : textOf(failure);
  return { attempt, withPasskey, pending, field, message, confirm, forget: () => setFailure(null) };
}

function CodeForm({ way, step }: { way: 'totp' | 'recovery'; step: ReturnType<typeof useStep> }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    step.attempt(async () => (way === 'totp' ? { code } : { recoveryCode: code }));
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Field
        label={t(way === 'totp' ? 'secondFactor.appCode' : 'secondFactor.recoveryCode')}
        {...(way === 'totp' ? {} : { hint: t('secondFactor.recoveryHint') })}
        name="code"
        inputMode={way === 'totp' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={lengths.code.most}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={step.field}
      />
      <Button type="submit" className="w-full" disabled={step.pending || code.trim() === ''}>
        {step.confirm}
      </Button>
    </form>
  );
}

const offers = { passkey: 'secondFactor.usePasskey', totp: 'secondFactor.useApp', recovery: 'secondFactor.useRecovery' } as const;

/** One way to show a second factor at a time, the others to choose from. */
export function FactorForms<Passed>({ children, ...asker }: SecondFactorRequest<Passed> & { children?: ReactNode }) {
  const { t } = useTranslation();
  const step = useStep(asker);
  const ways = asker.ways.filter((way) => way !== 'passkey' || browserSupportsWebAuthn());
  const [way, setWay] = useState<SecondFactorWay>(ways[0] ?? 'recovery');
  return (
    <div className="space-y-5">
      {step.message && (
        <Notice tone="bad" alert>
          <p>{step.message}</p>
        </Notice>
      )}
      {way === 'passkey' ? (
        <Button className="w-full" disabled={step.pending} onClick={() => step.attempt(step.withPasskey)}>
          {t('secondFactor.usePasskey')}
        </Button>
      ) : (
        <CodeForm key={way} way={way} step={step} />
      )}
      <div className="flex flex-col items-start gap-2 text-[0.9375rem]">
        {ways.map(
          (other) =>
            other !== way && (
              <Button
                key={other}
                variant="quiet"
                className="-mx-5"
                onClick={() => {
                  step.forget();
                  setWay(other);
                }}
              >
                {t(offers[other])}
              </Button>
            ),
        )}
        {children}
      </div>
    </div>
  );
}

/** The second step of a sign-in whose password was right. */
export function SecondStep({ ways, onPassed, onOver }: Step) {
  const { t } = useTranslation();
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="second-step">
      <h1 ref={heading} id="second-step" tabIndex={-1} className="text-3xl outline-none">
        {t('secondFactor.stepTitle')}
      </h1>
      <p className="mt-2 text-muted">{t('secondFactor.stepText')}</p>
      <div className="mt-6 space-y-5">
        <FactorForms
          ways={ways}
          fetchOptions={() => api('POST /api/auth/second-factor/passkey')}
          show={(shown) => api('POST /api/auth/second-factor', { body: shown })}
          onPassed={onPassed}
          confirm={t('secondFactor.confirm')}
        >
          <Button variant="quiet" className="-mx-5" onClick={onOver}>
            {t('secondFactor.startOver')}
          </Button>
        </FactorForms>
        {site.data && <p className="text-sm text-muted">{t('secondFactor.lost', { email: site.data.company.email })}</p>}
      </div>
    </section>
  );
}

/** The same as a page, in the place of the form whose password was right. */
export function SecondStepOfLogin({ ways }: Pick<Step, 'ways'>) {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const onPassed = (user: CurrentUser): void => {
    signedIn(user);
    toast({ title: t('login.welcome', { name: user.firstName }) });
  };
  return (
    <div className="mx-auto w-full max-w-md px-4 py-12 sm:py-20">
      <SecondStep ways={ways} onPassed={onPassed} onOver={() => location.assign(location.href)} />
    </div>
  );
}
