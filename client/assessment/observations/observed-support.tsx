import { Calculator, Radar } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { questionsOfFactCheck } from '#core/assessment/facts/questions.ts';
import { factChecks, kindOfCheck } from '#core/assessment/facts/verdicts.ts';
import type { RouteOutput } from '#contract/routes.ts';
import { shareText } from '#client/assessment/facts/figures.ts';
import { shortDay, shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

type Observed = RouteOutput<'GET /api/observed-questions'>;
type SeenOnDomain = Extract<Observed[number], { source: 'domain' }>;
type Counted = Extract<Observed[number], { source: 'fact' }>;

function Supported({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  const Icon = href === '/domeny' ? Radar : Calculator;
  return (
    <p data-supported={name} className="mt-3 flex gap-2 text-sm text-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <Link href={href} className="min-w-0 underline decoration-line underline-offset-4 [overflow-wrap:anywhere]">
        {children}
      </Link>
    </p>
  );
}

/** What was seen on a domain, with the oldest day. */
function OfDomain({ domain, seen }: { domain: string; seen: readonly SeenOnDomain[] }) {
  const { t } = useTranslation();
  const checks = seen.map(({ check }) => t(`domains.short.${check}`)).join(', ');
  const oldest = seen.map(({ observedAt }) => observedAt).toSorted()[0] ?? '';
  return (
    <Supported href="/domeny" name={domain}>
      {t('domains.support', { checks, domain, date: shortDayOf(oldest) })}
    </Supported>
  );
}

function OfFact({ fact: { kind, check, share, takenOn } }: { fact: Counted }) {
  const { t } = useTranslation();
  const figures = share ? shareText(t, check, share) : t(`facts.checks.${check}`);
  return (
    <Supported href={`/fakty?kind=${kind}`} name={kind}>
      {t('facts.support', { figures, date: shortDay(takenOn) })}
    </Supported>
  );
}

/** The way to count what might support an answer. */
function Offer({ questionId }: { questionId: string }) {
  const { t } = useTranslation();
  const checks = factChecks.filter((check) => (questionsOfFactCheck[check] as readonly string[]).includes(questionId));
  if (checks.length === 0) return null;
  return (
    <p className="mt-3 flex gap-2 text-sm text-muted">
      <Calculator aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="flex min-w-0 flex-wrap gap-x-3">
        {t('facts.offer')}
        {checks.map((check) => (
          <Link key={check} href={`/fakty?kind=${kindOfCheck[check]}`} className="underline decoration-line underline-offset-4">
            {t(`facts.checks.${check}`)}
          </Link>
        ))}
      </span>
    </p>
  );
}

/** What supports an answer, domain by domain and fact by fact; where no fact does, the way to count one. */
export function ObservedSupport({ questionId, observed }: { questionId: string; observed: Observed }) {
  const onDomains = observed.filter((one): one is SeenOnDomain => one.source === 'domain');
  const facts = observed.filter((one): one is Counted => one.source === 'fact');
  return (
    <>
      {[...Map.groupBy(onDomains, ({ domain }) => domain)].map(([domain, seen]) => (
        <OfDomain key={domain} domain={domain} seen={seen} />
      ))}
      {facts.map((fact) => (
        <OfFact key={fact.check} fact={fact} />
      ))}
      {facts.length === 0 && <Offer questionId={questionId} />}
    </>
  );
}
