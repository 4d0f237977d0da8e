import { randomInt } from 'node:crypto';
import sql from 'sql-template-tag';
import { catalogues } from '#content/questions/catalogue.ts';
import { addMonths } from '#core/platform/calendar/calendar.ts';
import { levelOf, type ConfirmationMethod } from '#core/company/confirmation.ts';
import type { Language } from '#core/platform/languages.ts';
import type { MemberRole } from '#core/account/members/members.ts';
import { isValidNip } from '#core/account/companies/nip.ts';
import type { PlanId } from '#core/account/entitlements/plans.ts';
import { questionsOf, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { accountIn, startSession } from '#server/account/sessions/sessions.ts';
import { hashOfSecret } from '#server/platform/security/secrets.ts';
import { saveAnswer } from '#server/assessment/assessments/answers/answers.ts';
import { makeReport } from '#server/assessment/assessments/reports/reports.ts';
import { startAssessment } from '#server/assessment/assessments/service.ts';
import { issueCertificate } from '#server/certificate/certificates/issue/issuing.ts';
import { saveReading } from '#server/account/companies/register.ts';
import type { Deps } from '#server/deps.ts';
import { addMember } from '#server/account/membership/service.ts';
import { nothingNoted, type CompanyDossier } from '#server/adapters/registers/company-register.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { testPassword } from './password.ts';

/** Hash of `testPassword` (server/testing/password.ts). */
const passwordHash = '$2b$10$PSN9amhELyigouNR/ARoIunBqzJky4DNJK8RgrcAYix/lYbskcrNu';
const origin = { ipAddress: '127.0.0.1', userAgent: 'test' };

export { testPassword };
export type TestOrganization = Readonly<{ id: string; userId: string; email: string; nip: string; name: string; cookie: string }>;

let lastNip = randomInt(10_000_000);

/** A fictional NIP, each time another one: no tax office begins its numbers with 999. */
export function aNip(): string {
  for (;;) {
    lastNip = (lastNip + 1) % 10_000_000;
    const nip = `999${lastNip.toString().padStart(7, '0')}`;
    if (isValidNip(nip)) return nip;
  }
}

/** A session that ends when nobody uses it, but is never too old and never asked again who it is of, however far a test moves the clock. */
async function signedIn(deps: Deps, userId: string): Promise<string> {
  const token = await startSession(deps, deps.db, userId, origin);
  await deps.db.rows(sql`
    update sessions set sess = sess || '{"startedAt": "2099-01-01T00:00:00.000Z"}', authenticated_at = '2099-01-01' where sid = ${hashOfSecret(token)}`);
  return `atesto_session=${token}`;
}

/** An organisation with its owner signed in; `plan` null has never paid. The period began a day ago, and the company is confirmed by default. */
export async function anOrganization(
  deps: Deps,
  options: { plan?: PlanId | null; name?: string; verified?: boolean; consent?: boolean; confirmed?: boolean; nip?: string } = {},
): Promise<TestOrganization> {
  const { plan = 'basic', name = 'Zakład Testowy', verified = true, consent = false, confirmed = true } = options;
  const at = deps.now();
  const [userId, id, nip] = [deps.newId(), deps.newId(), options.nip ?? aNip()];
  const email = `owner-${nip}@example.com`;
  await deps.db.rows(sql`
    insert into users (id, email, password_hash, first_name, last_name, email_verified, created_at, updated_at)
    values (${userId}, ${email}, ${passwordHash}, 'Anna', 'Testowa', ${verified}, ${at}, ${at})`);
  await deps.db.rows(sql`
    insert into organizations (id, name, nip, address, city, postal_code, contact_email, user_id, registry_score_consent, created_at, updated_at)
    values (${id}, ${name}, ${nip}, 'ul. Testowa 1', 'Łódź', '90-001', ${email}, ${userId}, ${consent}, ${at}, ${at})`);
  await deps.db.rows(sql`insert into memberships (organization_id, user_id, role, since) values (${id}, ${userId}, 'owner', ${at})`);
  if (confirmed) await aConfirmation(deps, id, { name, method: 'register_email' });
  if (plan) await aPeriod(deps, id, plan);
  const cookie = await signedIn(deps, userId);
  return { id, userId, email, nip, name, cookie };
}

export type TestPerson = Readonly<{ userId: string; email: string; cookie: string }>;

/** A person with a confirmed address who belongs to nothing, signed in. */
export async function aPerson(deps: Deps, options: { firstName?: string; language?: Language } = {}): Promise<TestPerson> {
  const [userId, at] = [deps.newId(), deps.now()];
  const email = `person-${userId.slice(0, 13)}@example.com`;
  await deps.db.rows(sql`
    insert into users (id, email, password_hash, first_name, last_name, email_verified, language, created_at, updated_at)
    values (${userId}, ${email}, ${passwordHash}, ${options.firstName ?? 'Jan'}, 'Drugi', true, ${options.language ?? null}, ${at}, ${at})`);
  return { userId, email, cookie: await signedIn(deps, userId) };
}

/** Makes a person a member of an organisation. */
export async function joins(deps: Deps, person: TestPerson, organization: TestOrganization, role: MemberRole): Promise<void> {
  await addMember(deps.db, { organizationId: organization.id, userId: person.userId, role, at: deps.now() });
}

/** The company of an organisation is confirmed, and the register, read for as long as a test lasts, has it under that name. */
export async function aConfirmation(
  deps: Deps,
  organizationId: string,
  { name, method, change = {} }: { name: string; method: ConfirmationMethod; change?: Partial<CompanyDossier> },
): Promise<void> {
  const company: CompanyDossier = {
    name,
    fullName: name,
    address: 'ul. Testowa 1',
    city: 'Łódź',
    postalCode: '90-001',
    active: true,
    contacts: [],
    ...nothingNoted,
    ...change,
  };
  await saveReading(deps.db, organizationId, { company, readAt: addMonths(deps.now(), 1200) });
  await deps.db.rows(sql`
    insert into company_confirmations (organization_id, id, method, level, confirmed_at)
    values (${organizationId}, ${deps.newId()}, ${method}, ${levelOf[method]}, ${deps.now()})`);
}

export async function aPeriod(deps: Deps, organizationId: string, plan: PlanId): Promise<void> {
  const startsAt = new Date(deps.now().getTime() - 86_400_000);
  await deps.db.rows(sql`
    insert into subscriptions (organization_id, id, plan, starts_at, ends_at, created_at)
    values (${organizationId}, ${deps.newId()}, ${plan}, ${startsAt}, ${addMonths(startsAt, 12)}, ${startsAt})`);
}

export async function asPrincipal(deps: Deps, organization: TestOrganization): Promise<Principal<'owner'>> {
  const account = await accountIn(deps, deps.db, organization.id, organization.userId);
  if (!account) throw new Error('the account is gone');
  return {
    language: 'pl',
    origin,
    session: { token: undefined, start: () => {}, end: () => {} },
    guest: { token: undefined, start: () => {}, end: () => {} },
    header: () => {},
    account,
  };
}

/** An open assessment with the first `answered` questions answered alike. */
export async function anAssessment(
  deps: Deps,
  organization: TestOrganization,
  options: { regime?: Regime; answered?: number; answer?: AnswerValue } = {},
): Promise<string> {
  const { regime = 'nis2', answered = questionsOf(catalogues[regime]).length, answer = 'yes' } = options;
  const caller = await asPrincipal(deps, organization);
  const { id } = await startAssessment(deps, caller, { regime });
  for (const question of questionsOf(catalogues[regime]).slice(0, answered)) {
    await saveAnswer(deps, caller, { assessmentId: id, questionId: question.id, answer });
  }
  return id;
}

export async function aCompletedAssessment(
  deps: Deps,
  organization: TestOrganization,
  options: { regime?: Regime; answer?: AnswerValue } = {},
): Promise<string> {
  const id = await anAssessment(deps, organization, options);
  await makeReport(deps, await asPrincipal(deps, organization), id);
  return id;
}

/** A certificate issued now for an assessment answered with yes throughout. */
export async function aCertificate(deps: Deps, organization: TestOrganization, regime: Regime = 'nis2') {
  const id = await aCompletedAssessment(deps, organization, { regime });
  const declaration = { name: 'Anna Testowa', role: 'Prezes zarządu' };
  return issueCertificate(deps, await asPrincipal(deps, organization), { id, declaration });
}
