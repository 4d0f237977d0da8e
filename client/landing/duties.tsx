import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#client/ui/button.tsx';
import { Section } from './section.tsx';

const acts = ['nis2', 'aiAct'] as const;
const dates = ['d1', 'd2', 'd3', 'd4'] as const;

/** Who an act covers and what it asks for from which day, each with its legal basis. */
function Act({ act }: { act: (typeof acts)[number] }) {
  const { t } = useTranslation();
  return (
    <div>
      <h3 className="font-serif text-2xl font-semibold">{t(`landing.duties.${act}.title`)}</h3>
      <p className="mt-4">{t(`landing.duties.${act}.who`)}</p>
      <ol className="mt-8">
        {dates.map((date) => (
          <li key={date} className="grid gap-x-6 gap-y-1 border-t border-line py-5 sm:grid-cols-[9.5rem_1fr]">
            <p className="font-serif font-semibold text-brand">{t(`landing.duties.${act}.${date}.date`)}</p>
            <div>
              <p>{t(`landing.duties.${act}.${date}.text`)}</p>
              <p className="mt-1.5 text-sm text-muted">{t(`landing.duties.${act}.${date}.basis`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

export function Duties() {
  const { t } = useTranslation();
  return (
    <Section id="duties" title={t('landing.duties.title')} lead={t('landing.duties.lead')}>
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-16">
        {acts.map((act) => (
          <Act key={act} act={act} />
        ))}
      </div>
      <div className="mt-8 flex flex-col gap-6 rounded-lg border border-transparent bg-tint px-6 py-7 sm:px-9 md:flex-row md:items-center md:justify-between md:gap-10">
        <div>
          <h3 className="font-serif text-xl font-semibold">{t('landing.duties.scopeTitle')}</h3>
          <p className="mt-1.5">{t('landing.duties.scopeText')}</p>
        </div>
        <ButtonLink href="/czy-podlegam" className="no-print shrink-0">
          {t('landing.duties.scope')}
        </ButtonLink>
      </div>
      <p className="mt-6 max-w-4xl text-sm text-muted">{t('landing.duties.status')}</p>
    </Section>
  );
}
