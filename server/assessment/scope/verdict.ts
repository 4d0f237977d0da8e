import { interfaceWords } from '#content/localized.ts';
import type { VerdictView } from '#contract/assessment/scope/scope-verdict.ts';
import type { ScopeInput } from '#contract/platform/scope-check.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { byUrgency, dutiesOf, dutyKey } from '#core/assessment/duties/duties.ts';
import { shownUnits } from '#core/assessment/questionnaire/citation.ts';
import type { LegalReference } from '#core/assessment/questionnaire/questionnaire.ts';
import { countedAnswers, openScopeStep, readAnswers, scopeOutcome, scopeRules } from '#core/assessment/scope/scope.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import { nis2Receivers, type Team } from '#core/assessment/scope/nis2/authority.ts';
import type { Language } from '#core/platform/languages.ts';
import { referenceView } from '#server/adapters/documents/report/references.ts';
import type { Deps } from '#server/deps.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import type { Principal } from '#server/platform/security/principal.ts';

/** Questions of one address in a minute. */
export const verdictsPerMinute = 60;
const byAddress = { name: 'scope_verdict', points: verdictsPerMinute, seconds: 60 };

function referencesIn(references: readonly LegalReference[], language: Language) {
  return shownUnits(references).map((reference) => {
    const { act, cite } = referenceView(reference, language);
    return { act: reference.act, cite: reference.cite, text: `${act} ${cite}` };
  });
}

/** What follows, the most urgent first; consequences and notes have no state and stand last. */
function dutiesIn({ regime, answers }: ScopeInput, today: string, language: Language) {
  const words = interfaceWords[language].scope.duties;
  const places = new Map(dutiesOf([{ regime, answers }], [], today).map((duty) => [duty.key, duty]));
  const views = scopeDuties(regime, answers).map(({ code, from, references }) => {
    const place = places.get(dutyKey(regime, code));
    const { title, text } = words[code];
    const day = place ? place.day : from;
    return { code, title, text, state: place?.state ?? null, day, references: referencesIn(references, language) };
  });
  const placed = views.flatMap((view) => (view.state === null ? [] : [{ ...view, state: view.state }])).toSorted(byUrgency);
  return [...placed, ...views.filter(({ state }) => state === null)];
}

/** The teams that take notifications of incidents, a sentence for each. */
export function teamTexts({ csirt, sectorCsirts }: Team, language: Language): string[] {
  const words = interfaceWords[language].scope;
  return [words.csirts[csirt], ...sectorCsirts.map((code) => words.sectorCsirts[code])];
}

function receiversIn({ regime, answers }: ScopeInput, language: Language) {
  const words = interfaceWords[language].scope;
  const found = regime === 'nis2' ? nis2Receivers(readAnswers('nis2', answers)) : null;
  if (!found) return { authorities: [], notifications: [] };
  return {
    authorities: found.authorities.map((code) => words.authorities[code]),
    notifications: teamTexts(found, language),
  };
}

/** The address of the page with these answers, as its forms send them. */
function linkTo({ regime, answers }: ScopeInput, publicUrl: string): string {
  const pairs = Object.entries(answers).flatMap(([name, given]): [string, string][] => {
    const options = [given ?? []].flat();
    return given !== undefined && options.length === 0 ? [[name, 'none']] : options.map((option) => [name, option]);
  });
  const search = new URLSearchParams([['type', regime], ['step', 'outcome'], ...pairs]).toString();
  return `${publicUrl}/czy-podlegam?${search}`;
}

/** The verdict for answers on a calendar day (ISO). */
export function verdictOf({ config }: Pick<Deps, 'config'>, given: ScopeInput, language: Language, today: string): VerdictView {
  const { regime } = given;
  const counted: ScopeInput = { regime, answers: countedAnswers(regime, given.answers) };
  const words = interfaceWords[language].scope;
  const outcome = scopeOutcome(regime, counted.answers);
  const { title, text } = outcome ? words.statuses[outcome.status] : { title: '', text: '' };
  return {
    regime,
    openStep: openScopeStep(regime, given.answers)?.id ?? null,
    verdict: outcome && {
      status: outcome.status,
      atLeast: outcome.atLeast,
      title,
      text,
      references: referencesIn(outcome.references, language),
      duties: dutiesIn(counted, today, language),
      ...receiversIn(counted, language),
    },
    rules: scopeRules.version,
    asOf: scopeRules.asOf,
    notice: words.limits.advice,
    link: linkTo(counted, config.publicUrl),
  };
}

export async function computeVerdict(deps: Deps, caller: Principal<'anyone'>, given: ScopeInput, language: Language): Promise<VerdictView> {
  await countOrRefuse(deps, byAddress, caller.origin.ipAddress);
  return verdictOf(deps, given, language, isoDay(deps.now()));
}
