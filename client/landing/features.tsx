import { BadgeCheck, Bot, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { questionCount, regimeRules, type Regime } from '#core/regimes.ts';
import { percent } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';
import { Section } from './section.tsx';

/** How large a questionnaire is and what it takes: 49 questions · 7 sections · threshold 75%. */
function Facts({ regime }: { regime: Regime }) {
  const { t } = useTranslation();
  const { sectionSizes, thresholdPercent } = regimeRules[regime];
  const parts = [
    t('plural.questions', { count: questionCount(regime) }),
    t('plural.sections', { count: sectionSizes.length }),
    t('landing.threshold', { threshold: percent(thresholdPercent) }),
  ];
  return parts.join(' · ');
}

const features = [
  { key: 'nis2', icon: ShieldCheck, facts: <Facts regime="nis2" /> },
  { key: 'aiAct', icon: Bot, facts: <Facts regime="ai_act" /> },
  { key: 'registry', icon: BadgeCheck, facts: null },
] as const;

function Feature({ name, icon: Icon, children }: { name: (typeof features)[number]['key']; icon: typeof Bot; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <li className="border-t-2 border-brand pt-6">
      <h3 className="flex items-center gap-3 font-serif text-xl font-semibold">
        <Icon aria-hidden="true" className="size-6 shrink-0 text-brand" />
        {t(`landing.features.${name}.title`)}
      </h3>
      <p className="mt-3 text-sm font-medium text-brand">{children}</p>
      <p className="mt-3 text-muted">{t(`landing.features.${name}.text`)}</p>
    </li>
  );
}

export function Features() {
  const { t } = useTranslation();
  return (
    <Section id="features" title={t('landing.featuresTitle')} raised>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
        {features.map(({ key, icon, facts }) => (
          <Feature key={key} name={key} icon={icon}>
            {facts ?? t('landing.features.registry.facts')}
          </Feature>
        ))}
      </ul>
    </Section>
  );
}
