import type { MailFact } from '#content/mails/assessment/facts.ts';
import { scopeChangeWords, scopeTurn } from '#content/mails/assessment/scope.ts';
import { scopeLabels } from '#content/documents/report/scope.ts';
import { regimeNames } from '#content/documents/labels.ts';
import type { Language } from '#core/platform/languages.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { regimes } from '#core/platform/regimes.ts';
import { scopeRules } from '#core/assessment/scope/scope.ts';
import { changedScope, changeOf } from '#core/assessment/scope/declared.ts';
import type { Deps } from '#server/deps.ts';
import { newestScopes, recordNotified, unnotifiedScopes, type UnnotifiedScope } from '#server/assessment/scope/checks.ts';
import { organizationName, findMember, writeToOwners } from '#server/account/public.ts';

/** Records that the owners are notified, and queues them one mail for all that changed; false when another run was faster. */
async function notify(deps: Deps, organizationId: string, changed: readonly UnnotifiedScope[]): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const notified = { rules: scopeRules.version, at: deps.now() };
    let notifiedCount = 0;
    for (const { id } of changed) notifiedCount += Number(await recordNotified(tx, id, notified));
    if (notifiedCount === 0) return false;
    const organization = await organizationName(tx, organizationId);
    await writeToOwners(deps, tx, organizationId, { kind: 'scope_changed', valuesIn: () => ({ organization, organizationId }) });
    return true;
  });
}

/** Notifies the owners of every organisation whose check comes to something else by the rules of today, once for these rules. */
export async function notifyOfScopeRules(deps: Deps): Promise<{ organizations: number }> {
  const concerned = new Map<string, UnnotifiedScope[]>();
  for (const one of await unnotifiedScopes(deps.db, scopeRules.version)) {
    if (changedScope(one.scope)) concerned.set(one.organizationId, [...(concerned.get(one.organizationId) ?? []), one]);
  }
  let organizations = 0;
  for (const [organizationId, changed] of concerned) organizations += Number(await notify(deps, organizationId, changed));
  return { organizations };
}

/** What the mail lists, read when it is sent: nothing for somebody who left, or once a newer check is attached. */
export async function factsOfScopeRules(
  deps: Deps,
  { organizationId, userId }: Readonly<{ organizationId: string; userId: string }>,
  language: Language,
): Promise<MailFact[]> {
  if (!(await findMember(deps.db, organizationId, userId))) return [];
  const scopes = await newestScopes(deps.db, organizationId);
  return regimes.flatMap((regime): MailFact[] => {
    const scope = scopes.get(regime);
    if (!scope) return [];
    const now = changedScope(scope);
    if (!now) return [];
    const turn = { before: scopeLabels[scope.status][language], now: scopeLabels[now.status][language] };
    return [[regimeNames[regime].short[language], `${filled(scopeTurn[language], turn)} ${scopeChangeWords[changeOf(scope)][language]}`]];
  });
}
