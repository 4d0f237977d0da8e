import { Bot, ShieldCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { regimes, type Regime } from '#core/platform/regimes.ts';
import { countedAnswers, openScopeStep, scopeOutcome, scopePath, scopeSteps } from '#core/assessment/scope/scope.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { screen } from '#client/platform/ui/screen/screen.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { requestedScope, type RequestedScope } from '#client/account/saved-scope/scope-address.ts';
import { outcomeStep, scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { CompanyStart } from './company/company-start.tsx';
import { useOwnScopes } from './queries.ts';
import { useScopeDraft, type ScopeDraftAccess } from '#client/account/saved-scope/scope-draft.ts';

const Verdict = screen(async () => (await import('./verdict/scope-verdict.tsx')).Verdict);
const StepForm = screen(async () => (await import('./steps/scope-step.tsx')).StepForm);

const EmbedSnippet = lazyPart(async () => (await import('./embed/embed-snippet.tsx')).EmbedSnippet);
const InventoryVerdict = lazyPart(async () => (await import('#client/assessment/ai-systems/inventory-verdict.tsx')).InventoryVerdict);

const icons = { nis2: ShieldCheck, ai_act: Bot } as const;

/** What is shown at an address of a check. */
async function fetchAt(search: URLSearchParams): Promise<void> {
  await (search.get('step') === outcomeStep ? Verdict : StepForm).fetch().catch(() => {});
}

/** What is shown next has its heading at once, where the focus goes. */
async function openAt(address: string, go: (address: string) => void): Promise<void> {
  await fetchAt(new URLSearchParams(address.split('?')[1]));
  go(address);
}

/** Fetches what the address of the page asks for, before the page is hydrated. */
export async function fetchRequested(): Promise<void> {
  const search = new URLSearchParams(globalThis.location?.search);
  if (search.has('type')) await fetchAt(search);
}

/** Both checks with where they stand. */
function Intro({ draft }: { draft: ScopeDraftAccess }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  // The next press most likely opens a step.
  useEffect(() => void StepForm.fetch().catch(() => {}), []);
  return (
    <>
      <h1 id="scope-title" tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {t('scope.title')}
      </h1>
      <p className="mt-3 max-w-2xl text-muted">{t('scope.lead')}</p>
      <p className="unscripted mt-3 max-w-2xl font-medium">{t('scope.unscripted')}</p>
      <CompanyStart
        known={draft.answers('nis2')}
        begin={(answers, step) => {
          draft.begin('nis2', answers);
          void openAt(scopeAddress('nis2', step), go);
        }}
      />
      <div className="mt-8 divide-y divide-line border-y border-line">
        {regimes.map((regime) => (
          <Entry key={regime} regime={regime} draft={draft} />
        ))}
      </div>
      <p className="mt-6 text-sm text-muted">{t('scope.limits.advice')}</p>
      <EmbedPart />
    </>
  );
}

/** Closed until it is wanted. */
function EmbedPart() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className="scripted no-print mt-6" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2 font-medium text-brand">{t('scope.embedded.title')}</summary>
      {open && <EmbedSnippet />}
    </details>
  );
}

function Entry({ regime, draft }: { regime: Regime; draft: ScopeDraftAccess }) {
  const { t } = useTranslation();
  const answers = draft.answers(regime);
  const outcome = scopeOutcome(regime, answers);
  const begun = Object.keys(answers).length > 0;
  const member = Boolean(useMe().data?.organization);
  const saved = useOwnScopes(member).data?.find((one) => one.regime === regime);
  // What this browser holds comes first: it may be newer than what the account has.
  const shown = outcome ? { status: outcome.status, on: draft.checkedOn(regime) } : saved && { status: saved.status, on: saved.checkedOn };
  const address = !begun && saved ? scopeAddress(regime, outcomeStep, saved.answers) : scopeAddress(regime);
  const Icon = icons[regime];
  return (
    <section aria-labelledby={`scope-${regime}`} className="flex gap-4 py-7">
      <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-brand max-sm:hidden" strokeWidth={1.5} />
      <div className="min-w-0">
        <h2 id={`scope-${regime}`} className="text-xl">
          {t(`scope.regimes.${regime}.title`)}
        </h2>
        <p className="mt-1 max-w-2xl">{t(`scope.regimes.${regime}.text`)}</p>
        <p className="mt-1 text-sm text-muted">
          {shown
            ? t('scope.lastOutcome', { status: t(`scope.statuses.${shown.status}.label`), date: day(`${shown.on}T12:00:00Z`) })
            : t('scope.most', { count: scopeSteps[regime].length })}
        </p>
        <ButtonLink href={address} variant={shown ? 'secondary' : 'primary'} className="mt-4">
          {t(outcome || (shown && !begun) ? 'scope.seeOutcome' : begun ? 'scope.resume' : 'scope.start')}
        </ButtonLink>
        {member && regime === 'ai_act' && <InventoryVerdict check={saved?.status ?? null} />}
      </div>
    </section>
  );
}

