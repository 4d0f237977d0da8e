import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { languages } from '#core/platform/languages.ts';
import { regimes } from '#core/platform/regimes.ts';
import { scopeOutcome, scopeSteps } from '#core/assessment/scope/scope.ts';
import { wholeSectors1, wholeSectors2 } from '#core/assessment/scope/nis2/answers.ts';
import { codesOf, type ScopeField } from '#core/assessment/scope/outcome.ts';

/** Codes that are said with another one. */
const sharedCodes = ['public_unsure', 'unlisted', ...wholeSectors1, ...wholeSectors2];

function answerOf(field: ScopeField): fc.Arbitrary<string | string[]> {
  if (field.days) return fc.constant(field.days.from);
  const codes = [...codesOf(field)];
  return field.many ? fc.subarray(codes, { maxLength: Math.min(3, codes.length) }) : fc.constantFrom(...codes);
}

it.each(languages)('an open outcome says on what it depends, whatever answer leaves it open (%s)', (language) => {
  const words = JSON.parse(readFileSync(new URL(`interface/${language}.json`, import.meta.url), 'utf8')) as {
    scope: { depends: Record<string, string> };
  };
  const explained = new Set([...Object.keys(words.scope.depends), ...sharedCodes]);
  for (const regime of regimes) {
    const fields = scopeSteps[regime].flatMap((step) => step.fields);
    const answers = fc.record(Object.fromEntries(fields.map((field) => [field.name, answerOf(field)])));
    fc.assert(
      fc.property(answers, (given) => {
        const outcome = scopeOutcome(regime, given);
        const open = (outcome?.reasons ?? []).filter(({ code }) => explained.has(code));
        if (outcome?.status === 'unclear') expect(open.map(({ code }) => code)).not.toEqual([]);
      }),
      { numRuns: 300 },
    );
  }
});
