import { documentTemplates } from '#content/templates/templates.ts';
import type { StaffDocument } from '#contract/assessment/evidence/staff-readings.ts';
import { guestCodeExpiry, guestCodeOf } from '#core/assessment/guests/guests.ts';
import { byApproval } from '#core/assessment/templates/adoption.ts';
import { isOfDomains, staffLimits, staffLinkState } from '#core/assessment/templates/staff.ts';
import type { Language } from '#core/platform/languages.ts';
import { limitByAddress, nameForInvited, organizationData } from '#server/account/public.ts';
import { byId } from '#server/assessment/evidence/repository.ts';
import { type AdoptedRow, adoptedOf } from '#server/assessment/templates/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { stored } from '#server/platform/files/store.ts';
import { countOrRefuse, type Limit } from '#server/platform/http/limits/rate-limits.ts';
import type { File } from '#server/platform/http/responses/files.ts';
import { record } from '#server/platform/security/audit.ts';
import { refusedCode } from '#server/platform/security/mailed-codes.ts';
import type { Visit } from '#server/platform/security/principal.ts';
import { hashOfSecret } from '#server/platform/security/secrets.ts';
import { requestCode, tryCode } from './codes.ts';
import { countReadings, insertReading, type LinkRow, linkByToken } from './repository.ts';

const [hourSeconds, daySeconds] = [3600, 86_400];
const codesPerHour: Limit = { name: 'staff-code', points: staffLimits.codesPerHour, seconds: hourSeconds };
const codesPerDay: Limit = { name: 'staff-codes', points: staffLimits.codesPerDay, seconds: daySeconds };
const codesOfOrganization: Limit = { name: 'staff-codes-all', points: staffLimits.organizationCodesPerDay, seconds: daySeconds };

type Opened = Readonly<{ link: LinkRow; document: AdoptedRow }>;

/** The document of a link that is open now. What is unknown, over, revoked and replaced is refused alike, so that nobody learns which. */
async function openLink(deps: Deps, db: Db, token: string, held = false): Promise<Opened> {
  const link = await linkByToken(db, hashOfSecret(token), held);
  const documents = link ? byApproval((await adoptedOf(db, link.organizationId)).filter((one) => one.templateId === link.templateId)) : [];
  const document = documents[0];
  const isOpen =
    link && staffLinkState(link, { isInForce: document?.evidenceId === link.evidenceId, now: deps.now() }) === 'open' && document;
  if (!isOpen) throw new AppError(404, 'guest_link_over');
  return { link, document: isOpen };
}

/** What a link is about, for whoever holds it. */
export async function openStaffDocument(deps: Deps, { origin }: Visit, token: string): Promise<StaffDocument> {
  await limitByAddress(deps, 'token', origin.ipAddress);
  const { link, document } = await openLink(deps, deps.db, token);
  const id = link.organizationId;
  const { name, nip } = await organizationData(deps.db, id);
  return {
    organization: await nameForInvited(deps, deps.db, { id, name, nip }),
    heading: documentTemplates.find((one) => one.id === link.templateId)?.heading ?? document.name,
    fileName: document.name,
    approvedOn: document.approvedOn,
    approvedBy: document.approvedBy,
    expiresAt: link.expiresAt.toISOString(),
    domains: link.domains,
  };
}

/** The approved file, by its link alone. */
export async function staffDocumentFile(deps: Deps, { origin }: Visit, token: string): Promise<File> {
  await limitByAddress(deps, 'token', origin.ipAddress);
  const { link } = await openLink(deps, deps.db, token);
  const row = await byId(deps.db, link.organizationId, link.evidenceId);
  if (!row || row.storeKey === null || row.bytes === null || row.sha256 === null) throw new AppError(404, 'guest_link_over');
  const { storeKey, name, bytes, sha256 } = row;
  return { open: (part) => stored(deps, storeKey, part), name, extent: { length: bytes, sha256 } };
}

type LinkRequest = Readonly<{ token: string; name: string; email: string; language: Language }>;

/** Mails a code to an address; answers alike whether it has confirmed before. Refuses one of another domain, and with 429 one code too many. */
export async function sendStaffCode(deps: Deps, { origin }: Visit, { token, name, email, language }: LinkRequest): Promise<{ ok: true }> {
  await limitByAddress(deps, 'token', origin.ipAddress);
  const { link } = await openLink(deps, deps.db, token);
  if (!isOfDomains(email, link.domains)) throw new AppError(400, 'invalid_input', { fields: { email: 'staff_domain' } });
  await countOrRefuse(deps, codesPerHour, hashOfSecret(`${link.organizationId} ${link.evidenceId} ${email}`));
  await countOrRefuse(deps, codesPerDay, hashOfSecret(email));
  await countOrRefuse(deps, codesOfOrganization, link.organizationId);
  const [codeId, expiresAt] = [deps.newId(), guestCodeExpiry(deps.now())];
  await deps.db.transaction(async (tx) => {
    await openLink(deps, tx, token, true);
    await requestCode(tx, link, { email, name, codeId, expiresAt });
    // What whoever holds the link typed as a name is mailed to nobody.
    const to = { email, firstName: email, lastName: '' };
    // Nobody of the staff has an account: it is written about nobody’s.
    const mail = {
      kind: 'staff_code',
      userId: codeId,
      language,
      values: { staffCodeId: codeId },
      to,
      until: expiresAt.toISOString(),
    } as const;
    await deps.queue.enqueueMail(tx, mail);
  });
  return { ok: true };
}

/** Redeems a code for the confirmation of that address; the first one of an address stays. */
export async function confirmAsStaff(
  deps: Deps,
  { origin }: Visit,
  { token, email, code: typed }: Readonly<{ token: string; email: string; code: string }>,
): Promise<{ readAt: string }> {
  await limitByAddress(deps, 'token', origin.ipAddress);
  const code = guestCodeOf(typed);
  if (!code) throw new AppError(400, 'invalid_input', { fields: { code: 'guest_code_form' } });
  const now = deps.now();
  const tried = await deps.db.transaction(async (tx) => {
    const { link } = await openLink(deps, tx, token, true);
    const by = { userId: null, organizationId: link.organizationId, origin };
    const act = { id: link.evidenceId, metadata: { template: link.templateId } };
    const result = await tryCode(tx, link, { email, code, now });
    await record(deps, tx, by, { action: result.right ? 'template.staff_read' : 'template.staff_code_refused', ...act });
    if (!result.right) return result;
    if ((await countReadings(tx, link)) >= staffLimits.readings) throw new AppError(404, 'guest_link_over');
    const readAt = await insertReading(tx, link, { id: deps.newId(), name: result.name ?? '', email, readAt: now });
    return { right: true, readAt } as const;
  });
  if (!tried.right) throw refusedCode(tried);
  return { readAt: tried.readAt.toISOString() };
}
