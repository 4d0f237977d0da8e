import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Assessment } from '#contract/assessments.ts';
import { useDeclareScope } from '#client/assessments/queries.ts';
import { day } from '#client/formats.ts';
import { Button } from '#client/ui/button.tsx';
import { useFailureToast } from '#client/ui/failure.tsx';
import { toast } from '#client/ui/toast-store.ts';
import { useBasisText } from './references.tsx';
import { scopeAddress } from './scope-address.ts';
import { keptScope, type KeptScope } from './scope-draft.ts';

function calendarDay(iso: string): string {
  return day(`${iso}T12:00:00Z`);
}

function ToCheck({ assessment, label, children }: { assessment: Assessment; label?: string; children: ReactNode }) {
  return (
    <Link href={scopeAddress(assessment.type)} aria-label={label} className="font-medium text-brand underline">
      {children}
    </Link>
  );
}

/** Offers the check this browser holds. */
function Offer({ assessment, kept }: { assessment: Assessment; kept: KeptScope }) {
  const { t } = useTranslation();
  const declare = useDeclareScope();
  const failed = useFailureToast();
  const { checkedOn, answers, outcome } = kept;
  const attach = (): void =>
    declare.mutate(
      { id: assessment.id, scope: { regime: assessment.type, checkedOn, answers } },
      {
        onSuccess: () => toast({ title: t('scope.line.attached') }),
        onError: (error) => failed(error),
      },
    );
  return (
    <>
      {t('scope.line.found', { date: calendarDay(checkedOn), status: t(`scope.statuses.${outcome.status}.label`) })}{' '}
      <Button look="secondary" size="small" className="ml-1" disabled={declare.isPending} onClick={attach}>
        {t('scope.line.attach')}
      </Button>
    </>
  );
}

/** One line about the scope check: the attached one, the one this browser holds, or the way to make one. */
export function ScopeLine({ assessment }: { assessment: Assessment }) {
  const { t } = useTranslation();
  const basis = useBasisText();
  const [kept] = useState(() => keptScope(assessment.type));
  const { scope } = assessment;
  const open = assessment.completedAt === null;
  const newer = open && kept && (!scope || kept.outcome.status !== scope.status || kept.checkedOn > scope.checkedOn) ? kept : null;
  if (!scope && !open) return null;
  return (
    <div className="mt-3 max-w-3xl space-y-1.5 text-[0.9375rem]">
      {scope && (
        <p>
          <strong className="font-semibold">{t('scope.line.declared', { status: t(`scope.statuses.${scope.status}.label`) })}</strong>{' '}
          <span className="text-muted">
            ({basis(scope.references)}) · {t('scope.line.made', { date: calendarDay(scope.checkedOn) })}
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
      {newer && (
        <p>
          <Offer assessment={assessment} kept={newer} />
        </p>
      )}
      {!scope && !newer && (
        <p className="text-muted">
          {t('scope.line.unknown')} <ToCheck assessment={assessment}>{t('scope.line.check')}</ToCheck>
        </p>
      )}
    </div>
  );
}
