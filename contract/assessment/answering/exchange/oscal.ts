import { z } from 'zod';
import { mappedFrameworks } from '#core/assessment/mapping/mapped-pairs.ts';
import { download } from '#contract/platform/endpoint.ts';
import { language, languageQuery, regime } from '#contract/platform/fields.ts';

const asFile = { method: 'GET', mediaType: 'application/json; charset=utf-8' } as const;

export const downloadCatalogueOscal = download({
  ...asFile,
  path: '/api/catalogue/:regime/oscal',
  access: 'anyone',
  shared: true,
  summary: 'The questions of a regime as an OSCAL catalog (NIST, 1.1.2)',
  params: z.object({ regime }),
  // Nothing in the answer depends on who asks.
  query: z.object({ lang: language }),
  examples: [{ params: { regime: 'nis2' }, query: { lang: 'en' } }],
});

export const downloadMappingOscal = download({
  ...asFile,
  path: '/api/mappings/:framework/oscal',
  access: 'reader',
  summary: 'What the questions of NIS2 share with a framework, as an OSCAL mapping collection (NIST, 1.2.1)',
  params: z.object({ framework: z.enum(mappedFrameworks, 'invalid') }),
  query: languageQuery,
});

export const oscalDownloads = [downloadCatalogueOscal, downloadMappingOscal] as const;
