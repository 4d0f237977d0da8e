/** What a measure for AI literacy is. */
export const literacyKinds = ['training', 'online', 'instruction', 'guidance', 'other'] as const;
export type LiteracyKind = (typeof literacyKinds)[number];

/** As many measures as a page can show. */
export const mostMeasures = 300;
/** The first day (ISO) on which chapter I of the AI Act applied; what was held before is taken too, from the year the act was published on. */
export const earliestMeasure = '2024-01-01';
export const mostPeople = 100_000;

/** When a measure was held and from when it no longer counts; calendar days (ISO). */
export type MeasureDays = Readonly<{ heldOn: string; nextOn: string | null }>;

/** Whether a measure counts on a day: it was held, and the day of its return has not passed. */
export function countsOn({ heldOn, nextOn }: MeasureDays, today: string): boolean {
  return heldOn <= today && (nextOn === null || nextOn >= today);
}

/** The day of the newest measure that counts; null for none. */
export function newestMeasure(measures: readonly MeasureDays[], today: string): string | null {
  return (
    measures
      .filter((one) => countsOn(one, today))
      .map(({ heldOn }) => heldOn)
      .toSorted()
      .at(-1) ?? null
  );
}
