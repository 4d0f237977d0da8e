import { useMay } from '#client/account/accounts/role.ts';
import { useMe } from '#client/account/accounts/queries.ts';

/** The way to an order: of the plan that was chosen at registration, opened at once, as long as nothing was bought. */
export function useOrderAddress(): string {
  const plan = useMe().data?.chosenPlan;
  const may = useMay('POST /api/create-checkout-session', 'owner');
  return plan && may ? `/pricing?plan=${plan}` : '/pricing';
}
