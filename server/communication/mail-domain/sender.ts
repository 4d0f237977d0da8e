import { mailDomainAddress } from '#core/communication/mail-domain.ts';
import { organizationName } from '#server/account/public.ts';
import type { Sender } from '#server/adapters/mail/mailer.ts';
import type { Deps } from '#server/deps.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import { mailDomainOf, type MailDomainRow } from './repository.ts';
import { keyAbout, stateOf } from './service.ts';

/** Mails that an owner of an organisation causes to people outside of it; no other goes out under its domain. */
const causedByOwners: ReadonlySet<QueuedMail['kind']> = new Set(['access_requested', 'invitation']);

/** Null where the key that sealed it is not there any more: the mail goes out from the usual address. */
function keyOf(deps: Deps, row: MailDomainRow): string | null {
  try {
    return deps.encryption.open(row.sealedKey, keyAbout(row));
  } catch (error) {
    deps.log.error({ err: error, organization: row.organizationId }, 'the key of a mail domain cannot be read');
    return null;
  }
}

/** The sender of a mail where the organisation that caused it has a domain that works; null for the usual one. */
export async function senderOf(deps: Deps, { kind, values }: QueuedMail): Promise<Sender | null> {
  const organizationId = causedByOwners.has(kind) ? values?.senderOrganizationId : undefined;
  const row = organizationId ? await mailDomainOf(deps.db, organizationId) : null;
  if (!row || (await stateOf(deps, row)) !== 'working') return null;
  const privateKey = keyOf(deps, row);
  return privateKey === null
    ? null
    : {
        name: `${await organizationName(deps.db, row.organizationId)} (Atesto)`,
        address: mailDomainAddress(row.name),
        dkim: { domainName: row.name, keySelector: row.selector, privateKey },
      };
}
