import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { logCheckNames, type LogFindings } from '#proof/check/observe.ts';
import { mayStore } from '#client/platform/browser/consent.ts';
import { number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';
import { VerdictHead } from '#client/certificate/registry/verdict-head.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useObservation, type Observed } from './queries.ts';

const tones = { sound: 'good', unchecked: 'warn', contradiction: 'bad' } as const;
const styles = {
  passed: { icon: CircleCheck, colour: 'text-good' },
  failed: { icon: CircleX, colour: 'text-bad' },
  not_made: { icon: CircleHelp, colour: 'text-warn' },
} as const;

/** Why a check did not pass, in the words of this page or of the page of a certificate. */
function reasonOf(t: Translate, why: string): string {
  return t(`publicLog.reasons.${why}`, { defaultValue: t(`check.why.${why}`, { defaultValue: t('check.why.other', { code: why }) }) });
}

function explanationOf(t: Translate, { verdict, checks, size, earlier }: LogFindings): string {
  const wanted = verdict === 'contradiction' ? 'failed' : 'not_made';
  const missing = logCheckNames.filter((name) => checks[name].outcome === wanted).map((name) => t(`publicLog.missing.${name}`));
  return t(`publicLog.explanation.${verdict}`, {
    size: number(size ?? 0),
    earlier: number(earlier ?? 0),
    missing: missing.join(', '),
  });
}

function Checks({ checks }: Pick<LogFindings, 'checks'>) {
  const { t } = useTranslation();
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {logCheckNames.map((name) => {
        const { outcome, why } = checks[name];
        const style = styles[outcome];
        return (
          <li key={name} data-check={name} data-outcome={outcome} className="flex items-start gap-3 py-2.5">
            <style.icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${style.colour}`} />
            <span className="min-w-0 flex-1 text-[0.9375rem]">
              {t(`publicLog.checks.${name}`)}
              {why !== null && <span className="block text-sm text-muted">{reasonOf(t, why)}</span>}
            </span>
            <span className="text-sm font-semibold">{t(`check.outcome.${outcome}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Result({ observed: { found, evidence } }: { observed: Observed }) {
  const { t } = useTranslation();
  return (
    <div className="mt-6">
      <VerdictHead
        name={found.verdict}
        tone={tones[found.verdict]}
        title={t(`publicLog.verdict.${found.verdict}`)}
        text={explanationOf(t, found)}
        next=""
      />
      <Checks checks={found.checks} />
      {evidence && (
        <section aria-labelledby="evidence" className="mt-6">
          <h3 id="evidence" className="font-sans text-base font-semibold">
            {t('publicLog.check.evidence')}
          </h3>
          <p className="mt-1 text-muted">{t('publicLog.check.evidenceText')}</p>
          {evidence.map((note) => (
            <pre key={note} className="mt-3 whitespace-pre-wrap break-all rounded-md bg-tint p-4 text-sm">
              {note}
            </pre>
          ))}
        </section>
      )}
    </div>
  );
}

/** The check that a visitor makes in this browser. */
export function Observation() {
  const { t } = useTranslation();
  const observation = useObservation();
  return (
    <section aria-labelledby="log-check" className="mt-12">
      <h2 id="log-check" className="text-2xl">
        {t('publicLog.check.title')}
      </h2>
      <p className="mb-5 mt-2 max-w-2xl">{t('publicLog.check.text')}</p>
      <Button disabled={observation.isPending} onClick={() => observation.mutate()}>
        {t(observation.isPending ? 'publicLog.check.busy' : observation.data ? 'publicLog.check.again' : 'publicLog.check.button')}
      </Button>
      {observation.isError && <Failure error={observation.error} retry={() => observation.mutate()} />}
      {observation.data && <Result observed={observation.data} />}
      {observation.data && !mayStore() && (
        <div className="mt-4">
          <Notice tone="warn">{t('publicLog.check.notKept')}</Notice>
        </div>
      )}
    </section>
  );
}
