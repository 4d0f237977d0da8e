import { moment } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';
import { Failure } from '#client/ui/failure.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { useLog } from './queries.ts';
import { List, OrganizationLink } from './rows.tsx';

/** The newest entries of the audit log, of one organisation or of all. */
export function LogPart({ organizationId }: { organizationId?: string }) {
  const { t } = useTranslation();
  const log = useLog(organizationId);
  if (log.isPending) return <Skeleton label={t('common.loading')} className="mt-3 h-24" />;
  if (log.isError) return <Failure error={log.error} retry={() => void log.refetch()} />;
  return (
    <List empty={t('operator.nothing')} count={log.data.length}>
      {log.data.map((entry) => (
        <li key={entry.id} className="py-2.5 text-[0.9375rem]">
          <p className="font-medium">{t(`settings.actions.${entry.action.replace('.', '_')}`, { defaultValue: entry.action })}</p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {moment(entry.createdAt)} {entry.ipAddress && `· ${entry.ipAddress}`}
            {entry.organizationId && !organizationId && (
              <>
                {' · '}
                <OrganizationLink id={entry.organizationId}>{t('operator.organization')}</OrganizationLink>
              </>
            )}
          </p>
          {typeof entry.metadata.note === 'string' && <p className="text-sm [overflow-wrap:anywhere]">{entry.metadata.note}</p>}
        </li>
      ))}
    </List>
  );
}
