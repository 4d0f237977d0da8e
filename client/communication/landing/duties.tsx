import { ChevronDown } from 'lucide-react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { acts, dates as allDates, nextDate, type Act as ActName, type ActDate } from './dates.ts';
import { Section } from './section.tsx';

function Dates({ act, dates }: { act: ActName; dates: readonly ActDate[] }) {
  const { t } = useTranslation();
  return (
    <ol className="mt-2">
      {dates.map((date) => (
        <li key={date} className="grid gap-x-6 gap-y-1 border-t border-line py-3 text-[0.9375rem] sm:grid-cols-[9.5rem_1fr]">
          <p className="font-serif font-semibold text-brand">{t(`landing.duties.${act}.${date}.date`)}</p>
          <div>
            <p>{t(`landing.duties.${act}.${date}.text`)}</p>
            <p className="mt-1 text-sm text-muted">{t(`landing.duties.${act}.${date}.basis`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Who an act covers and what it asks for from which day, each with its legal basis. */
function Act({ act }: { act: ActName }) {
  const { t } = useTranslation();
  const next = nextDate(act);
  return (
    <div>
      <h3 className="font-serif text-xl font-semibold">{t(`landing.duties.${act}.title`)}</h3>
      <p className="mt-2 text-[0.9375rem]">{t(`landing.duties.${act}.who`)}</p>
      <Dates act={act} dates={[next]} />
      <details className="group border-t border-line">
        <summary className="flex list-none items-center gap-2 py-2 font-medium text-brand [&::-webkit-details-marker]:hidden">
          {t('landing.allDates')}
          <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <Dates act={act} dates={allDates.filter((date) => date !== next)} />
      </details>
    </div>
  );
}

export function Duties() {
  const { t } = useTranslation();
  return (
    <Section id="duties" title={t('landing.duties.title')}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        {acts.map((act) => (
          <Act key={act} act={act} />
        ))}
      </div>
      <p className="mt-3 max-w-4xl text-sm text-muted">{t('landing.duties.status')}</p>
    </Section>
  );
}
