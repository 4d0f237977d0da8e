import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Suspense, useState, type FormEvent } from 'react';
import type { Regime } from '#core/platform/regimes.ts';
import { scopeSteps } from '#core/assessment/scope/scope.ts';
import { replacedBy } from '#core/assessment/scope/scope-nis2-answers.ts';
import type { ScopeAnswers, ScopeField, ScopeStep } from '#core/assessment/scope/scope-outcome.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import { noneOption, pairsOf } from '#client/account/kept-scope/scope-places.ts';
import { DayField } from './day-field.tsx';
import { partsOf, type Given } from './option-parts.ts';
import { PkdPart } from './pkd-part.tsx';
import { legendKey, optionKey, stepKey } from './words.ts';

const StepBasis = screen(async () => (await import('./step-basis.tsx')).StepBasis);

/** A list with the option added, for what it takes the place of, or taken out; without any it is open again. */
function toggled(given: Given, option: string, on: boolean): readonly string[] | undefined {
  const before = Array.isArray(given) ? (given as readonly string[]) : [];
  const after = before.filter((one) => one !== option);
  const replaced = replacedBy(option);
  if (on) return [...after.filter((one) => !replaced.includes(one)), option];
  return after.length > 0 ? after : undefined;
}

/** Names of sectors are short; kinds are sentences. */
function isTwoColumns(name: string, part: string): boolean {
  return name === 'sectors' && part !== 'rest';
}

function Options({ field, given, give }: { field: ScopeField; given: Given; give: (given: Given) => void }) {
  const { t } = useTranslation();
  const { name, many, former = [] } = field;
  const row = (option: string) => (
    <ChoiceRow
      key={option}
      kind={many ? 'checkbox' : 'radio'}
      name={name}
      value={option}
      checked={many ? (given?.includes(option) ?? false) : given === option}
      label={t(optionKey(name, option))}
      hint={former.includes(option) ? t('scope.formerAnswer') : t(`scope.fields.${name}.notes.${option}`, { defaultValue: '' })}
      change={(on) => give(many ? toggled(given, option, on) : option)}
    />
  );
  return (
    <>
      {partsOf(field, given).map(({ id, title, options }) =>
        title ? (
          <div key={id} role="group" aria-labelledby={`part-${id}`} className="mt-4">
            <p id={`part-${id}`} className="mb-1 border-b border-line pb-1.5 text-sm font-semibold text-muted">
              {t(title)}
            </p>
            <div className={isTwoColumns(name, id) ? 'sm:columns-2 sm:gap-x-8 [&>label]:break-inside-avoid' : ''}>{options.map(row)}</div>
          </div>
        ) : (
          <div key={id} className={name === 'kinds' ? 'mt-4' : undefined}>
            {options.map(row)}
          </div>
        ),
      )}
      {many && (
        <ChoiceRow
          kind="checkbox"
          name={name}
          value={noneOption}
          checked={given?.length === 0}
          label={t('scope.none')}
          change={(on) => give(on ? [] : undefined)}
        />
      )}
    </>
  );
}

function Field({ field, given, tried, give }: { field: ScopeField; given: Given; tried: boolean; give: (given: Given) => void }) {
  const { t } = useTranslation();
  const open = tried && given === undefined && !field.optional;
  if (field.days) return <DayField field={field} given={given} give={give} />;
  return (
    <ChoiceGroup
      id={`scope-${field.name}`}
      title={t(legendKey(field.name))}
      hint={field.many ? t(field.name === 'aiExclusions' ? 'scope.fields.aiExclusions.hint' : 'scope.several') : undefined}
      error={open ? t(field.many ? 'scope.chooseSome' : 'scope.chooseOne') : undefined}
    >
      <Options field={field} given={given} give={give} />
    </ChoiceGroup>
  );
}

function isOpen({ name, optional }: ScopeField, answers: ScopeAnswers): boolean {
  return !optional && answers[name] === undefined;
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
  answer: (name: string, given: Given) => void;
  /** Whether it was sent without an answer, before the application was there. */
  tried: boolean;
  next: () => void;
  /** The address of the step before. */
  back: string;
}) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(triedBefore);
  const names = new Set(step.fields.map(({ name }) => name));
  const most = scopeSteps[regime].length;
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
      <p className="mt-2 max-w-2xl text-muted">{t(stepKey(step.id, 'lead'))}</p>
      <form id="scope-form" noValidate method="get" action="/czy-podlegam" onSubmit={submit} className="mt-7">
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
            <Field key={field.name} field={field} given={answers[field.name]} tried={tried} give={(given) => answer(field.name, given)} />
          ))}
        </div>
        <div role="alert" className="sr-only">
          {tried && step.fields.some((field) => isOpen(field, answers)) && t(step.fields[0]?.many ? 'scope.chooseSome' : 'scope.chooseOne')}
        </div>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
          <ButtonLink look="secondary" href={back}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {t('common.previous')}
          </ButtonLink>
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
