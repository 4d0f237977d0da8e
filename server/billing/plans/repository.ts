import sql from 'sql-template-tag';
import type { Localized } from '#core/platform/languages.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { Db } from '#server/platform/db/db.ts';

export type PlanRow = Readonly<{
  id: PlanId;
  name: string;
  pricePln: number;
  priceEur: number;
  displayPricePln: string;
  displayPriceEur: string;
  descriptions: Localized;
  features: Localized[];
}>;

export function activePlans(db: Db): Promise<PlanRow[]> {
  return db.rows<PlanRow>(sql`
    select id, name, price_pln, price_eur, display_price_pln, display_price_eur, descriptions, features
    from subscription_plans where active order by price_pln`);
}

export type ComplianceTypeRow = Readonly<{ id: Regime; name: string; descriptions: Localized }>;

export function activeComplianceTypes(db: Db): Promise<ComplianceTypeRow[]> {
  return db.rows<ComplianceTypeRow>(sql`select id, name, descriptions from compliance_types where active order by id desc`);
}
