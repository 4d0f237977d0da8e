import type { Client } from '#contract/communication/clients.ts';
import { percent, shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';

type Place = Client['regimes'][number];

const tones = { barred: 'warn', certified: 'good', ending: 'warn', expired: 'bad', revoked: 'bad' } as const;
const words = {
  below: 'score.below',
  barred: 'obstacles.badge',
  open: 'clients.notStarted',
  ready: 'history.ready',
  certified: 'certificates.active',
  ending: 'clients.certificates.ending',
  expired: 'certificates.expired',
  revoked: 'certificates.revoked',
} as const;

/** Where a regime stands, in a few words; nothing is green that is not in force. */
function StatusLabel({ status, score, open, contradicted }: Place) {
  const { t } = useTranslation();
  const tone = status in tones ? tones[status as keyof typeof tones] : 'neutral';
  if (status === 'none') return <span className="text-muted">{t('clients.notStarted')}</span>;
  if (status === 'open' && open) return <span>{t('clients.progress', open)}</span>;
  return (
    <>
      {score !== null && <span className="mr-2 font-semibold tabular-nums">{percent(score)}</span>}
      <Badge tone={contradicted > 0 ? 'warn' : tone}>{t(words[status])}</Badge>
      {contradicted > 0 && <span className="block text-[0.8125rem] text-warn">{t('check.contradicted', { count: contradicted })}</span>}
    </>
  );
}

/** Each regime in a line of its own. */
export function Regimes({ regimes }: Pick<Client, 'regimes'>) {
  const { t } = useTranslation();
  return (
    <ul className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5 @2xl:@max-4xl:block">
      {regimes.map((place) => (
        <li key={place.regime} className="contents @2xl:@max-4xl:block">
          <span className="text-muted @2xl:@max-4xl:mr-2">{t(`regimes.${place.regime}.short`)}</span>
          <span>
            <StatusLabel {...place} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Deadline({ deadline }: Pick<Client, 'deadline'>) {
  const { t } = useTranslation();
  if (!deadline) return <span className="text-muted">{t('clients.noDeadline')}</span>;
  return (
    <>
      <span className={`tabular-nums @2xl:block ${deadline.overdue ? 'font-medium text-bad' : ''}`}>{shortDay(deadline.on)}</span>
      <span aria-hidden="true" className="text-muted @2xl:hidden">
        {' · '}
      </span>
      <span className="text-muted @2xl:block">
        {t(`clients.kinds.${deadline.kind}`)}
        {deadline.overdue && <span className="font-medium text-bad">, {t('clients.overdue')}</span>}
      </span>
    </>
  );
}

/** What the quality check of an organisation finds; nothing found is said, not praised. */
export function Quality({ quality: { error, warning } }: Pick<Client, 'quality'>) {
  const { t } = useTranslation();
  if (error + warning === 0) return <span className="text-muted">{t('quality.clientNone')}</span>;
  return <span className={error > 0 ? 'font-medium text-bad' : 'text-warn'}>{t('quality.client', { error, warning })}</span>;
}

export function TurnOf({ turn }: Pick<Client, 'turn'>) {
  const { t } = useTranslation();
  return <span className={turn === 'you' ? 'font-semibold text-brand' : ''}>{t(`clients.turns.${turn}`)}</span>;
}
