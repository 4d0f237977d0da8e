import { strToU8, zipSync, type Zippable } from 'fflate';
import { archiveNote, missingJpk, missingSettings, noDocuments } from '#content/documents/billing/accounting.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { fileName } from '#server/billing/invoices/documents/pdf.ts';
import type { Deps } from '#server/deps.ts';
import { copyOf, type MonthDocument } from './documents.ts';
import { amount, missingFor, settingsText, taxpayerOf } from './jpk.ts';
import { jpkFa } from './jpk-fa.ts';
import { jpkV7m } from './jpk-v7m.ts';
import { registerCsv } from './register.ts';
import { sumOf, zlotyOf } from './zloty.ts';

type ArchiveDeps = Pick<Deps, 'renderer' | 'config' | 'now'>;
type Files = Record<string, Uint8Array>;

/** Structured invoice, readable copy and receipt of one document. */
async function filesOf(deps: ArchiveDeps, { row, xml, upo }: MonthDocument): Promise<Files> {
  const name = `dokumenty/${fileName(row.number)}`;
  const pdf = await copyOf(deps, row);
  return { [`${name}.xml`]: xml, [`${name}.pdf`]: pdf, ...(upo ? { [`${name}-UPO.xml`]: upo } : {}) };
}

/** Why there are no JPK files; null where there are. */
function whyNoJpk({ config }: ArchiveDeps, documents: readonly MonthDocument[]): string | null {
  const missing = missingFor(config.company);
  if (missing.length > 0) return filled(missingSettings, { missing: settingsText(missing) });
  return documents.length === 0 ? noDocuments : null;
}

function jpkFiles({ config, now }: ArchiveDeps, month: string, documents: readonly MonthDocument[]): Files {
  const head = { taxpayer: taxpayerOf(config.company), month, at: now() };
  return {
    [`JPK_V7M-${month}.xml`]: strToU8(jpkV7m(head, documents)),
    [`JPK_FA-${month}.xml`]: strToU8(jpkFa(head, documents)),
  };
}

function noteOf(month: string, documents: readonly MonthDocument[], reason: string | null): string {
  const { net, vat, gross } = sumOf(documents.map(({ row }) => zlotyOf(row)));
  const count = (holds: (one: MonthDocument) => boolean): string => String(documents.filter(holds).length);
  return filled(archiveNote, {
    month,
    documents: String(documents.length),
    corrections: count(({ row }) => row.kind === 'KOR'),
    withoutNumber: count(({ row }) => row.ksefNumber === null),
    receipts: count(({ upo }) => upo !== null),
    net: amount(net),
    vat: amount(vat),
    gross: amount(gross),
    jpk: reason === null ? '' : filled(missingJpk, { reason }),
  });
}

/** Everything of a month in one file. Copies are drawn one after another, so that others can be drawn in between. */
export async function archiveOf(deps: ArchiveDeps, month: string, documents: readonly MonthDocument[]): Promise<Buffer> {
  const files: Zippable = {};
  for (const one of documents) Object.assign(files, await filesOf(deps, one));
  const reason = whyNoJpk(deps, documents);
  if (reason === null) Object.assign(files, jpkFiles(deps, month, documents));
  files[`rejestr-${month}.csv`] = strToU8(registerCsv(documents));
  files['CZYTAJ.txt'] = strToU8(noteOf(month, documents, reason));
  return Buffer.from(zipSync(files));
}
