import bcrypt from 'bcrypt';
import sql, { raw } from 'sql-template-tag';
import { announced } from '#content/legal/versions.ts';
import { catalogues } from '#content/catalogue.ts';
import { ruledBy, type ContradictionKind } from '#core/assessment/scope/contradictions.ts';
import { addMonths, calendarDay, isoDay, startOfDay } from '#core/calendar.ts';
import { questionsOf, type AnswerValue, type Question } from '#core/questionnaire.ts';
import { shortName } from '#core/company-name.ts';
import { levelOf, type ConfirmationMethod } from '#core/confirmation.ts';
import { accountOfUser } from '#server/accounts/sessions.ts';
import { saveAnswer } from '#server/assessments/answers.ts';
import { makeReport } from '#server/assessments/reports.ts';
import { declareScope } from '#server/assessments/scope.ts';
import { startAssessment } from '#server/assessments/service.ts';
import { revokeCertificate } from '#server/certificates/revocation.ts';
import { issueCertificate } from '#server/certificates/issuing.ts';
import { keepReading } from '#server/companies/register.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { addMember } from '#server/members/service.ts';
import { nothingNoted, type CompanyDossier } from '#server/outside/company-register.ts';
import { demoCompanies, demoPassword, type DemoAssessment, type DemoCompany, type Profile } from './companies.ts';
import { playPlan } from './plan.ts';
import { peopleEmails, seedPeople } from './people.ts';
import { issuePastInvoices, sell } from './sales.ts';
import type { Caller } from '#server/caller.ts';
import { dueRules } from '#server/retention/rules.ts';

const origin = { ipAddress: '127.0.0.1', userAgent: 'demo' };

/** Answers given in turn; the remainder of a question's place decides. */
const patterns: Readonly<Record<Profile, readonly AnswerValue[]>> = {
  excellent: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'partial', 'yes', 'yes', 'yes', 'yes'],
  good: ['yes', 'yes', 'partial', 'yes', 'yes', 'yes', 'no', 'yes', 'yes', 'partial', 'yes', 'yes', 'yes'],
  middling: ['yes', 'partial', 'no', 'yes', 'partial', 'yes', 'no'],
  weak: ['yes', 'no', 'partial', 'no', 'yes', 'partial', 'no', 'no'],
};

const comments: Readonly<Partial<Record<AnswerValue, string>>> = {
  partial: 'Procedura jest przygotowana, czeka na zatwierdzenie przez zarząd.',
  no: 'Zaplanowano na kolejny kwartał; odpowiada kierownik IT.',
  not_applicable: 'Nie prowadzimy działalności, której dotyczy to pytanie.',
};

/** Answers by a profile; none contradicts what the scope check says of its question. */
function answerFor(
  question: Question,
  place: number,
  profile: Profile,
  said: ContradictionKind | undefined,
): { answer: AnswerValue; comment: string } {
  const pattern = patterns[profile];
  const usual = pattern[place % pattern.length] ?? 'yes';
  const leftOut = said === 'scope_denies' || (said !== 'scope_binds' && question.notApplicable.usual && place % 9 === 0);
  const answer = leftOut ? 'not_applicable' : usual;
  return { answer, comment: place % 3 === 0 || leftOut ? (comments[answer] ?? '') : '' };
}

function monthsBefore(now: Date, months: number): Date {
  return addMonths(now, -months);
}

/** What the register says about a company whose data it is. */
function dossierOf({ fullName, address, city, postalCode }: NonNullable<DemoCompany['organization']>): CompanyDossier {
  return {
    name: shortName(fullName),
    fullName,
    address,
    city,
    postalCode,
    active: true,
    contacts: [],
    ...nothingNoted,
  };
}

type Confirmed = Readonly<{ organizationId: string; method: ConfirmationMethod; periods: DemoCompany['periods'] }>;

const anewMonthsAgo = 2;

/** Confirmed when each period began, and anew where that is too long ago to count. */
async function confirm(deps: Deps, tx: Db, { organizationId, method, periods }: Confirmed): Promise<void> {
  const began = periods.map(({ monthsAgo }) => monthsAgo);
  const all = Math.min(...began) > 12 ? [...began, anewMonthsAgo] : began;
  for (const monthsAgo of all) {
    await tx.rows(sql`
      insert into company_confirmations (organization_id, id, method, level, confirmed_at, evidence)
      values (${organizationId}, ${deps.newId()}, ${method}, ${levelOf[method]}, ${monthsBefore(deps.now(), monthsAgo)}, '{"demo": true}')`);
  }
}

async function insertCompany(deps: Deps, company: DemoCompany, passwordHash: string): Promise<string> {
  const userId = deps.newId();
  const at = deps.now();
  const first = Math.max(0, ...company.periods.map((period) => period.monthsAgo));
  const since = monthsBefore(at, first);
  await deps.db.transaction(async (tx) => {
    await tx.rows(sql`
      insert into users (id, email, password_hash, first_name, last_name, email_verified, subscription_plan, role, created_at, updated_at)
      values (${userId}, ${company.email}, ${passwordHash}, ${company.firstName}, ${company.lastName}, true,
        ${company.periods.at(-1)?.plan ?? 'basic'}, ${company.role ?? 'user'}, ${since}, ${since})`);
    const org = company.organization;
    if (!org) return;
    const organizationId = deps.newId();
    await tx.rows(sql`
      insert into organizations (id, name, company_full_name, nip, address, city, postal_code, contact_email, user_id,
        registry_score_consent, consultant, created_at, updated_at)
      values (${organizationId}, ${org.name}, ${org.fullName}, ${org.nip}, ${org.address}, ${org.city}, ${org.postalCode},
        ${company.email}, ${userId}, ${company.showsScore},
        ${company.consultant ? JSON.stringify(company.consultant) : null}::jsonb, ${since}, ${since})`);
    await addMember(tx, { organizationId, userId, role: 'owner', at: since });
    await keepReading(tx, organizationId, { company: dossierOf(org), readAt: at });
    if (company.confirmed) await confirm(deps, tx, { organizationId, method: company.confirmed, periods: company.periods });
    for (const { plan, monthsAgo } of company.periods) {
      await sell(deps, tx, { organizationId, userId, email: company.email, plan, paidAt: monthsBefore(at, monthsAgo) });
    }
  });
  return userId;
}

