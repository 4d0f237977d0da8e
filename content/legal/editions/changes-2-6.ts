import type { Localized } from '#core/platform/languages.ts';

const observations: Localized = {
  pl: 'Nowa jest obserwacja własnych domen, za zgodą: zapisujemy, co publicznie widać na domenie Organizacji, oraz kto ją dodał i\u00a0wyjaśnił sprzeczność.',
  en: 'New is the observation of own domains, by consent: what is publicly visible on the Organisation’s domain is kept, and who added it or explained a contradiction.',
  de: 'Neu ist die Beobachtung eigener Domains, mit Einwilligung: Gespeichert wird, was auf der Domain der Organisation öffentlich sichtbar ist und wer sie hinzugefügt oder einen Widerspruch erklärt hat.',
  fr: 'Nouveauté\u00a0: l’observation de ses propres domaines, avec accord. Sont conservés ce qui est visible publiquement sur le domaine de l’Organisation et qui l’a ajouté ou a expliqué une contradiction.',
};

const consent: Localized = {
  pl: 'Zgoda na obserwację trwa do usunięcia domeny. Usunięcie usuwa też wyniki; liczą się one tylko siedem dni i\u00a0nie zmieniają oceny.',
  en: 'The consent to the observation lasts until the domain is removed, which deletes the outcome too; it counts for seven days only and changes no score.',
  de: 'Die Einwilligung in die Beobachtung gilt bis zum Entfernen der Domain; damit wird auch das Ergebnis gelöscht, das nur sieben Tage zählt und keine Bewertung ändert.',
  fr: 'L’accord donné à l’observation vaut jusqu’au retrait du domaine, qui supprime aussi le résultat\u00a0; celui-ci ne compte que sept jours et ne change aucun score.',
};

/** What version 2.6 of the terms of sale and 2.5 of the privacy policy with it changed, in words. */
export const inVersion26: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [observations, consent],
  'privacy-policy': [observations, consent],
};
