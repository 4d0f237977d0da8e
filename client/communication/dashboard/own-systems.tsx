import { InventoryVerdict } from '#client/assessment/ai-systems/inventory-verdict.tsx';
import { useOwnScopes } from '#client/assessment/scope/queries.ts';

/** What the AI systems come to, compared with the scope check of the organisation. */
export function OwnSystems() {
  const scopes = useOwnScopes(true).data;
  if (!scopes) return null;
  return <InventoryVerdict check={scopes.find(({ regime }) => regime === 'ai_act')?.status ?? null} />;
}
