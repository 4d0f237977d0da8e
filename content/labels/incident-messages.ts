import type { IncidentKind } from '#core/assessment/incidents/facts.ts';
import type { MessageSentence } from '#core/assessment/incidents/messages.ts';
import type { Localized } from '#core/platform/languages.ts';

/** What happened, by kind; `{title}` is what is hit. */
export const incidentSentences: Readonly<Record<IncidentKind, Localized>> = {
  service_disruption: {
    pl: '{title}: usługa nie działa albo działa nieprawidłowo.',
    en: '{title}: the service is down or does not work properly.',
    de: '{title}: Der Dienst ist ausgefallen oder gestört.',
    fr: '{title}\u00a0: le service est interrompu ou perturbé.',
  },
  unauthorised_access: {
    pl: '{title}: doszło do nieuprawnionego dostępu albo działania złośliwego oprogramowania.',
    en: '{title}: there was unauthorised access or malicious software.',
    de: '{title}: Es gab einen unbefugten Zugriff oder Schadsoftware.',
    fr: '{title}\u00a0: un accès non autorisé ou un logiciel malveillant a été constaté.',
  },
  personal_data: {
    pl: '{title}: naruszono ochronę danych osobowych.',
    en: '{title}: personal data were affected by a breach.',
    de: '{title}: Der Schutz personenbezogener Daten wurde verletzt.',
    fr: '{title}\u00a0: une violation a touché des données à caractère personnel.',
  },
  product_vulnerability: {
    pl: '{title}: podatność naszego produktu jest wykorzystywana.',
    en: '{title}: a vulnerability of our product is being exploited.',
    de: '{title}: Eine Schwachstelle unseres Produkts wird ausgenutzt.',
    fr: '{title}\u00a0: une vulnérabilité de notre produit est exploitée.',
  },
  product_incident: {
    pl: '{title}: incydent narusza bezpieczeństwo naszego produktu.',
    en: '{title}: an incident affects the security of our product.',
    de: '{title}: Ein Vorfall beeinträchtigt die Sicherheit unseres Produkts.',
    fr: '{title}\u00a0: un incident touche la sécurité de notre produit.',
  },
  ai_harm: {
    pl: '{title}: działanie systemu AI mogło wyrządzić szkodę.',
    en: '{title}: an AI system may have done harm.',
    de: '{title}: Ein KI-System hat möglicherweise Schaden verursacht.',
    fr: '{title}\u00a0: un système d’IA a pu causer un dommage.',
  },
};

/** The other sentences of messages; `{time}`, `{text}` and `{organization}` are filled in. */
export const messageWords: Readonly<Record<MessageSentence, Localized>> = {
  drill: {
    pl: 'ĆWICZENIE: nie wysyłać i\u00a0nie publikować.',
    en: 'DRILL: do not send or publish.',
    de: 'ÜBUNG: nicht senden, nicht veröffentlichen.',
    fr: 'EXERCICE\u00a0: ne pas envoyer, ne pas publier.',
  },
  greeting: { pl: 'Drodzy Klienci,', en: 'Dear customers,', de: 'Sehr geehrte Kundinnen und Kunden,', fr: 'Chers clients,' },
  internal: {
    pl: 'Wiadomość wewnętrzna: nie przekazuj jej poza organizację.',
    en: 'Internal message: do not pass it on outside the organisation.',
    de: 'Interne Mitteilung: nicht nach außen weitergeben.',
    fr: 'Message interne\u00a0: ne pas le diffuser à l’extérieur.',
  },
  since: {
    pl: 'Wiemy o\u00a0tym od {time} czasu polskiego.',
    en: 'We have known of it since {time}, Polish time.',
    de: 'Wir wissen davon seit {time}, polnischer Zeit.',
    fr: 'Nous le savons depuis le {time}, heure polonaise.',
  },
  effect: { pl: 'Skutki: {text}', en: 'Consequences: {text}', de: 'Folgen: {text}', fr: 'Conséquences\u00a0: {text}' },
  effect_unknown: {
    pl: 'Skutków jeszcze nie znamy.',
    en: 'We do not know the consequences yet.',
    de: 'Die Folgen kennen wir noch nicht.',
    fr: 'Nous ne connaissons pas encore les conséquences.',
  },
  cause: { pl: 'Przyczyna: {text}', en: 'Cause: {text}', de: 'Ursache: {text}', fr: 'Cause\u00a0: {text}' },
  cause_unknown: {
    pl: 'Przyczyny jeszcze nie znamy.',
    en: 'We do not know the cause yet.',
    de: 'Die Ursache kennen wir noch nicht.',
    fr: 'Nous ne connaissons pas encore la cause.',
  },
  advice: {
    pl: 'Co mogą Państwo zrobić: {text}',
    en: 'What you can do: {text}',
    de: 'Was Sie tun können: {text}',
    fr: 'Ce que vous pouvez faire\u00a0: {text}',
  },
  advice_unknown: {
    pl: 'Czy trzeba coś zrobić po Państwa stronie, jeszcze nie wiemy. Gdy będziemy to wiedzieć, napiszemy.',
    en: 'We do not know yet whether you need to do anything. When we do, we will write.',
    de: 'Ob Sie etwas tun müssen, wissen wir noch nicht. Sobald wir es wissen, schreiben wir.',
    fr: 'Nous ne savons pas encore si vous devez agir. Nous vous écrirons dès que nous le saurons.',
  },
  ended: {
    pl: 'Obsługa incydentu zakończyła się {time}.',
    en: 'The handling of the incident ended at {time}.',
    de: 'Die Bearbeitung des Vorfalls endete am {time}.',
    fr: 'Le traitement de l’incident s’est terminé le {time}.',
  },
  goes_on: {
    pl: 'Pracujemy nad rozwiązaniem. Kiedy się zakończy, jeszcze nie wiemy.',
    en: 'We are working on it. We do not know yet when it will be over.',
    de: 'Wir arbeiten daran. Wann es behoben ist, wissen wir noch nicht.',
    fr: 'Nous y travaillons. Nous ne savons pas encore quand ce sera terminé.',
  },
  keep_traces: {
    pl: 'Nie wyłączaj i\u00a0nie czyść urządzeń, których to dotyczy, bez polecenia.',
    en: 'Do not switch off or clean affected devices unless you are told to.',
    de: 'Betroffene Geräte ohne Anweisung weder ausschalten noch bereinigen.',
    fr: 'N’éteignez ni ne nettoyez les appareils concernés sans consigne.',
  },
  refer: {
    pl: 'Pytania klientów i\u00a0dziennikarzy kieruj do osób, które prowadzą incydent.',
    en: 'Pass questions of customers and journalists to the people who handle the incident.',
    de: 'Fragen von Kunden und Medien an die Personen weitergeben, die den Vorfall bearbeiten.',
    fr: 'Transmettez les questions des clients et des journalistes aux personnes chargées de l’incident.',
  },
  by: { pl: '{organization}', en: '{organization}', de: '{organization}', fr: '{organization}' },
};
