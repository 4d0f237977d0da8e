import type { Client } from '#contract/communication/clients.ts';
import { nextDeadline, turnOf } from '#core/communication/portfolio.ts';
import type { Account, Member } from '#server/platform/security/principal.ts';
import type { Deps } from '#server/deps.ts';
import { lacksSecondFactor } from '#server/platform/security/second-factor-policy.ts';
import { overviewOf } from './service.ts';
import { accountIn, ownOrganizations } from '#server/account/public.ts';
import { countQuality, dutyList } from '#server/assessment/public.ts';
import { lenderOf } from '#server/company/public.ts';

async function clientOf(deps: Deps, account: Member, owned: readonly string[]): Promise<Client> {
  const { organization } = account;
  const { regimes, plan } = await overviewOf(deps, account);
  const duties = await dutyList(deps, account, plan);
  const lender = await lenderOf(deps, organization.id);
  return {
    ...organization,
    regimes: regimes.map(({ regime, status, step, result, open, certificate }) => {
      return { regime, status, step, score: result?.score ?? null, contradicted: certificate?.contradicted ?? 0, open };
    }),
    deadline: nextDeadline(duties),
    turn: turnOf(regimes, organization.role),
    carriesOwnLook: lender !== null && owned.includes(lender),
    quality: await countQuality(deps, account, { plan, duties }),
  };
}

/**
 * Every organisation of somebody: what waits for them first, then by the next deadline. One that demands a second factor shows nothing to
 * a session without it. With `ids` it is those of them alone.
 */
export async function listClients(deps: Deps, { userId, secondFactor }: Account, ids: readonly string[] | null = null): Promise<Client[]> {
  const clients: Client[] = [];
  const organizations = await ownOrganizations(deps.db, userId);
  const owned = organizations.filter(({ role }) => role === 'owner').map(({ id }) => id);
  for (const { id } of organizations) {
    if (ids && !ids.includes(id)) continue;
    const account = await accountIn(deps, deps.db, id, userId);
    if (account && !lacksSecondFactor(deps.config, { ...account, secondFactor })) clients.push(await clientOf(deps, account, owned));
  }
  const later = '9999';
  return clients.toSorted(
    (a, b) => Number(b.turn === 'you') - Number(a.turn === 'you') || (a.deadline?.on ?? later).localeCompare(b.deadline?.on ?? later),
  );
}
