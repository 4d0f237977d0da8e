import type { Language, Localized } from '#core/languages.ts';
import type { PlanId } from '#core/plans.ts';

type PlanText = Readonly<{ name: string; description: Localized; features: readonly Localized[]; popular: boolean }>;

/** What the plans are called and list (specification section 1). */
export const planTexts: Readonly<Record<PlanId, PlanText>> = {
  basic: {
    name: 'Basic',
    popular: false,
    description: {
      pl: 'Samoocena zgodności z NIS2 na 12 miesięcy',
      en: 'NIS2 self-assessment for 12 months',
      de: 'NIS-2-Selbstbewertung für 12 Monate',
      fr: 'Auto-évaluation NIS 2 pour 12 mois',
    },
    features: [
      {
        pl: 'Kwestionariusz NIS2 (7 sekcji)',
        en: 'NIS2 questionnaire (7 sections)',
        de: 'NIS-2-Fragebogen (7 Abschnitte)',
        fr: 'Questionnaire NIS 2 (7 sections)',
      },
      {
        pl: 'Automatyczne obliczanie wyniku',
        en: 'Automatic scoring',
        de: 'Automatische Auswertung',
        fr: 'Calcul automatique du score',
      },
      { pl: 'Raporty PDF', en: 'PDF reports', de: 'PDF-Berichte', fr: 'Rapports PDF' },
      {
        pl: 'Certyfikat samooceny NIS2',
        en: 'NIS2 self-assessment certificate',
        de: 'NIS-2-Selbstbewertungszertifikat',
        fr: 'Certificat d’auto-évaluation NIS 2',
      },
      { pl: 'Publiczny rejestr', en: 'Public registry', de: 'Öffentliches Register', fr: 'Registre public' },
      { pl: 'Wsparcie e-mail', en: 'E-mail support', de: 'E-Mail-Support', fr: 'Assistance par e-mail' },
    ],
  },
  pro: {
    name: 'Pro',
    popular: true,
    description: {
      pl: 'Samoocena zgodności z NIS2 i AI Act na 12 miesięcy, bez limitu ocen',
      en: 'NIS2 and AI Act self-assessment for 12 months, any number of assessments',
      de: 'Selbstbewertung nach NIS-2 und KI-Verordnung für 12 Monate, beliebig viele Bewertungen',
      fr: 'Auto-évaluation NIS 2 et règlement sur l’IA pour 12 mois, sans limite du nombre d’évaluations',
    },
    features: [
      {
        pl: 'Wszystko, co w planie Basic',
        en: 'Everything in Basic',
        de: 'Alles aus dem Basic-Plan',
        fr: 'Tout ce que comprend la formule Basic',
      },
      {
        pl: 'Kwestionariusz AI Act (4 sekcje)',
        en: 'AI Act questionnaire (4 sections)',
        de: 'Fragebogen zur KI-Verordnung (4 Abschnitte)',
        fr: 'Questionnaire du règlement sur l’IA (4 sections)',
      },
      {
        pl: 'Certyfikat samooceny AI Act',
        en: 'AI Act self-assessment certificate',
        de: 'Selbstbewertungszertifikat zur KI-Verordnung',
        fr: 'Certificat d’auto-évaluation du règlement sur l’IA',
      },
      { pl: 'Priorytetowe wsparcie', en: 'Priority support', de: 'Bevorzugter Support', fr: 'Assistance prioritaire' },
      {
        pl: 'Miesięczne raporty zgodności',
        en: 'Monthly compliance reports',
        de: 'Monatliche Compliance-Berichte',
        fr: 'Rapports de conformité mensuels',
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

/** What the payment page of the provider says. */
export const checkoutWords: Readonly<Record<Language, Readonly<{ title: Readonly<Record<PlanId, string>>; notice: string }>>> = {
  pl: {
    title: { basic: 'Plan Basic – dostęp na 12 miesięcy', pro: 'Plan Pro – dostęp na 12 miesięcy' },
    notice: 'Płatność jednorazowa, bez automatycznego odnowienia.',
  },
  en: {
    title: { basic: 'Basic plan – access for 12 months', pro: 'Pro plan – access for 12 months' },
    notice: 'One-off payment, no automatic renewal.',
  },
  de: {
    title: { basic: 'Basic-Plan – Zugang für 12 Monate', pro: 'Pro-Plan – Zugang für 12 Monate' },
    notice: 'Einmalige Zahlung, keine automatische Verlängerung.',
  },
  fr: {
    title: { basic: 'Formule Basic – accès pour 12 mois', pro: 'Formule Pro – accès pour 12 mois' },
    notice: 'Paiement unique, sans renouvellement automatique.',
  },
};
