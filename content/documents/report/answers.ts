import { interfaceWords } from '#content/localized.ts';
import { answerValues, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { reportWords } from './report.ts';

type Own = Readonly<{
  fileName: string;
  title: string;
  sheet: string;
  guide: string;
  number: string;
  section: string;
  answer: string;
  comment: string;
  asOf: string;
  finishedOn: string;
  howTo: readonly string[];
  howToFinished: string;
  meanings: string;
  chooseTitle: string;
  choose: string;
  tooLongTitle: string;
  tooLong: string;
  notAnswered: string;
  /** What the chapter of suggestions states about itself. */
  suggestedIntro: string;
  /** Shorter ways to write each answer. */
  short: Readonly<Record<AnswerValue, readonly string[]>>;
}>;

const own: Readonly<Record<Language, Own>> = {
  pl: {
    fileName: 'atesto-odpowiedzi-{regime}-{day}',
    title: 'Pytania i\u00a0odpowiedzi: {regime}',
    sheet: 'Pytania',
    guide: 'Jak wypełnić',
    number: 'Nr',
    section: 'Obszar',
    answer: 'Odpowiedź',
    comment: 'Komentarz albo uzasadnienie',
    asOf: 'Arkusz pobrano {date}.',
    finishedOn: 'Ocena zakończona {date}.',
    howTo: [
      'Wypełnij dwie kolumny: odpowiedź (wybierz z\u00a0listy) i\u00a0komentarz. Pozostałe są zablokowane.',
      'Puste pole odpowiedzi niczego nie zmienia: odpowiedź zapisana w\u00a0Atesto zostaje.',
      'Przy „Nie dotyczy” napisz w\u00a0komentarzu, dlaczego. Raport i\u00a0certyfikat podają, ile pytań pominięto bez uzasadnienia.',
      'Zapisz plik jako XLSX i\u00a0wgraj go w\u00a0Atesto. Zobaczysz każdą zmianę i\u00a0każdy błąd z\u00a0adresem komórki; nic nie zapisze się bez Twojego potwierdzenia.',
      'Jeśli ktoś odpowie w\u00a0tym czasie w\u00a0Atesto, zobaczysz obie wersje i\u00a0wybierzesz jedną z\u00a0nich.',
    ],
    howToFinished: 'Ta ocena jest zakończona: plik służy do czytania, a\u00a0zmian z\u00a0niego nie da się wgrać.',
    meanings: 'Co oznaczają odpowiedzi',
    chooseTitle: 'Wybierz z\u00a0listy',
    choose: 'Odpowiedź musi być jedną z\u00a0czterech z\u00a0listy.',
    tooLongTitle: 'Za długi komentarz',
    tooLong: 'Komentarz może mieć najwyżej 4000\u00a0znaków.',
    notAnswered: 'Bez odpowiedzi',
    suggestedIntro: 'Co zwykle zachowuje się na potwierdzenie odpowiedzi. To podpowiedź, a\u00a0nie spis tego, co organizacja ma.',
    short: { yes: ['tak'], partial: ['częściowo'], no: ['nie'], not_applicable: ['n/d', 'nd', 'nie dot.'] },
  },
  en: {
    fileName: 'atesto-answers-{regime}-{day}',
    title: 'Questions and answers: {regime}',
    sheet: 'Questions',
    guide: 'How to fill this in',
    number: 'No.',
    section: 'Area',
    answer: 'Answer',
    comment: 'Comment or reason',
    asOf: 'Sheet downloaded on {date}.',
    finishedOn: 'Assessment completed on {date}.',
    howTo: [
      'Fill in two columns: the answer (choose from the list) and the comment. The others are locked.',
      'An empty answer changes nothing: the answer saved in Atesto stays.',
      'Where you choose “Not applicable”, say why in the comment. The report and the certificate state how many questions were left out without a reason.',
      'Save the file as XLSX and upload it to Atesto. You will see each change and each error with the address of its cell; nothing is saved until you confirm.',
      'If somebody answers in Atesto in the meantime, you will see both versions and choose one.',
    ],
    howToFinished: 'This assessment is completed: the file is for reading only, and changes made in it cannot be uploaded.',
    meanings: 'What the answers mean',
    chooseTitle: 'Choose from the list',
    choose: 'The answer has to be one of the four in the list.',
    tooLongTitle: 'Comment too long',
    tooLong: 'A comment may have at most 4000\u00a0characters.',
    notAnswered: 'Not answered',
    suggestedIntro: 'What is usually kept to support an answer. A suggestion, not a list of what the organisation has.',
    short: { yes: ['yes'], partial: ['partial', 'partially', 'partly'], no: ['no'], not_applicable: ['n/a', 'na'] },
  },
  de: {
    fileName: 'atesto-antworten-{regime}-{day}',
    title: 'Fragen und Antworten: {regime}',
    sheet: 'Fragen',
    guide: 'So wird ausgefüllt',
    number: 'Nr.',
    section: 'Bereich',
    answer: 'Antwort',
    comment: 'Kommentar oder Begründung',
    asOf: 'Tabelle vom {date}.',
    finishedOn: 'Bewertung abgeschlossen am {date}.',
    howTo: [
      'Füllen Sie zwei Spalten aus: die Antwort (aus der Liste) und den Kommentar. Die übrigen sind gesperrt.',
      'Eine leere Antwort ändert nichts: Was in Atesto gespeichert ist, bleibt.',
      'Schreiben Sie bei „Nicht zutreffend“ in den Kommentar, warum. Bericht und Zertifikat nennen, wie viele Fragen ohne Begründung ausgelassen wurden.',
      'Speichern Sie die Datei als XLSX und laden Sie sie in Atesto hoch. Sie sehen jede Änderung und jeden Fehler mit der Adresse der Zelle; gespeichert wird erst, wenn Sie es bestätigen.',
      'Antwortet inzwischen jemand in Atesto, sehen Sie beide Fassungen und wählen eine davon.',
    ],
    howToFinished: 'Diese Bewertung ist abgeschlossen: Die Datei ist zum Lesen da, Änderungen darin lassen sich nicht hochladen.',
    meanings: 'Was die Antworten bedeuten',
    chooseTitle: 'Bitte aus der Liste wählen',
    choose: 'Die Antwort muss eine der vier aus der Liste sein.',
    tooLongTitle: 'Kommentar zu lang',
    tooLong: 'Ein Kommentar darf höchstens 4000\u00a0Zeichen haben.',
    notAnswered: 'Nicht beantwortet',
    suggestedIntro:
      'Was üblicherweise zum Beleg einer Antwort aufbewahrt wird. Ein Vorschlag, kein Verzeichnis dessen, was die Organisation hat.',
    short: { yes: ['ja'], partial: ['teilweise'], no: ['nein'], not_applicable: ['entfällt', 'trifft nicht zu'] },
  },
  fr: {
    fileName: 'atesto-reponses-{regime}-{day}',
    title: 'Questions et réponses\u00a0: {regime}',
    sheet: 'Questions',
    guide: 'Mode d’emploi',
    number: 'N°',
    section: 'Domaine',
    answer: 'Réponse',
    comment: 'Commentaire ou motif',
    asOf: 'Feuille du {date}.',
    finishedOn: 'Évaluation terminée le {date}.',
    howTo: [
      'Remplissez deux colonnes\u00a0: la réponse (à choisir dans la liste) et le commentaire. Les autres sont verrouillées.',
      'Une réponse vide ne change rien\u00a0: celle qui est enregistrée dans Atesto reste.',
      'Si vous choisissez «\u00a0Sans objet\u00a0», dites pourquoi dans le commentaire. Le rapport et le certificat indiquent combien de questions ont été écartées sans motif.',
      'Enregistrez le fichier en XLSX et envoyez-le dans Atesto. Vous verrez chaque modification et chaque erreur avec l’adresse de sa cellule\u00a0; rien n’est enregistré avant votre confirmation.',
      'Si quelqu’un répond entre-temps dans Atesto, vous verrez les deux versions et choisirez l’une d’elles.',
    ],
    howToFinished:
      'Cette évaluation est terminée\u00a0: le fichier sert uniquement à la lecture, les modifications qu’on y apporte ne peuvent pas être envoyées.',
    meanings: 'Ce que signifient les réponses',
    chooseTitle: 'Choisissez dans la liste',
    choose: 'La réponse doit être l’une des quatre de la liste.',
    tooLongTitle: 'Commentaire trop long',
    tooLong: 'Un commentaire compte au plus 4000\u00a0caractères.',
    notAnswered: 'Sans réponse',
    suggestedIntro:
      'Ce que l’on conserve habituellement à l’appui d’une réponse. Une suggestion, et non la liste de ce que l’organisation possède.',
    short: { yes: ['oui'], partial: ['partiellement', 'en partie'], no: ['non'], not_applicable: ['s.o.', 's/o'] },
  },
};

function wordsOf(language: Language) {
  const { plan, answers, regimes, obstacles } = interfaceWords[language];
  return {
    ...own[language],
    question: plan.question,
    basis: answers.references,
    suggested: answers.evidence,
    attached: reportWords[language].evidenceTitle,
    values: answers.values,
    threshold: reportWords[language].threshold,
    score: reportWords[language].score,
    notAudit: reportWords[language].notAudit,
    regimes,
    obstacles: obstacles.title,
  };
}

export type AnswerWords = ReturnType<typeof wordsOf>;

/** Words of exported answers; `{name}` is filled in. */
export const answerWords = Object.fromEntries(languages.map((language) => [language, wordsOf(language)])) as Readonly<
  Record<Language, AnswerWords>
>;

/** Every way to write an answer, in all languages. */
export const waysToWrite: readonly (readonly [word: string, answer: AnswerValue])[] = answerValues.flatMap((answer) =>
  [answer, ...languages.flatMap((language) => [answerWords[language].values[answer], ...own[language].short[answer]])].map(
    (word) => [word, answer] as const,
  ),
);
