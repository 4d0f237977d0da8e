import sql, { type Sql } from 'sql-template-tag';
import type { Origin } from './principal.ts';
import type { Db } from '#server/platform/db/db.ts';

/** Everything the log can say, each with the kind of thing that it states it about. */
export const auditActions = {
  'access.declined': 'access_request',
  'access.granted': 'access_request',
  'access.requested': 'access_request',
  'access.resent': 'access_request',
  'access.withdrawn': 'access_request',
  'action_item.changed': 'action_item',
  'plan_calendar.made': 'plan_calendar',
  'plan_calendar.removed': 'plan_calendar',
  'audit.prepared': 'organization',
  'audit.binder_exported': 'organization',
  'ai_check.answered': 'ai_system',
  'ai_duty.met': 'ai_system',
  'ai_duty.reopened': 'ai_system',
  'ai_impact.finished': 'ai_system',
  'ai_impact.withdrawn': 'ai_system',
  'ai_literacy.changed': 'ai_literacy',
  'ai_literacy.recorded': 'ai_literacy',
  'ai_literacy.removed': 'ai_literacy',
  'ai_system.added': 'ai_system',
  'ai_system.changed': 'ai_system',
  'ai_system.removed': 'ai_system',
  'ai_systems.imported': 'organization',
  'api_key.ended': 'api_key',
  'api_key.made': 'api_key',
  'accountant.document_read': 'invoice',
  'accountant.month_exported': 'invoices',
  'answer.copied': 'answer',
  'answer.saved': 'answer',
  'answers.imported': 'assessment',
  'assessment.completed': 'assessment',
  'assessment.reopened': 'assessment',
  'assessment.scope_declared': 'assessment',
  'scope.declared': 'organization',
  'assessment.started': 'assessment',
  'certificate.issued': 'certificate',
  'certificate.requested': 'assessment',
  'certificate.explained': 'certificate',
  'certificate.revocation_announced': 'certificate',
  'certificate.revocation_dropped': 'certificate',
  'certificate.revoked': 'certificate',
  'complaint.answered': 'complaint',
  'complaint.received': 'complaint',
  'company.claim_contested': 'organization',
  'company.code_refused': 'organization',
  'company.code_requested': 'organization',
  'company.confirmed': 'organization',
  'company.dispute_closed': 'organization',
  'company.dispute_opened': 'organization',
  'company.nip_lost': 'organization',
  'company.signature_judged': 'organization',
  'company.website_checked': 'organization',
  'customer_questionnaire.added': 'customer_questionnaire',
  'customer_questionnaire.removed': 'customer_questionnaire',
  'demo.seeded': 'demo',
  'discussion.message_removed': 'discussion',
  'discussion.reopened': 'discussion',
  'discussion.resolved': 'discussion',
  'guest.code_refused': 'guest_invitation',
  'guest.entered': 'guest_invitation',
  'guest.finished': 'guest_invitation',
  'guest.invited': 'guest_invitation',
  'guest.resent': 'guest_invitation',
  'guest.revoked': 'guest_invitation',
  'mail_domain.chosen': 'organization',
  'mail_domain.removed': 'organization',
  'domain.added': 'observed_domain',
  'domain.confirmed': 'observed_domain',
  'domain.removed': 'observed_domain',
  'observation.explained': 'observed_domain',
  'fact.explained': 'reported_fact',
  'fact.removed': 'reported_fact',
  'fact.reported': 'reported_fact',
  'template.adopted': 'evidence',
  'template.edited': 'organization',
  'template.filled': 'organization',
  'template.published': 'evidence',
  'template.restored': 'organization',
  'template.staff_code_refused': 'evidence',
  'template.staff_read': 'evidence',
  'template.staff_removed': 'evidence',
  'template.unpublished': 'evidence',
  'template.withdrawn': 'evidence',
  'duty.assigned': 'organization',
  'duty.proof_removed': 'duty_proof',
  'duty.proved': 'duty_proof',
  'board.person_added': 'board_person',
  'board.person_removed': 'board_person',
  'board.resolution_adopted': 'board_resolution',
  'board.resolution_drafted': 'board_resolution',
  'board.resolution_removed': 'board_resolution',
  'board.training_recorded': 'board_training',
  'board.training_withdrawn': 'board_training',
  'register_entry.changed': 'organization',
  'own_action.added': 'own_action',
  'own_action.changed': 'own_action',
  'own_action.deleted': 'own_action',
  'evidence.added': 'evidence',
  'evidence.attached': 'evidence',
  'evidence.changed': 'evidence',
  'evidence.detached': 'evidence',
  'evidence.exported': 'organization',
  'evidence.refused': 'evidence',
  'evidence.removed': 'evidence',
  'member.invitation_withdrawn': 'invitation',
  'member.invited': 'invitation',
  'member.joined': 'user',
  'member.naming_asked': 'user',
  'member.naming_decided': 'user',
  'member.left': 'user',
  'member.removed': 'user',
  'member.role_changed': 'user',
  'operator.accountant_invited': 'user',
  'operator.accountant_removed': 'user',
  'operator.added': 'user',
  'operator.all_sessions_ended': 'sessions',
  'operator.buyer_corrected': 'invoice',
  'operator.confirmation_proposed': 'organization',
  'operator.consultant': 'organization',
  'operator.extended': 'subscription',
  'operator.invoices_exported': 'invoices',
  'operator.issued_offline': 'invoice',
  'operator.job_repeated': 'job',
  'operator.ksef_entered': 'invoice',
  'operator.ksef_requested': 'ksef',
  'operator.ksef_resumed': 'ksef',
  'operator.ksef_stopped': 'ksef',
  'operator.letter_printed': 'organization',
  'operator.outage_ended': 'outage',
  'operator.outage_entered': 'outage',
  'operator.rate_entered': 'invoice',
  'operator.refund': 'payment',
  'operator.removed': 'user',
  'operator.sessions_ended': 'organization',
  'operator.statement_booked': 'statement',
  'operator.task_decided': 'task',
  'operator.tax_reviewed': 'invoice',
  'operator.transfer_booked': 'order',
  'organization.accent_changed': 'organization',
  'organization.changed': 'organization',
  'organization.consultant_look_changed': 'organization',
  'organization.deleted': 'organization',
  'organization.exit_begun': 'organization',
  'organization.exit_cancelled': 'organization',
  'organization.exit_moved': 'organization',
  'organization.logo_changed': 'organization',
  'organization.logo_removed': 'organization',
  'organization.named': 'organization',
  'organization.score_consent': 'organization',
  'organization.second_factor_demanded': 'organization',
  'organization.second_factor_released': 'organization',
  'organization.terms_objected': 'organization',
  'payment.ordered': 'payment',
  'payment.paid': 'payment',
  'payment.reduced': 'payment',
  'payment.refunded': 'payment',
  'payment.withdrawn': 'payment',
  'questions.assigned': 'user',
  'supplier.asked': 'suppliers',
  'supplier.changed': 'supplier',
  'supplier.removed': 'suppliers',
  'supplier.visibility': 'suppliers',
  'supplier.watched': 'suppliers',
  'share_link.made': 'share_link',
  'share_link.revoked': 'share_link',
  'user.data_exported': 'user',
  'user.deleted': 'user',
  'user.email_corrected': 'user',
  'user.email_verified': 'user',
  'user.name_changed': 'user',
  'user.other_sessions_ended': 'user',
  'user.passkey_added': 'user',
  'user.passkey_removed': 'user',
  'user.password_changed': 'user',
  'user.password_reset': 'user',
  'user.proof_refused': 'user',
  'user.proved': 'user',
  'user.recovery_codes_made': 'user',
  'user.registered': 'user',
  'user.second_factor_refused': 'user',
  'user.session_ended': 'user',
  'user.sign_in_refused': 'user',
  'user.signed_in': 'user',
  'user.signed_out': 'user',
  'webhook.changed': 'webhook',
  'webhook.ended': 'webhook',
  'webhook.made': 'webhook',
  'webhook.secret_renewed': 'webhook',
  'webhook.stopped': 'webhook',
  'user.totp_added': 'user',
  'user.enrolment_opened': 'user',
  'user.totp_removed': 'user',
} as const;
export type AuditAction = keyof typeof auditActions;

