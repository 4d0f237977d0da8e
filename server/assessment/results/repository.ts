import sql from 'sql-template-tag';
import type { Obstacle } from '#core/assessment/questionnaire/obstacles.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Regime } from '#core/platform/regimes.ts';
import type { DeclaredScope } from '#core/assessment/scope/declared.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newestCheck } from '#server/assessment/scope/checks.ts';
import { judgedModel } from './joins.ts';

export type AssessmentRow = Readonly<{
  id: string;
  organizationId: string;
  regime: Regime;
  status: 'draft' | 'in_progress' | 'completed' | 'certified';
  currentSection: number;
  completionPercentage: number;
  complianceScore: number | null;
  scorePoints: number | null;
  scoreMaximum: number | null;
  answeredCount: number;
  /** What keeps it from a certificate; empty until it is finished, and once one was issued. */
  obstacles: readonly Obstacle[];
  revision: number;
  /** Counts how often it was finished or is being finished. */
  edition: number;
  firstCompletedAt: Date | null;
  catalogueVersion: string;
  scope: DeclaredScope | null;
  /** Checks that were attached before, the oldest first. */
  formerScopes: readonly DeclaredScope[];
  /** The check that counts for the organisation, which may be newer than the attached one. */
  newestScope: DeclaredScope | null;
  /** Answers by their questions, of a finished one without a certificate. */
  finalAnswers: Readonly<Record<string, AnswerValue>> | null;
  certificateId: string | null;
  startedAt: Date | null;
  completedAt: Date | null;
  certifiedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}>;

/** Of `assessments a`, without its certificate. */
export const columns = sql`
  a.id, a.organization_id, a.type as regime, a.status, a.current_section, a.completion_percentage, a.compliance_score,
  a.score_points, a.score_maximum, a.answered_count, a.revision, a.obstacles, a.catalogue_version, a.scope, a.former_scopes, a.started_at, a.completed_at,
  a.edition, a.first_completed_at, a.certified_at, a.created_at, a.updated_at, ${newestCheck(sql`a.organization_id`, sql`a.type`)} as newest_scope,
  case when a.status = 'completed' then (
    select jsonb_object_agg(n.question_id, n.answer) from answers n where n.organization_id = a.organization_id and n.assessment_id = a.id
  ) end as final_answers`;

const withCertificate = sql`
  select ${columns}, certificate_of_assessment(a.organization_id, a.id) as certificate_id from assessments a`;

export function assessmentsOf(db: Db, organizationId: string): Promise<AssessmentRow[]> {
  return db.rows<AssessmentRow>(sql`
    ${withCertificate} where a.organization_id = ${organizationId} order by a.created_at desc, a.id`);
}

/** The newest assessment of a regime that is not locked, else the newest locked one. */
export async function currentOf(db: Db, organizationId: string, regime: Regime): Promise<AssessmentRow | null> {
  const [row] = await db.rows<AssessmentRow>(sql`
    ${withCertificate} where a.organization_id = ${organizationId} and a.type = ${regime}
    order by (a.status in ('draft', 'in_progress')) desc, a.created_at desc limit 1`);
  return row ?? null;
}

export async function assessmentById(db: Db, organizationId: string, id: string): Promise<AssessmentRow | null> {
  const [row] = await db.rows<AssessmentRow>(sql`
    ${withCertificate} where a.organization_id = ${organizationId} and a.id = ${id}`);
  return row ?? null;
}

/** Locks the assessment until the transaction ends, so that changes of it happen one after another. */
export async function lockAssessment(db: Db, organizationId: string, id: string): Promise<AssessmentRow | null> {
  const [row] = await db.rows<AssessmentRow>(sql`
    select ${columns}, null as certificate_id from assessments a
    where a.organization_id = ${organizationId} and a.id = ${id} for no key update`);
  return row ?? null;
}

/** Locks the organisation, so that only one assessment or certificate of it is made at a time. */
export async function assessmentsInPeriod(db: Db, organizationId: string, periodId: string): Promise<number> {
  const [row] = await db.rows<{ count: number }>(sql`
    select count(*) from assessments where organization_id = ${organizationId} and subscription_id = ${periodId}`);
  return row?.count ?? 0;
}

/** Begins an assessment with the scope check that counts, if there is one. */
export async function insertAssessment(
  db: Db,
  draft: { id: string; organizationId: string; regime: Regime; catalogueVersion: string; periodId: string; at: Date },
): Promise<void> {
  const { id, organizationId, regime, catalogueVersion, periodId, at } = draft;
  await db.rows(sql`
    insert into assessments (organization_id, id, type, status, catalogue_version, subscription_id, scope, created_at, updated_at)
    values (${organizationId}, ${id}, ${regime}, 'draft', ${catalogueVersion}, ${periodId},
      ${newestCheck(sql`${organizationId}`, sql`${regime}`)}, ${at}, ${at})`);
}

export async function markStarted(
  db: Db,
  start: { organizationId: string; id: string; answered: number; completionPercentage: number; at: Date },
): Promise<void> {
  await db.rows(sql`
    update assessments set status = 'in_progress', started_at = ${start.at}, answered_count = ${start.answered},
      completion_percentage = ${start.completionPercentage}, revision = revision + 1
    where organization_id = ${start.organizationId} and id = ${start.id}`);
}

