import { dutiesOf as dutiesOfSystem } from '#core/assessment/ai-systems/duties.ts';
import type { SystemDutyCode } from '#core/assessment/ai-systems/duty-table.ts';
import type { SystemFacts } from '#core/assessment/ai-systems/system.ts';
import { dutiesOf } from '#core/assessment/duties/duties.ts';
import { questionsOf, type Catalogue, type LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import type { CheckedScope } from '#core/assessment/scope/questions/contradictions.ts';
import { units as ai } from '#core/assessment/ai-systems/law.ts';
import { nis2, uksc } from '#core/assessment/scope/nis2/units.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { isTouched, touchesAny, type LawChange } from './law-changes.ts';

/** What a scope check of a regime decides by. */
const scopeBasis: Readonly<Record<Regime, readonly LegalReference[]>> = {
  nis2: [nis2('art. 2–4'), uksc('art. 5'), uksc('załącznik nr 1'), uksc('załącznik nr 2')],
  ai_act: ai('art. 2–3', 'art. 5–6', 'art. 50–51', 'załącznik I', 'załącznik III'),
};

/** What an organisation has that rests on law. `answered` holds the ids of questions it answered. */
export type LegalPosition = Readonly<{
  scopes: readonly CheckedScope[];
  systems: ReadonlyArray<Readonly<{ id: string; name: string; facts: SystemFacts }>>;
  answered: ReadonlySet<string>;
}>;

export type LawImpact = Readonly<{
  change: LawChange;
  /** Regimes whose scope check decides by what changes. */
  scopes: readonly Regime[];
  /** Keys of duties. */
  duties: readonly string[];
  systems: ReadonlyArray<Readonly<{ id: string; name: string; duties: readonly SystemDutyCode[] }>>;
  /** Ids of answered questions, with the regime whose results and certificates rest on them. */
  questions: ReadonlyArray<Readonly<{ regime: Regime; questionId: string }>>;
}>;

/** Whether a question cites what changes; citations that are not shown count too. */
export function touchedQuestions(change: LawChange, catalogue: Catalogue): string[] {
  return questionsOf(catalogue)
    .filter(({ references }) => touchesAny(change, references))
    .map(({ id }) => id);
}

/** Whether a duty with that day (ISO; null for none) is one that a change is about: what begins to bind on a day is what binds from it. */
function isOf({ kind, day: from }: LawChange, day: string | null): boolean {
  return kind !== 'applies' || day === from;
}

/** What a change touches of an organisation; null where it touches nothing. `today` is the calendar day (ISO). */
export function impactOf(change: LawChange, position: LegalPosition, catalogues: readonly Catalogue[], today: string): LawImpact | null {
  const { scopes, systems, answered } = position;
  const impact: LawImpact = {
    change,
    scopes: scopes.map(({ regime }) => regime).filter((regime) => scopeBasis[regime].some((one) => isTouched(change, one))),
    duties: dutiesOf(scopes, [], today)
      .filter(({ references, day }) => isOf(change, day) && touchesAny(change, references))
      .map(({ key }) => key),
    systems: systems.flatMap(({ id, name, facts }) => {
      const duties = dutiesOfSystem(facts, today).filter(({ references, day }) => isOf(change, day) && touchesAny(change, references));
      return duties.length === 0 ? [] : [{ id, name, duties: duties.map(({ code }) => code) }];
    }),
    questions: catalogues.flatMap((catalogue) =>
      touchedQuestions(change, catalogue)
        .filter((id) => answered.has(id))
        .map((questionId) => ({ regime: catalogue.regime, questionId })),
    ),
  };
  const isUntouched = [impact.scopes, impact.duties, impact.systems, impact.questions].every(({ length }) => length === 0);
  return isUntouched ? null : impact;
}
