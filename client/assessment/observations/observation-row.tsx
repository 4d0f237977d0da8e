import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import type { Observation } from '#contract/assessment/evidence/observations.ts';
import { verdictOfReason } from '#core/assessment/observations/checks.ts';
import { questionAddress } from '#client/assessment/data/places.ts';
import { shortDayOf, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { ExplainForm } from '#client/assessment/explanations/explain-form.tsx';
import { useExplainObservation } from './queries.ts';

const tones: Readonly<Record<Observation['verdict'], Tone>> = {
  red: 'bad',
  amber: 'warn',
  green: 'good',
  unknown: 'neutral',
  not_applicable: 'neutral',
};

/** What the servers said, since when, and which questions it is about. */
function Seen({ observation }: { observation: Observation }) {
  const { t } = useTranslation();
  const { raw, observedAt, since, freshUntil, collector, sha256, questions } = observation;
  return (
    <>
      <p>{t('domains.seenAt', { at: moment(observedAt), since: shortDayOf(since), until: shortDayOf(freshUntil) })}</p>
      {raw.length > 0 && (
        <div>
          <h4 className="font-semibold">{t('domains.seen')}</h4>
          <pre className="mt-1 whitespace-pre-wrap rounded bg-tint p-3 text-[0.8125rem] [overflow-wrap:anywhere]">{raw.join('\n')}</pre>
        </div>
      )}
      <p className="text-sm text-muted [overflow-wrap:anywhere]">{t('domains.by', { collector, sha: sha256 })}</p>
      <div>
        <h4 className="font-semibold">{t('domains.speaksTo')}</h4>
        <ul className="mt-1 space-y-1">
          {questions.map(({ questionId, section, number, text }) => (
            <li key={questionId}>
              <Link href={questionAddress(questionId)} className="text-brand underline underline-offset-4">
                {section}.{number}
              </Link>{' '}
              {text}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Explain({ domainId, observation }: { domainId: string; observation: Observation }) {
  const explain = useExplainObservation();
  const { check, reason, explanation } = observation;
  return (
    <ExplainForm
      explanation={explanation}
      error={explain.error}
      isPending={explain.isPending}
      save={(text, done) => explain.mutate({ id: domainId, check, reason, explanation: text }, { onSuccess: done })}
    />
  );
}

/** One thing that was looked at on a domain: what it means and what to do, with what proves it behind a click. */
export function ObservationRow({ domainId, observation, mayChange }: { domainId: string; observation: Observation; mayChange: boolean }) {
  const { t } = useTranslation();
  const { check, verdict, reason, observedAt, explanation } = observation;
  const isExplained = verdict === 'red' && explanation !== null;
  // Too old: what was seen then is not stated any more as if it were so.
  const isStale = verdict === 'unknown' && verdictOfReason[reason] !== 'unknown';
  return (
    <li data-check={check} data-verdict={verdict} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p>
        <Badge tone={isExplained ? 'neutral' : tones[verdict]}>{t(`domains.verdicts.${isExplained ? 'explained' : verdict}`)}</Badge>
      </p>
      <div className="min-w-0">
        <h3 className="font-semibold">{t(`domains.checks.${check}`)}</h3>
        <p className="mt-0.5 max-w-2xl">
          {isStale ? t('domains.stale', { date: shortDayOf(observedAt) }) : t(`domains.reasons.${reason}`)}
        </p>
        <details className="group/seen mt-1">
          <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded text-sm font-medium text-brand [&::-webkit-details-marker]:hidden">
            <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/seen:rotate-180" />
            {t('domains.details')}
            <span className="sr-only">: {t(`domains.checks.${check}`)}</span>
          </summary>
          <div className="mt-2 space-y-4 border-l-2 border-line pl-4 text-[0.9375rem]">
            <Seen observation={observation} />
            {mayChange && verdict === 'red' && <Explain key={explanation?.at} domainId={domainId} observation={observation} />}
          </div>
        </details>
      </div>
    </li>
  );
}
