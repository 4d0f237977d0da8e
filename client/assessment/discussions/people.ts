import type { Discussion } from '#contract/assessment/answering/discussions.ts';
import type { Named } from '#core/assessment/discussions/mentions.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Whom a text may name, as they stand in the field: members, and whoever is named already and has left. */
export function useNameable(thread: Discussion): readonly Named[] {
  const { t } = useTranslation();
  const known = new Set(thread.members.map(({ id }) => id));
  const gone = thread.people.filter(({ id }) => !known.has(id));
  return [...thread.members, ...gone.map(({ id, name }) => ({ id, name: `${name} (${t('discussions.left')})` }))];
}
