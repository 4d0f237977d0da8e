import { ArrowLeft, ArrowRight, Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { contradictsRecord } from '#core/assessment/questionnaire/recorded.ts';
import { scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { useContradictions } from '#client/assessment/contradictions/queries.ts';
import { useEvidence } from '#client/assessment/evidence/queries.ts';
import { pathOf, reviewAddress } from '#client/assessment/data/places.ts';
import { useReview } from '#client/assessment/data/queries.ts';
import { isAnswered } from '#client/assessment/assessments/answering/answering.ts';
import { end, firstOpen, sectionOf, stepFrom } from '#client/assessment/assessments/answering/order.ts';
import { LiveScore } from './live-score.tsx';
import type { Moving } from './question-page.tsx';

/** One thing to see to before the assessment is finished. */
function Item({ settled, children }: { settled: boolean; children: ReactNode }) {
  const Icon = settled ? Check : CircleAlert;
  return (
    <li className="flex gap-3 border-t border-line py-4">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${settled ? 'text-muted' : 'text-warn'}`} />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

/** How much evidence stands at the answers of an assessment; null while that is not known. */
function useEvidenced(assessmentId: string): number | null {
  const evidence = useEvidence().data?.evidence;
  if (!evidence) return null;
  return new Set(
    evidence.flatMap(({ uses }) => uses.filter((use) => use.assessmentId === assessmentId).map(({ questionId }) => questionId)),
  ).size;
}

function Remaining({ answering }: Pick<Moving, 'answering'>) {
  const { t } = useTranslation();
  const { assessment, saver, entries } = answering;
  const review = useReview(assessment).data;
  const evidenced = useEvidenced(assessment.id);
  const recorded = (useContradictions().data ?? []).filter(({ questionId, kind }) =>
    contradictsRecord(kind, entries.get(questionId)?.answer ?? null),
  ).length;
  return (
    <ol className="mt-6 border-b border-line">
      {saver.hasUnsaved() && <Item settled={false}>{t('answers.waitForSaves')}</Item>}
      {review && (
        <>
          {assessment.scope === null && review.contradicting.length === 0 ? (
            <Item settled={false}>
              {t('scope.line.unknown')}{' '}
              <Link href={scopeAddress(assessment.regime)} className="font-medium text-brand underline">
                {t('scope.line.check')}
              </Link>
            </Item>
          ) : (
            <Item settled={review.contradicting.length === 0}>
              {t('answers.one.contradictions', { amount: review.contradicting.length })}
            </Item>
          )}
          <Item settled={review.withoutReason.length === 0}>{t('review.withoutReason', { count: review.withoutReason.length })}</Item>
        </>
      )}
      {recorded > 0 && <Item settled={false}>{t('answers.one.recorded', { amount: recorded })}</Item>}
      {evidenced !== null && (
        <Item settled={evidenced > 0}>
          {t('answers.one.evidence', { amount: evidenced, all: assessment.questionCount })}{' '}
          <Link href="/dowody" className="font-medium text-brand underline">
            {t('answers.one.toEvidence')}
          </Link>
        </Item>
      )}
    </ol>
  );
}

/** After the last question: what is still open, or what comes next. */
export function EndPage({ answering, arrive, goTo }: Moving) {
  const { t } = useTranslation();
  const { assessment, places, tasks } = answering;
  const title = useRef<HTMLHeadingElement>(null);
  const answered = isAnswered(answering);
  const open = firstOpen(places, answered);
  const missing = places.filter(({ id }) => !answered(id)).length;
  const last = stepFrom(places, end, -1);
  const whole = !tasks?.onlyMine;
  useEffect(() => {
    arrive(title.current);
    // Once, when the page comes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <section
      id="section-panel"
      role="tabpanel"
      aria-labelledby={`section-tab-${sectionOf(end, places)}`}
      className="step-in grid gap-x-12 gap-y-8 pt-4 pb-20 sm:pt-8 lg:grid-cols-[minmax(0,1fr)_19rem]"
    >
      <div className="min-w-0">
        <h2 ref={title} tabIndex={-1} className="text-xl outline-none sm:text-[1.625rem]">
          {open ? t('answers.missing', { count: missing }) : t(whole ? 'answers.one.allAnswered' : 'answers.one.mineAnswered')}
        </h2>
        <p className="mt-2 text-muted">{t(open ? 'review.unansweredText' : 'answers.one.afterwards')}</p>
        {whole && <Remaining answering={answering} />}
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <Button variant="secondary" onClick={() => last && goTo(last)}>
            <ArrowLeft aria-hidden="true" className="size-4.5" />
            {t('common.previous')}
          </Button>
          {open ? (
            <Button onClick={() => goTo(open)}>{t('answers.jump')}</Button>
          ) : whole ? (
            <ButtonLink href={reviewAddress(assessment.regime)}>
              {t('review.open')}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </ButtonLink>
          ) : (
            <ButtonLink href={pathOf[assessment.regime]}>{t('answers.tasks.all')}</ButtonLink>
          )}
        </div>
      </div>
      {whole && <LiveScore assessment={assessment} />}
    </section>
  );
}
