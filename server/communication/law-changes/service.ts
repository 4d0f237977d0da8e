import { actNames } from '#content/law/act-names.ts';
import { lawChanges, lawSources, type WordedChange } from '#content/law/changes.ts';
import type { readLawChanges as changesCall, readLawImpacts as impactsCall } from '#contract/assessment/duties/law-changes.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { fromPayload } from '#contract/platform/mapping.ts';
import type { LawImpact } from '#core/assessment/law/law-impact.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { referenceView } from '#server/adapters/documents/report/references.ts';
import { comingImpacts } from '#server/assessment/public.ts';
import { listCertificates } from '#server/certificate/public.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';

type Change = OutputOf<typeof changesCall>['changes'][number];
type Impact = OutputOf<typeof impactsCall>['impacts'][number];

function changeView(
  { id, act, cites, kind, day, publishedOn, source, title, text }: WordedChange,
  language: Language,
  today: string,
): Change {
  const provisions = cites === 'whole' ? [] : cites.map((cite) => referenceView({ act, cite }, language));
  const worded = { act: actNames[act][language], source: lawSources[source], title: title[language], text: text[language] };
  return { id, provisions, kind, day, publishedOn, inForce: day <= today, ...worded };
}

/** Every change with its day: those to come first, the next one on top, then those in force, the newest on top. */
export function readLawChanges({ now }: Pick<Deps, 'now'>, language: Language): OutputOf<typeof changesCall> {
  const today = isoDay(now());
  const byDay = lawChanges.toSorted((a, b) => a.day.localeCompare(b.day));
  const ordered = [...byDay.filter(({ day }) => day > today), ...byDay.filter(({ day }) => day <= today).toReversed()];
  return { today, changes: ordered.map((one) => changeView(one, language, today)) };
}

/** The regime and the code that a key of a duty names. */
function dutyOf(key: string): Impact['duties'][number] {
  const [regime = '', code = ''] = key.split(':');
  return { regime: regime === 'ai_act' ? 'ai_act' : 'nis2', code };
}

/** What changes of law to come touch of an organisation, with its certificates in force. */
export async function readLawImpacts(deps: Deps, account: Account, language: Language): Promise<OutputOf<typeof impactsCall>> {
  const today = isoDay(deps.now());
  const [found, certificates] = [
    await comingImpacts(deps.db, organizationOf(account), lawChanges, today),
    (await listCertificates(deps, account)).map(fromPayload).filter(({ status }) => status === 'active'),
  ];
  const view = ({ change, scopes, duties, systems, questions }: LawImpact): Impact | null => {
    const worded = lawChanges.find(({ id }) => id === change.id);
    if (!worded) return null;
    const regimes = new Set(questions.map(({ regime }) => regime));
    return {
      ...changeView(worded, language, today),
      scopes: [...scopes],
      duties: duties.map(dutyOf),
      systems: systems.map(({ id, name }) => ({ id, name })),
      questions: questions.map(({ regime, questionId }) => ({ regime, questionId, number: questionNumber(questionId) })),
      certificates: certificates.filter(({ regime }) => regimes.has(regime)).map(({ certificateNumber }) => certificateNumber),
    };
  };
  return { today, impacts: found.flatMap((one) => view(one) ?? []) };
}
