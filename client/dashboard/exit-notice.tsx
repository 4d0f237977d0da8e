import { useExitWords } from '#client/settings/exit-words.ts';
import { useTranslation } from '#client/i18n.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import type { CockpitData } from './queries.ts';

/** That the organisation leaves, with the days, and the way to its data. */
export function ExitNotice({ exit }: { exit: NonNullable<CockpitData['exit']> }) {
  const { t } = useTranslation();
  const said = useExitWords()(exit);
  return (
    <div className="mt-6">
      <Notice title={t('exit.begun')}>
        <p>{said}</p>
        <ButtonLink size="small" look="secondary" className="mt-3" href="/ustawienia/zakonczenie">
          {t('exit.toSettings')}
        </ButtonLink>
      </Notice>
    </div>
  );
}
