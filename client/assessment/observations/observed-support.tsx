import { Radar } from 'lucide-react';
import { Link } from 'wouter';
import type { RouteOutput } from '#contract/routes.ts';
import { shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** What was seen on own domains in support of an answer, domain by domain, with the oldest day. */
export function ObservedSupport({ observed }: { observed: RouteOutput<'GET /api/observed-questions'> }) {
  const { t } = useTranslation();
  return [...Map.groupBy(observed, ({ domain }) => domain)].map(([domain, seen]) => {
    const checks = seen.map(({ check }) => t(`domains.short.${check}`)).join(', ');
    const oldest = seen.map(({ observedAt }) => observedAt).toSorted()[0] ?? '';
    return (
      <p key={domain} data-supported={domain} className="mt-3 flex gap-2 text-sm text-muted">
        <Radar aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <Link href="/domeny" className="min-w-0 underline decoration-line underline-offset-4 [overflow-wrap:anywhere]">
          {t('domains.support', { checks, domain, date: shortDayOf(oldest) })}
        </Link>
      </p>
    );
  });
}
