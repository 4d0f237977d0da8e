import type { ReactNode } from 'react';
import type { Exit } from '#contract/account/exit.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';

/** That an organisation leaves, and how that stands, in one sentence with its days. */
export function ExitStatus({ exit, children }: { exit: Exit; children?: ReactNode }) {
  const { t } = useTranslation();
  const { phase, retrieval, endsAt, eraseAt } = exit;
  return (
    <Notice title={t('exit.begun')}>
      <p>{t(phase === 'transition' ? 'exit.transition' : `exit.state.${retrieval}`, { ends: day(endsAt), until: day(eraseAt) })}</p>
      {children}
    </Notice>
  );
}
