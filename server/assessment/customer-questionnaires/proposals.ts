import { findQuestion } from '#content/questions/catalogue.ts';
import { listWords, usualWords } from '#content/customer-questionnaires/answer-words.ts';
import { concepts } from '#content/customer-questionnaires/concepts.ts';
import { uncoveredTopics } from '#content/customer-questionnaires/uncovered-topics.ts';
import { rules } from '#content/customer-questionnaires/rules.ts';
import type { Source } from '#contract/assessment/answering/customer-questionnaires.ts';
import type { FormRow } from '#core/assessment/customer-questionnaires/layout.ts';
import { matcher, matchOf, mostCandidates, type Match } from '#core/assessment/customer-questionnaires/match.ts';
import { choiceOf, proposalFor, writtenIn, type Written } from '#core/assessment/customer-questionnaires/proposal.ts';
import { questionsNamed } from '#core/assessment/mapping/named-controls.ts';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Language } from '#core/platform/languages.ts';
import type { SourceAnswer } from './own-answers.ts';

const matching = matcher(concepts, uncoveredTopics, rules);

function matchedWords({ text, detail }: FormRow): Match {
  const found = matchOf(text, matching);
  if (found.question || found.outside.length > 0 || detail === '') return found;
  return matchOf(`${text} ${detail}`, matching);
}

/**
 * What a row asks; where its question alone does not show it, together with what explains it. A control that it names by its identifier never states alone
 * what is requested, since no question covers one: a person chooses.
 */
export function matchedRow(row: FormRow): Match {
  if (row.part) return { question: null, outside: [], candidates: questionsNamed(row.number).slice(0, mostCandidates) };
  const found = matchedWords(row);
  const named = questionsNamed(`${row.number} ${row.text} ${row.detail}`);
  if (named.length === 0 || (found.question && named.includes(found.question))) return found;
  return { ...found, question: null, candidates: [...new Set([...found.candidates, ...named])].slice(0, mostCandidates) };
}

/** Who asks in which language, and what the organisation answers itself. */
export type Answering = Readonly<{ form: Language; reader: Language; own: ReadonlyMap<string, SourceAnswer> }>;

/** The questions that a row may be about, the likeliest first, each with what its answer would say there. */
export function sourcesOf(row: FormRow, { question, candidates }: Match, { form, reader, own }: Answering): Source[] {
  const ids = question ? [question] : candidates;
  const wholeRow = { ...row, text: `${row.text} ${row.detail}`.trim() };
  return ids.flatMap((questionId): Source[] => {
    const found = findQuestion(questionId)?.question;
    if (!found) return [];
    const answer = own.get(questionId) ?? null;
    const known = answer && { ...answer, evidence: answer.evidence.length };
    const made = proposalFor({ row: wholeRow, own: known, words: listWords, usual: usualWords[form] });
    const given = answer && {
      answer: answer.answer,
      comment: answer.comment,
      updatedAt: answer.updatedAt,
      assessmentId: answer.assessmentId,
      evidence: [...answer.evidence],
    };
    return [
      {
        questionId,
        section: found.section,
        number: found.number,
        questionText: found.text[reader],
        own: given,
        proposal: made.answer === null ? null : { answer: made.answer, written: made.written, comment: made.comment },
        why: made.answer === null ? [...made.why] : [],
      },
    ];
  });
}

/** What was written in one form as this one writes it: its own list may have other words for the same; null where it has none. */
export function rewritten(row: FormRow, { written, comment }: Written, form: Language): Written | null {
  const list = row.answer?.list ?? null;
  if (written === '' || (row.answer && !row.answer.checkbox && (list === null || list.includes(written))))
    return { written, comment: row.comment ? comment : '' };
  const value = answerValues.find((one) => choiceOf(one, [written], listWords) !== null);
  const found = value && writtenIn(row, value, listWords, usualWords[form]);
  return found ? { written: found.written, comment: row.comment ? [found.comment, comment].filter(Boolean).join('. ') : '' } : null;
}
