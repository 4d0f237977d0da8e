import sql, { type Sql } from 'sql-template-tag';

/** What operators write for themselves, and who of them wrote it, is not the organisation's. */
const byOperator = sql`(l.action like 'operator.%' or coalesce(u.role = 'operator', false))`;
const unlessOperator = (column: Sql): Sql => sql`case when ${byOperator} then null else ${column} end`;
export const actColumns = sql`l.id, ${unlessOperator(sql`l.user_id`)} as user_id, l.organization_id, l.action, l.entity_type, l.entity_id,
  l.metadata - '{note,documents}'::text[] as metadata, ${unlessOperator(sql`l.ip_address`)} as ip_address,
  ${unlessOperator(sql`l.user_agent`)} as user_agent, l.created_at`;

/** What belongs to an organisation, by the name of the file it goes to. Secrets and hashes of them stay out. */
export function tablesOf(organizationId: string, userId: string): Readonly<Record<string, Sql>> {
  const own = sql`organization_id = ${organizationId}`;
  // Nobody but the people named in an incident learns of it, its owners no more than others.
  const named = sql`incident_id in (select p.incident_id from incident_people p
    join memberships m on m.organization_id = p.organization_id and m.id = p.membership_id
    where p.${own} and m.user_id = ${userId} and m.ended_at is null)`;
  return {
    members: sql`select user_id, role, since, ended_at, report_contact, report_allowed_at from memberships where ${own} order by since`,
    invitations: sql`select email, role, language, created_at, expires_at, closed_at, outcome from invitations where ${own} order by created_at`,
    organization: sql`select * from organizations where id = ${organizationId}`,
    exit: sql`select kind, requested_by, requested_at, ends_at, erase_at, extended_at from organization_exits where ${own}`,
    subscriptions: sql`select * from subscriptions where ${own} order by starts_at`,
    payments: sql`select * from payments where ${own} order by created_at`,
    refunds: sql`select id, payment_id, amount, reason, method, state, owed_at, given_at from refunds where ${own} order by owed_at`,
    transfers: sql`
      select id, payment_id, amount, currency, booked_on, valued_on, payer, title, bank_reference, payer_reference, state
      from transfers where ${own} order by booked_on`,
    invoices: sql`select * from invoices where ${own} order by sold_at, sequence`,
    assessments: sql`select * from assessments where ${own} order by created_at`,
    'revocation-notices': sql`
      select certificate_id, reason, grounds, announced_at, explain_until, explanation, explained_at, decided_at, outcome
      from revocation_notices where ${own} order by announced_at, id`,
    'terms-objections': sql`select edition, user_id, objected_at from terms_objections where ${own} order by edition`,
    'idle-notices': sql`select told_at from idle_notices where ${own} order by told_at`,
    'scope-checks': sql`select regime, scope, kept_by, kept_at, told_rules, told_at from scope_checks where ${own} order by kept_at, id`,
    'template-entries': sql`select template_id, filled, revision, changed_by, changed_at from template_fills where ${own} order by template_id`,
    'template-texts': sql`select template_id, language, section, title, body, template_version, revision, changed_by, changed_at from template_texts
      where ${own} order by template_id, language, section`,
    'adopted-documents': sql`select template_id, evidence_id, template_version, approved_on::text, approved_by, recorded_by, recorded_at
      from adopted_documents where ${own} order by recorded_at, template_id`,
    'document-readings': sql`select a.template_id, a.evidence_id, m.user_id, a.read_at from document_readings a
      join memberships m on m.organization_id = a.organization_id and m.id = a.membership_id where a.${own} order by a.read_at`,
    'audit-preparation': sql`select auditor, kind, checks, revision, changed_by, changed_at from audit_preparations where ${own}`,
    'law-notices': sql`select change_id, told_at from law_notices where ${own} order by told_at, change_id`,
    'duty-proofs': sql`select id, duty, done_on::text, reference, evidence_id, recorded_by, recorded_at from duty_proofs
      where ${own} order by recorded_at, id`,
    'duty-owners': sql`select a.duty, m.user_id from duty_owners a
      join memberships m on m.organization_id = a.organization_id and m.id = a.membership_id where a.${own} order by a.duty`,
    'board-people': sql`select p.id, p.name, p.role_title, p.kind, p.since::text, p.until::text, p.added_at,
        (select m.user_id from memberships m where m.organization_id = p.organization_id and m.id = p.membership_id) as user_id
      from board_people p where p.${own} order by p.added_at, p.id`,
    'board-trainings': sql`select id, person_id, name, role_title, done_on::text, way, trainer, agenda, correct, asked, edition, evidence_id,
        recorded_by, recorded_at, language, record_hash, sha256
      from board_trainings where ${own} order by recorded_at, id`,
    'board-resolutions': sql`select id, kind, form, language, content, state_hash, sha256, made_by, made_at, number, adopted_on::text, votes,
        documents, evidence_id, adopted_by, adopted_at
      from board_resolutions where ${own} order by made_at, id`,
    'register-entry': sql`select own, version, saved_by, saved_at, listed, listed_at from register_entries where ${own}`,
    'register-changes': sql`select id, datum, before, after, changed_on::text, source, noticed_at, reverted_on::text from register_changes
      where ${own} order by changed_on, noticed_at, id`,
    answers: sql`select * from answers where ${own} order by assessment_id, answered_at`,
    'answer-sheets': sql`select assessment_id, user_id, read, created_at from answer_imports where ${own} order by created_at, id`,
    'share-links': sql`select id, assessment_id, edition, label, sections, report, comments, question_ids, created_by, created_at, expires_at, revoked_at
      from share_links where ${own} order by created_at, id`,
    'share-views': sql`select share_link_id, what, browser, system, viewed_at from share_views where ${own} order by viewed_at, id`,
    'question-assignments': sql`select a.question_id, m.user_id, a.assigned_at from question_assignments a
      join memberships m on m.organization_id = a.organization_id and m.id = a.membership_id
      where a.${own} order by a.question_id`,
    guests: sql`select id, assessment_id, question_ids, email, name, note, language, invited_by, created_at, expires_at, sent_at, revoked_at,
        last_used_at, finished_at
      from guest_invitations where ${own} order by created_at, id`,
    'guest-sessions': sql`select invitation_id, started_at, expires_at from guest_sessions where ${own} order by started_at`,
    'sender-domains': sql`select name, selector, public_key, outcome, checked_at, seen_at, made_by, made_at from mail_domains where ${own}`,
    'staff-links': sql`select template_id, evidence_id, domains, made_by, made_at, expires_at, revoked_at from staff_links where ${own}
      order by made_at, template_id`,
    'staff-codes': sql`select template_id, evidence_id, email, name, expires_at from staff_codes where ${own} order by expires_at, email`,
    'staff-readings': sql`select id, template_id, evidence_id, email, name, read_at from staff_readings where ${own} order by read_at, id`,
    discussions: sql`select question_id, resolved_by, resolved_at from discussion_threads where ${own} order by question_id`,
    'discussion-messages': sql`select id, question_id, author_id, text, created_at, edited_at, removed_by, removed_at from discussion_messages
      where ${own} order by question_id, created_at, id`,
    'discussion-mentions': sql`select message_id, user_id, at, read_at from discussion_mentions where ${own} order by at, message_id, user_id`,
    'discussion-mails': sql`select question_id, user_id, sent_at from discussion_notices where ${own} order by sent_at, question_id, user_id`,
    'action-plan': sql`select question_id, state, state_at, reason, owner_name, due_on::text, notes, version, updated_at
      from action_items where ${own} order by question_id`,
    'own-actions': sql`select id, text, state, owner_name, due_on::text, version, added_at, updated_by, updated_at
      from own_actions where ${own} order by added_at, id`,
    'incident-lessons': sql`select incident_id, id, text, written_by, written_at, action_id, planned_at from incident_lessons
      where ${own} and ${named} order by incident_id, written_at, id`,
    incidents: sql`select id, drill, title, facts, firm, significance, version, opened_by, opened_at, closed_at, lessons
      from (select i.*, i.id as incident_id from incidents i) i where ${own} and ${named} order by opened_at, id`,
    'incident-people': sql`select a.incident_id, m.user_id, a.added_at from incident_people a
      join memberships m on m.organization_id = a.organization_id and m.id = a.membership_id
      where a.${own} and a.${named} order by a.added_at, m.user_id`,
    'incident-notifications': sql`select incident_id, clock, content, saved_by, saved_at, sent_at, sent_by, receipt from incident_notifications
      where ${own} and ${named} order by incident_id, saved_at, clock`,
    'incident-contradictions': sql`select incident_id, question_id, marked_by, marked_at, explanation, explained_by, explained_at
      from incident_contradictions where ${own} and ${named} order by incident_id, marked_at, question_id`,
    'incident-receipts': sql`select incident_id, clock, id, name, media_type, bytes, sha256, scanned, added_by, added_at from incident_receipts
      where ${own} and ${named} order by incident_id, added_at, id`,
    'incident-log': sql`select incident_id, sequence, at, user_id, kind, entry, previous_hash, hash from incident_log
      where ${own} and ${named} order by incident_id, sequence`,
    'incident-reminders': sql`select incident_id, clock, user_id, kind, due_at, sent_at from incident_notices
      where ${own} and ${named} order by sent_at, clock, user_id`,
    'ai-systems': sql`select id, name, version, supplier, purpose, persons, facts, created_at, changed_by, changed_at,
        (select m.user_id from memberships m where m.organization_id = s.organization_id and m.id = s.membership_id) as owner
      from ai_systems s where ${own} order by created_at, id`,
    'ai-system-duties': sql`select system_id, duty, done_on::text, proof, evidence_id, proved_by, proved_at from ai_system_duties
      where ${own} order by system_id, duty`,
    'customer-questionnaires': sql`select id, customer, name, file_type, language, bytes, sha256, scanned, rows, unread, added_by, added_at
      from customer_questionnaires where ${own} order by added_at, id`,
    'customer-questionnaire-answers': sql`select questionnaire_id, row, asked, decision, written, comment, question_id, answer, decided_by,
        decided_at
      from customer_questionnaire_answers where ${own} order by questionnaire_id, row`,
    'observed-domains': sql`select id, name, code, code_made_at, outcome, added_by, added_at, confirmed_at, tried_at from observed_domains
      where ${own} order by added_at, id`,
    observations: sql`select domain_id, check_name, reason, raw, sha256, collector, observed_at, since, explanation, explained_by, explained_at
      from observations where ${own} order by domain_id, check_name`,
    'reported-facts': sql`select id, kind, source, taken_on::text, counts, columns, sha256, rules, collector, reported_by, key_name, reported_at
      from reported_facts where ${own} order by kind, taken_on, id`,
    'fact-explanations': sql`select check_name, reason, explanation, explained_by, explained_at from fact_explanations
      where ${own} order by check_name`,
    'ai-system-sheets': sql`select system_id, kind, content, version, saved_by, saved_at from ai_system_sheets
      where ${own} order by system_id, kind`,
    'ai-impact-assessments': sql`select system_id, id, content, basis, person, done_on::text, finished_by, finished_at
      from ai_impact_assessments where ${own} order by system_id, finished_at, id`,
    'ai-literacy-measures': sql`select id, kind, topic, audience, people, all_systems, held_on::text, next_on::text, proof, evidence_id, version,
        recorded_by, recorded_at, (select jsonb_agg(s.system_id) from ai_literacy_systems s
          where s.organization_id = l.organization_id and s.measure_id = l.id) as systems
      from ai_literacy_measures l where ${own} order by held_on, id`,
    'ai-deployer-checks': sql`select system_id, point, answer, note, version, answered_by, answered_at from ai_deployer_checks
      where ${own} order by system_id, point`,
    evidence: sql`select id, kind, name, url, media_type, bytes, sha256, scanned, valid_until::text, added_by, added_at, reported_at
      from evidence where ${own} order by added_at, id`,
    'evidence-places': sql`select evidence_id, assessment_id, question_id, attached_by, attached_at from evidence_uses
      where ${own} order by attached_at, evidence_id, question_id`,
    'evidence-uploads': sql`select name, bytes, received, created_at from evidence_uploads where ${own} order by created_at, id`,
    'evidence-reminders': sql`select evidence_id, user_id, kind, valid_until::text, sent_at from evidence_notices
      where ${own} order by sent_at, evidence_id`,
    'plan-reminders': sql`select question_id, user_id, kind, due_on::text, sent_at from plan_notices where ${own} order by sent_at`,
    'plan-summaries': sql`select user_id, month, sent_at from plan_digests where ${own} order by sent_at`,
    'plan-calendars': sql`select user_id, created_at from plan_calendars where ${own} order by created_at`,
    'mail-choices': sql`select user_id, kind, refused_at from mail_refusals where ${own} order by refused_at, user_id, kind`,
    'dashboard-visits': sql`select user_id, seen_at, before_at from cockpit_visits where ${own} order by seen_at`,
    suppliers: sql`select nip, label, note, registered_name, name_read_at, added_by, added_at from supplier_watches where ${own} order by nip`,
    'api-keys': sql`select id, name, prefix, scopes, made_by, made_at, last_used_at, revoked_at from api_keys where ${own} order by made_at`,
    webhooks: sql`select id, url, events, state, state_at, made_by, made_at from webhooks where ${own} order by made_at, id`,
    'webhook-messages': sql`select webhook_id, event, data::json, state, tries, created_at, tried_at, failure, status from webhook_messages
      where ${own} order by created_at, id`,
    'supplier-news': sql`select e.nip, e.certificate_number, e.kind, e.happened_at, n.told_on::text from supplier_news n
      join supplier_events e on e.id = n.event_id where n.organization_id = ${organizationId} order by e.happened_at, e.certificate_number, e.kind`,
    'supplier-requests': sql`select nip, email, language, words, asked_by, asked_at, sent_at, stopped_at from supplier_requests
      where ${own} order by asked_at, nip`,
    'supplier-settings': sql`select shows_watching, changed_at from supplier_settings where ${own}`,
    reports: sql`select * from reports where ${own} order by created_at`,
    branding: sql`select accent, encode(logo, 'base64') as logo_png_base64, updated_at, consultant_organization_id, consultant_chosen_by,
        consultant_chosen_at
      from brandings where ${own}`,
    'monthly-reports': sql`select month, sent_at from monthly_reports where ${own} order by month`,
    certificates: sql`select * from certificates where ${own} order by issued_at`,
    confirmations: sql`select * from company_confirmations where ${own} order by confirmed_at`,
    'nip-disputes': sql`select nip, opened_at, decide_by, closed_at, outcome from nip_disputes where ${own} order by opened_at`,
    declarations: sql`select id, created_at, expires_at, closed_at from declarations where ${own} order by created_at`,
    'signed-files': sql`select file_sha256, certificate_sha256, verdict, judged_at from signed_files where ${own} order by judged_at`,
    'website-codes': sql`select host, code, created_at, expires_at, checked_at, outcome, closed_at from website_proofs where ${own} order by created_at`,
    'register-reading': sql`select read_at, company from register_readings where ${own}`,
    'company-notices': sql`select sent_to, created_at, objected_at from company_notices where ${own} order by created_at`,
    'certificate-requests': sql`select * from issue_requests where ${own} order by requested_at`,
    'security-log': sql`select ${actColumns} from audit_logs l left join users u on u.id = l.user_id where l.${own} order by l.id`,
  };
}
