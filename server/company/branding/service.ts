import sql from 'sql-template-tag';
import type { z } from 'zod';
import type { branding } from '#contract/company/branding.ts';
import { record } from '#server/platform/security/audit.ts';
import type { AuditAction } from '#server/platform/security/audit-actions.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import type { Deps } from '#server/deps.ts';
import type { Branding } from '#server/adapters/documents/branding.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { inTenantQueue } from '#server/platform/process/tenant-queue.ts';
import { lentBranding } from './consultant-look.ts';
import { cleanLogo } from './logo.ts';
import { rowOf, storedBranding } from './repository.ts';
import { type Account, type Origin, organizationOf } from '#server/platform/security/principal.ts';
import { requirePeriod } from '#server/account/public.ts';

type View = z.output<typeof branding>;
type Actor = Readonly<{ account: Account; origin: Origin }>;

const logosPerHour = { name: 'logo', points: 30, seconds: 3600 };

export async function readBranding(deps: Deps, account: Account): Promise<View> {
  const row = await rowOf(deps.db, organizationOf(account));
  return { accent: row?.accent ?? null, logoUpdatedAt: row?.logo ? row.updatedAt.toISOString() : null };
}

/** The stored logo, PNG; null without one. */
export async function readLogo(deps: Deps, account: Account): Promise<Buffer | null> {
  return (await rowOf(deps.db, organizationOf(account)))?.logo ?? null;
}

/** Writes what changed and its audit row in one transaction; needs an active Pro period. */
async function change(deps: Deps, { account, origin }: Actor, act: { action: AuditAction; logo?: Buffer | null; accent?: string | null }) {
  const organizationId = organizationOf(account);
  requirePeriod(account, 'branding');
  const at = deps.now();
  const { action, logo, accent } = act;
  await deps.db.transaction(async (tx) => {
    await tx.rows(sql`
      insert into brandings (organization_id, logo, accent, updated_at) values (${organizationId}, ${logo ?? null}, ${accent ?? null}, ${at})
      on conflict (organization_id) do update set
        logo = ${logo === undefined ? sql`brandings.logo` : sql`excluded.logo`},
        accent = ${accent === undefined ? sql`brandings.accent` : sql`excluded.accent`}, updated_at = ${at}`);
    const metadata = { ...(accent === undefined ? {} : { accent }), ...(logo ? { bytes: logo.length } : {}) };
    await record(deps, tx, { account, origin }, { action, id: organizationId, metadata });
  });
  return readBranding(deps, account);
}

/** Draws the sent picture anew, one of an organisation at a time, and stores it for the reports made from now on. */
export async function storeLogo(deps: Deps, actor: Actor, bytes: Buffer): Promise<View> {
  requirePeriod(actor.account, 'branding');
  await countOrRefuse(deps, logosPerHour, organizationOf(actor.account));
  return change(deps, actor, {
    action: 'organization.logo_changed',
    logo: await inTenantQueue(organizationOf(actor.account), () => cleanLogo(bytes)),
  });
}

export function removeLogo(deps: Deps, actor: Actor): Promise<View> {
  return change(deps, actor, { action: 'organization.logo_removed', logo: null });
}

export function changeAccent(deps: Deps, actor: Actor, accent: string | null): Promise<View> {
  return change(deps, actor, { action: 'organization.accent_changed', accent });
}

/** How documents made now look: as the consultant whom an owner chose, else as the own Pro period allows; null for the usual branding. */
export async function brandingNow(deps: Deps, account: Account): Promise<Branding | null> {
  if (!account.organization) return null;
  const lent = await lentBranding(deps, account.organization.id);
  if (lent || !allows(account.period, 'branding')) return lent;
  return storedBranding(deps.db, account.organization.id);
}
