import { Bot, Search, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { questionCount, regimeRules, type Regime } from '#core/platform/regimes.ts';
import { wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { SectionBeside } from './section.tsx';

const questionnaires = [
  { name: 'nis2', regime: 'nis2', icon: ShieldCheck },
  { name: 'aiAct', regime: 'ai_act', icon: Bot },
] as const;

/** How large a questionnaire is and what it takes: 49 questions · 7 sections · threshold 75%. */
function Facts({ regime }: { regime: Regime }) {
  const { t } = useTranslation();
  const { sectionSizes, thresholdPercent } = regimeRules[regime];
  const parts = [
    t('plural.questions', { count: questionCount(regime) }),
    t('plural.sections', { count: sectionSizes.length }),
    t('landing.threshold', { threshold: wholePercent(thresholdPercent) }),
  ];
  return parts.join(' · ');
}

/** A question as the questionnaire asks it, to be read and not to be answered. */
function Question() {
  const { t } = useTranslation();
  return (
    <figure className="rounded-lg border border-line bg-paper p-5">
      <figcaption className="text-sm font-medium text-brand">{t('landing.sample.label')}</figcaption>
      <p className="mt-2 text-lg font-semibold">{t('landing.sample.question')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {answerValues.map((value) => (
          <li key={value} className="flex items-center gap-2 rounded-md border border-field px-3 py-1.5 text-[0.9375rem]">
            <span aria-hidden="true" className="size-4 shrink-0 rounded-full border border-field" />
            {t(`answers.values.${value}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[0.9375rem] text-muted">{t('landing.sample.help')}</p>
      <p className="mt-2 text-sm text-muted">{t('landing.sample.basis')}</p>
    </figure>
  );
}

/** What one gets: a name, what it is in figures, and a sentence. */
function Feature({ name, icon: Icon, facts }: { name: 'nis2' | 'aiAct' | 'registry'; icon: typeof Bot; facts: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[1.75rem_1fr] gap-x-3">
      <dt className="contents">
        <Icon aria-hidden="true" className="size-6 text-brand" />
        <span className="text-lg font-semibold">{t(`landing.features.${name}.title`)}</span>
      </dt>
      <dd className="col-start-2">
        <p className="text-sm font-medium text-brand">{facts}</p>
        <p className="mt-1 text-[0.9375rem] text-muted">{t(`landing.features.${name}.text`)}</p>
      </dd>
    </div>
  );
}

/** What is asked, with one question of it, and where it is shown: both questionnaires and the registry. */
export function Sample() {
  const { t } = useTranslation();
  return (
    <SectionBeside id="sample" title={t('landing.sample.title')} aside={<Question />} raised>
      <dl className="space-y-4">
        {questionnaires.map(({ name, regime, icon }) => (
          <Feature key={name} name={name} icon={icon} facts={<Facts regime={regime} />} />
        ))}
        <Feature name="registry" icon={Search} facts={t('landing.features.registryFacts')} />
      </dl>
    </SectionBeside>
  );
}
