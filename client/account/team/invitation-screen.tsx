import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { ReadInvitation } from '#contract/account/invitations.ts';
import { useAddressToken } from '#client/account/accounts/mailed-links/address-token.ts';
import { useLogout, useMe } from '#client/account/accounts/queries.ts';
import { Terms } from '#client/account/accounts/registration/terms.tsx';
import { api, ApiError } from '#client/platform/api/api.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { showAnew } from './switching.ts';

/** Accepts for whoever is signed in, or signs in first, and begins at the organisation's start page. */
function useAccept(token: string, account?: Readonly<{ email: string; password: string }>) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: async () => {
      if (account) await api('POST /api/auth/login', { body: account });
      const { name } = await api('POST /api/invitations/acceptance', { body: { token } });
      await showAnew(queries);
      return name;
    },
    onSuccess: (organization) => {
      go('/');
      toast({ title: t('invitation.accepted', { organization }) });
    },
    onError: (error) => failed(error),
  });
}

function Accept({ token }: { token: string }) {
  const { t } = useTranslation();
  const accept = useAccept(token);
  return (
    <Button className="mt-6" disabled={accept.isPending} onClick={() => accept.mutate()}>
      {t('invitation.accept')}
    </Button>
  );
}

function OtherAccount({ own, email, token }: { own: string; email: string; token: string }) {
  const { t } = useTranslation();
  const logout = useLogout();
  const [, go] = useLocation();
  const failed = useFailureToast();
  const leave = (): void => {
    // Signing out shows the page anew for a visitor: the link has to be there again.
    go(`${location.pathname}?token=${token}`, { replace: true });
    logout.mutate(undefined, { onError: (error) => failed(error) });
  };
  return (
    <Notice tone="warn" alert>
      <p className="[overflow-wrap:anywhere]">{t('invitation.otherAccount', { own, email })}</p>
      <Button variant="secondary" size="small" disabled={logout.isPending} onClick={leave}>
        {t('invitation.signOut')}
      </Button>
    </Notice>
  );
}

/** Signs in with the invited address and accepts in one go. */
function SignInForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const accept = useAccept(token, { email, password });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    accept.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-5">
      <p className="text-muted">{t('invitation.signInLead')}</p>
      <Field label={t('team.email')} type="email" autoComplete="username" readOnly value={email} />
      <Field
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fieldsOf(accept.error).password}
      />
      <Button type="submit" className="w-full" disabled={password === '' || accept.isPending}>
        {t('invitation.signIn')}
      </Button>
    </form>
  );
}

/** Makes the account that the invited address lacks; no company is asked for. */
function RegisterForm({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const failed = useFailureToast();
  const [form, setForm] = useState({ firstName: '', lastName: '', password: '' });
  const [terms, setTerms] = useState(false);
  const [tried, setTried] = useState(false);
  const register = useMutation({
    mutationFn: () => api('POST /api/invitations/registration', { body: { token, ...form } }),
    onSuccess: async (me) => {
      await showAnew(queries);
      go('/');
      toast({ title: t('invitation.accepted', { organization: me.organization?.name }) });
    },
    onError: (error) => failed(error),
  });
  const errors = fieldsOf(register.error);
  const field = (name: keyof typeof form) => ({
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
    error: errors[name],
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (terms) register.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-6 space-y-5">
      <p className="text-muted">{t('invitation.registerLead')}</p>
      <Field label={t('team.email')} type="email" autoComplete="username" readOnly value={email} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t('register.fields.firstName')} autoComplete="given-name" {...field('firstName')} />
        <Field label={t('register.fields.lastName')} autoComplete="family-name" {...field('lastName')} />
      </div>
      <Field
        label={t('login.password')}
        hint={t('register.passwordHint')}
        type="password"
        autoComplete="new-password"
        {...field('password')}
      />
      <Terms accepted={terms} accept={setTerms} error={tried && !terms ? t('register.errors.terms') : undefined} />
      <Button type="submit" className="w-full" disabled={register.isPending}>
        {t('invitation.register')}
      </Button>
    </form>
  );
}

function Offer({ invitation, token }: { invitation: ReadInvitation; token: string }) {
  const { t } = useTranslation();
  const me = useMe().data;
  const { organization, role, email, invitedBy, expiresAt, hasAccount } = invitation;
  return (
    <>
      <h1 className="text-3xl [overflow-wrap:anywhere]">{t('invitation.to', { organization })}</h1>
      <p className="mt-3">{invitedBy ? t('invitation.from', { inviter: invitedBy }) : t('invitation.fromGone')}</p>
      <p className="mt-1 font-medium">{t('invitation.role', { role: t(`team.roles.${role}`) })}</p>
      <p className="mt-1 text-[0.9375rem] text-muted">{t(`team.may.${role}`)}</p>
      <p className="mt-3 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
        {t('invitation.address', { email })} {t('invitation.until', { date: day(expiresAt) })}
      </p>
      <div className="mt-6">
        {me && me.email !== email && <OtherAccount own={me.email} email={email} token={token} />}
        {me?.email === email && <Accept token={token} />}
        {!me && hasAccount && <SignInForm token={token} email={email} />}
        {!me && !hasAccount && <RegisterForm token={token} email={email} />}
      </div>
    </>
  );
}

function InvitationNotice({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('invitation.title')}</h1>
      <Notice tone="warn" title={title} alert>
        {children}
      </Notice>
    </>
  );
}

/** Where the link of an invitation leads: it states what is offered before anything is accepted. */
export function InvitationScreen() {
  const { t } = useTranslation();
  usePageTitle(t('invitation.title'));
  const token = useAddressToken();
  const offer = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => api('POST /api/invitations/reading', { body: { token } }),
    enabled: token !== '',
  });
  const broken = offer.error instanceof ApiError && offer.error.status === 400;
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12">
      {token === '' && <InvitationNotice title={t('invitation.missing')} />}
      {token !== '' && offer.isPending && <Skeleton rows={2} label={t('invitation.checking')} />}
      {broken && (
        <InvitationNotice title={t('invitation.broken')}>
          <p>{t('invitation.brokenLead')}</p>
        </InvitationNotice>
      )}
      {offer.isError && !broken && <Failure error={offer.error} retry={() => void offer.refetch()} />}
      {offer.data && <Offer invitation={offer.data} token={token} />}
    </div>
  );
}
