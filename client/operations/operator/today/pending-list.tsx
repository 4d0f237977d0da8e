import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Today } from '#contract/operations/today.ts';
import type { NeedKind } from '#core/operations/today.ts';
import { clock } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import type { OperatorTab } from '#client/operations/operator/operator-tabs.tsx';

type Need = Today['needs'][number];

/** Where it is decided. */
const places = {
  complaints: 'attention',
  invoices: 'invoices',
  ksef: 'invoices',
  transfers: 'attention',
  jobs: 'jobs',
  mails: 'jobs',
  tasks: 'attention',
} as const satisfies Readonly<Record<NeedKind, OperatorTab>>;

const tones = { urgent: 'bad', soon: 'warn', open: 'neutral' } as const;
const dayMillis = 86_400_000;

/** Until when, and for how long the oldest has waited. */
function timesText(t: Translate, { deadline, since }: Need, at: string): string {
  const days = since === null ? 0 : Math.floor((Date.parse(at) - Date.parse(since)) / dayMillis);
  return [
    deadline && t(deadline < at ? 'operator.today.passed' : 'operator.today.deadline', { at: clock(new Date(deadline)) }),
    since && (days > 0 ? t('operator.today.days', { count: days }) : t('operator.today.since', { at: clock(new Date(since)) })),
  ]
    .filter(Boolean)
    .join(' · ');
}

function NeedRow({ need, at }: Readonly<{ need: Need; at: string }>) {
  const { t } = useTranslation();
  const { kind, count, urgency } = need;
  return (
    <li className="grid grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3 py-1.5">
      <span className="text-right text-xl font-semibold">{count}</span>
      <div className="min-w-0">
        <Link href={`/operator?tab=${places[kind]}`} className="font-medium text-brand underline">
          {t(`operator.today.needs.${kind}`)}
        </Link>
        <p className="text-sm text-muted">{timesText(t, need, at)}</p>
      </div>
      {urgency !== 'open' && <Badge tone={tones[urgency]}>{t(`operator.today.urgencies.${urgency}`)}</Badge>}
    </li>
  );
}

/** What somebody has to decide or mend, the most urgent first; that there is nothing is said with when that was counted. */
export function NeedsList({ needs, at, children }: Readonly<Pick<Today, 'needs' | 'at'> & { children: ReactNode }>) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="today-needs" className="order-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="today-needs" className="text-xl">
          {t('operator.today.needsTitle')}
        </h2>
        {children}
      </div>
      {needs.length === 0 ? (
        <p className="mt-2 text-muted">{t('operator.today.nothing', { at: clock(new Date(at)) })}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {needs.map((need) => (
            <NeedRow key={need.kind} need={need} at={at} />
          ))}
        </ul>
      )}
    </section>
  );
}
