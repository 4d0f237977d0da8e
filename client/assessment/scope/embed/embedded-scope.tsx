import { useEffect, useState } from 'react';
import { isLanguage } from '#core/platform/languages.ts';
import { countedAnswers, scopeOutcome, scopePath, scopeRules } from '#core/assessment/scope/scope.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { useSite } from '#client/account/accounts/queries.ts';
import { outcomeStep, scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { changeLanguage, shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { StepForm } from '#client/assessment/scope/steps/scope-step.tsx';
import { calendarDay } from '#client/assessment/scope/verdict/verdict-duty.tsx';

/** The verdict in short; the whole one opens on the page of the service. */
function ShortVerdict({ answers, back }: { answers: ScopeAnswers; back: () => void }) {
  const { t } = useTranslation();
  const outcome = scopeOutcome('nis2', answers);
  if (!outcome) return null;
  const address = `${scopeAddress('nis2', outcomeStep, countedAnswers('nis2', answers))}&lang=${shownLanguage()}`;
  return (
    <>
      <h1 id="scope-title" tabIndex={-1} className="text-3xl outline-none">
        {t(`scope.statuses.${outcome.status}.title`)}
      </h1>
      <p className="mt-3">{t(`scope.statuses.${outcome.status}.text`)}</p>
      <p className="mt-3 text-sm text-muted">
        {t('scope.limits.advice')} {t('scope.embedded.asOf', { date: calendarDay(scopeRules.asOf) })}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <a className="font-medium text-brand underline underline-offset-4" href={address} target="_blank" rel="noopener">
          {t('scope.embedded.whole')}
        </a>
        <Button variant="secondary" onClick={back}>
          {t('scope.outcome.back')}
        </Button>
      </div>
    </>
  );
}

/** The check inside a page of somebody else: the answers stay in the frame, and nothing is stored. */
export function EmbeddedScope() {
  const { t } = useTranslation();
  const site = useSite();
  const [answers, setAnswers] = useState<ScopeAnswers>({});
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const requested = new URLSearchParams(location.search).get('lang');
    if (isLanguage(requested)) void changeLanguage(requested);
  }, []);
  useEffect(() => {
    if (place > 0) document.getElementById('scope-title')?.focus();
  }, [place]);
  const path = scopePath('nis2', answers);
  const step = path[place];
  const back = (): void => setPlace(Math.max(0, Math.min(place, path.length) - 1));
  return (
    <main className="mx-auto max-w-3xl p-4">
      {step ? (
        <StepForm
          key={step.id}
          regime="nis2"
          step={step}
          number={place + 1}
          answers={answers}
          answer={(name, value) => setAnswers((before) => ({ ...before, [name]: value }))}
          tried={false}
          next={() => setPlace(place + 1)}
          back={back}
        />
      ) : (
        <ShortVerdict answers={answers} back={back} />
      )}
      <p className="mt-6 border-t border-line pt-3 text-sm text-muted">
        {t('scope.embedded.nothingKept')}{' '}
        <a className="underline underline-offset-4" href={`/czy-podlegam?lang=${shownLanguage()}`} target="_blank" rel="noopener">
          {site.data ? new URL(site.data.publicUrl).host : 'Atesto'}
        </a>
      </p>
    </main>
  );
}
