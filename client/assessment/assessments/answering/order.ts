import { answerValues, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { questionId, questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { regimeRules, type Regime } from '#core/platform/regimes.ts';

/** A question in the order of the questionnaire. */
export type Place = Readonly<{ section: number; id: string }>;

/** What comes after the last question. */
export const end = 'end';

/** The questions of a regime in their order, all or those that are chosen. */
export function placesOf(regime: Regime, chosen: ReadonlySet<string> | null): Place[] {
  return regimeRules[regime].sectionSizes
    .flatMap((size, index) =>
      Array.from({ length: size }, (_, place) => ({
        section: index + 1,
        id: questionId({ regime, section: index + 1, number: place + 1 }),
      })),
    )
    .filter(({ id }) => !chosen || chosen.has(id));
}

type IsAnswered = (id: string) => boolean;

/** The first question without an answer, in one section or in all; null where each has one. */
export function firstOpen(places: readonly Place[], isAnswered: IsAnswered, section?: number): string | null {
  return places.find((place) => (section === undefined || place.section === section) && !isAnswered(place.id))?.id ?? null;
}

/** Where answering goes on in a section, or in all: at the first question without an answer, else at the first one. */
export function resumeAt(places: readonly Place[], isAnswered: IsAnswered, section?: number): string | null {
  const own = places.filter((place) => section === undefined || place.section === section);
  return firstOpen(own, isAnswered) ?? own[0]?.id ?? null;
}

/** What stands before or after; the end follows the last question, and nothing follows the end or precedes the first. */
export function stepFrom(places: readonly Place[], at: string, by: 1 | -1): string | null {
  const last = places.at(-1)?.id ?? null;
  if (at === end) return by === -1 ? last : null;
  const index = places.findIndex(({ id }) => id === at);
  if (index === -1) return null;
  return places[index + by]?.id ?? (by === 1 ? end : null);
}

/** What an address asks for, if it is among the places; the end is, where there are any. */
export function requestedPlace(places: readonly Place[], requested: string | null): string | null {
  if (requested === end) return places.length > 0 ? end : null;
  return places.some(({ id }) => id === requested) ? requested : null;
}

export function sectionOf(at: string, places: readonly Place[]): number {
  return questionPlace(at)?.section ?? places.at(-1)?.section ?? 1;
}

/** Whether an answer leads to the next question by itself: not where a reason is asked for, or where it contradicts what is known. */
export function leadsOn(answer: AnswerValue, contradicts: boolean): boolean {
  return answer !== 'not_applicable' && !contradicts;
}

type Pressed = Readonly<{ key: string; modified: boolean; on: 'heading' | 'control' | 'field' }>;

/** What a key does on the page of one question: 1 to 4 choose; at the heading, left, right and Enter lead to another question. */
export function pressed({ key, modified, on }: Pressed): { choose: AnswerValue } | { step: 1 | -1 } | null {
  if (modified || on === 'field') return null;
  const choose = /^[1-9]$/.test(key) ? answerValues[Number(key) - 1] : undefined;
  if (choose) return { choose };
  if (on !== 'heading') return null;
  if (key === 'ArrowRight' || key === 'Enter') return { step: 1 };
  return key === 'ArrowLeft' ? { step: -1 } : null;
}
