import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Language } from '#core/platform/languages.ts';
import { lengths } from '#core/platform/limits.ts';
import { isEmailLike } from '#client/account/accounts/email.ts';
import { nipError } from '#client/account/accounts/registration/registration-form.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { LanguageSelect } from '#client/platform/ui/forms/language-select.tsx';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { useRequestAccess } from './queries.ts';

/**
 * Asks for the NIP of a client and whom to write to. What is wrong is said at its field, where one goes on. `cancel` is there where a button
 * of the page opened it: one begins to type at once then.
 */
export function RequestForm({ sent, cancel }: { sent: () => void; cancel: (() => void) | undefined }) {
  const { t } = useTranslation();
  const request = useRequestAccess();
  const failed = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const [nip, setNip] = useState('');
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<Language>(shownLanguage());
  const [tried, setTried] = useState(false);
  const wrongNip = nipError(nip);
  const wrongEmail = isEmailLike(email) ? null : t('login.emailInvalid');
  const refused = fieldsOf(request.error);
  const focus = (name: string): void => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  const wasOpened = useRef(cancel !== undefined);
  useEffect(() => {
    if (wasOpened.current) form.current?.querySelector<HTMLInputElement>('[name=nip]')?.focus();
  }, []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (wrongNip || wrongEmail) return focus(wrongNip ? 'nip' : 'email');
    request.mutate(
      { nip, email, language },
      {
        onSuccess: ({ email: address }) => {
          setNip('');
          setEmail('');
          setTried(false);
          toast({ title: t('accessRequests.sent', { email: address }) });
          sent();
        },
        onError: (error) => {
          failed(error);
          focus(fieldsOf(error).email ? 'email' : 'nip');
        },
      },
    );
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-4 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_2fr_1fr]">
      <Field
        label={t('accessRequests.nip')}
        name="nip"
        inputMode="numeric"
        autoComplete="off"
        maxLength={lengths.nip.most}
        value={nip}
        onChange={(event) => setNip(event.target.value)}
        error={tried && wrongNip ? t(wrongNip) : refused.nip}
      />
      <Field
        label={t('accessRequests.email')}
        name="email"
        type="email"
        autoComplete="off"
        maxLength={lengths.email.most}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={tried && wrongEmail ? wrongEmail : refused.email}
      />
      <LanguageSelect label={t('accessRequests.language')} value={language} choose={setLanguage} />
      <p className="max-w-2xl text-sm text-muted sm:col-span-full">{t('accessRequests.told')}</p>
      <div className="flex flex-wrap gap-3 sm:col-span-full">
        <Button type="submit" disabled={request.isPending}>
          {t('accessRequests.send')}
        </Button>
        {cancel && (
          <Button variant="quiet" onClick={cancel}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
