import { catalogues } from '#content/questions/catalogue.ts';
import { chapters } from '#content/board-training/chapters.ts';
import { impactWords, registrationWords } from '#content/documents/ai/ai-sheets.ts';
import { trainingWords } from '#content/documents/duties/board.ts';
import { certificateWords } from '#content/documents/certificate/certificate.ts';
import { orderDocumentWords } from '#content/documents/billing/order.ts';
import { lateLetter, registerEntryWords } from '#content/documents/duties/register-entry.ts';
import { boardWords } from '#content/documents/report/report-board.ts';
import { reportWords } from '#content/documents/report/report.ts';
import { resolutionWords } from '#content/documents/duties/resolution.ts';
import { aiNotices } from '#content/labels/ai-notices.ts';
import { mailWords } from '#content/mails/mails.ts';
import { publicPages } from '#content/pages.ts';
import { interfaceWords } from '#content/localized.ts';
import { documentTemplates } from '#content/templates/templates.ts';
import { ruleFor } from '#core/assessment/incidents/clock-rules.ts';
import {
  aiParts,
  clockIds,
  incidentKinds,
  kscKinds,
  noInstants,
  unknownFirm,
  type ClockId,
  type IncidentFacts,
} from '#core/assessment/incidents/facts.ts';
import { isTouched, type LawChange } from '#core/assessment/law/law-changes.ts';
import { questionsOf, referenceActs, type ReferenceAct } from '#core/assessment/questionnaire/questionnaire.ts';

/** A provision that a text names, with the place of the text; `other` stands for acts that the product does not date. */
export type TextCitation = Readonly<{ place: string; act: ReferenceAct | 'other' | null; cite: string }>;

/** `act`: the one that the text is about, as far as its sentences do not name another. */
type Text = Readonly<{ place: string; text: string; act: ReferenceAct | null }>;

/** How Polish sentences call the acts; the name that stands nearest to a provision is that of its act. */
const actNames: ReadonlyArray<readonly [RegExp, ReferenceAct | 'other']> = [
  [/ustaw\p{L}* o KSC|krajowym systemie cyberbezpieczeństwa|\bKSC\b|ustaw\p{L}* zmieniając/u, 'UKSC'],
  [/NIS ?2|dyrektyw/u, 'NIS2'],
  [/AI Act|2024\/1689|2026\/1744/u, 'AI Act'],
  [/\bRODO\b/u, 'RODO'],
  [/\bDORA\b/u, 'DORA'],
  [/2024\/2690/u, '2024/2690'],
  [/651\/2014/u, '651/2014'],
  [/[Kk]odeks|\bCRA\b|eIDAS|611\/2013|2025\/301|Data Act|2023\/2854|1182\/71|komunikacji elektronicznej/u, 'other'],
];

/** Parts of the interface that are about one act, by how their keys begin; the first that fits counts. */
const actOfPart: ReadonlyArray<readonly [RegExp, ReferenceAct]> = [
  [/^ai[A-Z]/, 'AI Act'],
  [/^(answers\.targets|landing\.duties\.aiAct|settings\.actions\.ai_|scope\.changes|scope\.limits\.systems)/, 'AI Act'],
  [
    /^scope\.statuses\.(prohibited|sectoral)|^scope\.steps\.(practices|product|areas)|^scope\.depends\.(practice|product|area|yes)/,
    'AI Act',
  ],
  [/^scope\.duties\.(annex_|exception|prohibited|section_|inform_persons|explanation|eu_database)/, 'AI Act'],
  [/^scope\.duties\.fines/, 'NIS2'],
  [/^(landing\.duties\.nis2|scope\.|audit\.)/, 'UKSC'],
];

function isDated(act: string): act is ReferenceAct {
  return (referenceActs as readonly string[]).includes(act);
}

function isReference(value: object): value is { act: string; cite: string } {
  return 'act' in value && 'cite' in value;
}

/** The texts inside a piece of content; references are separate and name their act themselves. */
export function textsIn(value: unknown, place: string, act: ReferenceAct | null): Text[] {
  if (typeof value === 'string') return [{ place, text: value, act }];
  if (typeof value !== 'object' || value === null || isReference(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, `${place}.${name}`, act));
}

function referencesIn(value: unknown, place: string): TextCitation[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isReference(value)) return [{ place, act: isDated(value.act) ? value.act : 'other', cite: value.cite }];
  return Object.values(value).flatMap((part) => referencesIn(part, place));
}

function textsOfInterface(): Text[] {
  return textsIn(interfaceWords.pl, 'interface', null).map((one) => {
    const key = one.place.slice('interface.'.length);
    return { ...one, act: actOfPart.find(([begins]) => begins.test(key))?.[1] ?? null };
  });
}

function textsOfQuestions(): Text[] {
  return Object.values(catalogues).flatMap((catalogue) =>
    questionsOf(catalogue).flatMap(({ id, text, help }) =>
      [text.pl, help.pl].map((one) => ({
        place: `question.${id}`,
        text: one,
        act: catalogue.regime === 'ai_act' ? ('AI Act' as const) : null,
      })),
    ),
  );
}

