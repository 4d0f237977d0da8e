import type { Addressee } from '#core/assessment/incidents/receivers.ts';
import type { Translate } from '#client/platform/words/words.ts';

/** Whom a notification goes to, a line for each sentence. */
export function addresseeText(to: Addressee, t: Translate): string {
  if ('own' in to) return to.own;
  if ('receiver' in to) return t(`incidents.receivers.${to.receiver}`);
  return [t(`scope.csirts.${to.team.csirt}`), ...to.team.sectorCsirts.map((sector) => t(`scope.sectorCsirts.${sector}`))].join('\n');
}
