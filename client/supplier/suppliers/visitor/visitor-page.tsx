import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Duty, Meaning } from '#client/supplier/suppliers/explained.tsx';
import { VisitorCheck } from './visitor-check.tsx';

const gains = [
  'suppliers.account.list',
  'suppliers.account.notes',
  'suppliers.account.mails',
  'suppliers.account.ask',
  'suppliers.account.program',
] as const;

/** What the list of suppliers is for, and a first look without an account. */
export function VisitorPage() {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">{t('suppliers.title')}</h1>
      <p className="mt-3 max-w-3xl text-muted">{t('suppliers.lead')}</p>
      <VisitorCheck />
      <Duty />
      <Meaning />
      <section aria-labelledby="suppliers-account" className="mt-10 max-w-3xl">
        <h2 id="suppliers-account" className="text-2xl">
          {t('suppliers.account.title')}
        </h2>
        <ul className="mt-3 list-disc space-y-2 pl-5">
          {gains.map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ul>
        <ButtonLink href="/register" className="mt-5">
          {t('suppliers.account.register')}
        </ButtonLink>
      </section>
    </div>
  );
}
