import { z } from 'zod';
import { planIds } from '#core/account/entitlements/plans.ts';
import { regimes } from '#core/platform/regimes.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { bareTextField, byField, textField } from '#contract/platform/text-fields.ts';

const aText = () => z.string();

export const listPlans = endpoint({
  method: 'GET',
  path: '/api/config/subscription-plans',
  access: 'anyone',
  summary: 'Plans with their net prices per year',
  output: z.array(
    z.object({
      id: z.enum(planIds),
      name: z.string(),
      pricePln: z.int(),
      priceEur: z.int(),
      displayPricePln: z.string(),
      displayPriceEur: z.string(),
      ...byField((language) => textField('description', language), aText),
      /** Whether it was chosen most often by what was sold in twelve months; none while too few were. */
      popular: z.boolean(),
      features: z.array(z.object(byField((language) => language, aText))),
    }),
  ),
});

export const listComplianceTypes = endpoint({
  method: 'GET',
  path: '/api/config/compliance-types',
  access: 'anyone',
  summary: 'What an organisation can assess itself against',
  output: z.array(
    z.object({
      id: z.enum(regimes),
      name: z.string(),
      ...byField((language) => bareTextField('description', language), aText),
    }),
  ),
});

export const planCalls = [listPlans, listComplianceTypes] as const;
