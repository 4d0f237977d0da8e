import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { placeAfterSignIn } from '#contract/platform/pages.ts';
import { beginsWithClients } from '#core/account/members/members.ts';
import { lengths } from '#core/platform/limits.ts';
import type { SecondFactorWay } from '#contract/account/second-factor.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { refusalOf, useRefusedForm } from '#client/platform/ui/forms/refused-form.ts';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { isEmailLike } from '#client/account/accounts/email.ts';
import { PendingCard } from '#client/account/accounts/mailed-links/pending-card.tsx';
import { ShowPassword } from '#client/account/accounts/password-field.tsx';
import { useLogin, useMe, usePending, useSite, waysIn } from '#client/account/accounts/queries.ts';

/** Fetched where there are any. */
const DemoAccounts = lazyPart<{ choose: (email: string) => void }>(async () => (await import('./demo-accounts.tsx')).DemoAccounts, {
  missing: () => null,
});
/** Fetched for those who set one up. */
const SecondStep = lazyPart<{ ways: readonly SecondFactorWay[] }>(async () => (await import('./second-factor-step.tsx')).SecondStepOfLogin);

/** Whoever was choosing a plan registers with it. */
function registerAddress(next: string): string {
  const [, plan] = /^\/pricing\?plan=(\w+)$/.exec(next) ?? [];
  return plan ? `/register?plan=${plan}` : '/register';
}

/** Where the form goes when it is sent before the application is there. */
function formAddress(next: string | null): string {
  return `/login?${new URLSearchParams({ lang: shownLanguage(), ...(next ? { next } : {}) })}`;
}

/** The second step needs the application; the form that the server drew states so until it is there. */
const nothingChanges = () => () => {};

type Errors = Readonly<{ email?: string; password?: string }>;

function useCheck(): (email: string, password: string) => Errors {
  const { t } = useTranslation();
  return (email, password) => ({
    ...(isEmailLike(email) ? {} : { email: t('login.emailInvalid') }),
    ...(password.length > 0 ? {} : { password: t('login.passwordRequired') }),
  });
}

export function LoginScreen() {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const me = useMe();
  const site = useSite();
  const login = useLogin();
  const check = useCheck();
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const refused = useRefusedForm();
  const pending = usePending().data?.pending;
  // Whoever has just registered need not type the address again.
  const [typed, setEmail] = useState(refused?.values.email);
  const email = typed ?? pending?.email ?? '';
  const [passwordShown, showPassword] = useState(false);
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>(refused?.errors ?? {});
  const ready = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  usePageTitle(t('login.title'));

  // The same element each time: until it has come, what the server drew of it stays.
  const demo = useMemo(() => {
    const choose = (chosen: string): void => {
      setEmail(chosen);
      setPassword('demo-atesto-2026');
      setErrors({});
    };
    return <DemoAccounts choose={choose} />;
  }, []);

  const signedIn = me.data !== null && me.data !== undefined;
  const start = beginsWithClients(me.data?.organizations.map(({ role }) => role) ?? []) ? '/klienci' : '/';
  const next = placeAfterSignIn(search.get('next'), start);
  useEffect(() => {
    if (signedIn) go(next, { replace: true });
  }, [signedIn, next, go]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = check(email, password);
    setErrors(found);
    if (found.email || found.password) {
      form.current?.querySelector<HTMLInputElement>(`[name=${found.email ? 'email' : 'password'}]`)?.focus();
      return;
    }
    login.mutate(
      { email, password },
      {
        onSuccess: (user) => toast({ title: t('login.welcome', { name: user.firstName }) }),
        onError: (error) => waysIn(error) ?? form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(),
      },
    );
  };

  // Of a form that the server refused, which nothing focuses by itself.
  const goesOnAt = refused && (refused.errors.email ? 'email' : 'password');
  const failure = login.error ?? (login.variables === undefined ? refusalOf(refused) : null);
  const ways = waysIn(failure);
  if (ways && ready && !signedIn) {
    return <SecondStep ways={ways} />;
  }
  return (
    <div className="mx-auto w-full max-w-md px-4 py-12 sm:py-20">
      <h1 className="text-3xl">{t('login.title')}</h1>
      <p className="mt-2 text-muted">{t('login.lead')}</p>
      <PendingCard className="mt-6" />
      <form ref={form} noValidate method="post" action={formAddress(search.get('next'))} onSubmit={submit} className="mt-8 space-y-5">
        {failure && (
          <Notice tone={failure instanceof ApiError && failure.facts.requiresVerification ? 'warn' : 'bad'} title={t('login.failed')} alert>
            <p>{failureText(failure, t('login.failedText'))}</p>
            {failure instanceof ApiError && Boolean(failure.facts.requiresVerification) && (
              <Link href="/resend-verification" className="font-medium text-brand underline">
                {t('login.resend')}
              </Link>
            )}
          </Notice>
        )}
        <Field
          label={t('login.email')}
          maxLength={lengths.email.most}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={errors.email}
          focused={goesOnAt === 'email'}
        />
        <div>
          <Field
            label={t('login.password')}
            name="password"
            type={passwordShown ? 'text' : 'password'}
            autoComplete="current-password"
            spellCheck={false}
            autoCapitalize="off"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={errors.password}
            focused={goesOnAt === 'password'}
          />
          <div className="flex justify-end">
            <ShowPassword shown={passwordShown} show={showPassword} />
          </div>
        </div>
        <Button type="submit" className="w-full" disabled={login.isPending}>
          {t(login.isPending ? 'login.pending' : 'login.submit')}
        </Button>
      </form>
      <nav aria-label={t('login.more')} className="mt-6 flex flex-col gap-2 text-[0.9375rem]">
        <Link href="/forgot-password" className="font-medium text-brand underline">
          {t('login.forgot')}
        </Link>
        <Link href={registerAddress(next)} className="font-medium text-brand underline">
          {t('login.register')}
        </Link>
        <Link href="/resend-verification" className="font-medium text-brand underline">
          {t('login.resend')}
        </Link>
      </nav>
      {site.data?.demo && demo}
    </div>
  );
}
