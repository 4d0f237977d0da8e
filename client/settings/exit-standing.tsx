import type { ReactNode } from 'react';
import type { Exit } from '#contract/exit.ts';
import { day } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';
import { Notice } from '#client/ui/notice.tsx';

/** That an organisation leaves, and how that stands, in one sentence with its days. */
export function ExitStanding({ exit, children }: { exit: Exit; children?: ReactNode }) {
  const { t } = useTranslation();
  const { phase, retrieval, endsAt, eraseAt } = exit;
  return (
    <Notice title={t('exit.begun')}>
      <p>{t(phase === 'transition' ? 'exit.transition' : `exit.state.${retrieval}`, { ends: day(endsAt), until: day(eraseAt) })}</p>
      {children}
    </Notice>
  );
}
