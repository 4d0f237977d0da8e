import { unitsOf } from '#core/assessment/questionnaire/citation.ts';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';

type Place = Pick<LegalReference, 'act' | 'cite'>;

/** Numbers with letters in the order of acts: 8, 8a, 8b, 9; letters alone: b, ba, bb, c. */
function compareValues(a: string, b: string): number {
  const [, numberOfA = '', lettersOfA = ''] = /^(\d*)(.*)$/.exec(a) ?? [];
  const [, numberOfB = '', lettersOfB = ''] = /^(\d*)(.*)$/.exec(b) ?? [];
  if (numberOfA !== numberOfB) return Number(numberOfA || 0) - Number(numberOfB || 0);
  if (lettersOfA === lettersOfB) return 0;
  return lettersOfA < lettersOfB ? -1 : 1;
}

/** `a`, `a i b` or `6–27` as stretches from a first to a last value. */
function stretchesOf(value: string): ReadonlyArray<readonly [string, string]> {
  return value.split(' i ').map((part) => {
    const [first = part, last = first] = part.split('–');
    return [first, last] as const;
  });
}

function valuesMeet(a: string, b: string): boolean {
  return stretchesOf(a).some(([firstOfA, lastOfA]) =>
    stretchesOf(b).some(([firstOfB, lastOfB]) => compareValues(firstOfA, lastOfB) <= 0 && compareValues(firstOfB, lastOfA) <= 0),
  );
}

/** Points of an annex are numbered in steps of their own: 4.2 holds 4.2.1. */
function pointsMeet(a: string, b: string): boolean {
  const [stepsOfA, stepsOfB] = [a.split('.'), b.split('.')];
  return stepsOfA.every((step, index) => index >= stepsOfB.length || step === stepsOfB[index]);
}

function citesMeet(a: string, b: string): boolean {
  const [unitsOfA, unitsOfB] = [unitsOf(a), unitsOf(b)];
  return unitsOfA.every((unit, index) => {
    const other = unitsOfB[index];
    if (!other) return true;
    if (unit.kind !== other.kind) return false;
    return unit.kind === 'annexPoint' ? pointsMeet(unit.value, other.value) : valuesMeet(unit.value, other.value);
  });
}

/** Whether two citations share some text of law: one holds the other, is the same or overlaps it. */
export function provisionsMeet(a: Place, b: Place): boolean {
  return a.act === b.act && citesMeet(a.cite, b.cite);
}
