import { isQuarantined, isSharedContact } from '#core/company/confirmation.ts';
import { dayFromIso } from '#core/platform/calendar/calendar.ts';
import type { Deps } from '#server/deps.ts';
import type { CompanyDossier } from '#server/adapters/registers/company-register.ts';
import { websiteHost } from '#server/adapters/web/website-host.ts';
import { othersWithWebsite } from '#server/account/public.ts';

export type WebsiteReason = 'website_missing' | 'website_changed' | 'website_shared' | 'website_platform' | 'website_to';
/** The host to publish on, or why none will do. */
export type WebsiteWay = Readonly<{ reason: WebsiteReason; host: string | null }>;

/** The first website in the registers that proves something; else why the last of them does not. */
export async function websiteWay(deps: Deps, { id }: Readonly<{ id: string; nip: string }>, company: CompanyDossier): Promise<WebsiteWay> {
  let reason: WebsiteReason = 'website_missing';
  for (const { address, changedOn } of company.contacts.filter((one) => one.kind === 'website')) {
    const read = websiteHost(address);
    if ('problem' in read) reason = read.problem === 'shared' ? 'website_platform' : 'website_missing';
    else if (isQuarantined(dayFromIso(changedOn), deps.now())) reason = 'website_changed';
    else if (isSharedContact(await othersWithWebsite(deps.db, id, read.host))) reason = 'website_shared';
    else return { reason: 'website_to', host: read.host };
  }
  return { reason, host: null };
}
