import { allows } from '#core/account/entitlements/entitlements.ts';
import type { CurrentUser } from '#contract/account/accounts.ts';

/** Places beside “More”; where a menu has no more than one above this, all of it stands in the bar. */
const mostPlaces = 4;

/** The questionnaire that the plan pays for; NIS2 where it pays for both or for none. */
function questionnaireOf({ subscription }: Pick<CurrentUser, 'subscription'>): string {
  return allows(subscription, 'ai_act') && !allows(subscription, 'nis2') ? '/ai-act' : '/nis2';
}

/** What stands first, by what somebody comes for: who works for several organisations goes from one to the next. */
function wantedBy(me: Pick<CurrentUser, 'subscription' | 'organization'>): readonly string[] {
  const last = me.organization?.role === 'consultant' ? ['/klienci', '/moje-zadania'] : ['/moje-zadania'];
  return ['/', questionnaireOf(me), '/plan-dzialan', ...last];
}

/** The entries of the menu that stand in the bar of a phone, and whether there are more of them. */
export function barPlaces<Entry extends Readonly<{ path: string }>>(
  menu: readonly Entry[],
  me: Pick<CurrentUser, 'subscription' | 'organization'>,
): Readonly<{ places: readonly Entry[]; more: boolean }> {
  if (menu.length <= mostPlaces + 1) return { places: menu, more: false };
  const found = wantedBy(me).flatMap((path) => menu.find((entry) => entry.path === path) ?? []);
  return { places: found.slice(0, mostPlaces), more: true };
}
