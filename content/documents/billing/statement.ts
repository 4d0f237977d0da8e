import type { ControlState } from '#core/assessment/mapping/statement.ts';
import type { Language } from '#core/platform/languages.ts';

/** Words of the statement of applicability; `{name}` is filled in. */
export type StatementWords = Readonly<{
  fileName: string;
  title: string;
  control: string;
  applied: string;
  reason: string;
  source: string;
  state: string;
  answers: string;
  evidence: string;
  owner: string;
  date: string;
  appliedValues: readonly string[];
  sources: readonly string[];
  states: Readonly<Record<ControlState, string>>;
  guide: readonly string[];
}>;

export const statementWords: Readonly<Record<Language, StatementWords>> = {
  pl: {
    fileName: 'atesto-deklaracja-stosowania-{day}',
    title: 'Deklaracja stosowania',
    control: 'Zabezpieczenie',
    applied: 'Stosowane',
    reason: 'Uzasadnienie, także wyłączenia',
    source: 'Skąd wymaganie',
    state: 'Stan',
    answers: 'Powiązane odpowiedzi',
    evidence: 'Dowody przy odpowiedziach',
    owner: 'Właściciel',
    date: 'Data',
    appliedValues: ['tak', 'nie'],
    sources: ['ryzyko', 'prawo', 'umowa'],
    states: {
      implemented: 'wdrożone',
      partial: 'częściowo',
      planned: 'planowane',
      not_implemented: 'niewdrożone',
      not_assessed: 'nieocenione',
    },
    guide: [
      'To nie jest ocena zgodności z ISO/IEC 27001:2022, tylko początek własnej deklaracji stosowania (6.1.3 d).',
      'Wiersze to identyfikatory zabezpieczeń z\u00a0załącznika A. Ich nazwy i\u00a0treść są w\u00a0normie; korzystaj z\u00a0własnego egzemplarza.',
      'Stan „częściowo” oznacza, że z\u00a0zabezpieczeniem wiąże się co najmniej jedna odpowiedź „tak” lub „częściowo”. Żadne pytanie nie obejmuje całego zabezpieczenia, więc odpowiedź nigdy nie oznacza „wdrożone”.',
      'Powiązania pytań z\u00a0zabezpieczeniami są naszym opracowaniem. Pytania dotyczą {reached} z\u00a0{count} zabezpieczeń; pozostałe oceń osobno.',
      'Kolumny o\u00a0stosowaniu, uzasadnieniu, źródle, właścicielu i\u00a0dacie wypełnia organizacja.',
    ],
  },
  en: {
    fileName: 'atesto-statement-of-applicability-{day}',
    title: 'Statement of applicability',
    control: 'Control',
    applied: 'Applied',
    reason: 'Justification, of exclusion too',
    source: 'Where it comes from',
    state: 'State',
    answers: 'Answers of the self-assessment',
    evidence: 'Evidence at the answers',
    owner: 'Owner',
    date: 'Date',
    appliedValues: ['yes', 'no'],
    sources: ['risk', 'law', 'contract'],
    states: {
      implemented: 'implemented',
      partial: 'partial',
      planned: 'planned',
      not_implemented: 'not implemented',
      not_assessed: 'not assessed',
    },
    guide: [
      'This does not assess whether ISO/IEC 27001:2022 is met; it is a start for your own statement of applicability (6.1.3 d).',
      'Rows are the identifiers of the controls of Annex A. Their names and texts are in the standard; use your own copy.',
      '“Partial” means that at least one answer “yes” or “partially” has to do with the control. No question covers a whole control, so an answer never means “implemented”.',
      'Which questions have to do with which controls is our own reading. Questions reach {reached} of {count} controls; assess the others yourself.',
      'The columns about application, justification, source, owner and date are for the organisation to fill in.',
    ],
  },
  de: {
    fileName: 'atesto-anwendbarkeitserklaerung-{day}',
    title: 'Erklärung zur Anwendbarkeit',
    control: 'Maßnahme',
    applied: 'Angewendet',
    reason: 'Begründung, auch eines Ausschlusses',
    source: 'Herkunft der Anforderung',
    state: 'Stand',
    answers: 'Antworten der Selbstbewertung',
    evidence: 'Nachweise zu den Antworten',
    owner: 'Zuständig',
    date: 'Datum',
    appliedValues: ['ja', 'nein'],
    sources: ['Risiko', 'Recht', 'Vertrag'],
    states: {
      implemented: 'umgesetzt',
      partial: 'teilweise',
      planned: 'geplant',
      not_implemented: 'nicht umgesetzt',
      not_assessed: 'nicht bewertet',
    },
    guide: [
      'Dies ist keine Bewertung der Konformität mit ISO/IEC 27001:2022, sondern ein Anfang für Ihre eigene Erklärung zur Anwendbarkeit (6.1.3 d).',
      'Die Zeilen sind die Kennungen der Maßnahmen aus Anhang A. Namen und Texte stehen in der Norm; verwenden Sie Ihr eigenes Exemplar.',
      '„Teilweise“ heißt: Mindestens eine Antwort „ja“ oder „teilweise“ hat mit der Maßnahme zu tun. Keine Frage deckt eine ganze Maßnahme ab, daher bedeutet eine Antwort nie „umgesetzt“.',
      'Welche Fragen mit welchen Maßnahmen zu tun haben, ist unsere eigene Zuordnung. Die Fragen betreffen {reached} von {count} Maßnahmen; die übrigen bewerten Sie selbst.',
      'Die Spalten zu Anwendung, Begründung, Herkunft, Zuständigkeit und Datum füllt die Organisation aus.',
    ],
  },
  fr: {
    fileName: 'atesto-declaration-applicabilite-{day}',
    title: 'Déclaration d’applicabilité',
    control: 'Mesure',
    applied: 'Appliquée',
    reason: 'Justification, y compris d’une exclusion',
    source: 'Origine de l’exigence',
    state: 'État',
    answers: 'Réponses de l’auto-évaluation',
    evidence: 'Preuves jointes aux réponses',
    owner: 'Responsable',
    date: 'Date',
    appliedValues: ['oui', 'non'],
    sources: ['risque', 'loi', 'contrat'],
    states: {
      implemented: 'mise en œuvre',
      partial: 'partielle',
      planned: 'prévue',
      not_implemented: 'non mise en œuvre',
      not_assessed: 'non évaluée',
    },
    guide: [
      'Ceci n’est pas une évaluation de la conformité à l’ISO/IEC 27001:2022, mais un point de départ pour votre propre déclaration d’applicabilité (6.1.3 d).',
      'Les lignes sont les identifiants des mesures de l’annexe A. Leurs noms et textes figurent dans la norme\u00a0; utilisez votre propre exemplaire.',
      '«\u00a0Partielle\u00a0» signifie qu’au moins une réponse «\u00a0oui\u00a0» ou «\u00a0partiellement\u00a0» concerne la mesure. Aucune question ne couvre une mesure entière\u00a0: une réponse ne signifie donc jamais «\u00a0mise en œuvre\u00a0».',
      'Le lien entre questions et mesures est notre propre lecture. Les questions touchent {reached} mesures sur {count}\u00a0; évaluez les autres vous-même.',
      'Les colonnes sur l’application, la justification, l’origine, le responsable et la date sont à remplir par l’organisation.',
    ],
  },
};
