import { randomUUID } from 'node:crypto';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { evidenceTypes } from '#core/assessment/evidence/evidence.ts';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import { receiptLimits, receiptText, receiptTexts, receiptTypes } from '#core/assessment/incidents/receipts.ts';
import { endingOf } from '#core/platform/text/file-name.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { named, store, stored } from '#server/platform/files/store.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import type { File } from '#server/platform/http/responses/files.ts';
import { inTenantQueue } from '#server/platform/process/tenant-queue.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { lockOrganization } from '#server/account/public.ts';
import { checkFile, scannedBy, sha256Of, type Checked } from '#server/assessment/evidence/check.ts';
import * as rows from './receipt-rows.ts';
import { change, requireNamed } from './service.ts';

type Caller = Principal<'reader'>;
type Sent = Readonly<{ id: string; clock: ClockId; name: string }>;

const sentPerHour = { name: 'incident-receipt', points: 120, seconds: 3600 };

const acceptedTypes: ReadonlySet<string> = new Set(receiptTypes.map((type) => evidenceTypes[type].mediaType));

/** Mail and XML are stored as they came and never read; everything else is scanned as evidence is. */
async function checked(deps: Deps, name: string, bytes: Buffer): Promise<Checked> {
  const text = receiptText(bytes, endingOf(name));
  if (text) {
    const scanned = await scannedBy(deps, bytes);
    return { name, mediaType: receiptTexts[text].mediaType, bytes, sha256: await sha256Of(bytes), scanned };
  }
  const file = await checkFile(deps, { name, bytes, sha256: null });
  if (!acceptedTypes.has(file.mediaType)) throw new AppError(415, 'receipt_type');
  return file;
}

async function requireRoom(tx: Db, organizationId: string, incidentId: string, bytes: number): Promise<void> {
  const used = await rows.usedBy(tx, organizationId, incidentId);
  if (used.files >= receiptLimits.incident || used.bytes + bytes > receiptLimits.organization) throw new AppError(409, 'receipts_full');
}

/** Stores a confirmation that a sent notification arrived; the log holds its hash. */
export async function addReceipt(deps: Deps, caller: Caller, { id, clock, name }: Sent, bytes: Buffer): Promise<IncidentView> {
  const { userId, organization } = caller.account;
  await requireNamed(deps, caller, id);
  await countOrRefuse(deps, sentPerHour, organization.id);
  if (bytes.length === 0) throw new AppError(415, 'receipt_type');
  return inTenantQueue(organization.id, async () => {
    const file = await checked(deps, name, bytes);
    const storeKey = `receipts/${organization.id}/${randomUUID()}`;
    await store(deps, storeKey, file.bytes);
    const saveReceipt: Parameters<typeof change>[3] = async ({ tx, log }) => {
      await lockOrganization(tx, organization.id);
      if (!(await rows.isSent(tx, organization.id, id, clock))) throw new AppError(409, 'receipt_unsent');
      await requireRoom(tx, organization.id, id, file.bytes.length);
      const facts = { name: file.name, mediaType: file.mediaType, sha256: file.sha256, scanned: file.scanned };
      const receipt = { ...facts, id: deps.newId(), clock, bytes: file.bytes.length, storeKey };
      await rows.insertReceipt(tx, { organizationId: organization.id, incidentId: id, userId, at: deps.now() }, receipt);
      await log('receipt_added', JSON.stringify({ clock, name: file.name, sha256: file.sha256 }));
    };
    return named(deps, storeKey, () => change(deps, caller, id, saveReceipt));
  });
}

/** The file for saving; refuses with 503 while the store does not have it. */
export async function readReceipt(
  deps: Deps,
  caller: Caller,
  { id, receiptId }: Readonly<{ id: string; receiptId: string }>,
): Promise<File> {
  await requireNamed(deps, caller, id);
  const found = await rows.receiptById(deps.db, caller.account.organization.id, id, receiptId);
  if (!found) throw notFound();
  return { open: (part) => stored(deps, found.storeKey, part), name: found.name, extent: { length: found.bytes, sha256: found.sha256 } };
}
