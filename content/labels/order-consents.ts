import type { Language } from '#core/platform/languages.ts';

/**
 * What a buyer reads and agrees to at the order. The dialog shows these words and the payment stores them, so that what is
 * stored is what was read.
 */
export const orderConsents: Readonly<Record<Language, Readonly<{ earlyStart: string; terms: string; termsLink: string }>>> = {
  pl: {
    earlyStart:
      'Żądam rozpoczęcia usługi od razu i\u00a0przyjmuję do wiadomości, że pierwsza zapisana odpowiedź, raport albo certyfikat kończy prawo odstąpienia od umowy w\u00a0ciągu 14\u00a0dni.',
    terms: 'Warunki zamówienia określa',
    termsLink: 'Regulamin sprzedaży',
  },
  en: {
    earlyStart:
      'I ask for the service to start at once and acknowledge that the first saved answer, report or certificate ends my right to withdraw within 14\u00a0days.',
    terms: 'The order is subject to the',
    termsLink: 'Terms of sale',
  },
  de: {
    earlyStart:
      'Ich verlange den sofortigen Beginn der Leistung und nehme zur Kenntnis, dass mit der ersten gespeicherten Antwort, dem ersten Bericht oder Zertifikat mein 14-tägiges Widerrufsrecht erlischt.',
    terms: 'Für die Bestellung gelten die',
    termsLink: 'Verkaufsbedingungen',
  },
  fr: {
    earlyStart:
      'Je demande l’exécution immédiate du service et je reconnais que la première réponse enregistrée, le premier rapport ou certificat met fin à mon droit de rétractation de 14\u00a0jours.',
    terms: 'La commande est soumise aux',
    termsLink: 'Conditions de vente',
  },
};

/** The sentence about the terms as it is read. */
export function termsSentence(language: Language): string {
  const { terms, termsLink } = orderConsents[language];
  return `${terms} ${termsLink}`;
}
