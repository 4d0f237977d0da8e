import type { Duties } from '#contract/assessment/duties/duties.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

type Watch = NonNullable<Duties['registerWatch']>;
type Change = Watch['changes'][number];

function shown(iso: string): string {
  return day(`${iso}T12:00:00Z`);
}

function useStateText(change: Change): string {
  const { t } = useTranslation();
  if (change.state === 'reverted') return t('registerEntry.watch.reverted', { date: shown(change.revertedOn ?? change.changedOn) });
  if (change.state === 'reported') return t('registerEntry.watch.reported');
  return t('registerEntry.watch.open', { last: shown(change.last), aim: shown(change.aim) });
}

function ChangeRow({ change }: { change: Change }) {
  const { t } = useTranslation();
  const state = useStateText(change);
  const nothing = t('registerEntry.watch.nothing');
  return (
    <li className="py-1 [overflow-wrap:anywhere]">
      {t('registerEntry.watch.change', {
        datum: t(`registerEntry.inputs.${change.datum}`),
        before: change.before || nothing,
        after: change.after || nothing,
        date: shown(change.changedOn),
      })}
      <span className={change.state === 'open' ? 'block font-medium text-bad' : 'block text-muted'}>{state}</span>
    </li>
  );
}

/** What is known of changes of listed data: nothing is stated about days on which no register answered. */
export function RegisterWatch({ watch }: { watch: Watch }) {
  const { t } = useTranslation();
  const { since, checkedOn, isStale, changes } = watch;
  const isOpen = changes.some(({ state }) => state === 'open');
  return (
    <div className="mt-2 border-l-2 border-line pl-3 text-sm">
      {isStale ? (
        <p className="font-medium text-warn">
          {checkedOn ? t('registerEntry.watch.stale', { date: shown(checkedOn) }) : t('registerEntry.watch.never')}
        </p>
      ) : (
        <p className="text-muted">
          {since && checkedOn
            ? t('registerEntry.watch.compared', { since: shown(since), date: shown(checkedOn) })
            : t('registerEntry.watch.notYet')}
        </p>
      )}
      {!isStale && since && !isOpen && <p className="text-muted">{t('registerEntry.watch.none')}</p>}
      {changes.length > 0 && (
        <ul aria-label={t('registerEntry.watch.title')}>
          {changes.map((change) => (
            <ChangeRow key={change.id} change={change} />
          ))}
        </ul>
      )}
    </div>
  );
}
