import { ChevronDown } from 'lucide-react';
import { Link } from 'wouter';
import type { FactsOfKind, JudgedFact } from '#contract/assessment/evidence/facts.ts';
import { shareOfFact, verdictOfFact } from '#core/assessment/facts/verdicts.ts';
import { questionAddress } from '#client/assessment/data/places.ts';
import { ExplainForm } from '#client/assessment/explanations/explain-form.tsx';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Figures } from './counted-figures.tsx';
import { EarlierFacts } from './earlier-facts.tsx';
import { shareText } from './figures.ts';
import { HowToExport } from './upload/how-to-export.tsx';
import { useExplainFact } from './queries.ts';
import { reasonText } from './reason-text.ts';
import { VerdictBadge } from './verdict-badge.tsx';

function Explain({ judged }: { judged: JudgedFact }) {
  const explain = useExplainFact();
  const { check, reason, explanation } = judged;
  return (
    <ExplainForm
      explanation={explanation}
      error={explain.error}
      isPending={explain.isPending}
      save={(text, done) => explain.mutate({ check, reason, explanation: text }, { onSuccess: done })}
    />
  );
}

/** What one check states: the figures, the verdict with since when, its questions, and why an answer stands all the same. */
function CheckRow({
  judged,
  counts,
  mayChange,
}: {
  judged: JudgedFact;
  counts: FactsOfKind['facts'][number]['counts'];
  mayChange: boolean;
}) {
  const { t } = useTranslation();
  const { check, verdict, reason, since, questions, explanation } = judged;
  const isExplained = verdict === 'red' && explanation !== null;
  const isStale = verdict === 'unknown' && verdictOfFact[reason] !== 'unknown';
  const share = shareOfFact(check, counts);
  return (
    <li data-check={check} data-verdict={verdict} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p>
        <VerdictBadge verdict={verdict} isExplained={isExplained} />
      </p>
      <div className="min-w-0 space-y-1">
        <p className="font-semibold">{share ? shareText(t, check, share) : t(`facts.checks.${check}`)}</p>
        <p className="max-w-2xl">{isStale ? t('facts.stale') : reasonText(t, reason)}</p>
        <p className="text-[0.9375rem] text-muted">
          {t('facts.since', { date: shortDay(since) })}{' '}
          {questions.map(({ questionId, section, number, text }) => (
            <Link
              key={questionId}
              href={questionAddress(questionId)}
              title={text}
              className="mr-3 inline-flex min-h-6 items-center text-brand underline underline-offset-4"
            >
              {t('facts.saved.question', { number: `${section}.${number}` })}
            </Link>
          ))}
        </p>
        {mayChange && verdict === 'red' && <Explain key={explanation?.at} judged={judged} />}
        {!mayChange && explanation && <p className="text-[0.9375rem]">{explanation.text}</p>}
      </div>
    </li>
  );
}

/** How to get the export of a kind, and where there are figures what they are and what was there before. */
function Details({ of, mayChange }: { of: FactsOfKind; mayChange: boolean }) {
  const { t } = useTranslation();
  const { kind, facts } = of;
  const [newest] = facts;
  return (
    <details className="group/how mt-1">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1 rounded text-sm font-medium text-brand [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/how:rotate-180" />
        {t(newest ? 'facts.details' : 'facts.how')}
        <span className="sr-only">: {t(`facts.kinds.${kind}`)}</span>
      </summary>
      <div className="mt-1 space-y-4 border-l-2 border-line pl-4">
        {newest && <Figures kind={kind} counts={newest.counts} />}
        <HowToExport kind={kind} />
        {newest && <EarlierFacts of={of} mayChange={mayChange} />}
      </div>
    </details>
  );
}

/** A kind without figures, as a line of a list. */
export function EmptyKind({ of, mayChange }: { of: FactsOfKind; mayChange: boolean }) {
  const { t } = useTranslation();
  const { kind } = of;
  return (
    <section aria-labelledby={`fact-${kind}`} data-kind={kind} className="scroll-mt-24 border-b border-line py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`fact-${kind}`} className="font-sans text-base font-semibold">
          {t(`facts.kinds.${kind}`)}
        </h2>
        <p className="text-[0.9375rem] text-muted">{t('facts.none')}</p>
      </div>
      <Details of={of} mayChange={mayChange} />
    </section>
  );
}

/** One kind: what follows from its newest fact, until when, and earlier ones. */
export function KindPart({ of, mayChange }: { of: FactsOfKind; mayChange: boolean }) {
  const { t } = useTranslation();
  const { kind, facts, checks, freshUntil } = of;
  const [newest] = facts;
  return (
    <section aria-labelledby={`fact-${kind}`} data-kind={kind} className="scroll-mt-24">
      <h2 id={`fact-${kind}`} className="border-b border-line pb-2 text-xl">
        {t(`facts.kinds.${kind}`)}
      </h2>
      {newest && freshUntil && (
        <p className="mt-2 text-[0.9375rem] text-muted">
          {t('facts.taken', { date: shortDay(newest.takenOn), until: shortDay(freshUntil) })}
        </p>
      )}
      {newest ? (
        <ul className="divide-y divide-line">
          {checks.map((one) => (
            <CheckRow key={one.check} judged={one} counts={newest.counts} mayChange={mayChange} />
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-muted">{t('facts.none')}</p>
      )}
      <Details of={of} mayChange={mayChange} />
    </section>
  );
}
