import { useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Path } from '#contract/platform/pages.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { refusalOf, sentTo, useEarlyForm } from '#client/platform/ui/forms/refused-form.ts';
import { isEmailLike } from './email.ts';

type Sending = { mutate: (email: string, options: { onError: (error: Error) => void }) => void; isPending: boolean; isSuccess: boolean };

/** A page with one e-mail field, whose success takes the place of the form. */
export function EmailForm({
  title,
  lead,
  done,
  submit,
  failure,
  call,
  path,
  sending,
  above,
}: {
  title: string;
  lead: string;
  done: string;
  submit: string;
  /** Said where the server gives no reason. */
  failure: string;
  /** The call that takes it, and the page that it stands in. */
  call: 'POST /api/auth/forgot-password' | 'POST /api/auth/resend-verification';
  path: Path;
  sending: Sending;
  /** What stands before the form. */
  above?: ReactNode;
}) {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const { refused, accepted, forget } = useEarlyForm(call);
  const early = refusalOf(refused);
  const failureText = useFailureText();
  const [email, setEmail] = useState(refused?.values.email ?? '');
  const [error, setError] = useState(refused?.errors.email ?? '');
  usePageTitle(title);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const valid = isEmailLike(email);
    setError(valid ? '' : t('login.emailInvalid'));
    if (!valid) return;
    forget();
    sending.mutate(email, {
      onError: (error) => failed(error, undefined, failure),
    });
  };
  return (
    <AccountPage title={title} lead={lead}>
      {above}
      {early && (
        <Notice tone="bad" alert>
          <p>{failureText(early, failure)}</p>
        </Notice>
      )}
      {sending.isSuccess || accepted ? (
        <Notice alert>
          <p>{done}</p>
        </Notice>
      ) : (
        <form noValidate method="post" action={sentTo(path)} onSubmit={send} className="space-y-5">
          <Field
            label={t('login.email')}
            maxLength={lengths.email.most}
            name="email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={error}
            focused={refused !== null}
          />
          <Button type="submit" className="w-full" disabled={sending.isPending}>
            {submit}
          </Button>
        </form>
      )}
      <p className="mt-6 text-[0.9375rem]">
        <Link href="/login" className="font-medium text-brand underline">
          {t('account.toLogin')}
        </Link>
      </p>
    </AccountPage>
  );
}

/** A narrow page of the sign-in family. */
export function AccountPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-12 sm:py-20">
      <h1 className="text-3xl">{title}</h1>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  );
}
