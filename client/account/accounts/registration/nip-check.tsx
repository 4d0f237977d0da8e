import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { legalFormIn } from '#core/account/companies/company-name.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useVerifyNip } from '#client/account/accounts/account-queries.ts';
import { nipError, type RegistrationForm } from './registration-form.ts';

/** How the look-up of the NIP in the form went; any edit of the NIP resets it. */
export const nipStates = ['unchecked', 'found', 'not_found', 'deregistered', 'failed'] as const;
export type NipState = (typeof nipStates)[number];

type Props = Readonly<{
  nip: string;
  error: string | undefined;
  state: NipState;
  edit: (nip: string) => void;
  /** Marks the field with what is wrong with it. */
  refuse: (message: string) => void;
  checked: (state: NipState, found: Partial<RegistrationForm>) => void;
}>;

/** The NIP with its look-up in the statistics office's register; whatever comes of it, one can go on by hand. */
export function NipCheck({ nip, error, state, edit, refuse, checked }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const verification = useVerifyNip();
  const field = useRef<HTMLDivElement>(null);
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const check = (): void => {
    const wrong = nipError(nip);
    if (wrong) {
      refuse(t(wrong));
      field.current?.querySelector('input')?.focus();
      return;
    }
    verification.mutate(nip, {
      onSuccess: ({ valid, reason, data }) => {
        checked(
          valid ? 'found' : (reason ?? 'not_found'),
          data
            ? {
                name: data.name,
                companyFullName: data.fullName,
                legalForm: legalFormIn(data.fullName) ?? '',
                address: data.address,
                city: data.city,
                postalCode: data.postalCode,
              }
            : {},
        );
      },
      onError: (failure) => {
        checked('failed', {});
        // The line below the field states how to go on.
        toast({ title: t('register.nipFailed'), description: failureText(failure), tone: 'destructive' });
      },
    });
  };
  useEffect(() => {
    if (!search.has('nip')) return;
    // It was sent before the application was there; the server looked it up.
    if (state === 'unchecked') check();
    const rest = [...search].filter(([name]) => name !== 'nip' && name !== 'lang');
    go(`/register${rest.length > 0 ? `?${new URLSearchParams(rest)}` : ''}`, { replace: true });
    // Once, when the page is hydrated.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const Icon = state === 'found' ? BadgeCheck : CircleAlert;
  return (
    <div>
      <div ref={field} className={`flex flex-wrap gap-3 ${error ? 'items-center' : 'items-end'}`}>
        <Field
          label={t('register.fields.nip')}
          name="nip"
          inputMode="numeric"
          maxLength={lengths.nip.most}
          autoComplete="off"
          className="min-w-48 flex-1"
          value={nip}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || state !== 'unchecked') return;
            event.preventDefault();
            check();
          }}
          error={error}
        />
        <Button
          variant={state === 'unchecked' ? 'primary' : 'secondary'}
          className="scripted"
          disabled={verification.isPending}
          onClick={check}
        >
          {t(verification.isPending ? 'register.checking' : 'register.checkNip')}
        </Button>
      </div>
      <p aria-live="polite" className={`mt-2 flex items-center gap-1.5 text-sm ${state === 'found' ? 'text-good' : 'text-warn'}`}>
        {state !== 'unchecked' && (
          <>
            <Icon aria-hidden="true" className="size-4 shrink-0" />
            {t(`register.nipStates.${state}`)}
          </>
        )}
      </p>
    </div>
  );
}
