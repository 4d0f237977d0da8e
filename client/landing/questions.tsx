import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SectionBeside } from './section.tsx';

const asked = ['proof', 'below', 'notApplicable', 'public', 'renewal'] as const;

function Answers() {
  const { t } = useTranslation();
  return (
    <div className="divide-y divide-line border-y border-line">
      {asked.map((question) => (
        <details key={question} className="group">
          <summary className="flex list-none items-start justify-between gap-6 py-5 text-lg font-medium hover:text-brand [&::-webkit-details-marker]:hidden">
            {t(`landing.faq.${question}.q`)}
            <Plus aria-hidden="true" className="mt-1 size-5 shrink-0 text-brand transition-transform group-open:rotate-45" />
          </summary>
          <p className="pb-6 text-muted">{t(`landing.faq.${question}.a`)}</p>
        </details>
      ))}
    </div>
  );
}

export function Questions() {
  const { t } = useTranslation();
  return <SectionBeside id="faq" title={t('landing.faq.title')} aside={<Answers />} />;
}
