import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { foldEqual } from '#client/operations/operator/rows/fold-equal.ts';
import { FoldedRows } from '#client/operations/operator/rows/folded-rows.tsx';
import { useLog } from '#client/operations/operator/queries.ts';
import { OrganizationLink } from '#client/operations/operator/rows/rows.tsx';

type Entry = NonNullable<ReturnType<typeof useLog>['data']>[number];

function noteOf({ metadata }: Entry): string {
  return typeof metadata.note === 'string' ? metadata.note : '';
}

function LogRow({ entry, about }: { entry: Entry; about: 'one' | 'all' }) {
  const { t } = useTranslation();
  const { organizationId, ipAddress } = entry;
  const who = entry.who ?? t(ipAddress ? 'operator.stranger' : 'operator.machine');
  const note = noteOf(entry);
  return (
    <>
      <p className="font-medium">{t(`settings.actions.${entry.action.replace('.', '_')}`, { defaultValue: t('operator.otherAct') })}</p>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">
        {[moment(entry.createdAt), who, ipAddress].filter(Boolean).join(' · ')}
        {organizationId && about === 'all' && (
          <>
            {' · '}
            <OrganizationLink id={organizationId}>{entry.organization ?? t('operator.organization')}</OrganizationLink>
          </>
        )}
      </p>
      {note && <p className="text-sm [overflow-wrap:anywhere]">{note}</p>}
    </>
  );
}

/** What somebody else would say in the same words, times aside. */
function contentOf(entry: Entry): string {
  return JSON.stringify([entry.action, entry.organizationId, entry.userId, entry.ipAddress, noteOf(entry)]);
}

/** The newest entries of the audit log, of one organisation or of all. */
export function LogPart({ organizationId }: { organizationId?: string }) {
  const { t } = useTranslation();
  const log = useLog(organizationId);
  if (log.isPending) return <Skeleton label={t('common.loading')} className="mt-3 h-24" />;
  if (log.isError) return <Failure error={log.error} retry={() => void log.refetch()} />;
  return (
    <FoldedRows folds={foldEqual(log.data, contentOf, 'neighbours')} empty={t('operator.nothing')}>
      {(entry) => <LogRow entry={entry} about={organizationId ? 'one' : 'all'} />}
    </FoldedRows>
  );
}
