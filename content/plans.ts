import { localized } from './localized.ts';
import type { Language, Localized } from '#core/platform/languages.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';

type PlanText = Readonly<{ name: string; description: Localized; features: readonly Localized[] }>;

/** What the plans are called and list (docs/product.md, “Plans”). */
export const planTexts: Readonly<Record<PlanId, PlanText>> = {
  basic: {
    name: 'Basic',
    description: {
      pl: 'Samoocena zgodności z\u00a0NIS2 na 12\u00a0miesięcy',
      en: 'NIS2 self-assessment for 12\u00a0months',
      de: 'NIS-2-Selbstbewertung für 12\u00a0Monate',
      fr: 'Auto-évaluation NIS\u00a02 pour 12\u00a0mois',
    },
    features: [
      {
        pl: 'Kwestionariusz NIS2 (7\u00a0sekcji)',
        en: 'NIS2 questionnaire (7 sections)',
        de: 'NIS-2-Fragebogen (7 Abschnitte)',
        fr: 'Questionnaire NIS\u00a02 (7 sections)',
      },
      {
        pl: 'Automatyczne obliczanie wyniku',
        en: 'Automatic scoring',
        de: 'Automatische Auswertung',
        fr: 'Calcul automatique du score',
      },
      { pl: 'Raporty PDF', en: 'PDF reports', de: 'PDF-Berichte', fr: 'Rapports PDF' },
      localized((words) => words.regimes.nis2.certificate),
      localized((words) => words.landing.features.registry.title),
      { pl: 'Wsparcie e-mailowe', en: 'E-mail support', de: 'E-Mail-Support', fr: 'Assistance par e-mail' },
    ],
  },
  pro: {
    name: 'Pro',
    description: {
      pl: 'Samoocena zgodności z\u00a0NIS2 i\u00a0AI Act na 12\u00a0miesięcy, bez limitu ocen',
      en: 'NIS2 and AI Act self-assessment for 12\u00a0months, any number of assessments',
      de: 'Selbstbewertung nach NIS-2 und KI-Verordnung für 12\u00a0Monate, beliebig viele Bewertungen',
      fr: 'Auto-évaluation NIS\u00a02 et règlement sur l’IA pour 12\u00a0mois, sans limite du nombre d’évaluations',
    },
    features: [
      {
        pl: 'Wszystko, co w\u00a0planie Basic',
        en: 'Everything in Basic',
        de: 'Alles aus dem Basic-Tarif',
        fr: 'Tout ce que comprend la formule Basic',
      },
      {
        pl: 'Kwestionariusz AI Act (4\u00a0sekcje)',
        en: 'AI Act questionnaire (4 sections)',
        de: 'Fragebogen zur KI-Verordnung (4 Abschnitte)',
        fr: 'Questionnaire règlement sur l’IA (4 sections)',
      },
      localized((words) => words.regimes.ai_act.certificate),
      { pl: 'Priorytetowe wsparcie', en: 'Priority support', de: 'Bevorzugter Support', fr: 'Assistance prioritaire' },
      {
        pl: 'Miesięczne raporty z\u00a0samooceny',
        en: 'Monthly self-assessment reports',
        de: 'Monatliche Berichte zur Selbstbewertung',
        fr: 'Rapports d’auto-évaluation mensuels',
      },
      {
        pl: 'Dedykowany konsultant',
        en: 'Dedicated consultant',
        de: 'Fester Ansprechpartner',
        fr: 'Consultant dédié',
      },
    ],
  },
};

/** What the payment page of the provider states. */
export const checkoutWords: Readonly<Record<Language, Readonly<{ title: Readonly<Record<PlanId, string>>; notice: string }>>> = {
  pl: {
    title: { basic: 'Plan Basic – dostęp na 12\u00a0miesięcy', pro: 'Plan Pro – dostęp na 12\u00a0miesięcy' },
    notice: 'Płatność jednorazowa, bez automatycznego odnowienia.',
  },
  en: {
    title: { basic: 'Basic plan – access for 12\u00a0months', pro: 'Pro plan – access for 12\u00a0months' },
    notice: 'One-off payment, no automatic renewal.',
  },
  de: {
    title: { basic: 'Basic-Tarif – Zugang für 12\u00a0Monate', pro: 'Pro-Tarif – Zugang für 12\u00a0Monate' },
    notice: 'Einmalige Zahlung, keine automatische Verlängerung.',
  },
  fr: {
    title: { basic: 'Formule Basic – accès pour 12\u00a0mois', pro: 'Formule Pro – accès pour 12\u00a0mois' },
    notice: 'Paiement unique, sans renouvellement automatique.',
  },
};
