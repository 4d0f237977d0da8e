import { z } from 'zod';
import { suppliersAtMost } from '#core/supplier/supplier-list.ts';
import { download } from '#contract/platform/endpoint.ts';
import { languageQuery } from '#contract/platform/fields.ts';
import { nips } from './suppliers.ts';

export const downloadSuppliersWorkbook = download({
  method: 'GET',
  path: '/api/suppliers/xlsx',
  access: 'reader',
  summary: 'The list of suppliers as a workbook, as of now',
  query: languageQuery,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const downloadSuppliersCsv = download({
  method: 'GET',
  path: '/api/suppliers/csv',
  access: 'reader',
  summary: 'The list of suppliers as CSV, as of now',
  query: languageQuery,
  mediaType: 'text/csv; charset=utf-8',
});

/** The suppliers that a file is to hold, in their order; those that are not watched are left out. */
const chosen = z.object({ nips: nips(suppliersAtMost.list) });

export const downloadChosenWorkbook = download({
  method: 'POST',
  path: '/api/suppliers/xlsx',
  access: 'reader',
  summary: 'Some suppliers of the list as a workbook, as of now',
  query: languageQuery,
  body: chosen,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const downloadChosenCsv = download({
  method: 'POST',
  path: '/api/suppliers/csv',
  access: 'reader',
  summary: 'Some suppliers of the list as CSV, as of now',
  query: languageQuery,
  body: chosen,
  mediaType: 'text/csv; charset=utf-8',
});
