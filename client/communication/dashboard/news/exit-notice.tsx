import { ExitStatus } from '#client/account/settings/exit/exit-status.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import type { CockpitData } from '#client/communication/dashboard/queries.ts';

/** That the organisation leaves, with the days, and the way to its data. */
export function ExitNotice({ exit }: { exit: NonNullable<CockpitData['exit']> }) {
  const { t } = useTranslation();
  return (
    <div className="mt-6">
      <ExitStatus exit={exit}>
        <ButtonLink size="small" variant="secondary" className="mt-3" href="/ustawienia/zakonczenie">
          {t('exit.toSettings')}
        </ButtonLink>
      </ExitStatus>
    </div>
  );
}