/** Has its heading from the beginning. */
function VerdictWaiting() {
  const { t } = useTranslation();
  return (
    <>
      <h1 id="scope-title" tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {t('scope.title')}
      </h1>
      <Skeleton label={t('common.loading')} className="mt-6 h-64" />
    </>
  );
}

function Check({ regime, draft, wanted }: { regime: Regime; draft: ScopeDraftAccess; wanted: RequestedScope }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const answers = draft.answers(regime);
  const path = scopePath(regime, answers);
  const outcome = scopeOutcome(regime, answers);
  // An address without a step means where the check was left, and stays there while one answers.
  const [left] = useState(() => openScopeStep(regime, answers)?.id ?? outcomeStep);
  const currentStep = path.find((step) => step.id === (wanted.step ?? left)) ?? (outcome ? null : openScopeStep(regime, answers));
  const place = currentStep ? path.indexOf(currentStep) : path.length;
  const addressAt = (at: number): string => (at < 0 ? '/czy-podlegam' : scopeAddress(regime, path[at]?.id ?? outcomeStep, draft.carried));
  return (
    <>
      <p className="no-print mb-5">
        <Link href="/czy-podlegam" className="text-sm font-medium text-brand underline">
          {t('scope.all')}
        </Link>
      </p>
      {currentStep && (
        <StepForm
          key={currentStep.id}
          regime={regime}
          step={currentStep}
          number={place + 1}
          answers={answers}
          answer={(name, value) => draft.answer(regime, name, value)}
          tried={wanted.tried}
          next={() => void openAt(addressAt(place + 1), go)}
          back={addressAt(place - 1)}
        />
      )}
      {!currentStep && outcome && (
        <Suspense fallback={<VerdictWaiting />}>
          <Verdict
            regime={regime}
            outcome={outcome}
            answers={countedAnswers(regime, answers)}
            checkedOn={draft.checkedOn(regime)}
            carried={draft.carried}
            back={addressAt(path.length - 1)}
            again={() => {
              draft.forget(regime);
              go(scopeAddress(regime, path[0]?.id));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Moves to the new heading when another step is shown; the first one of a visit keeps the focus where it is. */
function useFocusOnChange(shown: string): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current !== null && before.current !== shown) {
      window.scrollTo({ top: 0 });
      document.getElementById('scope-title')?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [shown]);
}

/** Whether and how the law applies, before the questionnaire; for visitors and members alike. */
export function ScopeScreen() {
  const { t } = useTranslation();
  const me = useMe().data;
  const [search] = useSearchParams();
  const requested = requestedScope(search);
  const draft = useScopeDraft(requested);
  const { regime } = requested;
  usePageTitle(regime ? `${t('scope.title')} ${t(`scope.regimes.${regime}.title`)}` : t('scope.title'));
  useFocusOnChange(`${regime} ${requested.step}`);
  return (
    <div className={`max-w-3xl ${me ? '' : 'mx-auto px-4 py-10 sm:px-6 sm:py-14'}`}>
      {regime ? (
        <Check key={requested.step ? regime : `${regime} ${draft.isRead}`} regime={regime} draft={draft} wanted={requested} />
      ) : (
        <Intro draft={draft} />
      )}
    </div>
  );
}
