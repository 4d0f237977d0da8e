import { z } from 'zod';
import { download } from '#contract/platform/endpoint.ts';
import { languageQuery } from '#contract/platform/fields.ts';

export const readSample = download({
  method: 'GET',
  path: '/api/samples/:kind',
  access: 'anyone',
  summary: 'A whole sample of a report or a certificate as PDF, marked as a sample',
  params: z.object({ kind: z.enum(['report', 'certificate']) }),
  query: languageQuery,
  mediaType: 'application/pdf',
});
