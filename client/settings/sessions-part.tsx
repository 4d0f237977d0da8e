import type { Settings } from '#contract/settings.ts';
import { moment } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { DeviceName } from './device-name.tsx';
import { Part } from './part.tsx';
import { useEndOtherSessions, useEndSession } from './queries.ts';
import { useSaying } from './saying.ts';

export function SessionsPart({ sessions }: { sessions: Settings['sessions'] }) {
  const { t } = useTranslation();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const saying = useSaying();
  const isEnding = end.isPending || endOthers.isPending;
  const others = sessions.filter(({ current }) => !current).length;
  return (
    <Part id="settings-sessions" title={t('settings.sessions')} lead={t('settings.sessionsLead')}>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0 flex-1 text-[0.9375rem]">
              <p className="[overflow-wrap:anywhere]">
                <DeviceName userAgent={session.userAgent} />
              </p>
              <p className="text-sm text-muted">
                {session.ipAddress}
                {session.startedAt && ` · ${moment(session.startedAt)}`}
              </p>
            </div>
            {session.current ? (
              <Badge tone="good">{t('settings.thisDevice')}</Badge>
            ) : (
              <Button look="secondary" size="small" disabled={isEnding} onClick={() => end.mutate(session.id, saying)}>
                {t('settings.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 1 && (
        <Button look="secondary" className="mt-4" disabled={isEnding} onClick={() => endOthers.mutate(undefined, saying)}>
          {t('settings.endOtherSessions')}
        </Button>
      )}
    </Part>
  );
}
