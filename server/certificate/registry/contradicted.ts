import { announcements } from '#content/legal/versions.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { contradictedOfAssessment } from '#server/assessment/public.ts';
import type { EntryRow } from '#server/certificate/certificates/listing.ts';
import type { Deps } from '#server/deps.ts';

/** The announcement of the terms of certification that say so (section 9): it binds accounts from before some weeks later. */
const saidBy = announcements.find(({ pages }) => pages['terms-of-certification'] === '2.2');

/** How many answers of a certificate its public page counts as contradicted. */
export async function contradictedOf(deps: Deps, { organizationId, assessmentId, organizationSince }: EntryRow): Promise<number> {
  if (!saidBy || !organizationId || !assessmentId || !organizationSince) return 0;
  const isBound = isoDay(organizationSince) >= saidBy.on || isoDay(deps.now()) >= saidBy.bindsFrom;
  return isBound ? contradictedOfAssessment(deps, { organizationId, assessmentId }) : 0;
}
