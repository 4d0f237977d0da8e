import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense, useState, type FormEvent, type ReactNode } from 'react';
import type { Regime } from '#core/platform/regimes.ts';
import { scopeSteps } from '#core/assessment/scope/scope.ts';
import { neededFigures } from '#core/assessment/scope/nis2/size.ts';
import type { ScopeAnswers, ScopeField, ScopeStep } from '#core/assessment/scope/outcome.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup } from '#client/platform/ui/forms/choices.tsx';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import { pairsOf } from '#client/account/saved-scope/scope-places.ts';
import { DayField } from './day-field.tsx';
import type { GivenAnswer } from './option-parts.ts';
import { Options } from './options.tsx';
import { rateText } from './money-words.ts';
import { useAdvance } from './use-advance.ts';
import { PkdPart } from '#client/assessment/scope/company/pkd-part.tsx';
import { legendKey, stepKey } from '#client/assessment/scope/words.ts';

const StepBasis = screen(async () => (await import('./step-basis.tsx')).StepBasis);

type FieldProps = { field: ScopeField; answers: ScopeAnswers; tried: boolean; setAnswer: (given: GivenAnswer) => void };

function Field({ field, answers, tried, setAnswer }: FieldProps) {
  const { t } = useTranslation();
  const currentAnswer = answers[field.name];
  const open = tried && currentAnswer === undefined && !field.optional;
  if (field.days) return <DayField field={field} value={currentAnswer} setAnswer={setAnswer} />;
  return (
    <ChoiceGroup
      id={`scope-${field.name}`}
      title={t(legendKey(field.name))}
      hint={field.many ? t(field.name === 'aiExclusions' ? 'scope.fields.aiExclusions.hint' : 'scope.several') : undefined}
      error={open ? t(field.many ? 'scope.chooseSome' : 'scope.chooseOne') : undefined}
    >
      <Options field={field} answer={currentAnswer} setAnswer={setAnswer} inZlotyFirst={answers.seat === 'poland'} />
    </ChoiceGroup>
  );
}

/** A figure that cannot change the size is asked only where nothing can hide it; the year before is opened by whoever needs it. */
function Place({ id, field, answers, children }: { id: string; field: ScopeField; answers: ScopeAnswers; children: ReactNode }) {
  const { t } = useTranslation();
  const needed: readonly string[] = neededFigures(answers);
  if (id !== 'size' || needed.includes(field.name)) return children;
  if (field.name !== 'before') return <div className="unscripted">{children}</div>;
  return (
    <details open={answers.before !== undefined}>
      <summary className="cursor-pointer py-2 font-medium text-brand">{t('scope.yearBefore')}</summary>
      {children}
    </details>
  );
}

function isOpen({ name, optional }: ScopeField, answers: ScopeAnswers): boolean {
  return !optional && answers[name] === undefined;
}

function Back({ to }: { to: string | (() => void) }) {
  const { t } = useTranslation();
  const inside = (
    <>
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {t('common.previous')}
    </>
  );
  if (typeof to === 'string')
    return (
      <ButtonLink variant="secondary" href={to}>
        {inside}
      </ButtonLink>
    );
  return (
    <Button variant="secondary" onClick={to}>
      {inside}
    </Button>
  );
}

/** One step of a check: its questions, its law, the ways on and back. */
export function StepForm({
  regime,
  step,
  number,
  answers,
  answer,
  tried: triedBefore,
  next,
  back,
}: {
  regime: Regime;
  step: ScopeStep;
  /** Its place on the path, from 1. */
  number: number;
  answers: ScopeAnswers;
  answer: (name: string, given: GivenAnswer) => void;
  /** Whether it was sent without an answer, before the application was there. */
  tried: boolean;
  next: () => void;
  /** The address of the step before, or what leads there. */
  back: string | (() => void);
}) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(triedBefore);
  const names = new Set(step.fields.map(({ name }) => name));
  const most = scopeSteps[regime].length;
  const advance = useAdvance({ step, answers, answer, next });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const refused = document.querySelector<HTMLElement>('#scope-form input[aria-invalid]');
    if (refused) {
      refused.focus();
      return;
    }
    const open = step.fields.find((field) => isOpen(field, answers));
    if (!open) {
      next();
      return;
    }
    setTried(true);
    document.querySelector<HTMLElement>(`#scope-${open.name} input`)?.focus();
  };
  return (
    <>
      <p aria-live="polite" className="text-sm font-medium text-muted">
        {t(`scope.regimes.${regime}.title`)} · {t('scope.stepOf', { step: number, most })}
      </p>
      <div className="mt-2.5 max-w-xs">
        <Progress value={((number - 1) * 100) / most} label={t('scope.progress')} />
      </div>
      <h1 id="scope-title" tabIndex={-1} className="mt-6 text-3xl outline-none">
        {t(stepKey(step.id, 'title'))}
      </h1>
      <p className="mt-2 max-w-2xl text-muted">{t(stepKey(step.id, 'lead'), { rate: rateText() })}</p>
      {step.id === 'group' && <p className="mt-2 max-w-2xl text-[0.9375rem]">{t('scope.groupExample')}</p>}
      <form id="scope-form" noValidate method="get" action="/czy-podlegam" onSubmit={submit} {...advance.listeners} className="mt-7">
        {[
          ['lang', shownLanguage()] as const,
          ['type', regime] as const,
          ['from', step.id] as const,
          ...pairsOf(answers).filter(([name]) => !names.has(name)),
        ].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {step.id === 'sectors' && <PkdPart tick={(sectors) => answer('sectors', [...new Set([answers.sectors ?? [], sectors].flat())])} />}
        <div className="space-y-8">
          {step.fields.map((field) => (
            <Place key={field.name} id={step.id} field={field} answers={answers}>
              <Field field={field} answers={answers} tried={tried} setAnswer={(given) => advance.setAnswer(field.name, given)} />
            </Place>
          ))}
        </div>
        <div role="alert" className="sr-only">
          {tried && step.fields.some((field) => isOpen(field, answers)) && t(step.fields[0]?.many ? 'scope.chooseSome' : 'scope.chooseOne')}
        </div>
        {advance.isSingle && <p className="scripted mt-6 text-sm text-muted">{t('scope.advances')}</p>}
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
          <Back to={back} />
          <Button type="submit">
            {t('common.next')}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </Button>
        </div>
      </form>
      <p className="mt-6 text-sm text-muted">
        <Suspense fallback={'\u00a0'}>
          <StepBasis references={step.references} />
        </Suspense>
      </p>
    </>
  );
}
