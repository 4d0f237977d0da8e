import { regimes, type Regime } from '#core/platform/regimes.ts';

const codes: Readonly<Record<Regime, string>> = { nis2: 'nis2', ai_act: 'ai-act' };

/** Where a question stands; both numbers count from 1. */
export type QuestionPlace = Readonly<{ regime: Regime; section: number; number: number }>;

/** Question ids say regime, section and number: `nis2-1-3`, `ai-act-2-10`. */
export function questionId({ regime, section, number }: QuestionPlace): string {
  return `${codes[regime]}-${section}-${number}`;
}

/** Where the question of an id stands; null for what is no such id. */
export function questionPlace(id: string): QuestionPlace | null {
  const [, code, section, number] = /^([a-z0-9-]+?)-([1-9]\d*)-([1-9]\d*)$/.exec(id) ?? [];
  const regime = regimes.find((one) => codes[one] === code);
  return regime ? { regime, section: Number(section), number: Number(number) } : null;
}

/** How a question is named to people, such as `1.3`; what is no such id stays as it is. */
export function questionNumber(id: string): string {
  const place = questionPlace(id);
  return place ? `${place.section}.${place.number}` : id;
}

/** Question ids of one regime from the numbers of their sections: `{ 1: [4, 5] }` are 1.4 and 1.5. */
export function idsOf(regime: Regime, sections: Readonly<Record<number, readonly number[]>>): string[] {
  return Object.entries(sections).flatMap(([section, numbers]) =>
    numbers.map((number) => questionId({ regime, section: Number(section), number })),
  );
}
