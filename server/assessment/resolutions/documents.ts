import type { Resolutions } from '#contract/assessment/duties/resolutions.ts';
import { documentTemplates } from '#content/templates/templates.ts';
import type { DecidedDocument } from '#core/assessment/board/resolutions.ts';
import { byApproval, templateState } from '#core/assessment/templates/adoption.ts';
import { adoptedOf, fillsOf } from '#server/assessment/templates/repository.ts';
import { templatesInOrder } from '#server/assessment/templates/catalogue.ts';
import { ownTextsOf } from '#server/assessment/templates/texts.ts';
import type { Db } from '#server/platform/db/db.ts';

/** The template of a decision is none that a decision approves. */
const decidable = () => templatesInOrder().filter(({ id }) => id !== 'board-resolution');

/** Documents that wait for approval: with none in force, or one whose review is due. `today` is an ISO day. */
export async function awaitingApproval(db: Db, organizationId: string, today: string): Promise<Resolutions['documents']> {
  const adopted = Map.groupBy(await adoptedOf(db, organizationId), ({ templateId }) => templateId);
  const fills = new Map((await fillsOf(db, organizationId)).map((fill) => [fill.templateId, fill.filled]));
  const edited = new Set((await ownTextsOf(db, organizationId)).map(({ templateId }) => templateId));
  return decidable().flatMap(({ id, heading }) => {
    const inForce = byApproval(adopted.get(id) ?? [])[0] ?? null;
    const state = templateState(inForce, edited.has(id) || Object.keys(fills.get(id) ?? {}).length > 0, today);
    return state === 'approved' ? [] : [{ templateId: id, heading, state }];
  });
}

/** Documents as a decision that is drafted now names them; null where one of them is none that waits for approval. */
export async function decidedDocuments(
  db: Db,
  organizationId: string,
  { ids, today }: Readonly<{ ids: readonly string[]; today: string }>,
): Promise<DecidedDocument[] | null> {
  const waiting = await awaitingApproval(db, organizationId, today);
  const chosen = waiting.filter(({ templateId }) => ids.includes(templateId));
  if (chosen.length !== new Set(ids).size) return null;
  const versions = new Map(documentTemplates.map(({ id, version }) => [id, version]));
  return chosen.map(({ templateId, heading }) => ({ templateId, heading, version: versions.get(templateId) ?? 0 }));
}
