import { planWords } from '#content/documents/report/action-plan.ts';
import { resolutionWords } from '#content/documents/duties/resolution.ts';
import type { DecidedDocument, ResolutionForm, ResolutionKind, ResolutionLanguage } from '#core/assessment/board/resolutions.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { calendarDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { dayText, scoreText, shortDayText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import type { subjectFacts } from '#server/account/public.ts';
import type { RecordSection } from '#server/adapters/documents/record/record.ts';
import type { Content } from './repository.ts';
import { namedItems, type Assessed } from './state.ts';

export type ResolutionInput = Readonly<{
  kind: ResolutionKind;
  form: ResolutionForm;
  language: ResolutionLanguage;
  responsible: string;
  budget: string;
  training: string;
  delegation: string;
}>;

function documentsSection(language: ResolutionLanguage, documents: readonly DecidedDocument[]): RecordSection[] {
  const words = resolutionWords[language];
  if (documents.length === 0) return [];
  const items = documents.map(({ heading, templateId, version }) =>
    filled(words.document, { heading, id: templateId, version: String(version) }),
  );
  return [{ heading: words.headings.documents, paragraphs: [words.documents], items }];
}

function itemLines({ kind, language }: ResolutionInput, assessed: Assessed): string[] {
  const words = resolutionWords[language];
  return namedItems(kind, assessed).map(({ gap, values }) => {
    const known = { ref: `${gap.section}.${gap.number}`, task: gap.remediation[language] };
    if (kind === 'risks') return filled(words.risk, { ...known, reason: values.reason ?? '' });
    const day = values.dueOn === null ? words.noDay : shortDayText(startOfDay(calendarDay(values.dueOn)), language);
    return filled(words.item, { ...known, owner: values.ownerName ?? words.nobody, day });
  });
}

function scopeSection(input: ResolutionInput, assessed: Assessed): RecordSection {
  const { kind, language } = input;
  const words = resolutionWords[language];
  const { state, plan } = assessed;
  const result = plan.regimes.find(({ regime }) => regime === 'nis2');
  const counted = {
    score: scoreText(result ? scorePercent(result.score) : null, language),
    met: String(state.met.length),
    gaps: String(state.items.length),
  };
  const basis = filled(words.basis, { date: dayText(startOfDay(calendarDay(state.completedOn)), language) });
  const items = itemLines(input, assessed);
  return {
    heading: words.headings.scope,
    paragraphs: [
      words.decided[kind],
      basis,
      ...(kind === 'measures' ? [filled(words.result, counted), ...(items.length > 0 ? [words.gaps] : [])] : []),
    ],
    items,
  };
}

/** A decision in words, from what somebody wrote and from the state of the assessment. */
export function contentOf(
  input: ResolutionInput,
  assessed: Assessed,
  {
    subject,
    documents,
    hash,
    at,
  }: Readonly<{
    subject: Awaited<ReturnType<typeof subjectFacts>>;
    documents: readonly DecidedDocument[];
    hash: string;
    at: Date;
  }>,
): Content {
  const { kind, form, language } = input;
  const words = resolutionWords[language];
  return {
    language,
    kicker: words.kicker,
    title: words.titles[form][kind],
    name: subject.name,
    about: `NIP ${subject.nip}`,
    dated: filled(planWords[language].asOf, { date: dayText(at, language) }),
    facts: [],
    sections: [
      { heading: null, paragraphs: [words.numbered, filled(words.opening[form], { name: subject.name })] },
      scopeSection(input, assessed),
      ...documentsSection(language, documents),
      { heading: words.headings.responsible, paragraphs: [filled(words.responsible, { name: input.responsible })] },
      ...(['budget', 'training', 'delegation'] as const)
        .filter((name) => input[name] !== '')
        .map((name) => ({ heading: words.headings[name], paragraphs: input[name].split('\n') })),
      { heading: words.headings.force, paragraphs: [words.force] },
      { heading: null, fields: [{ label: words.stateHash, lines: [hash], known: true }] },
    ],
    signatures: [words.signature[form]],
    note: words.note,
  };
}