/** Words of documents, mails and pages, with the act that they are about. */
const wordsElsewhere: ReadonlyArray<readonly [string, unknown, ReferenceAct | null]> = [
  ['document.board-training', trainingWords, 'UKSC'],
  ['document.certificate', certificateWords, null],
  ['document.impact-assessment', impactWords, 'AI Act'],
  ['document.ai-registration', registrationWords, 'AI Act'],
  ['document.late-letter', lateLetter, 'UKSC'],
  ['document.order', orderDocumentWords, null],
  ['document.register-entry', registerEntryWords, 'UKSC'],
  ['document.report', reportWords, null],
  ['document.report-board', boardWords, null],
  ['document.resolution', resolutionWords, 'UKSC'],
  ['mail', mailWords, null],
  ['notice', aiNotices, 'AI Act'],
  ['page', publicPages, null],
];

/** The Polish part of words in several languages. */
export function inPolish(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('pl' in value) return value.pl;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inPolish(part)]));
}

/** Every Polish text that people read, with where it stands. The other languages say the same. */
export function runningTexts(): Text[] {
  return [
    ...textsOfInterface(),
    ...textsOfQuestions(),
    ...documentTemplates.flatMap((one) => textsIn(one, `template.${one.id}`, 'UKSC')),
    ...wordsElsewhere.flatMap(([place, words, act]) => textsIn(inPolish(words), place, act)),
    ...Object.entries(chapters).flatMap(([id, { pl }]) => textsIn(pl, `training.${id}`, 'UKSC')),
  ];
}

const unit = '\\d+[a-z]{0,2}';
const further = `(?: ust\\. ${unit}(?:–${unit})?)?(?: pkt ${unit}(?:–${unit})?)?(?: lit\\. [a-z]{1,2}(?: i [a-z]{1,2})?(?![a-z]))?`;
const article = `\\bart\\. (${unit}(?:–${unit})?(?:, ${unit})*(?: i ${unit})?)(${further})`;
const annex = '\\bzałącznik\\p{L}* ((?:nr )?(?:[IVX]+|\\d+))(?![\\p{L}\\d])';
const provision = new RegExp(`${article}|${annex}`, 'gu');

/** Letters between a provision and the name of its act: “art. 8 ust. 1 ustawy o KSC”, “RODO (art. 33)”. */
const beside = 25;

type Named = Readonly<{ act: ReferenceAct | 'other'; from: number; to: number }>;

function namesIn(text: string): Named[] {
  return actNames.flatMap(([name, act]) =>
    [...text.matchAll(new RegExp(name, 'gu'))].map(({ 0: found, index }) => ({ act, from: index, to: index + found.length })),
  );
}

/** The act of a provision: the one named beside it, after it first; else the one that the text is about; else the nearest one of its text. */
function actNear(before: string, after: string, about: ReferenceAct | null): ReferenceAct | 'other' | null {
  const sentence = after.split(/[.;](?: [\p{Lu}„]|$)/u, 1)[0] ?? '';
  const [next] = namesIn(sentence).toSorted((a, b) => a.from - b.from);
  const [last] = namesIn(before).toSorted((a, b) => b.to - a.to);
  if (next && next.from <= beside) return next.act;
  if (last && before.length - last.to <= beside) return last.act;
  return about ?? next?.act ?? last?.act ?? null;
}

/** The provisions of a match, in the form of the catalogue: “art. 2, 3 i 6” names three. */
function citesOf([, articles, more = '', annexNumber]: RegExpExecArray): string[] {
  if (annexNumber) return [`załącznik ${annexNumber}`];
  const numbers = (articles ?? '').split(/, | i /u);
  return numbers.map((number, index) => `art. ${number}${index === numbers.length - 1 ? more : ''}`);
}

/** Provisions that a text names. */
export function citationsIn({ place, text, act }: Text): TextCitation[] {
  const plain = text.replaceAll('\u00a0', ' ');
  return [...plain.matchAll(provision)].flatMap((match) => {
    // Only annexes of Polish acts are numbered “nr 1”.
    const ofForm = match[3]?.startsWith('nr ') ? ('UKSC' as const) : null;
    const found = ofForm ?? actNear(plain.slice(0, match.index), plain.slice(match.index + match[0].length), act);
    return citesOf(match).map((cite) => ({ place, act: found, cite }));
  });
}

const anyIncident: IncidentFacts = {
  ...noInstants,
  kinds: incidentKinds,
  aiHarm: 'other',
  detected: new Date(0),
  stillOpen: false,
  significance: null,
  sent: {},
};

/** What a clock rests on: some organisations have it under another provision than most. */
function basesOf(id: ClockId): unknown {
  const firms = kscKinds.flatMap((ksc) => aiParts.map((aiPart) => ({ ...unknownFirm, ksc, aiPart })));
  return firms.map((firm) => ruleFor(id, firm, anyIncident, false).basis);
}

let all: readonly TextCitation[] | null = null;

/** Every provision that a running text, a section of a document template or a clock of an incident names; read once. */
export function textCitations(): readonly TextCitation[] {
  all ??= [
    ...runningTexts().flatMap(citationsIn),
    ...documentTemplates.flatMap((one) => referencesIn(one, `template.${one.id}`)),
    ...clockIds.flatMap((id) => referencesIn(basesOf(id), `clock.${id}`)),
  ];
  return all;
}

/** Where texts stand that name what a change is about, each once. */
export function touchedTexts(change: LawChange): string[] {
  const touched = textCitations().filter(({ act, cite }) => act !== null && act !== 'other' && isTouched(change, { act, cite }));
  return [...new Set(touched.map(({ place }) => place))];
}
