import type { Exit } from '#contract/exit.ts';
import { day } from '#client/formats.ts';
import { useTranslation } from '#client/i18n.ts';

/** How an exit stands, in one sentence with its days. */
export function useExitWords(): (exit: Pick<Exit, 'phase' | 'retrieval' | 'endsAt' | 'eraseAt'>) => string {
  const { t } = useTranslation();
  return ({ phase, retrieval, endsAt, eraseAt }) =>
    t(phase === 'transition' ? 'exit.transition' : `exit.state.${retrieval}`, { ends: day(endsAt), until: day(eraseAt) });
}
