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
  descriptionPl: string;
  descriptionEn: string;
  descriptionDe: string;
  descriptionFr: string;
  features: Localized[];
}>;

export function activePlans(db: Db): Promise<PlanRow[]> {
  return db.rows<PlanRow>(sql`
    select id, name, price_pln, price_eur, display_price_pln, display_price_eur, description_pl, description_en, description_de,
      description_fr,
      coalesce((select jsonb_agg(jsonb_build_object('pl', feature_pl, 'en', feature_en, 'de', feature_de, 'fr', feature_fr) order by sort_order)
        from plan_features f where f.plan_id = p.id), '[]') as features
    from subscription_plans p where active order by price_pln`);
}

export type ComplianceTypeRow = Readonly<{
  id: Regime;
  name: string;
  description: string;
  descriptionEn: string;
  descriptionDe: string;
  descriptionFr: string;
}>;

export function activeComplianceTypes(db: Db): Promise<ComplianceTypeRow[]> {
  return db.rows<ComplianceTypeRow>(sql`
    select id, name, description, description_en, description_de, description_fr from compliance_types where active order by id desc`);
}
