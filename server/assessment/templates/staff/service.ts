import { staffWords } from '#content/documents/evidence/staff-readings.ts';
import { interfaceWords } from '#content/localized.ts';
import type { publishToStaff as publishCall, StaffReadings } from '#contract/assessment/evidence/staff-readings.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import { byApproval } from '#core/assessment/templates/adoption.ts';
import { staffLinkExpiry, staffLinkState } from '#core/assessment/templates/staff.ts';
import { websiteHost } from '#server/adapters/web/website-host.ts';
import type { Language } from '#core/platform/languages.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { momentText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { lockOrganization, requirePeriod } from '#server/account/public.ts';
import { csvText } from '#server/adapters/spreadsheets/csv.ts';
import { adoptedOf } from '#server/assessment/templates/repository.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Member, Principal } from '#server/platform/security/principal.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';
import * as repository from './repository.ts';

type Editor = Principal<'editor'>;
type Params = Readonly<{ name: string; evidence: string }>;

function placeOf(organizationId: string, { name, evidence }: Params): repository.Place {
  return { organizationId, templateId: name, evidenceId: evidence };
}

/** Whether a document is the one in force; refuses with 404 one that is not approved. */
async function requireApproved(db: Db, { organizationId, templateId, evidenceId }: repository.Place): Promise<boolean> {
  const documents = byApproval((await adoptedOf(db, organizationId)).filter((one) => one.templateId === templateId));
  if (!documents.some((one) => one.evidenceId === evidenceId)) throw notFound();
  return documents[0]?.evidenceId === evidenceId;
}

async function viewOf(deps: Pick<Deps, 'now'>, db: Db, place: repository.Place): Promise<StaffReadings> {
  const isInForce = await requireApproved(db, place);
  const link = await repository.linkOf(db, place);
  return {
    link: link && {
      state: staffLinkState(link, { isInForce, now: deps.now() }),
      domains: link.domains,
      madeBy: link.madeBy,
      madeAt: link.madeAt.toISOString(),
      expiresAt: link.expiresAt.toISOString(),
    },
    readings: (await repository.readingsOf(db, place)).map((one) => ({ ...one, readAt: one.readAt.toISOString() })),
  };
}

export function readStaff(deps: Deps, { organization }: Member, params: Params): Promise<StaffReadings> {
  return viewOf(deps, deps.db, placeOf(organization.id, params));
}

/** Domains as they were typed, each once; mailboxes that everybody may have are none of the organisation. */
function domainsOf(typed: readonly string[]): string[] {
  const hosts = typed.map((one) => {
    const read = websiteHost(one.replace(/^@/, ''));
    if ('host' in read) return read.host;
    throw new AppError(400, 'invalid_input', { fields: { domains: read.problem === 'shared' ? 'domain_shared' : 'domain' } });
  });
  return [...new Set(hosts)];
}

type PublishInput = Readonly<{ days: number; domains: readonly string[] }>;

/** Makes the link of the document in force, under a paid period; its secret is answered now and never again. 404 for a document that is not in force. */
export async function publishToStaff(
  deps: Deps,
  caller: Editor,
  params: Params,
  input: PublishInput,
): Promise<OutputOf<typeof publishCall>> {
  requirePeriod(caller.account, 'nis2');
  const place = placeOf(caller.account.organization.id, params);
  const [secret, madeAt, domains] = [newSecret(), deps.now(), domainsOf(input.domains)];
  const view = await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, place.organizationId);
    if (!(await requireApproved(tx, place))) throw notFound();
    const expiresAt = staffLinkExpiry(madeAt, input.days);
    await repository.saveLink(tx, place, { tokenHash: hashOfSecret(secret), domains, by: caller.account.userId, madeAt, expiresAt });
    const metadata = { template: place.templateId, days: input.days };
    await record(deps, tx, caller, { action: 'template.published', id: place.evidenceId, metadata });
    return viewOf(deps, tx, place);
  });
  return { ...view, address: `${deps.config.publicUrl}/przeczytaj#${secret}` };
}

/** Ends the link at once; it needs no paid period. Confirmations stay. */
export async function revokeStaffLink(deps: Deps, caller: Editor, params: Params): Promise<StaffReadings> {
  const place = placeOf(caller.account.organization.id, params);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, place.organizationId);
    if (await repository.revokeLink(tx, place, deps.now()))
      await record(deps, tx, caller, { action: 'template.unpublished', id: place.evidenceId, metadata: { template: place.templateId } });
    return viewOf(deps, tx, place);
  });
}

export async function removeStaffReading(deps: Deps, caller: Editor, params: Params & Readonly<{ id: string }>): Promise<StaffReadings> {
  const place = placeOf(caller.account.organization.id, params);
  return deps.db.transaction(async (tx) => {
    await lockOrganization(tx, place.organizationId);
    if (!(await repository.deleteReading(tx, place, params.id))) throw notFound();
    await record(deps, tx, caller, { action: 'template.staff_removed', id: place.evidenceId, metadata: { template: place.templateId } });
    return viewOf(deps, tx, place);
  });
}

/** Confirmations as a table for a spreadsheet. */
export async function staffCsv(
  deps: Deps,
  account: Member,
  { params, language }: Readonly<{ params: Params; language: Language }>,
): Promise<{ bytes: Buffer; name: string }> {
  const { readings } = await readStaff(deps, account, params);
  const words = staffWords[language];
  const screenWords = interfaceWords[language].staffReading;
  const rows = readings.map(({ name, email, readAt }) => [name, email, momentText(new Date(readAt), language, 'short')]);
  const name = `${filled(words.fileName, { id: params.name, day: isoDay(deps.now()) })}.csv`;
  return { bytes: Buffer.from(csvText([[screenWords.name, screenWords.email, words.readAt], ...rows])), name };
}
