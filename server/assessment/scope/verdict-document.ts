import { frameWords } from '#content/documents/frame.ts';
import { verdictLink } from '#content/documents/report/scope.ts';
import { interfaceWords } from '#content/localized.ts';
import type { VerdictView } from '#contract/assessment/scope/scope-verdict.ts';
import type { ScopeInput } from '#contract/platform/scope-check.ts';
import { businessDay, isoDay } from '#core/platform/calendar/calendar.ts';
import { countedAnswers, scopePath } from '#core/assessment/scope/scope.ts';
import type { Language } from '#core/platform/languages.ts';
import { dayText } from '#core/platform/text/formats.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { bind } from '#server/adapters/documents/drawing/typography.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { verdictOf } from './verdict.ts';

/** Documents that one address has drawn in ten minutes. */
export const verdictDocumentsAtMost = 10;
const byAddress = { name: 'scope_document', points: verdictDocumentsAtMost, seconds: 600 };

type VerdictDuty = NonNullable<VerdictView['verdict']>['duties'][number];
type Fields = Readonly<Record<string, { legend: string; options?: Readonly<Record<string, string>> } | undefined>>;

/** Noon, so that the calendar day is the same everywhere near Warsaw. */
function written(iso: string, language: Language): string {
  return dayText(new Date(`${iso}T12:00:00Z`), language);
}

/** The questions of the path with what was answered, in words. */
function inputsOf({ regime, answers }: ScopeInput, language: Language) {
  const { scope } = interfaceWords[language];
  const fields = scope.fields as unknown as Fields;
  return scopePath(regime, answers).flatMap((step) =>
    step.fields.flatMap(({ name, days }) => {
      const given = answers[name];
      if (given === undefined) return [];
      const chosen = [given].flat();
      const texts = chosen.map((code) => (days ? written(code, language) : (fields[name]?.options?.[code] ?? code)));
      return [{ label: bind(fields[name]?.legend ?? name, language), value: bind(texts.join(' · ') || scope.none, language) }];
    }),
  );
}

/** Where a duty stands, in the words of the timeline; a consequence is possible from its day on. */
function whenOf({ state, day }: VerdictDuty, today: string, language: Language): string {
  const { timeline, when } = interfaceWords[language].scope;
  if (day === null) return '';
  const consequence = day > today ? when.from : when.already;
  const text = state === null ? consequence : state === 'overdue' || state === 'coming' ? timeline[state] : timeline.binding;
  return text.replace('{{date}}', written(day, language));
}

/** The verdict as a document; the answers must be complete. */
export function verdictJob(deps: Pick<Deps, 'config'>, given: ScopeInput, language: Language, now: Date): RenderJob {
  const view = verdictOf(deps, given, language, isoDay(now));
  const { verdict } = view;
  if (!verdict) throw new AppError(400, 'invalid_input', { fields: { 'scope.answers': 'required' } });
  const { scope } = interfaceWords[language];
  const texts = (text: string): string => bind(text, language);
  const facts = [
    { label: scope.outcome.basis, value: verdict.references.map(({ text }) => text).join(', ') },
    { label: scope.outcome.supervisor, value: verdict.authorities.join('; ') },
    { label: scope.outcome.csirt, value: verdict.notifications.join('; ') },
  ].filter(({ value }) => value !== '');
  const regimeTitle = scope.regimes[given.regime].title;
  const data = {
    language,
    day: businessDay(now),
    branding: null,
    kicker: scope.title,
    page: frameWords[language].page,
    title: texts(verdict.title),
    name: texts(regimeTitle),
    about: texts(scope.outcome.made.replace('{{date}}', dayText(now, language)).replace('{{asOf}}', written(view.asOf, language))),
    headline: texts(verdict.title),
    dated: dayText(now, language),
    text: texts(verdict.text),
    facts: facts.map(({ label, value }) => ({ label, value: texts(value) })),
    dutiesTitle: scope.outcome.next,
    duties: verdict.duties.map((duty) => ({
      when: texts(whenOf(duty, isoDay(now), language)),
      overdue: duty.state === 'overdue',
      title: texts(duty.title),
      basis: texts(duty.references.map(({ text }) => text).join(', ')),
    })),
    inputsTitle: scope.outcome.answers,
    inputs: inputsOf({ regime: given.regime, answers: countedAnswers(given.regime, given.answers) }, language),
    limitsTitle: scope.outcome.limits,
    notices: [view.notice, scope.limits.answers].map(texts),
    linkLabel: texts(verdictLink[language]),
    link: view.link,
  };
  return { template: 'scope-verdict', data, files: {}, standard: 'a-2a' };
}

export async function verdictDocument(deps: Deps, caller: Principal<'anyone'>, given: ScopeInput, language: Language) {
  await countOrRefuse(deps, byAddress, caller.origin.ipAddress);
  const bytes = await deps.renderer.render(verdictJob(deps, given, language, deps.now()));
  return { bytes, name: `atesto-${given.regime.replace('_', '-')}.pdf` };
}