async function callerAt(deps: Deps, userId: string): Promise<Caller<'signed-in'>> {
  const account = await accountOfUser(deps, deps.db, userId);
  if (!account) throw new Error('demonstration account is gone');
  const session = { token: undefined, start: () => {}, end: () => {} };
  return { language: 'pl', origin, session, header: () => {}, account };
}

/** Plays one assessment through the services, at the time it is said to have happened. */
async function playAssessment(now: Deps, userId: string, company: DemoCompany, past: DemoAssessment): Promise<void> {
  const at = monthsBefore(now.now(), past.monthsAgo);
  // What happened long ago is not told by mail today.
  const deps: Deps = { ...now, now: () => at, queue: { ...now.queue, oweMail: async () => {} } };
  const caller = await callerAt(deps, userId);
  const { id } = await startAssessment(deps, caller, { regime: past.regime });
  if (past.scope) await declareScope(deps, caller, id, { regime: past.regime, checkedOn: isoDay(at), answers: past.scope });
  const known = [past, ...company.assessments].find(({ regime, scope }) => regime === past.regime && scope)?.scope;
  const said = known && ruledBy({ regime: past.regime, answers: known });
  const questions = questionsOf(catalogues[past.regime]);
  const answered = past.outcome === 'open' ? Math.floor(questions.length * 0.6) : questions.length;
  for (const [place, question] of questions.slice(0, answered).entries()) {
    const given = answerFor(question, place, past.profile, said?.get(question.id));
    await saveAnswer(deps, caller, { assessmentId: id, questionId: question.id, ...given });
  }
  if (past.outcome === 'open') return;
  await makeReport(deps, caller, id);
  if (past.outcome === 'completed') return;
  const declaration = { name: `${company.firstName} ${company.lastName}`, role: 'Członek zarządu' };
  const certificate = await issueCertificate(deps, caller, { id, declaration });
  if (!past.revoked || !caller.account.organization) return;
  const revokedAt = monthsBefore(now.now(), past.revoked.monthsAgo);
  await revokeCertificate(
    { ...now, now: () => revokedAt },
    { organizationId: caller.account.organization.id, id: certificate.id, reason: past.revoked.reason, userId, origin },
  );
}

async function isSeeded(deps: Deps): Promise<boolean> {
  const rows = await deps.db.rows(sql`select 1 from audit_logs where action = 'demo.seeded' limit 1`);
  return rows.length > 0;
}

/** Removes what an interrupted seeding left behind. */
async function clear(deps: Deps): Promise<void> {
  const emails = [...demoCompanies.map((company) => company.email), ...peopleEmails];
  for (const table of ['invoices', 'payments'] as const) {
    await deps.db.rows(sql`
      delete from ${raw(table)} where organization_id in (
        select o.id from organizations o join users u on u.id = o.user_id where u.email = any(${emails}))`);
  }
  await deps.db.rows(sql`
    delete from certificates where organization_id in (
      select o.id from organizations o join users u on u.id = o.user_id where u.email = any(${emails}))`);
  await deps.db.rows(sql`delete from users where email = any(${emails})`);
}

/** Fills an empty local database with organisations of several kinds; does so once. */
export async function seedDemo(deps: Deps): Promise<void> {
  if (await isSeeded(deps)) return;
  await clear(deps);
  const passwordHash = await bcrypt.hash(demoPassword, 10);
  let operator: Caller<'operator'> | undefined;
  for (const company of demoCompanies) {
    const userId = await insertCompany(deps, company, passwordHash);
    for (const past of company.assessments) await playAssessment(deps, userId, company, past);
    if (company.worksOnPlan) await playPlan(deps, await callerAt(deps, userId));
    if (company.role === 'operator') operator = await callerAt(deps, userId);
  }
  await seedPeople(deps, passwordHash);
  // What was read for the past is no answer of a register: the first who asks reads it anew.
  await deps.db.rows(sql`delete from register_readings`);
  if (operator) await issuePastInvoices(deps, operator);
  // People who are made up today were told of new terms on the day they were announced; before it nobody was.
  const announcedAt = startOfDay(calendarDay(announced.on));
  if (deps.now() >= announcedAt) {
    await deps.db.rows(sql`
      insert into terms_notices (user_id, edition, told_at) select id, ${announced.edition}, ${announcedAt} from users where created_at < ${announcedAt}
      on conflict do nothing`);
  }
  // Their past is kept as it would be had it happened here: what is older than it may be is gone, not due all at once.
  await deps.db.transaction(async (tx) => {
    for (const { statement } of dueRules(deps.now())) await tx.rows(statement);
  });
  await deps.db.rows(sql`
    insert into audit_logs (action, entity_type, entity_id, created_at)
    values ('demo.seeded', 'demo', 'demo', ${deps.now()})`);
}
