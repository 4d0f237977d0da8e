import type { Localized } from '#core/platform/languages.ts';

const customerQuestionnaires: Localized = {
  pl: 'Nowe są ankiety klientów: przechowujemy przesłany plik z\u00a0pytaniami oraz to, kto i\u00a0jak zdecydował o\u00a0każdej odpowiedzi.',
  en: 'New are customers’ questionnaires: the uploaded file with questions is kept, and who decided how on each answer.',
  de: 'Neu sind Fragebögen von Kunden: Gespeichert werden die hochgeladene Datei mit Fragen und wer wie über jede Antwort entschieden hat.',
  fr: 'Nouveauté\u00a0: les questionnaires de clients. Sont conservés le fichier de questions envoyé et qui a décidé de chaque réponse, et comment.',
};

const rememberedAnswers: Localized = {
  pl: 'Przyjętą odpowiedź pamiętamy do następnej ankiety tej Organizacji, dopóki jej ankieta nie zostanie usunięta.',
  en: 'An accepted answer is remembered for the Organisation’s next questionnaire until its own is deleted.',
  de: 'Eine angenommene Antwort merken wir für den nächsten Fragebogen der Organisation, bis ihr eigener gelöscht wird.',
  fr: 'Une réponse acceptée est gardée pour le prochain questionnaire de l’Organisation, jusqu’à la suppression du sien.',
};

const impactAssessments: Localized = {
  pl: 'Przy systemie AI zapisujemy szkic i\u00a0ukończone oceny skutków dla praw podstawowych oraz osobę, która za nie odpowiada, a\u00a0także dane do rejestracji systemu oraz odpowiedzi na punkty art. 26 AI Act z\u00a0osobą i\u00a0dniem. Działania na rzecz kompetencji w\u00a0zakresie AI zapisujemy bez nazwisk uczestników.',
  en: 'With an AI system, the draft and finished fundamental rights impact assessments are kept, and who answers for them, data for the registration of the system, and answers to the points of Article 26 of the AI Act with who and when. Measures for AI literacy are kept without names of those who took part.',
  de: 'Zu einem KI-System speichern wir den Entwurf und abgeschlossene Grundrechte-Folgenabschätzungen und wer sie verantwortet, sowie Angaben zur Registrierung des Systems und Antworten zu den Punkten von Artikel 26 der KI-Verordnung mit Person und Tag. Maßnahmen zur KI-Kompetenz speichern wir ohne Namen der Teilnehmenden.',
  fr: 'Pour un système d’IA sont conservés le brouillon et les analyses d’impact sur les droits fondamentaux achevées, leur responsable, les données pour l’enregistrement du système et les réponses aux points de l’article 26 de l’AI Act, avec leur auteur et leur date. Les mesures de maîtrise de l’IA sont conservées sans les noms des participants.',
};

const answeringView: Localized = {
  pl: 'Przeglądarka zapamiętuje wybrany sposób odpowiadania na pytania oceny: na liście albo po jednym.',
  en: 'The browser remembers whether you answer the questions of an assessment as a list or one at a time.',
  de: 'Der Browser merkt sich, ob Sie die Fragen einer Bewertung als Liste oder einzeln beantworten.',
  fr: 'Le navigateur retient si vous répondez aux questions d’une évaluation en liste ou une à la fois.',
};

const lapse: Localized = {
  pl: 'Ten wybór, tak jak język i\u00a0motyw, nie wymaga zgody i\u00a0wygasa po roku.',
  en: 'This choice, like language and theme, needs no consent and lapses after a year.',
  de: 'Diese Wahl braucht wie Sprache und Design keine Einwilligung und verfällt nach einem Jahr.',
  fr: 'Ce choix, comme la langue et le thème, ne demande pas de consentement et expire après un an.',
};

const lessons: Localized = {
  pl: 'Nowe są wnioski z\u00a0incydentu, widoczne tylko dla wskazanych osób, oraz działania własne w\u00a0planie, widoczne dla całej Organizacji.',
  en: 'New are lessons of an incident, seen only by the people named, and actions of one’s own in the plan, seen by the whole Organisation.',
  de: 'Neu sind Lehren aus einem Vorfall, die nur benannte Personen sehen, und eigene Maßnahmen im Plan, die die ganze Organisation sieht.',
  fr: 'Nouveauté\u00a0: les enseignements d’un incident, vus des seules personnes désignées, et les actions propres du plan, vues de toute l’Organisation.',
};

const templates: Localized = {
  pl: 'Nowe są wzory dokumentów: zapisujemy, co Organizacja do nich wpisała, kto i\u00a0kiedy zatwierdził dokument oraz którzy członkowie potwierdzili jego przeczytanie.',
  en: 'New are document templates: what the Organisation typed into them is kept, who approved a document when, and which members confirmed having read it.',
  de: 'Neu sind Dokumentvorlagen: Gespeichert werden die Eingaben der Organisation, wer ein Dokument wann genehmigt hat und welche Mitglieder das Lesen bestätigt haben.',
  fr: 'Nouveauté\u00a0: les modèles de documents. Sont conservés les saisies de l’Organisation, qui a approuvé un document et quand, et quels membres en ont confirmé la lecture.',
};

/** What version 2.5 of the terms of sale, and 2.4 of the privacy policy and 2.1 of the cookie policy with it, changed, in words. */
export const inVersion25: Readonly<Record<string, readonly Localized[]>> = {
  'terms-of-sale': [customerQuestionnaires, rememberedAnswers, impactAssessments, lessons, templates],
  'privacy-policy': [customerQuestionnaires, rememberedAnswers, impactAssessments, lessons, templates],
  'cookie-policy': [answeringView, lapse],
};
