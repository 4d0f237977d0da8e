import { Mail, Phone } from 'lucide-react';
import { allows } from '#core/account/entitlements/entitlements.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useBilling } from '#client/billing/billing/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Whom a Pro organisation can turn to, by name. Nothing is shown while nobody is set. */
export function Consultant() {
  const { t } = useTranslation();
  const included = allows(useMe().data?.subscription, 'consultant');
  const consultant = useBilling().data?.consultant;
  if (!included || !consultant) return null;
  const { name, email, phone } = consultant;
  return (
    <section
      aria-labelledby="consultant"
      className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-6"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="consultant" className="font-sans text-sm font-medium text-muted">
          {t('dashboard.consultant')}
        </h2>
        <p className="mt-0.5 font-serif text-xl font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="mt-1 text-[0.9375rem] text-muted">{t('dashboard.consultantLead')}</p>
      </div>
      <ul className="min-w-0 space-y-1 text-[0.9375rem]">
        {email && (
          <li>
            <a
              href={`mailto:${email}`}
              className="flex min-h-9 items-center gap-2.5 font-medium text-brand underline [overflow-wrap:anywhere]"
            >
              <Mail aria-hidden="true" className="size-4.5 shrink-0" />
              {email}
            </a>
          </li>
        )}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="flex min-h-9 items-center gap-2.5 font-medium text-brand underline">
              <Phone aria-hidden="true" className="size-4.5 shrink-0" />
              {phone}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
