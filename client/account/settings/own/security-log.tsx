import type { AuditEntry } from '#contract/account/settings.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { DeviceName } from '#client/account/settings/second-factor/device-name.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { useSecurityLog } from '#client/account/settings/queries.ts';

const newestShown = 8;

function LogList({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation();
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="py-2.5 text-[0.9375rem]">
          <p className="font-medium">{t(`settings.actions.${entry.action.replace('.', '_')}`, { defaultValue: t('operator.otherAct') })}</p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {moment(entry.createdAt)}
            {entry.who && ` · ${entry.who}`}
            {entry.ipAddress && ` · ${entry.ipAddress}`}
            {entry.userAgent && (
              <>
                {' · '}
                <DeviceName userAgent={entry.userAgent} />
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The newest acts, the older ones folded away. */
export function LogPart() {
  const { t } = useTranslation();
  const log = useSecurityLog();
  const older = log.data?.slice(newestShown) ?? [];
  return (
    <Part id="settings-log" title={t('settings.log')} lead={t('settings.logLead')}>
      {log.isPending && <Skeleton label={t('common.loading')} className="h-8" />}
      {log.isError && <Failure error={log.error} retry={() => void log.refetch()} />}
      {log.data && <LogList entries={log.data.slice(0, newestShown)} />}
      {older.length > 0 && (
        <details>
          <summary className="min-h-11 py-2 font-medium text-brand">{t('settings.older', { count: older.length })}</summary>
          <LogList entries={older} />
        </details>
      )}
    </Part>
  );
}
