import { Copy, FilePlus2, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '#contract/account/accounts.ts';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { allows, assessmentLimit } from '#core/account/entitlements/entitlements.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { pathOf } from '#client/assessment/data/places.ts';
import { useAssessments, useStartAssessment } from '#client/assessment/data/queries.ts';

function Way({
  icon,
  title,
  text,
  disabled,
  onClick,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  disabled: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onClick}
      className="flex w-full gap-4 rounded-md border border-field bg-surface p-4 text-left transition-colors hover:border-brand hover:bg-tint disabled:opacity-55"
    >
      <span aria-hidden="true" className="mt-0.5 text-brand">
        {icon}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="mt-0.5 block text-[0.9375rem] text-muted">{text}</span>
      </span>
    </button>
  );
}

/** Whether the paid period allows a further assessment: those started in it count, as the server counts them. */
function isBelowLimit(subscription: NonNullable<CurrentUser['subscription']>, list: readonly Assessment[]): boolean {
  const started = list.filter(({ createdAt }) => createdAt >= subscription.startsAt).length;
  return started < assessmentLimit(subscription);
}

/** Starts the next assessment, empty or from the answers of this finished one; where the plan has none left that is shown instead. */
export function NextAssessment({
  assessment,
  variant = 'quiet',
  label,
}: {
  assessment: Assessment;
  variant?: 'primary' | 'quiet' | 'secondary';
  label?: string;
}) {
  const { t } = useTranslation();
  const subscription = useMe().data?.subscription;
  const may = useMay('POST /api/assessments', 'consultant');
  const start = useStartAssessment();
  const failed = useFailureToast();
  const [, go] = useLocation();
  const [open, setOpen] = useState(false);
  const list = useAssessments().data;
  if (!allows(subscription, assessment.regime)) return null;
  if (subscription && list && !isBelowLimit(subscription, list)) {
    return (
      <p className="text-sm text-muted">
        {t('nextAssessment.usedUp', { date: day(subscription.endsAt) })}{' '}
        <Link href="/pricing" className="font-medium text-brand underline">
          {t('access.choose')}
        </Link>
      </p>
    );
  }
  if (!may) return null;
  const begin = (copyFrom?: string): void =>
    start.mutate(
      { regime: assessment.regime, ...(copyFrom ? { copyFrom } : {}) },
      {
        onSuccess: () => {
          setOpen(false);
          go(pathOf[assessment.regime]);
          scrollTo({ top: 0 });
        },
        onError: (error) => failed(error),
      },
    );
  const date = assessment.completedAt ? day(assessment.completedAt) : '';
  return (
    <>
      <Button variant={variant} size={variant === 'secondary' ? 'small' : 'regular'} onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden="true" className={variant === 'secondary' ? 'size-4' : 'size-4.5'} />
        {label ?? t('nextAssessment.button')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('nextAssessment.title')} description={t('nextAssessment.lead')}>
        <div className="space-y-3">
          <Way
            icon={<Copy className="size-5" />}
            title={t('nextAssessment.copy')}
            text={t('nextAssessment.copyText', { date })}
            disabled={start.isPending}
            onClick={() => begin(assessment.id)}
          />
          <Way
            icon={<FilePlus2 className="size-5" />}
            title={t('nextAssessment.empty')}
            text={t('nextAssessment.emptyText')}
            disabled={start.isPending}
            onClick={() => begin()}
          />
        </div>
      </Dialog>
    </>
  );
}
