import type { CompanyConfirmation } from '#contract/company/confirmation.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useStartConfirmation, type RequestedMethod } from './queries.ts';

type Way = CompanyConfirmation['methods'][number];

/** A way that hands out a code: to the address in the register by mail or letter, or to be published on the website. */
function SendCode({ method, again, usual }: { method: RequestedMethod; again: boolean; usual: boolean }) {
  const { t } = useTranslation();
  const start = useStartConfirmation();
  const failed = useFailureToast();
  const send = (): void =>
    start.mutate(method, {
      onSuccess: () => toast({ title: t(`confirmation.asked.${method}`), description: t(`confirmation.askedText.${method}`) }),
      onError: (error) => failed(error),
    });
  return (
    <Button variant={usual ? 'primary' : 'secondary'} disabled={start.isPending} onClick={send}>
      {t(`confirmation.${again ? 'sendAgain' : 'send'}.${method}`)}
    </Button>
  );
}

/** The ways to confirm the company: what each asks for, where it leads, or why it is closed. */
export function ConfirmationMethods({ confirmation }: { confirmation: CompanyConfirmation }) {
  const { t } = useTranslation();
  const { methods, pending, website, declaration, state } = confirmation;
  const actionOf = ({ method }: Way) =>
    method === 'register_email' || method === 'website' || method === 'letter' || method === 'signature' ? (
      <SendCode
        method={method}
        again={pending?.method === method || (method === 'website' && website !== null) || (method === 'signature' && declaration !== null)}
        usual={method === 'register_email' && state === 'unconfirmed'}
      />
    ) : (
      <ButtonLink variant="secondary" href="/pricing">
        {t('confirmation.toPricing')}
      </ButtonLink>
    );
  return (
    <section aria-labelledby="ways" className="mt-10">
      <h2 id="ways" className="text-xl">
        {t(state === 'confirmed' ? 'confirmation.again' : 'confirmation.ways')}
      </h2>
      <ul className="mt-4 space-y-4">
        {methods.map((way) => (
          <li key={way.method} data-method={way.method} className="rounded-lg border border-line bg-surface p-5 sm:p-6">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <h3 className="font-semibold">{t(`confirmation.methods.${way.method}`)}</h3>
              {!way.available && <Badge>{t('confirmation.closed')}</Badge>}
            </div>
            <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{t(`confirmation.explained.${way.method}`, { defaultValue: '' })}</p>
            <p className="mt-2 max-w-2xl text-[0.9375rem] [overflow-wrap:anywhere]">{way.hint}</p>
            {way.available && <div className="mt-4">{actionOf(way)}</div>}
          </li>
        ))}
      </ul>
    </section>
  );
}
