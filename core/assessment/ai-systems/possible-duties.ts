import type { SystemDutyCode } from './duty-table.ts';
import { dutiesOf } from './duties.ts';
import { annex3Points, transparencyCases, type SystemCase, type SystemFacts } from './system.ts';

/** Cases that are points of Annex III at the same time: settled with the points. */
const settledByPoints: ReadonlySet<SystemCase> = new Set(['emotion_recognition', 'sensitive_categories']);

/** The facts as they would be if everything that is open about a system turned out to be the case. */
function strictest(facts: SystemFacts): SystemFacts {
  const { unsure, product, cases } = facts;
  const open = transparencyCases.filter((one) => unsure.includes('points') || cases.includes(one) || !settledByPoints.has(one));
  return {
    ...facts,
    unsure: [],
    product: product === 'unsure' ? 'section_a' : product,
    ...(unsure.includes('points') ? { points: annex3Points, exceptions: [] } : {}),
    ...(unsure.includes('cases') ? { cases: open } : {}),
  };
}

/** Duties that do not follow for a system yet and may, while something about it is open. */
export function possibleDuties(facts: SystemFacts, today: string): SystemDutyCode[] {
  const known = new Set(dutiesOf(facts, today).map(({ code }) => code));
  return dutiesOf(strictest(facts), today)
    .map(({ code }) => code)
    .filter((code) => !known.has(code));
}