/** Stores the declared scope, and the one before it among the former ones; a report that is being made meanwhile is made anew. */
export async function saveDeclaredScope(
  db: Db,
  declared: { organizationId: string; id: string; scope: DeclaredScope; former: readonly DeclaredScope[]; at: Date },
): Promise<void> {
  await db.rows(sql`
    update assessments set scope = ${JSON.stringify(declared.scope)}::jsonb, former_scopes = ${JSON.stringify(declared.former)}::jsonb, revision = revision + 1, updated_at = ${declared.at}
    where organization_id = ${declared.organizationId} and id = ${declared.id}`);
}

export async function complete(
  db: Db,
  completion: {
    organizationId: string;
    id: string;
    edition: number;
    points: number;
    maximum: number;
    percent: number | null;
    /** The catalogue that the answers were read by: the one of today, also where the assessment began with an earlier one. */
    catalogueVersion: string;
    obstacles: readonly Obstacle[];
    model: unknown;
    subject: unknown;
    branding: unknown;
    at: Date;
  },
): Promise<void> {
  const { organizationId, id, edition, points, maximum, percent, catalogueVersion, obstacles, model, subject, branding, at } = completion;
  await db.rows(sql`
    update assessments set status = 'completed', completed_at = ${at}, first_completed_at = coalesce(first_completed_at, ${at}), updated_at = ${at}, compliance_score = ${percent},
      obstacles = ${JSON.stringify(obstacles)}::jsonb, score_points = ${points}, score_maximum = ${maximum}, completion_percentage = 100, catalogue_version = ${catalogueVersion},
      revision = revision + 1
    where organization_id = ${organizationId} and id = ${id}`);
  await db.rows(sql`
    insert into reports (organization_id, assessment_id, edition, model, subject, branding, created_at)
    values (${organizationId}, ${id}, ${edition}, ${JSON.stringify(model)}::jsonb, ${JSON.stringify(subject)}::jsonb,
      ${branding ? JSON.stringify(branding) : null}::jsonb, ${at})`);
}

export async function markCertified(db: Db, organizationId: string, id: string, at: Date): Promise<void> {
  await db.rows(sql`
    update assessments set status = 'certified', certified_at = ${at}, updated_at = ${at}, revision = revision + 1
    where organization_id = ${organizationId} and id = ${id}`);
}

/** Opens a finished assessment again as its next edition; everything is answered still. */
export async function reopen(db: Db, { organizationId, id, at }: { organizationId: string; id: string; at: Date }): Promise<void> {
  await db.rows(sql`
    update assessments set status = 'in_progress', completed_at = null, compliance_score = null, obstacles = '[]', score_points = null,
      score_maximum = null, edition = edition + 1, revision = revision + 1, updated_at = ${at}
    where organization_id = ${organizationId} and id = ${id}`);
}

/** The report of one edition of an assessment; beside it the scope check that counts today, where it is what a certificate would be issued from. */
export async function reportOf<Frozen>(
  db: Db,
  { organizationId, id, edition }: { organizationId: string; id: string; edition: number },
): Promise<(Frozen & Readonly<{ isUncertified: boolean; newestScope: DeclaredScope | null }>) | null> {
  const [row] = await db.rows<Frozen & { isUncertified: boolean; newestScope: DeclaredScope | null }>(sql`
    select ${judgedModel}, r.subject, r.branding, r.edition = a.edition and a.status = 'completed' as is_uncertified,
      ${newestCheck(sql`a.organization_id`, sql`a.type`)} as newest_scope from reports r
    join assessments a on a.organization_id = r.organization_id and a.id = r.assessment_id
    where r.organization_id = ${organizationId} and r.assessment_id = ${id} and r.edition = ${edition}`);
  return row ?? null;
}

export type ReportRow = Readonly<{ edition: number; points: number; maximum: number; threshold: number; createdAt: Date }>;

/** The reports of an assessment, the newest first. */
export function reportsOf(db: Db, organizationId: string, assessmentId: string): Promise<ReportRow[]> {
  return db.rows<ReportRow>(sql`
    select edition, (model #>> '{score,points}')::int as points, (model #>> '{score,maximum}')::int as maximum,
      (model ->> 'thresholdPercent')::int as threshold, created_at
    from reports where organization_id = ${organizationId} and assessment_id = ${assessmentId} order by edition desc`);
}

type Answers = readonly Readonly<{ questionId: string; answer: AnswerValue }>[];

/** What the newest reports of assessments answer, by the assessment; those without a report are left out. */
export async function newestAnswers(
  db: Db,
  assessments: readonly Readonly<{ organizationId: string; assessmentId: string }>[],
): Promise<Map<string, Answers>> {
  const rows = await db.rows<{ assessmentId: string; items: Answers }>(sql`
    select distinct on (r.organization_id, r.assessment_id) r.assessment_id, r.model -> 'items' as items
    from unnest(${assessments.map(({ organizationId }) => organizationId)}::uuid[], ${assessments.map(({ assessmentId }) => assessmentId)}::uuid[])
      as a (organization_id, assessment_id)
    join reports r on r.organization_id = a.organization_id and r.assessment_id = a.assessment_id
    order by r.organization_id, r.assessment_id, r.edition desc`);
  return new Map(rows.map(({ assessmentId, items }) => [assessmentId, items]));
}

/** Something that its report states has changed. */
export async function bump(db: Db, organizationId: string, id: string, at: Date): Promise<void> {
  await db.rows(sql`
    update assessments set revision = revision + 1, updated_at = ${at} where organization_id = ${organizationId} and id = ${id}`);
}
