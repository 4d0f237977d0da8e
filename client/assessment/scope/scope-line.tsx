import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { useDeclareScope } from '#client/assessment/data/queries.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { hasDraft } from '#client/platform/ui/forms/form-draft.ts';
import { ScopeBasis } from '#client/assessment/law/scope-basis.tsx';
import { scopeAddress, scopeDraftKey } from '#client/account/saved-scope/scope-places.ts';
import type { SavedScope } from '#client/account/saved-scope/scope-draft.ts';

function calendarDay(iso: string): string {
  return day(`${iso}T12:00:00Z`);
}

function ToCheck({ assessment, label, children }: { assessment: Assessment; label?: string; children: ReactNode }) {
  return (
    <Link href={scopeAddress(assessment.regime)} aria-label={label} className="font-medium text-brand underline">
      {children}
    </Link>
  );
}

/** Offers the check this browser holds. */
function Offer({ assessment, saved, attached }: { assessment: Assessment; saved: SavedScope; attached: () => void }) {
  const { t } = useTranslation();
  const declare = useDeclareScope();
  const failed = useFailureToast();
  const { checkedOn, answers, outcome } = saved;
  const attach = (): void =>
    declare.mutate(
      { id: assessment.id, scope: { regime: assessment.regime, checkedOn, answers } },
      {
        onSuccess: () => {
          toast({ title: t('scope.line.attached') });
          attached();
        },
        onError: (error) => failed(error),
      },
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>{t('scope.line.found', { date: calendarDay(checkedOn), status: t(`scope.statuses.${outcome.status}.label`) })}</p>
      <Button variant="secondary" size="small" disabled={declare.isPending} onClick={attach}>
        {t('scope.line.attach')}
      </Button>
    </div>
  );
}

const formerShown = 3;

/** What the checks before came to, the newest first. */
function Former({ former }: { former: Assessment['formerScopes'] }) {
  const { t } = useTranslation();
  const list = former
    .slice(0, formerShown)
    .map(({ status, checkedOn, rules }) =>
      t('scope.line.formerOne', { status: t(`scope.statuses.${status}.label`), date: calendarDay(checkedOn), rules }),
    );
  return <p className="text-sm text-muted">{t('scope.line.former', { list: list.join(', ') })}</p>;
}

/** Whether the stored check states something else than the attached one, and is not older. */
function isNews(saved: SavedScope, scope: Assessment['scope']): boolean {
  if (!scope) return true;
  return saved.checkedOn > scope.checkedOn || (saved.checkedOn === scope.checkedOn && saved.outcome.status !== scope.status);
}

/** The check this browser holds; the rules that read it are fetched only where something is held. */
function useSavedScope(regime: Regime): SavedScope | null {
  const [saved, setSaved] = useState<SavedScope | null>(null);
  useEffect(() => {
    if (!hasDraft(scopeDraftKey)) return undefined;
    let isShown = true;
    const read = async (): Promise<void> => {
      const { savedScope } = await import('#client/account/saved-scope/scope-draft.ts');
      if (isShown) setSaved(savedScope(regime));
    };
    // Without the network nothing is offered.
    read().catch(() => {});
    return () => {
      isShown = false;
    };
  }, [regime]);
  return saved;
}

/** One line about the scope check: the attached one, the one this browser holds, or the way to make one. */
export function ScopeLine({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const saved = useSavedScope(assessment.regime);
  const { scope } = assessment;
  const open = assessment.completedAt === null;
  const newer = open && saved && isNews(saved, scope) ? saved : null;
  const line = useRef<HTMLDivElement>(null);
  if (!scope && !open) return null;
  return (
    <div ref={line} tabIndex={-1} className="mt-2 max-w-3xl space-y-1.5 text-[0.9375rem] outline-none">
      {scope && (
        <p>
          <strong className="font-semibold">{t('scope.line.declared', { status: t(`scope.statuses.${scope.status}.label`) })}</strong>{' '}
          <span className="text-muted">
            (<ScopeBasis references={scope.references} />) · {t('scope.line.made', { date: calendarDay(scope.checkedOn) })}
          </span>
          {open && (
            <>
              {' · '}
              <ToCheck assessment={assessment} label={t('scope.line.changeLabel')}>
                {t('scope.line.change')}
              </ToCheck>
            </>
          )}
        </p>
      )}
      {assessment.formerScopes.length > 0 && <Former former={assessment.formerScopes} />}
      {newer && <Offer assessment={assessment} saved={newer} attached={() => line.current?.focus()} />}
      {!scope && !newer && (
        <p className="text-muted">
          {t('scope.line.unknown')} <ToCheck assessment={assessment}>{t('scope.line.check')}</ToCheck>
        </p>
      )}
    </div>
  );
}
