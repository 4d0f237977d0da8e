import { z } from 'zod';
import { download } from './endpoint.ts';
import { languageQuery } from './fields.ts';

export const readSample = download({
  method: 'GET',
  path: '/api/samples/:kind',
  access: 'anyone',
  summary: 'A whole sample of a report or a certificate as PDF, marked as a sample',
  params: z.object({ kind: z.enum(['report', 'certificate']) }),
  query: languageQuery,
  mediaType: 'application/pdf',
});
