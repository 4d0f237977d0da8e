import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import type { ReviewPlace, ReviewView } from '#contract/assessment/answering/review.ts';
import { number, wholePercent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { pathOf, questionAddress } from '#client/assessment/data/places.ts';
import { Projection } from './projection.tsx';
import { useReview } from '#client/assessment/data/queries.ts';
import { RevisitTerms } from '#client/assessment/assessments/revisit-terms.tsx';

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-t border-line py-6">
      <h3 id={id} className="font-sans text-lg font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Questions, each a link to its place in the questionnaire. */
function Places({ places, gains }: { places: readonly ReviewPlace[]; gains?: ReadonlyMap<string, number> }) {
  const { t } = useTranslation();
  return (
    <ul className="mt-3 space-y-1">
      {places.map((place) => (
        <li key={place.questionId} className="flex flex-wrap items-baseline gap-x-4">
          <Link
            href={questionAddress(place.questionId)}
            className="group flex min-h-11 min-w-0 flex-1 basis-64 items-baseline gap-3 rounded py-2"
          >
            <span className="w-7 shrink-0 font-semibold text-brand">
              {place.section}.{place.number}
            </span>
            <span className="min-w-0 underline decoration-line underline-offset-4 group-hover:decoration-brand">{place.questionText}</span>
          </Link>
          {gains && (
            <span className="text-sm font-semibold max-sm:pl-10">
              {t('outcome.gain', { points: number(gains.get(place.questionId) ?? 0) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function ReviewParts({ review }: { review: ReviewView }) {
  const { t } = useTranslation();
  const gains = new Map(review.costly.map(({ questionId, gain }) => [questionId, gain]));
  const rest = review.refused - review.costly.length;
  return (
    <>
      {review.contradicting.length > 0 && (
        <Part id="review-contradictions" title={t('review.contradictions')}>
          <p className="mt-1 text-[0.9375rem] font-medium text-bad">{t('review.contradictionsText')}</p>
          <Places places={review.contradicting} />
        </Part>
      )}
      {review.recorded.length > 0 && (
        <Part id="review-recorded" title={t('contradicted.title')}>
          <p className="mt-1 text-[0.9375rem] font-medium text-warn">{t('review.recordedText')}</p>
          <Places places={review.recorded} />
        </Part>
      )}
      {review.unanswered.length > 0 && (
        <Part id="review-unanswered" title={t('review.unanswered', { count: review.unanswered.length })}>
          <p className="mt-1 text-[0.9375rem] text-muted">{t('review.unansweredText')}</p>
          <Places places={review.unanswered} />
        </Part>
      )}
      {review.withoutReason.length > 0 && (
        <Part id="review-reasons" title={t('review.withoutReason', { count: review.withoutReason.length })}>
          <p className="mt-1 text-[0.9375rem] text-muted">{t('review.withoutReasonText')}</p>
          <Places places={review.withoutReason} />
        </Part>
      )}
      {review.costly.length > 0 && (
        <Part id="review-costly" title={t('review.costly')}>
          <p className="mt-1 text-[0.9375rem] text-muted">{t('review.costlyText')}</p>
          <Places places={review.costly} gains={gains} />
          {rest > 0 && <p className="mt-1 text-sm text-muted">{t('review.more', { count: rest })}</p>}
        </Part>
      )}
      {review.unanswered.length + review.withoutReason.length + review.refused + review.contradicting.length + review.recorded.length ===
        0 && <p className="border-t border-line py-6 text-muted">{t('review.nothing')}</p>}
    </>
  );
}

function Consequences({ review, assessment }: { review: ReviewView; assessment: Assessment }) {
  const { t } = useTranslation();
  const threshold = wholePercent(review.assessment.thresholdPercent);
  const above = review.obstacles.length > 0 ? 'review.nextBarred' : 'review.nextAbove';
  const outcome = review.reachesThreshold === false ? 'review.nextBelow' : above;
  return (
    <div className="grid gap-x-10 border-t border-line py-6 md:grid-cols-2">
      <section aria-labelledby="review-next">
        <h3 id="review-next" className="font-sans text-lg font-semibold">
          {t('review.next')}
        </h3>
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-[0.9375rem]">
          <li>{t('review.nextReport')}</li>
          <li>{t(outcome, { threshold })}</li>
        </ul>
      </section>
      <section aria-labelledby="review-fixed" className="max-md:mt-6">
        <h3 id="review-fixed" className="font-sans text-lg font-semibold">
          {t('review.fixed')}
        </h3>
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-[0.9375rem]">
          <li>{t('review.fixedAnswers')}</li>
          <RevisitTerms assessment={assessment} />
        </ul>
      </section>
    </div>
  );
}

/** What to see before an assessment is locked, and the one act that locks it. */
export function Review({
  assessment,
  unsaved,
  pending,
  finish,
}: {
  assessment: Assessment;
  unsaved: boolean;
  pending: boolean;
  finish: (revision: number) => void;
}) {
  const { t } = useTranslation();
  const review = useReview(assessment);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  const open = review.data?.unanswered.length ?? 1;
  const ready = review.data !== undefined && open === 0 && !unsaved;
  const why = unsaved ? t('answers.waitForSaves') : review.data && open > 0 ? t('answers.missing', { count: open }) : '';
  return (
    <div className="pb-24">
      <h2 ref={title} tabIndex={-1} className="mt-6 text-2xl outline-none">
        {t('review.title')}
      </h2>
      <p className="mt-2 max-w-3xl text-muted">{t('review.lead')}</p>
      {review.isPending && (
        <div className="mt-6">
          <Skeleton label={t('common.loading')} className="h-40" />
        </div>
      )}
      {review.isError && (
        <div className="mt-6">
          <Failure error={review.error} retry={() => void review.refetch()} />
        </div>
      )}
      {review.data && (
        <>
          <Projection review={review.data} />
          <ReviewParts review={review.data} />
          <Consequences review={review.data} assessment={assessment} />
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-6">
        <ButtonLink variant="secondary" href={pathOf[assessment.regime]}>
          <ArrowLeft aria-hidden="true" className="size-4.5" />
          {t('review.back')}
        </ButtonLink>
        <Button
          disabled={!ready || pending}
          aria-describedby={why ? 'review-why' : undefined}
          onClick={() => review.data && finish(review.data.assessment.revision)}
        >
          {t(pending ? 'answers.reportPending' : 'review.finish')}
        </Button>
      </div>
      {why && (
        <p id="review-why" className="mt-3 text-right text-sm text-muted">
          {why}
        </p>
      )}
    </div>
  );
}
