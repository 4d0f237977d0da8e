import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { RouteOutput } from '#contract/routes.ts';
import type { SecondFactorWay } from '#contract/account/second-factor.ts';
import { api, proofNeeded } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure, useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { PartLoading, Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import type { SecondFactorRequest } from './second-factor-step.tsx';

type Factors = SecondFactorRequest<RouteOutput<'POST /api/account/proof'>> & Readonly<{ children?: ReactNode }>;

const FactorForms = lazyPart<Factors>(async () => (await import('./second-factor-step.tsx')).FactorForms, {
  loading: () => <PartLoading />,
});

function PasswordForm({ email, onProven, onLater }: { email: string; onProven: () => void; onLater: () => void }) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const prove = useMutation({ mutationFn: () => api('POST /api/account/proof', { body: { password } }), onSuccess: onProven });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    prove.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('proof.password', { email })}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={prove.error ? (fieldsOf(prove.error).password ?? failureText(prove.error)) : undefined}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onLater}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={prove.isPending || password === ''}>
          {t('proof.button')}
        </Button>
      </div>
    </form>
  );
}

function Proof({ email, onProven, onLater }: { email: string; onProven: () => void; onLater: () => void }) {
  const { t } = useTranslation();
  const query = useQuery({ queryKey: ['proof-ways'], queryFn: () => api('GET /api/account/proof'), staleTime: 0 });
  if (query.isPending) return <Skeleton label={t('common.loading')} className="h-24" />;
  if (query.isError) return <Failure error={query.error} retry={() => void query.refetch()} />;
  const factors = query.data.ways.filter((way): way is SecondFactorWay => way !== 'password');
  if (factors.length === 0) return <PasswordForm email={email} onProven={onProven} onLater={onLater} />;
  return (
    <FactorForms
      ways={factors}
      fetchOptions={() => api('POST /api/account/proof/passkey')}
      show={(shown) => api('POST /api/account/proof', { body: shown })}
      onPassed={onProven}
      confirm={t('proof.button')}
    >
      <Button variant="quiet" className="-mx-5" onClick={onLater}>
        {t('common.cancel')}
      </Button>
    </FactorForms>
  );
}

type Answer = (isProven: boolean) => void;

/**
 * Asks again who it is where a call wants to know, over whatever is shown; afterwards every call that waits goes on by itself, or fails
 * where nobody showed it.
 */
export function Reauthenticate({ email }: { email: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const waiting = useRef<Answer[]>([]);
  useEffect(() => {
    const onRequest = (event: Event): void => {
      event.preventDefault();
      waiting.current.push((event as CustomEvent<Answer>).detail);
      setOpen(true);
    };
    addEventListener(proofNeeded, onRequest);
    return () => removeEventListener(proofNeeded, onRequest);
  }, []);
  const end: Answer = (isProven) => {
    setOpen(false);
    for (const answer of waiting.current.splice(0)) answer(isProven);
  };
  return (
    <Dialog open={open} onClose={() => end(false)} title={t('proof.title')} description={t('proof.text')}>
      <Proof email={email} onProven={() => end(true)} onLater={() => end(false)} />
    </Dialog>
  );
}
