import { announcements } from '#content/legal/editions/versions.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { contradictedOfAssessments } from '#server/assessment/public.ts';
import type { RegistryStatus } from '#core/certificate/certification.ts';
import type { ListedRow } from './listing.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';

/** The announcement of the terms of certification that say so (section 9): it binds accounts from before some weeks later. */
const termsAnnouncement = announcements.find(({ pages }) => pages['terms-of-certification'] === '2.2');

type Rested = Pick<ListedRow, 'organizationId' | 'assessmentId' | 'organizationSince'>;

/**
 * How many answers of each certificate everybody is shown to be contradicted, in the order of the certificates; none of one that is not in force.
 */
export async function contradictedOf(
  deps: Readonly<{ db: Db; now: Deps['now'] }>,
  rows: readonly Rested[],
  shown: readonly Readonly<{ status: RegistryStatus }>[],
): Promise<number[]> {
  const bindsAll = termsAnnouncement !== undefined && isoDay(deps.now()) >= termsAnnouncement.bindsFrom;
  const counted = rows.map(({ organizationId, assessmentId, organizationSince }, at) => {
    const isBound =
      organizationSince !== null && termsAnnouncement !== undefined && (bindsAll || isoDay(organizationSince) >= termsAnnouncement.on);
    return shown[at]?.status === 'active' && isBound && organizationId && assessmentId ? { organizationId, assessmentId } : null;
  });
  const found = await contradictedOfAssessments(
    deps,
    counted.filter((one) => one !== null),
  );
  return counted.map((one) => (one ? (found.get(one.assessmentId) ?? 0) : 0));
}
