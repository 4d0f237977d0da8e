import type { Settings } from '#contract/account/settings.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { DeviceName } from '#client/account/settings/second-factor/device-name.tsx';
import { Part } from '#client/account/settings/part.tsx';
import { useEndOtherSessions, useEndSession } from '#client/account/settings/queries.ts';
import { useSaveFeedback } from '#client/platform/ui/save-feedback.ts';

export function SessionsPart({ sessions }: { sessions: Settings['sessions'] }) {
  const { t } = useTranslation();
  const end = useEndSession();
  const endOthers = useEndOtherSessions();
  const feedback = useSaveFeedback();
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
              <Button variant="secondary" size="small" disabled={isEnding} onClick={() => end.mutate(session.id, feedback)}>
                {t('settings.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 1 && (
        <Button variant="secondary" className="mt-4" disabled={isEnding} onClick={() => endOthers.mutate(undefined, feedback)}>
          {t('settings.endOtherSessions')}
        </Button>
      )}
    </Part>
  );
}
