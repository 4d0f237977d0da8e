import { ArrowLeft, Pencil, Printer, RotateCcw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { scopePath, scopeRules, scopeSteps, type ScopeStatus } from '#core/assessment/scope/scope.ts';
import { scopeDuties } from '#core/assessment/scope/duties.ts';
import { countedSize } from '#core/assessment/scope/nis2/size.ts';
import type { ScopeAnswers, ScopeField, ScopeOutcome } from '#core/assessment/scope/outcome.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import { Depends } from './depends.tsx';
import { calendarDay, Duty } from './verdict-duty.tsx';
import { ScopeBasis } from '#client/assessment/law/scope-basis.tsx';
import { Receivers } from './receivers.tsx';
import { SaveScope } from './save-scope.tsx';
import { VerdictActions } from './share-verdict.tsx';
import { VerdictTimeline } from './verdict-timeline.tsx';
import { scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { legendKey, optionKey, stepKey } from '#client/assessment/scope/words.ts';

const InventoryVerdict = screen(async () => (await import('#client/assessment/ai-systems/inventory-verdict.tsx')).InventoryVerdict);

const limits = {
  nis2: ['advice', 'answers', 'group', 'acts'],
  ai_act: ['advice', 'answers', 'systems', 'changing'],
} as const satisfies Readonly<Record<Regime, readonly string[]>>;
const questionnaires = { nis2: '/nis2', ai_act: '/ai-act' } as const;
const registrations = { nis2: '/register?plan=basic&type=nis2', ai_act: '/register?plan=pro&type=ai_act' } as const;
const weakest: ReadonlySet<string> = new Set(['not_covered', 'none', 'minimal']);

/** The step that asks a field. */
function stepOf(regime: Regime, field: string): string {
  return scopeSteps[regime].find((step) => step.id === field || step.fields.some(({ name }) => name === field))?.id ?? field;
}

/** What decided, by step: the named reasons with the size, or, where there is none, that nothing was ticked. */
function useReasonLines(): (
  outcome: ScopeOutcome<ScopeStatus>,
  answers: ScopeAnswers,
) => readonly (readonly [step: string, texts: string])[] {
  const { t } = useTranslation();
  return ({ regime, reasons }, answers) => {
    const size = regime === 'nis2' ? countedSize(answers) : null;
    const lines = new Map<string, string[]>();
    for (const { field, code } of reasons) lines.set(field, [...(lines.get(field) ?? []), t(optionKey(field, code))]);
    if (reasons.length === 0)
      for (const [name, given] of Object.entries(answers)) if (given?.length === 0) lines.set(name, [t('scope.none')]);
    if (size !== null) lines.set('size', [t(`scope.sizes.${size}`)]);
    return [...lines].map(([field, texts]) => [t(stepKey(stepOf(regime, field), 'title')), texts.join(' · ')] as const);
  };
}

function Reasons({ outcome, answers }: { outcome: ScopeOutcome<ScopeStatus>; answers: ScopeAnswers }) {
  const { t } = useTranslation();
  const lines = useReasonLines();
  return (
    <section aria-labelledby="scope-why" className="mt-9 border-t border-line pt-7">
      <h2 id="scope-why" className="text-xl">
        {t(outcome.status === 'unclear' ? 'scope.outcome.open' : 'scope.outcome.why')}
      </h2>
      <dl className="mt-3 space-y-1.5">
        {lines(outcome, answers).map(([step, texts]) => (
          <div key={step} className="gap-x-6 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-sm font-medium text-brand sm:pt-0.5">{step}</dt>
            <dd>{texts}</dd>
          </div>
        ))}
        {outcome.status === 'unclear' && <Depends reasons={outcome.reasons} />}
        <div className="gap-x-6 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-sm font-medium text-brand sm:pt-0.5">{t('scope.outcome.basis')}</dt>
          <dd>
            <ScopeBasis references={outcome.references} />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function AnswerSummary({ regime, answers, carried }: { regime: Regime; answers: ScopeAnswers; carried: ScopeAnswers }) {
  const { t } = useTranslation();
  const answerText = ({ name, days }: ScopeField): string => {
    const codes = [answers[name] ?? []].flat();
    if (days) return codes.map((one) => calendarDay(one)).join();
    return codes.length > 0 ? codes.map((code) => t(optionKey(name, code))).join(' · ') : t('scope.none');
  };
  return (
    <section aria-labelledby="scope-answers" className="mt-9 border-t border-line pt-7">
      <h2 id="scope-answers" className="text-xl">
        {t('scope.outcome.answers')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {scopePath(regime, answers).map((step) => (
          <li key={step.id} className="flex items-start justify-between gap-4 py-3 break-inside-avoid">
            <dl className="min-w-0 space-y-2">
              {step.fields
                .filter(({ name, optional }) => !optional || answers[name] !== undefined)
                .map((field) => (
                  <div key={field.name}>
                    <dt className="text-sm text-muted">{t(legendKey(field.name))}</dt>
                    <dd className="text-[0.9375rem]">{answerText(field)}</dd>
                  </div>
                ))}
            </dl>
            <Link
              href={scopeAddress(regime, step.id, carried)}
              aria-label={t('scope.outcome.changeStep', { step: t(stepKey(step.id, 'title')) })}
              className="no-print inline-flex min-h-9 shrink-0 items-center gap-1.5 text-sm font-medium text-brand underline"
            >
              <Pencil aria-hidden="true" className="size-4" />
              {t('scope.outcome.change')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Actions({ regime }: { regime: Regime }) {
  const { t } = useTranslation();
  const me = useMe().data;
  return (
    <div className="no-print mt-6">
      <div className="flex flex-wrap gap-3">
        {me ? (
          <ButtonLink href={questionnaires[regime]}>{t(`scope.outcome.questionnaire.${regime}`)}</ButtonLink>
        ) : (
          <ButtonLink href={registrations[regime]}>{t('scope.outcome.register')}</ButtonLink>
        )}
        <Button variant="secondary" className="scripted" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-4.5" />
          {t('scope.outcome.print')}
        </Button>
      </div>
      <p className="mt-3 max-w-2xl text-sm text-muted">{t(me ? 'scope.outcome.keptMember' : 'scope.outcome.kept')}</p>
    </div>
  );
}

/** Outcomes that answer with yes or no in the first word whether somebody is covered. */
const answered = ['key', 'important', 'not_covered', 'unclear'] as const;
function isAnswer(status: ScopeStatus): status is (typeof answered)[number] {
  return (answered as readonly string[]).includes(status);
}

/** What the answers mean, why, what follows, and what the check cannot see. */
export function Verdict({
  regime,
  outcome,
  answers,
  checkedOn,
  carried,
  back,
  again,
}: {
  regime: Regime;
  outcome: ScopeOutcome<ScopeStatus>;
  answers: ScopeAnswers;
  checkedOn: string;
  /** Answers that have to go on in addresses. */
  carried: ScopeAnswers;
  /** The address of the last step. */
  back: string;
  again: () => void;
}) {
  const { t } = useTranslation();
  const { status, atLeast } = outcome;
  const duties = scopeDuties(regime, answers);
  const isMember = Boolean(useMe().data?.organization);
  const [today] = useState(() => isoDay(new Date()));
  return (
    <>
      <p className="text-sm font-medium text-muted">{t('scope.outcome.kicker', { regime: t(`scope.regimes.${regime}.title`) })}</p>
      <h1 id="scope-title" tabIndex={-1} className="mt-3 text-4xl outline-none">
        {t(regime === 'nis2' && isAnswer(status) ? `scope.answer.${status}` : `scope.statuses.${status}.title`)}
      </h1>
      <p className="mt-3 max-w-2xl text-lg">{t(`scope.statuses.${status}.text`)}</p>
      {status === 'unclear' && !weakest.has(atLeast) && (
        <p className="mt-2 font-semibold">{t('scope.outcome.atLeast', { status: t(`scope.statuses.${atLeast}.label`) })}</p>
      )}
      <p className="mt-3 text-sm text-muted">
        {t('scope.outcome.made', { date: calendarDay(checkedOn), asOf: calendarDay(scopeRules.asOf) })}
      </p>
      <Actions regime={regime} />
      <VerdictActions regime={regime} answers={answers} today={today} />
      <SaveScope regime={regime} answers={answers} checkedOn={checkedOn} />
      {regime === 'ai_act' && isMember && (
        <Suspense fallback={null}>
          <InventoryVerdict check={status} />
        </Suspense>
      )}
      <Reasons outcome={outcome} answers={answers} />
      {regime === 'nis2' && <Receivers answers={answers} />}
      <VerdictTimeline regime={regime} answers={answers} today={today} />
      {duties.length > 0 && (
        <section aria-labelledby="scope-next" className="mt-9 border-t border-line pt-7">
          <h2 id="scope-next" className="text-xl">
            {t('scope.outcome.next')}
          </h2>
          <ol className="mt-2 divide-y divide-line">
            {duties.map((duty) => (
              <Duty key={duty.code} duty={duty} today={today} />
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="scope-limits" className="mt-9 border-t border-line pt-7 break-inside-avoid">
        <h2 id="scope-limits" className="text-xl">
          {t('scope.outcome.limits')}
        </h2>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 text-[0.9375rem]">
          {limits[regime].map((limit) => (
            <li key={limit}>{t(`scope.limits.${limit}`)}</li>
          ))}
        </ul>
      </section>
      <AnswerSummary regime={regime} answers={answers} carried={carried} />
      <div className="no-print flex flex-wrap justify-between gap-3 border-t border-line pt-6">
        <ButtonLink variant="secondary" href={back}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('scope.outcome.back')}
        </ButtonLink>
        <Button variant="quiet" className="scripted" onClick={again}>
          <RotateCcw aria-hidden="true" className="size-4.5" />
          {t('scope.outcome.again')}
        </Button>
      </div>
    </>
  );
}
