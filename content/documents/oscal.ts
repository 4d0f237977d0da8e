import type { MappedFramework } from '#core/assessment/mapping/mapped-pairs.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { interfaceWords } from '#content/localized.ts';

type Own = Readonly<{
  fileNames: Readonly<{ catalogue: string; mapping: string }>;
  catalogue: string;
  plan: string;
  system: string;
  noSystem: string;
  mapping: string;
  mappingOfOurs: string;
  mappingOfCitations: string;
  onlyIdentifiers: string;
}>;

const own: Readonly<Record<Language, Own>> = {
  pl: {
    fileNames: { catalogue: 'atesto-katalog-{regime}-{version}', mapping: 'atesto-mapowanie-nis2-{framework}-{version}' },
    catalogue: 'Katalog pytań samooceny: {regime}',
    plan: 'Plan samooceny: {regime}',
    system: 'Plan bezpieczeństwa systemu',
    noSystem:
      'Nie ma planu bezpieczeństwa systemu: samoocena dotyczy organizacji, a\u00a0nie jednego systemu. Kontrole są w\u00a0katalogu pytań.',
    mapping: 'Pytania {regime} a\u00a0{framework}',
    mappingOfOurs:
      'Powiązania są naszym opracowaniem. „subset-of” oznacza, że pytanie jest częścią wskazanego wymagania, a\u00a0„intersects-with”, że mają część wspólną. Żadne pytanie nie obejmuje całego wymagania, więc odpowiedź nie świadczy o\u00a0jego spełnieniu.',
    mappingOfCitations:
      'Punkty załącznika, na które katalog powołuje się przy pytaniach. Powołanie mówi tylko, że pytanie i\u00a0punkt mają część wspólną, dlatego każde powiązanie to „intersects-with”.',
    onlyIdentifiers: 'Same identyfikatory; treść jest u\u00a0wydawcy.',
  },
  en: {
    fileNames: { catalogue: 'atesto-catalogue-{regime}-{version}', mapping: 'atesto-mapping-nis2-{framework}-{version}' },
    catalogue: 'Catalogue of self-assessment questions: {regime}',
    plan: 'Plan of the self-assessment: {regime}',
    system: 'System security plan',
    noSystem:
      'There is no system security plan: the self-assessment is about an organisation, not about one system. The controls are in the catalogue of questions.',
    mapping: 'Questions of {regime} and {framework}',
    mappingOfOurs:
      'The mapping is our own reading. “subset-of” means that the question is a part of the requirement, “intersects-with” that the two share something. No question covers a requirement whole, so that an answer does not show that it is met.',
    mappingOfCitations:
      'Points of the annex that the catalogue cites at its questions. A citation says no more than that the question and the point share something, so that each pair is “intersects-with”.',
    onlyIdentifiers: 'Identifiers only; the text is with its publisher.',
  },
  de: {
    fileNames: { catalogue: 'atesto-katalog-{regime}-{version}', mapping: 'atesto-zuordnung-nis2-{framework}-{version}' },
    catalogue: 'Katalog der Fragen zur Selbstbewertung: {regime}',
    plan: 'Plan der Selbstbewertung: {regime}',
    system: 'Sicherheitsplan des Systems',
    noSystem:
      'Einen Sicherheitsplan des Systems gibt es nicht: Die Selbstbewertung betrifft eine Organisation, nicht ein einzelnes System. Die Kontrollen stehen im Katalog der Fragen.',
    mapping: 'Fragen zu {regime} und {framework}',
    mappingOfOurs:
      'Die Zuordnung ist unsere eigene. „subset-of“ heißt, dass die Frage ein Teil der Anforderung ist, „intersects-with“, dass sich beide überschneiden. Keine Frage deckt eine Anforderung ganz ab; eine Antwort zeigt deshalb nicht, dass sie erfüllt ist.',
    mappingOfCitations:
      'Punkte des Anhangs, die der Katalog bei den Fragen anführt. Das sagt nur, dass sich Frage und Punkt überschneiden; deshalb steht überall „intersects-with“.',
    onlyIdentifiers: 'Nur Kennungen; der Wortlaut steht beim Herausgeber.',
  },
  fr: {
    fileNames: { catalogue: 'atesto-catalogue-{regime}-{version}', mapping: 'atesto-correspondance-nis2-{framework}-{version}' },
    catalogue: 'Catalogue des questions d’auto-évaluation\u00a0: {regime}',
    plan: 'Plan de l’auto-évaluation\u00a0: {regime}',
    system: 'Plan de sécurité du système',
    noSystem:
      'Il n’existe pas de plan de sécurité du système\u00a0: l’auto-évaluation porte sur une organisation et non sur un système. Les mesures figurent dans le catalogue des questions.',
    mapping: 'Questions {regime} et {framework}',
    mappingOfOurs:
      'La correspondance est notre propre lecture. «\u00a0subset-of\u00a0» signifie que la question est une partie de l’exigence, «\u00a0intersects-with\u00a0» que les deux se recoupent. Aucune question ne couvre une exigence entière\u00a0: une réponse ne montre donc pas qu’elle est satisfaite.',
    mappingOfCitations:
      'Points de l’annexe que le catalogue cite à ses questions. Une citation dit seulement que la question et le point se recoupent\u00a0; chaque lien est donc «\u00a0intersects-with\u00a0».',
    onlyIdentifiers: 'Identifiants seulement\u00a0; le texte est chez son éditeur.',
  },
};

function wordsOf(language: Language) {
  const { regimes, scope, answers } = interfaceWords[language];
  const frameworks: Readonly<Record<MappedFramework, string>> = {
    regulation: scope.acts['2024/2690'],
    iso27001: 'ISO/IEC 27001:2022',
    csf: 'NIST CSF 2.0',
    cis: 'CIS Controls 8.1',
    cyfun: 'CyFun 2025',
  };
  return { ...own[language], regimes, frameworks, suggested: answers.evidence };
}

/** Words of OSCAL documents; `{name}` is filled in. */
export const oscalWords = Object.fromEntries(languages.map((language) => [language, wordsOf(language)])) as Readonly<
  Record<Language, ReturnType<typeof wordsOf>>
>;
