import sql, { type Sql } from 'sql-template-tag';
import { addMonths, businessDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import { earliestRetainedSale } from '#core/billing/invoices.ts';
import { refusedAddressDays } from '#core/platform/limits.ts';
import { retention } from '#core/platform/retention.ts';
import { requestAddressDays } from '#core/supplier/supplier-request.ts';
import { webhookMessageMonths } from '#core/certificate/webhooks.ts';

/** Every rule; operators read them by names of `operator.retentionRules`. */
export const ruleNames = [
  'sessions',
  'verificationTokens',
  'resetTokens',
  'enrolmentTokens',
  'earlierResets',
  'unverifiedAccounts',
  'securityLogs',
  'answerHistoryAddresses',
  'invitations',
  'accessRequests',
  'answerImports',
  'webhookEvents',
  'confirmationCodes',
  'refusedAddresses',
  'websiteProofs',
  'websiteChecks',
  'declarations',
  'signedFiles',
  'webhookMessages',
  'apiKeys',
  'supplierEvents',
  'supplierDigests',
  'supplierAddresses',
  'supplierRequests',
  'securityEvents',
  'jobRuns',
  'shareLinks',
  'shareViews',
  'guestInvitations',
  'guestSessions',
  'staffCodes',
  'staffReadings',
  'planNotices',
  'incidentNotices',
  'evidenceNotices',
  'planDigests',
  'inboxEntries',
  'notifications',
  'unpaidOrders',
  'invoices',
  'payments',
  'refunds',
  'transfers',
  'bankStatements',
  'complaints',
  'revocationNotices',
  'deskTasks',
  'certificates',
  /** Of their own: they are notified before they go (server/operations/retention/idle.ts). */
  'idleAccounts',
  'exitedOrganizations',
] as const;
export type RuleName = (typeof ruleNames)[number];

/** What is due, by name: a statement that deletes or anonymises it and returns one row per record. */
export type Rule = Readonly<{
  name: Exclude<RuleName, 'idleAccounts' | 'exitedOrganizations'>;
  statement: Sql;
  /** What a function of the owner does in the place of the statement, by its first words. */
  does?: `${'delete from' | 'update'} ${string}`;
  /** What ends by itself within weeks: that much of it goes each day is nothing unusual, and none of it would be missed. */
  expires?: true;
}>;

const dayMillis = 86_400_000;

/** Everything whose time is over (docs/product.md, “Retention”). Accounts nobody uses are a matter of their own. */
export function dueRules(now: Date): Rule[] {
  const logsBefore = addMonths(now, -retention.logMonths);
  const invitationsBefore = new Date(now.getTime() - retention.invitationDays * dayMillis);
  const importsBefore = new Date(now.getTime() - retention.sheetDays * dayMillis);
  const messagesBefore = addMonths(now, -webhookMessageMonths);
  const claimsBefore = addMonths(startOfDay({ year: businessDay(now).year, month: 1, day: 1 }), -12 * retention.claimYears);
  const taxBefore = earliestRetainedSale(now);
  const certificatesBefore = addMonths(now, -12 * retention.certificateYears);
  const addressesBefore = new Date(now.getTime() - requestAddressDays * dayMillis);
  const refusedBefore = new Date(now.getTime() - refusedAddressDays * dayMillis);
  const unverifiedBefore = new Date(now.getTime() - retention.unverifiedDays * dayMillis);
  return [
    { name: 'sessions', expires: true, statement: sql`delete from sessions where expire <= ${now} returning 1` },
    {
      name: 'verificationTokens',
      expires: true,
      statement: sql`
        update users set verification_token = null, verification_token_expires_at = null
        where verification_token_expires_at <= ${now} returning 1`,
    },
    {
      name: 'resetTokens',
      expires: true,
      statement: sql`
        update users set reset_token = null, reset_token_expires_at = null where reset_token_expires_at <= ${now} returning 1`,
    },
    {
      name: 'enrolmentTokens',
      expires: true,
      statement: sql`
        update users set enrolment_token = null, enrolment_token_expires_at = null where enrolment_token_expires_at <= ${now} returning 1`,
    },
    {
      name: 'earlierResets',
      expires: true,
      statement: sql`
        update users set earlier_resets = '{}' where earlier_resets <> '{}' and coalesce(reset_token_expires_at, ${now}) <= ${now} returning 1`,
    },
    {
      name: 'unverifiedAccounts',
      statement: sql`delete from users where not email_verified and created_at <= ${unverifiedBefore} returning 1`,
    },
    // What only grows lets go of what is old by functions of its owner (server/platform/db/migrations/0302-append-only.sql).
    { name: 'securityLogs', does: 'delete from audit_logs', statement: sql`select retire_audit_logs(${logsBefore})` },
    // The history of answers belongs to the organisation's records; where it was written from does not.
    { name: 'answerHistoryAddresses', does: 'update audit_logs', statement: sql`select strip_audit_logs(${logsBefore})` },
    {
      // Addresses of people who need not even know that they were asked.
      name: 'invitations',
      expires: true,
      statement: sql`delete from invitations where coalesce(closed_at, expires_at) <= ${invitationsBefore} returning 1`,
    },
    {
      name: 'accessRequests',
      expires: true,
      statement: sql`delete from access_requests where coalesce(ended_at, expires_at) <= ${invitationsBefore} returning 1`,
    },
    { name: 'answerImports', expires: true, statement: sql`delete from answer_imports where created_at <= ${importsBefore} returning 1` },
    { name: 'webhookEvents', statement: sql`delete from payment_events where received_at <= ${logsBefore} returning 1` },
    { name: 'confirmationCodes', statement: sql`delete from confirmation_codes where created_at <= ${logsBefore} returning 1` },
    { name: 'websiteProofs', statement: sql`delete from website_proofs where created_at <= ${logsBefore} returning 1` },
    { name: 'websiteChecks', statement: sql`delete from website_check_days where day <= ${logsBefore}::date returning 1` },
    { name: 'declarations', statement: sql`delete from declarations where created_at <= ${logsBefore} returning 1` },
    { name: 'signedFiles', statement: sql`delete from signed_files where judged_at <= ${logsBefore} returning 1` },
    {
      name: 'webhookMessages',
      expires: true,
      statement: sql`delete from webhook_messages where created_at <= ${messagesBefore} returning 1`,
    },
    { name: 'apiKeys', statement: sql`delete from api_keys where revoked_at <= ${logsBefore} returning 1` },
    { name: 'supplierEvents', statement: sql`delete from supplier_events where happened_at <= ${logsBefore} returning 1` },
    { name: 'supplierDigests', statement: sql`delete from supplier_digests where day <= ${logsBefore}::date returning 1` },
    {
      name: 'supplierAddresses',
      expires: true,
      statement: sql`
        update supplier_requests set email = null where email is not null and asked_at <= ${addressesBefore} returning 1`,
    },
    { name: 'supplierRequests', statement: sql`delete from supplier_requests where asked_at <= ${logsBefore} returning 1` },
    { name: 'securityEvents', does: 'delete from security_events', statement: sql`select retire_security_events(${logsBefore})` },
    {
      name: 'refusedAddresses',
      expires: true,
      statement: sql`delete from refused_addresses where refused_at <= ${refusedBefore} returning 1`,
    },
    { name: 'jobRuns', statement: sql`delete from job_runs where started_at <= ${logsBefore} returning 1` },
    { name: 'shareLinks', statement: sql`delete from share_links where coalesce(revoked_at, expires_at) <= ${logsBefore} returning 1` },
    { name: 'shareViews', statement: sql`delete from share_views where viewed_at <= ${logsBefore} returning 1` },
    {
      name: 'guestInvitations',
      statement: sql`delete from guest_invitations where coalesce(revoked_at, expires_at) <= ${logsBefore} returning 1`,
    },
    { name: 'guestSessions', expires: true, statement: sql`delete from guest_sessions where expires_at <= ${now} returning 1` },
    { name: 'staffCodes', expires: true, statement: sql`delete from staff_codes where expires_at <= ${now} returning 1` },
    {
      name: 'staffReadings',
      // What is approved later on, and was recorded so long ago, replaced the document that they have read.
      statement: sql`
        delete from staff_readings s using adopted_documents d, adopted_documents newer
        where d.organization_id = s.organization_id and d.template_id = s.template_id and d.evidence_id = s.evidence_id
          and newer.organization_id = d.organization_id and newer.template_id = d.template_id
          and (newer.approved_on, newer.recorded_at) > (d.approved_on, d.recorded_at) and newer.recorded_at <= ${logsBefore} returning 1`,
    },
    { name: 'planNotices', statement: sql`delete from plan_notices where sent_at <= ${logsBefore} returning 1` },
    { name: 'evidenceNotices', statement: sql`delete from evidence_notices where sent_at <= ${logsBefore} returning 1` },
    { name: 'incidentNotices', statement: sql`delete from incident_notices where sent_at <= ${logsBefore} returning 1` },
    { name: 'inboxEntries', expires: true, statement: sql`delete from inbox_entries where at <= ${logsBefore} returning 1` },
    { name: 'planDigests', statement: sql`delete from plan_digests where sent_at <= ${logsBefore} returning 1` },
    { name: 'notifications', statement: sql`delete from certificate_notifications where sent_at <= ${logsBefore} returning 1` },
    {
      name: 'unpaidOrders',
      statement: sql`delete from payments where paid_at is null and created_at <= ${logsBefore} returning 1`,
    },
    {
      // An invoice, its corrections and its payment go together, when the last of them may.
      name: 'invoices',
      statement: sql`
        delete from invoices i where i.sold_at < ${taxBefore} and not exists (
          select 1 from invoices j where j.organization_id = i.organization_id and j.payment_id = i.payment_id and j.sold_at >= ${taxBefore})
        returning 1`,
    },
    {
      name: 'payments',
      statement: sql`
        delete from payments p where paid_at < ${taxBefore} and coalesce(refunded_at, paid_at) < ${taxBefore}
          and not exists (select 1 from invoices i where i.organization_id = p.organization_id and i.payment_id = p.id)
        returning 1`,
    },
    {
      // What was ordered back, and what came in, go with the payment that they are about.
      name: 'refunds',
      statement: sql`
        delete from refunds r where owed_at < ${taxBefore}
          and not exists (select 1 from payments p where p.organization_id = r.organization_id and p.id = r.payment_id) returning 1`,
    },
    {
      name: 'transfers',
      statement: sql`
        delete from transfers t where created_at < ${taxBefore}
          and not exists (select 1 from payments p where p.organization_id = t.organization_id and p.id = t.payment_id) returning 1`,
    },
    { name: 'bankStatements', statement: sql`delete from bank_statements where uploaded_at <= ${logsBefore} returning 1` },
    // Until claims are barred, whoever they are of (Civil Code, art. 118).
    { name: 'complaints', statement: sql`delete from complaints where answered_at < ${claimsBefore} returning 1` },
    { name: 'revocationNotices', statement: sql`delete from revocation_notices where decided_at < ${claimsBefore} returning 1` },
    { name: 'deskTasks', statement: sql`delete from desk_tasks where closed_at <= ${logsBefore} returning 1` },
    {
      name: 'certificates',
      statement: sql`
        update certificates set organization_name = '', organization_nip = '', search_text = '', credential = '', compliance_score = 0,
          metadata = metadata - 'declaration', priority_until = null, anonymised_at = ${now}
        where issued_at <= ${certificatesBefore} and anonymised_at is null returning 1`,
    },
  ];
}
