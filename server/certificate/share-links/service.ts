import type { RouteCall } from '#contract/routes.ts';
import type { ShareLink } from '#contract/certificate/share-links.ts';
import { openSharesAtMost, shareExpiry, shareState } from '#core/certificate/share-links.ts';
import { record, type Actor } from '#server/platform/security/audit.ts';
import type { Principal, Member } from '#server/platform/security/principal.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { notFound, AppError } from '#server/platform/errors/app-error.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';
import * as rows from './rows.ts';
import { existing, editionsOf, frozenEdition, type Edition } from '#server/assessment/public.ts';
import { lockOrganization, requirePeriod } from '#server/account/public.ts';

const [linksShown, viewsShown] = [200, 100];

function viewOf(share: rows.ListedShare, editions: readonly Edition[], now: Date): ShareLink[] {
  const shown = editions.find((one) => one.assessmentId === share.assessmentId && one.edition === share.edition);
  if (!shown) return [];
  const { regime, completedAt } = shown;
  const view = {
    id: share.id,
    assessmentId: share.assessmentId,
    regime,
    completedAt: completedAt.toISOString(),
    label: share.label,
    sections: share.sections,
    report: share.report,
    comments: share.comments,
    answers: share.questionIds.length,
    state: shareState(share, now),
    createdAt: share.createdAt.toISOString(),
    createdBy: share.creator,
    expiresAt: share.expiresAt.toISOString(),
    revokedAt: share.revokedAt?.toISOString() ?? null,
    outdated: editions.find((one) => one.regime === regime) !== shown,
    views: share.views,
    lastViewedAt: share.lastViewedAt?.toISOString() ?? null,
  };
  return [view];
}

export async function listShareLinks(deps: Deps, { organization }: Member): Promise<ShareLink[]> {
  const editions = await editionsOf(deps.db, organization.id);
  const shares = await rows.sharesOf(deps.db, organization.id, linksShown);
  return shares.flatMap((share) => viewOf(share, editions, deps.now()));
}

type CallInput = NonNullable<RouteCall<'POST /api/share-links'>['body']>;

/** The questions that are to be shown, each once, in the order of the result; one that it does not hold is refused. */
function chosenQuestions(requested: readonly string[], held: readonly string[]): string[] {
  const wanted = new Set(requested);
  const chosen = held.filter((id) => wanted.has(id));
  if (chosen.length !== wanted.size) throw new AppError(400, 'invalid_input', { fields: { questionIds: 'invalid' } });
  return chosen;
}

/** Makes an address for the newest edition of a finished assessment, under a paid period that covers its regime. The secret is shown once. */
export async function makeShareLink(deps: Deps, caller: Principal<'editor'>, input: CallInput): Promise<ShareLink & { address: string }> {
  const { account } = caller;
  const organizationId = account.organization.id;
  const assessment = await existing(deps.db, organizationId, input.assessmentId);
  requirePeriod(account, assessment.regime);
  const { edition } = assessment;
  const frozen = assessment.completedAt && (await frozenEdition(deps.db, { organizationId, id: assessment.id, edition }));
  if (!frozen) throw new AppError(409, 'assessment_not_completed');
  const questionIds = chosenQuestions(
    input.questionIds,
    frozen.model.items.map(({ questionId }) => questionId),
  );
  const [token, createdAt] = [newSecret(), deps.now()];
  const share = {
    organizationId,
    id: deps.newId(),
    assessmentId: assessment.id,
    edition,
    label: input.label,
    sections: input.sections,
    report: input.report,
    comments: input.comments && questionIds.length > 0,
    questionIds,
    createdAt,
    expiresAt: shareExpiry(createdAt, input.days),
    revokedAt: null,
  };
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await rows.openShares(tx, organizationId, createdAt)) >= openSharesAtMost) throw new AppError(409, 'share_links_exhausted');
    await rows.insertShare(tx, { ...share, tokenHash: hashOfSecret(token), createdBy: account.userId });
    const metadata = {
      assessmentId: assessment.id,
      days: input.days,
      sections: input.sections,
      report: input.report,
      answers: questionIds.length,
    };
    await record(deps, tx, caller, { action: 'share_link.made', id: share.id, metadata });
  });
  const listed = { ...share, creator: `${account.firstName} ${account.lastName}`.trim(), views: 0, lastViewedAt: null };
  const [view] = viewOf(listed, await editionsOf(deps.db, organizationId), createdAt);
  if (!view) throw notFound();
  return { ...view, address: `${deps.config.publicUrl}/u/${token}` };
}

/** Ends an address at once; one that is over already stays as it is. */
export async function revokeShareLink(deps: Deps, caller: Principal<'editor'>, id: string): Promise<{ ok: true }> {
  const organizationId = caller.account.organization.id;
  await deps.db.transaction(async (tx) => {
    if (!(await rows.shareById(tx, organizationId, id))) throw notFound();
    const ended = await rows.revokeShare(tx, { organizationId, id, at: deps.now() });
    if (ended) await record(deps, tx, caller, { action: 'share_link.revoked', id });
  });
  return { ok: true };
}

/** Ends every address that somebody made who may not share any more, within a transaction. */
export async function revokeSharesOf(
  deps: Deps,
  tx: Db,
  by: Actor,
  { organizationId, userId }: Readonly<{ organizationId: string; userId: string }>,
): Promise<void> {
  const ended = await rows.revokeSharesBy(tx, { organizationId, userId, at: deps.now() });
  for (const id of ended) await record(deps, tx, by, { action: 'share_link.revoked', id });
}

export async function listShareViews(deps: Deps, { organization }: Member, id: string) {
  if (!(await rows.shareById(deps.db, organization.id, id))) throw notFound();
  const views = await rows.viewsOf(deps.db, organization.id, id, viewsShown);
  return views.map(({ viewedAt, ...view }) => ({ ...view, at: viewedAt.toISOString() }));
}