/** Somebody who acts without being a signed-in caller: a visitor with a token, the payment provider, a server command. */
export type Actor = Readonly<{ userId: string | null; organizationId: string | null; origin: Origin }>;

type SignedIn = Readonly<{ account: Readonly<{ userId: string; organization: Readonly<{ id: string }> | null }>; origin: Origin }>;

/** What was done to what. `organizationId` is given where it is not the actor's own. */
export type Act = Readonly<{
  action: AuditAction;
  id: string;
  organizationId?: string | null;
  metadata?: Readonly<Record<string, unknown>>;
}>;

type Clock = Readonly<{ now: () => Date }>;

const auditColumns = sql`user_id, organization_id, action, entity_type, entity_id, metadata, ip_address, user_agent, created_at`;

/** One row of the log. */
export type Recorded = Readonly<{
  user_id: string | null;
  organization_id: string | null;
  action: AuditAction;
  entity_type: string;
  entity_id: string;
  metadata: Readonly<Record<string, unknown>>;
  ip_address: string;
  user_agent: string;
  created_at: Date;
}>;

/** What is recorded of an act. */
export function recorded({ now }: Clock, by: Actor | SignedIn, act: Act): Recorded {
  const { userId, organizationId: own } =
    'account' in by ? { userId: by.account.userId, organizationId: by.account.organization?.id ?? null } : by;
  const { action, id, organizationId = own, metadata = {} } = act;
  return {
    user_id: userId,
    organization_id: organizationId,
    action,
    entity_type: auditActions[action],
    entity_id: id,
    metadata,
    ip_address: by.origin.ipAddress,
    user_agent: by.origin.userAgent,
    created_at: now(),
  };
}

/**
 * A statement part that records acts, each once for each row of `source` that is `of` it, with `more` of the row joined to what is
 * recorded: for statements that make the changes themselves. Left out, every row is of the one act.
 */
export function auditInsert(
  acts: readonly Recorded[],
  { source, more, of = sql`true` }: Readonly<{ source: Sql; more: Sql; of?: Sql }>,
): Sql {
  return sql`insert into audit_logs (${auditColumns})
    select v.user_id, v.organization_id, v.action, v.entity_type, v.entity_id, v.metadata || ${more}, v.ip_address, v.user_agent,
      v.created_at
    from jsonb_to_recordset(${JSON.stringify(acts)}::jsonb) as v (user_id uuid, organization_id uuid, action text, entity_type text,
      entity_id text, metadata jsonb, ip_address text, user_agent text, created_at timestamptz) join ${source} on ${of}`;
}

/** Records an act in the transaction that does it. */
export async function record(clock: Clock, db: Db, by: Actor | SignedIn, act: Act): Promise<void> {
  const row = recorded(clock, by, act);
  await db.rows(sql`insert into audit_logs (${auditColumns}) values (${row.user_id}, ${row.organization_id}, ${row.action},
    ${row.entity_type}, ${row.entity_id}, ${JSON.stringify(row.metadata)}::jsonb, ${row.ip_address}, ${row.user_agent}, ${row.created_at})`);
}
