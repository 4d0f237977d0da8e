import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { sheetAddress } from '#client/assessment/data/places.ts';
import { ScopeLine } from '#client/assessment/scope/scope-line.tsx';

/**
 * What the assessment is, its scope, and the way to its spreadsheet. On a phone the first part is opened when it is wanted, and all of it
 * where one question is shown, so that the first question stands on the first screen.
 */
export function About({ assessment, readOnly, isShort }: { assessment: Assessment; readOnly: boolean; isShort: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const folded = open ? '' : 'max-sm:hidden';
  const shortened = isShort ? folded : '';
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-2 sm:gap-x-6">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-9 items-center gap-1 text-sm font-medium text-brand sm:hidden"
      >
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
        {t('answers.view.about')}
      </button>
      {!readOnly && (
        <Link
          href={sheetAddress(assessment.regime)}
          className={`inline-flex min-h-9 items-center text-sm font-medium text-brand underline sm:order-3 sm:mt-1 sm:text-[0.9375rem] ${shortened}`}
        >
          {t('sheet.open')}
        </Link>
      )}
      <p id={id} className={`mt-1.5 max-w-4xl basis-full text-[0.9375rem] text-muted sm:order-1 ${folded}`}>
        {t(`regimes.${assessment.regime}.lead`, { threshold: wholePercent(assessment.thresholdPercent) })}
      </p>
      <div className={`min-w-64 flex-1 max-sm:basis-full sm:order-2 ${shortened}`}>
        <ScopeLine assessment={assessment} />
      </div>
    </div>
  );
}
