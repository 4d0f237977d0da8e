import { answerWords } from '#content/documents/report/answers.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Deps } from '#server/deps.ts';
import type { Exported, ExportedQuestion } from '#server/assessment/exchange/exported.ts';
import { finished } from '#server/assessment/exchange/result-json.ts';
import { currentCatalogue, catalogueAddress, catalogueTitle, oscalCatalogue, statementId, type CatalogueRef } from './catalogue.ts';
import { embedded, nameOf, namespaceOf, oscalDocument, oscalVersions } from './document.ts';
import { oscalPlan, planTitle } from './plan.ts';

/** What an answer states of a control; what does not apply is observed and no finding. */
const states: Readonly<
  Record<Exclude<AnswerValue, 'not_applicable'>, { state: 'satisfied' | 'not-satisfied'; reason: 'pass' | 'fail' | 'other' }>
> = {
  yes: { state: 'satisfied', reason: 'pass' },
  partial: { state: 'not-satisfied', reason: 'other' },
  no: { state: 'not-satisfied', reason: 'fail' },
};

type About = Readonly<{ name: (part: string) => string; ns: string; answerText: (answer: AnswerValue) => string; at: string }>;

function observationOf({ name, ns, answerText, at }: About, { id, text, answer, comment }: ExportedQuestion) {
  return {
    uuid: name(`observation ${id}`),
    title: text,
    description: answer ? answerText(answer) : text,
    props: [{ name: 'answer', ns, value: answer ?? 'not_applicable' }],
    // Nobody looked or tested: somebody answered.
    methods: ['INTERVIEW'],
    types: ['control-objective'],
    collected: at,
    ...(comment.trim() ? { remarks: comment.trim() } : {}),
  };
}

function findingOf({ name, answerText }: About, { id, text, answer }: ExportedQuestion) {
  if (answer === null || answer === 'not_applicable') return [];
  return [
    {
      uuid: name(`finding ${id}`),
      title: text,
      description: answerText(answer),
      target: { type: 'statement-id', 'target-id': statementId(id), status: states[answer] },
      'related-observations': [{ 'observation-uuid': name(`observation ${id}`) }],
    },
  ];
}

/** The catalogue that the result was frozen with; its address is given where the one that is served states the same. */
function catalogueResource(uuid: string, ref: CatalogueRef, publicUrl: string) {
  const catalogue = oscalCatalogue(ref, publicUrl);
  const served = oscalCatalogue(currentCatalogue(ref.regime, ref.language), publicUrl) === catalogue;
  const href = catalogueAddress(publicUrl, ref.regime, ref.language);
  return {
    uuid,
    title: `${catalogueTitle(ref)} (${ref.catalogueVersion})`,
    props: [{ name: 'version', value: ref.catalogueVersion }],
    ...(served ? { rlinks: [{ href, 'media-type': 'application/json' }] } : {}),
    base64: embedded('catalogue.json', 'application/json', catalogue),
  };
}

function propsOf({ regime, thresholdPercent, reached, obstacles, scorePercent }: ReturnType<typeof finished>, ns: string) {
  const prop = (name: string, value: string | number) => ({ name, ns, value: String(value) });
  return [
    prop('regime', regime),
    prop('threshold-percent', thresholdPercent),
    prop('reaches-threshold', reached ? 'yes' : 'no'),
    ...obstacles.map(({ code }) => prop('certificate-obstacle', code)),
    ...(scorePercent === null ? [] : [prop('score-percent', scorePercent)]),
  ];
}

/** The result as OSCAL has it, without the documents that it stands on. */
function resultOf(exported: ReturnType<typeof finished>, about: About, title: string) {
  const { questions, language } = exported;
  const findings = questions.flatMap((question) => findingOf(about, question));
  return {
    uuid: about.name('result'),
    title,
    description: answerWords[language].notAudit,
    start: about.at,
    end: about.at,
    props: propsOf(exported, about.ns),
    'reviewed-controls': {
      links: [{ href: `#${about.name('catalogue')}`, rel: 'reference' }],
      'control-selections': [{ 'include-controls': questions.map(({ id }) => ({ 'control-id': id })) }],
    },
    observations: questions.map((question) => observationOf(about, question)),
    // A list of OSCAL is never empty: without findings there is none.
    ...(findings.length > 0 ? { findings } : {}),
  };
}

/** The result of a finished assessment for programs of governance, risk and compliance, with its plan and its catalogue inside. */
export function oscalResults(exported: Exported, { config: { publicUrl } }: Pick<Deps, 'config'>): string {
  const result = finished(exported);
  const { organization, language, regime, completedAt, id, edition } = result;
  const { title: heading, values, regimes, notAudit } = answerWords[language];
  const name = (part: string): string => nameOf(id, `${edition} ${part}`);
  const at = completedAt.toISOString();
  const version = `${result.catalogueVersion}-${edition}`;
  const title = filled(heading, { regime: regimes[regime].short });
  const about: About = { name, ns: namespaceOf(publicUrl), answerText: (answer) => values[answer], at };
  const plan = oscalPlan(result, { space: id, name, at, version, notAudit, publicUrl });
  return oscalDocument('assessment-results', id, {
    metadata: {
      title,
      'last-modified': at,
      version,
      'oscal-version': oscalVersions.results,
      parties: [
        {
          uuid: name('organization'),
          type: 'organization',
          name: organization.name,
          'external-ids': [{ scheme: `${publicUrl}/ns/nip`, id: organization.nip }],
        },
      ],
      remarks: notAudit,
    },
    'import-ap': { href: `#${name('plan')}` },
    results: [resultOf(result, about, title)],
    'back-matter': {
      resources: [
        { uuid: name('plan'), title: planTitle(result), base64: embedded('plan.json', 'application/json', plan) },
        catalogueResource(name('catalogue'), result, publicUrl),
      ],
    },
  });
}
