import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';

const denied = ['audit', 'scheme', 'conformity', 'presumption', 'list'] as const;
const questionKeys = ['proof', 'below', 'notApplicable', 'public', 'renewal'] as const;

function Entry({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex list-none items-start justify-between gap-6 py-2.5 font-medium hover:text-brand [&::-webkit-details-marker]:hidden">
        {title}
        <Plus aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand transition-transform group-open:rotate-45" />
      </summary>
      <div className="pb-4 text-[0.9375rem] text-muted">{children}</div>
    </details>
  );
}

/** What a certificate of self-assessment does not claim to be. */
function Denials() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('landing.isNot.lead')}</p>
      <ul className="mt-3 space-y-2">
        {denied.map((claim) => (
          <li key={claim} className="flex gap-3">
            <X aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-bad" />
            {t(`landing.isNot.${claim}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Answers() {
  const { t } = useTranslation();
  return (
    <div className="divide-y divide-line border-y border-line">
      <Entry title={t('landing.isNot.title')}>
        <Denials />
      </Entry>
      {questionKeys.map((question) => (
        <Entry key={question} title={t(`landing.faq.${question}.q`)}>
          {t(`landing.faq.${question}.a`)}
        </Entry>
      ))}
    </div>
  );
}

/** What visitors ask, and what the certificate is not, folded. */
export function Questions() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="faq">
      <h2 id="faq" className="text-2xl sm:text-3xl">
        {t('landing.faq.title')}
      </h2>
      <div className="mt-5">
        <Answers />
      </div>
    </section>
  );
}
