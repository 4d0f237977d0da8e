import { catalogues, findQuestion } from '#content/questions/catalogue.ts';
import { oscalWords } from '#content/documents/oscal.ts';
import { questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Language } from '#core/platform/languages.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Exported, ExportedQuestion } from '#server/assessment/exchange/exported.ts';
import { namespaceOf, oscalDocument, oscalVersions, publicSpace } from './document.ts';

type CatalogueQuestion = Pick<ExportedQuestion, 'id' | 'section' | 'number' | 'weightHundredths' | 'text' | 'suggested'>;

/** The questions of one version of the catalogue in one language: those of today, or those that a result was frozen with. */
export type CatalogueRef = Pick<Exported, 'language' | 'regime' | 'catalogueVersion' | 'catalogueAsOf'> &
  Readonly<{ sections: readonly Readonly<{ number: number; title: string }>[]; questions: readonly CatalogueQuestion[] }>;

export function currentCatalogue(regime: Regime, language: Language): CatalogueRef {
  const { version, asOf, sections } = catalogues[regime];
  return {
    language,
    regime,
    catalogueVersion: version,
    catalogueAsOf: asOf,
    sections: sections.map(({ number, title }) => ({ number, title: title[language] })),
    questions: questionsOf(catalogues[regime]).map(({ text, evidence, ...question }) => ({
      ...question,
      text: text[language],
      suggested: evidence[language],
    })),
  };
}

/** Where the catalogue of today is served. */
export function catalogueAddress(publicUrl: string, regime: Regime, language: Language): string {
  return `${publicUrl}/api/catalogue/${regime}/oscal?lang=${language}`;
}

export function catalogueTitle({ language, regime }: Pick<CatalogueRef, 'language' | 'regime'>): string {
  const { catalogue, regimes } = oscalWords[language];
  return filled(catalogue, { regime: regimes[regime].short });
}

/** What the law was followed up to: a catalogue states when it changed, and no clock does. */
export function changedAt(asOf: string): string {
  return `${asOf}T00:00:00Z`;
}

/** Identifier of the statement of a control, which is what an answer is about. */
export function statementId(question: string): string {
  return `${question}_smt`;
}

/** What a question is about; one that was worded otherwise then is its own title. */
function titleOf({ id, text }: CatalogueQuestion, language: Language): string {
  const question = findQuestion(id)?.question;
  return question?.text[language] === text ? question.subject[language] : text;
}

function controlOf(question: CatalogueQuestion, { language }: CatalogueRef, ns: string) {
  const { id, section, number, weightHundredths, text, suggested } = question;
  return {
    id,
    title: titleOf(question, language),
    props: [
      { name: 'label', value: `${section}.${number}` },
      { name: 'weight-hundredths', ns, value: String(weightHundredths) },
    ],
    parts: [
      { id: statementId(id), name: 'statement', prose: text },
      { id: `${id}_gdn`, name: 'guidance', title: oscalWords[language].suggested, prose: suggested },
    ],
  };
}

/** Questions as a catalog of controls: sections are its groups. The same version in the same words is the same document. */
export function oscalCatalogue(ref: CatalogueRef, publicUrl: string): string {
  const { language, regime, catalogueVersion, catalogueAsOf, sections, questions } = ref;
  const ns = namespaceOf(publicUrl);
  return oscalDocument('catalog', publicSpace(publicUrl), {
    metadata: {
      title: catalogueTitle(ref),
      'last-modified': changedAt(catalogueAsOf),
      version: catalogueVersion,
      'oscal-version': oscalVersions.results,
      props: [
        { name: 'regime', ns, value: regime },
        { name: 'language', ns, value: language },
      ],
      links: [{ href: catalogueAddress(publicUrl, regime, language), rel: 'latest-version' }],
    },
    groups: sections.map(({ number, title }) => ({
      id: `section-${number}`,
      title,
      props: [{ name: 'label', value: String(number) }],
      controls: questions.filter(({ section }) => section === number).map((question) => controlOf(question, ref, ns)),
    })),
  });
}
