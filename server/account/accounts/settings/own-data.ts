import { strToU8, zipSync, type Zippable } from 'fflate';
import sql from 'sql-template-tag';
import { ownDataReadme } from '#content/documents/own-data.ts';
import type { Language } from '#core/platform/languages.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Deps } from '#server/deps.ts';
import { documentBytes } from '#server/adapters/document-archive/service.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { ownOrganizations } from '#server/account/membership/service.ts';
import { refusalRecords } from '#server/adapters/mail/refused-addresses.ts';
import type { Account, Origin } from '#server/platform/security/principal.ts';
import { requireDemandsOfAll } from '#server/account/sessions/demands.ts';
import { actColumns, tablesOf } from './own-data-tables.ts';

const exportsPerHour = { name: 'export', points: 20, seconds: 3600 };

type StoredDocument = Readonly<{
  kind: string;
  regime: string;
  language: string;
  assessmentId: string;
  edition: number;
  number: string | null;
  sha256: string;
  organizationId: string;
  storedAt: Date | null;
}>;

function documentName({ kind, regime, language, assessmentId, edition, number }: StoredDocument): string {
  return kind === 'certificate'
    ? `certificates/${number}-${language}.pdf`
    : `reports/${regime}-${assessmentId.slice(0, 8)}${edition > 1 ? `-${edition}` : ''}-${language}.pdf`;
}

/** What is lost for now is named in the place of its bytes, so that everything else can be exported. */
async function addDocuments(deps: Deps, files: Zippable, organizationId: string, folder: string): Promise<void> {
  const documents = await deps.db.rows<StoredDocument>(sql`
    select d.kind, a.type as regime, d.language, d.assessment_id, d.edition, c.certificate_number as number, d.sha256, d.organization_id,
      d.stored_at
    from documents d
    join assessments a on a.organization_id = d.organization_id and a.id = d.assessment_id
    left join certificates c on c.organization_id = d.organization_id and c.assessment_id = d.assessment_id
    where d.organization_id = ${organizationId} order by d.created_at`);
  const missing: { name: string; sha256: string }[] = [];
  for (const document of documents) {
    const name = documentName(document);
    const bytes = await documentBytes(deps, document);
    // A PDF is compressed already.
    if (bytes) files[folder + name] = [bytes, { level: 0 }];
    else missing.push({ name, sha256: document.sha256 });
  }
  if (missing.length > 0) files[`${folder}missing-documents.json`] = json(missing);
}

/** Certificates of trainings and decisions as they were made. */
async function addBoardDocuments({ db }: Deps, files: Zippable, organizationId: string, folder: string): Promise<void> {
  const rows = await db.rows<{ name: string; pdf: Buffer }>(sql`
    select 'training-' || id || '.pdf' as name, pdf from board_trainings where organization_id = ${organizationId}
    union all select 'decision-' || id || '.pdf', pdf from board_resolutions where organization_id = ${organizationId} order by 1`);
  for (const { name, pdf } of rows) files[`${folder}board/${name}`] = [pdf, { level: 0 }];
}

async function addOrganization(
  deps: Deps,
  files: Zippable,
  { organizationId, userId, folder }: Readonly<{ organizationId: string; userId: string; folder: string }>,
): Promise<void> {
  for (const [name, statement] of Object.entries(tablesOf(organizationId, userId)))
    files[`${folder}${name}.json`] = json(await deps.db.rows(statement));
  await addDocuments(deps, files, organizationId, folder);
  await addBoardDocuments(deps, files, organizationId, folder);
}

function json(rows: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(rows, null, 2)}\n`);
}

/** Everything stored about a user, and about each organisation for its owners, as a ZIP of JSON files and PDFs (GDPR articles 15 and 20). */
export async function ownData(deps: Deps, caller: Readonly<{ account: Account; origin: Origin; language: Language }>): Promise<Buffer> {
  const { account, language } = caller;
  await requireDemandsOfAll(deps, account);
  await countOrRefuse(deps, exportsPerHour, account.userId);
  const files: Zippable = { 'README.txt': strToU8(ownDataReadme[language]) };
  files['user.json'] = json(
    await deps.db.rows(sql`
      select id, email, first_name, last_name, email_verified, subscription_plan, compliance_type, role, language, created_at, updated_at
      from users where id = ${account.userId}`),
  );
  files['sessions.json'] = json(
    await deps.db.rows(sql`
      select sess ->> 'startedAt' as started_at, sess ->> 'ipAddress' as ip_address, sess ->> 'userAgent' as user_agent, expire
      from sessions where sess ->> 'userId' = ${account.userId} order by 1`),
  );
  files['second-factors.json'] = json(
    await deps.db.rows(sql`
      select 'passkey' as kind, name, created_at, last_used_at from passkeys where user_id = ${account.userId}
      union all select 'totp', null, confirmed_at, null from authenticators where user_id = ${account.userId} and confirmed_at is not null
      order by created_at`),
  );
  files['inbox.json'] = json(
    await deps.db.rows(sql`
      select kind, organization_id, title, language, path, at, read_at from inbox_entries where user_id = ${account.userId} order by at, id`),
  );
  files['terms-notices.json'] = json(
    await deps.db.rows(sql`select edition, told_at from terms_notices where user_id = ${account.userId} order by edition`),
  );
  files['complaints.json'] = json(
    await deps.db.rows(sql`
      select number, name, email, via, consumer, about, complaint, received_at, answer_by, outcome, answer, answered_at
      from complaints where email = ${account.email} order by received_at, id`),
  );
  files['memberships.json'] = json(
    await deps.db.rows(sql`
      select m.organization_id, o.name as organization, m.role, m.since, m.ended_at from memberships m
      join organizations o on o.id = m.organization_id where m.user_id = ${account.userId} order by m.since`),
  );
  files['access-requests.json'] = json(
    await deps.db.rows(sql`
      select requester_id = ${account.userId} as own, nip, email, language, state, created_at, expires_at, sent_at, ended_at from access_requests
      where requester_id = ${account.userId} or email = ${account.email} order by created_at, id`),
  );
  files['own-acts.json'] = json(
    await deps.db.rows(sql`
      select ${actColumns} from audit_logs l left join users u on u.id = l.user_id where l.user_id = ${account.userId} order by l.id`),
  );
  files['own-refusals.json'] = json(
    await deps.db.rows(sql`
      select minute, kind, ip_address, code, route, count, last_at from security_events where user_id = ${account.userId} order by id`),
  );
  files['own-address-refused.json'] = json(await refusalRecords(deps.db, account.email));
  // What belongs to an organisation is its owners' to take along, also where the session is about another one.
  for (const { id, nip, role } of await ownOrganizations(deps.db, account.userId)) {
    if (role !== 'owner') continue;
    const folder = id === account.organization?.id ? '' : `organizations/${nip}/`;
    await addOrganization(deps, files, { organizationId: id, userId: account.userId, folder });
  }
  await record(deps, deps.db, caller, { action: 'user.data_exported', id: account.userId });
  return Buffer.from(zipSync(files));
}
