import { ExitStanding } from '#client/settings/exit-standing.tsx';
import { useTranslation } from '#client/i18n.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import type { CockpitData } from './queries.ts';

/** That the organisation leaves, with the days, and the way to its data. */
export function ExitNotice({ exit }: { exit: NonNullable<CockpitData['exit']> }) {
  const { t } = useTranslation();
  return (
    <div className="mt-6">
      <ExitStanding exit={exit}>
        <ButtonLink size="small" look="secondary" className="mt-3" href="/ustawienia/zakonczenie">
          {t('exit.toSettings')}
        </ButtonLink>
      </ExitStanding>
    </div>
  );
}
