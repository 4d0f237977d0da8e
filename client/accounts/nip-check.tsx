import { BadgeCheck, CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { isValidNip, normalizeNip } from '#core/nip.ts';
import { legalFormIn } from '#core/company-name.ts';
import { lengths } from '#core/limits.ts';
import { useTranslation } from '#client/i18n.ts';
import { Button } from '#client/ui/button.tsx';
import { useFailureText } from '#client/ui/failure.tsx';
import { Field } from '#client/ui/field.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { useVerifyNip } from './account-queries.ts';
import type { RegistrationForm } from './registration-form.ts';

/** How the look-up of the NIP in the form went; any edit of the NIP resets it. */
export const nipStates = ['unchecked', 'found', 'not_found', 'deregistered', 'failed'] as const;
export type NipState = (typeof nipStates)[number];

type Props = Readonly<{
  nip: string;
  error: string | undefined;
  state: NipState;
  edit: (nip: string) => void;
  checked: (state: NipState, found: Partial<RegistrationForm>) => void;
}>;

/** The NIP with its look-up in the statistics office's register; whatever comes of it, one can go on by hand. */
export function NipCheck({ nip, error, state, edit, checked }: Props) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const look = useVerifyNip();
  const [, go] = useLocation();
  const [search] = useSearchParams();
  const check = (): void => {
    if (!isValidNip(normalizeNip(nip))) {
      toast({ title: t('register.nipErrorTitle'), description: t('register.errors.nip'), tone: 'destructive' });
      return;
    }
    look.mutate(nip, {
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
        if (!data) toast({ title: t('register.nipNotFound'), description: t('register.byHand') });
      },
      onError: (failure) => {
        checked('failed', {});
        toast({ title: t('register.nipFailed'), description: `${failureText(failure)} ${t('register.byHand')}`, tone: 'destructive' });
      },
    });
  };
  useEffect(() => {
    if (!search.has('nip')) return;
    // It was sent before the application was there; the server looked it up.
    if (state === 'unchecked') check();
    const rest = [...search].filter(([name]) => name !== 'nip' && name !== 'lang');
    go(`/register${rest.length > 0 ? `?${new URLSearchParams(rest)}` : ''}`, { replace: true });
    // Once, when the page is taken over.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const Icon = state === 'found' ? BadgeCheck : CircleAlert;
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
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
        <Button look={state === 'unchecked' ? 'primary' : 'secondary'} className="scripted" disabled={look.isPending} onClick={check}>
          {t(look.isPending ? 'register.checking' : 'register.checkNip')}
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
