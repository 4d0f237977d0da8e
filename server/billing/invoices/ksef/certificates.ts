import { businessDay, calendarDay, daysBetween, isoDay } from '#core/platform/calendar/calendar.ts';
import type { Deps } from '#server/deps.ts';
import { openCertificate } from '#server/adapters/ksef/certificates/certificates.ts';
import { openTask } from '#server/platform/tasks/service.ts';

const kinds = ['authentication', 'offline'] as const;

/** A configured certificate; null for the end of one that cannot be read any more. */
type Left = Readonly<{ kind: (typeof kinds)[number]; endsOn: string | null; daysLeft: number | null }>;

/** When the configured certificates end, with the days that are left in Warsaw. */
export function certificatesLeft({ config, now }: Pick<Deps, 'config' | 'now'>): Left[] {
  return kinds.flatMap((kind): Left[] => {
    const files = config.ksef[kind];
    if (files === null) return [];
    try {
      const endsOn = isoDay(openCertificate(files, kind === 'offline' ? 'KSEF_OFFLINE_' : 'KSEF_').endsAt);
      return [{ kind, endsOn, daysLeft: daysBetween(businessDay(now()), calendarDay(endsOn)) }];
    } catch {
      return [{ kind, endsOn: null, daysLeft: null }];
    }
  });
}

/** Days before the end of a certificate at which somebody is asked to renew it. */
const noticeDays = [7, 30, 60] as const;

/** Opens a task for each certificate that ends soon, again the nearer it is. Returns how many there are. */
export async function watchCertificates(deps: Deps): Promise<number> {
  let count = 0;
  for (const { kind, endsOn, daysLeft } of certificatesLeft(deps)) {
    const within = daysLeft === null ? 'unreadable' : noticeDays.find((days) => daysLeft <= days);
    if (within === undefined) continue;
    count += 1;
    const facts = { ksefCertificate: kind, certificateEndsOn: endsOn };
    await openTask(deps, deps.db, { kind: 'ksef_certificate', subject: `${kind} ${endsOn} ${within}`, organizationId: null, facts });
  }
  return count;
}
