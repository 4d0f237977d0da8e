import { createHash } from 'node:crypto';
import { answerWords } from '#content/documents/answers.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { Deps } from '#server/deps.ts';
import type { Exported, ExportedQuestion } from './exported.ts';
import { finished } from './result-json.ts';

/** OSCAL assessment results, NIST, version 1.1.2 (pages.nist.gov/OSCAL). */
const oscalVersion = '1.1.2';

/** A name for a part of a result that is the same at each export (RFC 9562, version 5, in the space of the assessment's id). */
export function nameOf(space: string, part: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(space.replaceAll('-', ''), 'hex'))
    .update(part)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** What an answer says of a control; what does not apply is observed and no finding. */
const states: Readonly<
  Record<Exclude<AnswerValue, 'not_applicable'>, { state: 'satisfied' | 'not-satisfied'; reason: 'pass' | 'fail' | 'other' }>
> = {
  yes: { state: 'satisfied', reason: 'pass' },
  partial: { state: 'not-satisfied', reason: 'other' },
  no: { state: 'not-satisfied', reason: 'fail' },
};

type About = Readonly<{ name: (part: string) => string; ns: string; said: (answer: AnswerValue) => string; at: string }>;

function observationOf({ name, ns, said, at }: About, { id, text, answer, comment }: ExportedQuestion) {
  return {
    uuid: name(`observation ${id}`),
    title: text,
    description: answer ? said(answer) : text,
    props: [{ name: 'answer', ns, value: answer ?? 'not_applicable' }],
    // Nobody looked or tested: somebody answered.
    methods: ['INTERVIEW'],
    types: ['control-objective'],
    collected: at,
    ...(comment.trim() ? { remarks: comment.trim() } : {}),
  };
}

function findingOf({ name, said }: About, { id, text, answer }: ExportedQuestion) {
  if (answer === null || answer === 'not_applicable') return [];
  return [
    {
      uuid: name(`finding ${id}`),
      title: text,
      description: said(answer),
      target: { type: 'objective-id', 'target-id': id, status: states[answer] },
      'related-observations': [{ 'observation-uuid': name(`observation ${id}`) }],
    },
  ];
}

/** The result of a finished assessment for programs of governance, risk and compliance. */
export function oscalResults(exported: Exported, { config: { publicUrl } }: Pick<Deps, 'config'>): string {
  const { organization, questions, language, regime, catalogueVersion, completedAt, ...result } = finished(exported);
  const words = answerWords[language];
  const name = (part: string): string => nameOf(result.id, `${result.edition} ${part}`);
  const at = completedAt.toISOString();
  const about: About = { name, ns: `${publicUrl}/ns/oscal`, said: (answer) => words.values[answer], at };
  const title = filled(words.title, { regime: words.regimes[regime].short });
  const prop = (key: string, value: string | number): object => ({ name: key, ns: about.ns, value: String(value) });
  const props = [
    prop('regime', regime),
    prop('threshold-percent', result.thresholdPercent),
    prop('reaches-threshold', result.reached ? 'yes' : 'no'),
    ...result.obstacles.map(({ code }) => prop('certificate-obstacle', code)),
    ...(result.scorePercent === null ? [] : [prop('score-percent', result.scorePercent)]),
  ];
  const file = {
    'assessment-results': {
      uuid: name('document'),
      metadata: {
        title,
        'last-modified': at,
        version: `${catalogueVersion}-${result.edition}`,
        'oscal-version': oscalVersion,
        parties: [
          {
            uuid: name('organization'),
            type: 'organization',
            name: organization.name,
            'external-ids': [{ scheme: `${publicUrl}/ns/nip`, id: organization.nip }],
          },
        ],
        remarks: words.notAudit,
      },
      'import-ap': { href: `#${name('questionnaire')}` },
      results: [
        {
          uuid: name('result'),
          title,
          description: words.notAudit,
          start: at,
          end: at,
          props,
          'reviewed-controls': { 'control-selections': [{ 'include-controls': questions.map(({ id }) => ({ 'control-id': id })) }] },
          observations: questions.map((question) => observationOf(about, question)),
          ...(questions.some(({ answer }) => answer !== 'not_applicable')
            ? { findings: questions.flatMap((question) => findingOf(about, question)) }
            : {}),
        },
      ],
      'back-matter': {
        resources: [{ uuid: name('questionnaire'), title: `${title} (${catalogueVersion})`, rlinks: [{ href: publicUrl }] }],
      },
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
