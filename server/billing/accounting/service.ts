import type { AccountingMonth, IssuedDocument } from '#contract/billing/accounting.ts';
import { addMonths, startOfMonth } from '#core/platform/calendar/calendar.ts';
import { currencies } from '#core/account/entitlements/plans.ts';
import { totalOf, type Amounts } from '#core/billing/invoices.ts';
import { saleMarkOf } from '#core/billing/register.ts';
import { fileName } from '#server/billing/invoices/documents/pdf.ts';
import { draftsByMonth } from '#server/billing/invoices/repository.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { archiveOf } from './archive.ts';
import { copyOf, documentById, issuedInMonth, type MonthDocument } from './documents.ts';
import { missingFor, taxpayerOf } from './jpk.ts';
import { jpkFa } from './jpk-fa.ts';
import { jpkV7m } from './jpk-v7m.ts';
import { isOfAnotherMonth, registerCsv } from './register.ts';
import { sumOf, zlotyOf } from './zloty.ts';

type Accountant = Pick<Principal<'accountant'>, 'account' | 'origin' | 'language'>;
type File = Readonly<{ bytes: Buffer; name: string }>;

function inMajor({ net, vat, gross }: Amounts): Amounts {
  return { net: net / 100, vat: vat / 100, gross: gross / 100 };
}

function viewOf({ row, upo, mode }: MonthDocument): IssuedDocument {
  return {
    id: row.id,
    organizationId: row.organizationId,
    kind: row.kind,
    reason: row.reason,
    number: row.number,
    issuedAt: row.exportedAt.toISOString(),
    soldAt: row.soldAt.toISOString(),
    buyer: { name: row.buyer.name, nip: row.buyer.nip },
    ...inMajor(row),
    currency: row.currency,
    inZloty: inMajor(zlotyOf(row)),
    ksefNumber: row.ksefNumber,
    mark: saleMarkOf({ ...row, mode }),
    originalNumber: row.original?.number ?? null,
    hasReceipt: upo !== null,
  };
}

function totalsOf(documents: readonly MonthDocument[]): AccountingMonth['totals'] {
  return currencies.flatMap((currency) => {
    const own = documents.filter(({ row }) => row.currency === currency).map(({ row }) => row);
    return own.length === 0 ? [] : [{ currency, documents: own.length, ...inMajor(sumOf(own)) }];
  });
}

/** What was issued in a month, its sums, and what is open before it is closed. */
export async function readMonth({ db, config }: Deps, month: string): Promise<AccountingMonth> {
  const { documents, pending } = await issuedInMonth(db, month);
  const count = (holds: (one: MonthDocument) => boolean): number => documents.filter(holds).length;
  return {
    documents: documents.map(viewOf),
    totals: totalsOf(documents),
    inZloty: inMajor(sumOf(documents.map(({ row }) => zlotyOf(row)))),
    withoutNumber: count(({ row }) => row.ksefNumber === null),
    otherMonth: count(({ row }) => isOfAnotherMonth(row)),
    drafts: totalOf(await draftsByMonth(db, addMonths(startOfMonth(month), 1))) + pending,
    missing: missingFor(config.company),
  };
}

export const monthFiles = ['register', 'jpk-v7m', 'jpk-fa', 'archive'] as const;
type MonthFile = (typeof monthFiles)[number];

const makers: Readonly<Record<MonthFile, (deps: Deps, month: string, documents: readonly MonthDocument[]) => Promise<File>>> = {
  register: async (_, month, documents) => ({ bytes: Buffer.from(registerCsv(documents)), name: `rejestr-${month}.csv` }),
  'jpk-v7m': async (deps, month, documents) => ({
    bytes: Buffer.from(jpkV7m({ taxpayer: taxpayerOf(deps.config.company), month, at: deps.now() }, documents)),
    name: `JPK_V7M-${month}.xml`,
  }),
  'jpk-fa': async (deps, month, documents) => ({
    bytes: Buffer.from(jpkFa({ taxpayer: taxpayerOf(deps.config.company), month, at: deps.now() }, documents)),
    name: `JPK_FA-${month}.xml`,
  }),
  archive: async (deps, month, documents) => ({ bytes: await archiveOf(deps, month, documents), name: `dokumenty-${month}.zip` }),
};

/** A file of a month; who took it is in the log. */
export async function downloadMonth(deps: Deps, accountant: Accountant, file: MonthFile, month: string): Promise<File> {
  const { documents } = await issuedInMonth(deps.db, month);
  const made = await makers[file](deps, month, documents);
  const metadata = { file, count: documents.length };
  await record(deps, deps.db, accountant, { action: 'accountant.month_exported', id: month, organizationId: null, metadata });
  return made;
}

type Named = Readonly<{ organizationId: string; id: string }>;
type DocumentFile = 'pdf' | 'duplicate' | 'xml' | 'upo';

async function fileOf(deps: Deps, { row, xml, upo }: MonthDocument, file: DocumentFile): Promise<File> {
  const name = fileName(row.number);
  if (file === 'xml') return { bytes: xml, name: `${name}.xml` };
  if (file === 'upo') {
    if (!upo) throw notFound();
    return { bytes: upo, name: `${name}-UPO.xml` };
  }
  if (file === 'pdf') return { bytes: await copyOf(deps, row), name: `${name}.pdf` };
  if (row.ksefNumber !== null) throw new AppError(409, 'duplicate_in_ksef');
  return { bytes: await copyOf(deps, row, deps.now()), name: `${name}-duplikat.pdf` };
}

/** A file of one document; who took it is in the log. */
export async function downloadDocument(deps: Deps, accountant: Accountant, named: Named, file: DocumentFile): Promise<File> {
  const found = await documentById(deps.db, named);
  if (!found) throw notFound();
  const made = await fileOf(deps, found, file);
  const metadata = { file, number: found.row.number };
  await record(deps, deps.db, accountant, { action: 'accountant.document_read', id: named.id, organizationId: null, metadata });
  return made;
}
