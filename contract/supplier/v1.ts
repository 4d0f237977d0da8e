import { z } from 'zod';
import { lengths } from '#core/platform/limits.ts';
import { suppliersAtMost } from '#core/supplier/supplier-list.ts';
import { nip } from '#contract/account/companies.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { atOnce, instant } from '#contract/platform/fields.ts';
import { supplierStatuses, watchedSupplier } from './suppliers.ts';

// Calls of other programs. What is here keeps its form: fields come in addition, none goes or changes its meaning (docs/product.md, “Calls of
// other programs”).

const exampleNips = ['5261040828', '5252344078'];

/** So many NIPs fit into an address. */
const nipsInAddress = 100;

export const v1ReadStatuses = endpoint({
  method: 'GET',
  path: '/api/v1/suppliers/status',
  access: 'key:suppliers:read',
  summary: 'What the registry says of up to 100 companies, by their NIPs, parted by commas',
  query: z.object({
    nip: z
      .string('required')
      .max(nipsInAddress * (lengths.nip.most + 1), atOnce('too_many_nips'))
      .transform((list) => list.split(','))
      .pipe(z.array(nip).min(1, 'required').max(nipsInAddress, 'too_many_nips')),
  }),
  output: supplierStatuses,
  examples: [{ query: { nip: exampleNips.join(',') } }],
});

export const v1AskStatuses = endpoint({
  method: 'POST',
  path: '/api/v1/suppliers/status',
  access: 'key:suppliers:read',
  summary: 'What the registry says of up to 2000 companies, by their NIPs',
  body: z.object({ nips: z.array(nip).min(1, 'required').max(suppliersAtMost.list, 'too_many_nips') }),
  output: supplierStatuses,
  examples: [{ body: { nips: exampleNips } }],
});

export const v1ListSuppliers = endpoint({
  method: 'GET',
  path: '/api/v1/suppliers',
  access: 'key:suppliers:read',
  summary: 'The suppliers that the organisation watches, with its own words and what the registry says of them now',
  output: z.object({ checkedAt: instant, suppliers: z.array(watchedSupplier) }),
  examples: [{}],
});

export const v1Calls = [v1ReadStatuses, v1AskStatuses, v1ListSuppliers] as const;
