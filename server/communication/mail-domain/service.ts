import type { MailDomain } from '#contract/communication/mail-domain.ts';
import { allows } from '#core/account/entitlements/entitlements.ts';
import {
  keyRecordName,
  keyRecordOutcome,
  keyRecordText,
  mailDomainAddress,
  mailDomainState,
  type MailDomainState,
} from '#core/communication/mail-domain.ts';
import { lockOrganization, periodOfOrganization, requirePeriod } from '#server/account/public.ts';
import { ownedDomains } from '#server/assessment/public.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, notFound } from '#server/platform/errors/app-error.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { newMailKey } from './keys.ts';
import * as repository from './repository.ts';

type Owner = Principal<'owner'>;

const checksPerHour = { name: 'mail-domain', points: 20, seconds: 3600 };
const dayMillis = 86_400_000;
/** Domains that one run of the job checks. */
const inOneRun = 200;

/** What the private key is sealed about. */
export const keyAbout = ({ organizationId, selector }: Pick<repository.MailDomainRow, 'organizationId' | 'selector'>): string =>
  `mail-domain:${organizationId}:${selector}`;

export async function stateOf(deps: Pick<Deps, 'db' | 'now'>, row: repository.MailDomainRow): Promise<MailDomainState> {
  const now = deps.now();
  const owned = await ownedDomains(deps.db, row.organizationId, now);
  const isAllowed = allows(await periodOfOrganization(deps.db, row.organizationId, now), 'branding');
  return mailDomainState({ ...row, isOwned: owned.includes(row.name), isAllowed, now });
}

export async function readMailDomain(deps: Deps, organizationId: string): Promise<MailDomain> {
  const row = await repository.mailDomainOf(deps.db, organizationId);
  const now = deps.now();
  return {
    owned: await ownedDomains(deps.db, organizationId, now),
    isAllowed: allows(await periodOfOrganization(deps.db, organizationId, now), 'branding'),
    chosen: row && {
      name: row.name,
      address: mailDomainAddress(row.name),
      state: await stateOf(deps, row),
      record: { name: keyRecordName(row.selector, row.name), value: keyRecordText(row.publicKey) },
      checkedAt: row.checkedAt && row.checkedAt.toISOString(),
      seenAt: row.seenAt && row.seenAt.toISOString(),
    },
  };
}

/** Makes the key of a domain of the organisation; the same domain again retains its key. 409 `domain_unconfirmed` for one that is not known to be its own. */
export async function chooseMailDomain(deps: Deps, caller: Owner, name: string): Promise<MailDomain> {
  const { organization, userId } = caller.account;
  const organizationId = organization.id;
  requirePeriod(caller.account, 'branding');
  const at = deps.now();
  if (!(await ownedDomains(deps.db, organizationId, at)).includes(name)) throw new AppError(409, 'domain_unconfirmed');
  await countOrRefuse(deps, checksPerHour, organizationId);
  const { privateKey, ...key } = await newMailKey();
  const sealedKey = deps.encryption.seal(privateKey, keyAbout({ organizationId, selector: key.selector }));
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    if ((await repository.mailDomainOf(tx, organizationId))?.name === name) return;
    await repository.saveMailDomain(tx, { organizationId, name, ...key, sealedKey, userId, at });
    await record(deps, tx, caller, { action: 'mail_domain.chosen', id: organizationId, metadata: { name, selector: key.selector } });
  });
  return readMailDomain(deps, organizationId);
}

/** Searches for the record of a key and stores what was found. */
async function checkDnsRecord(deps: Deps, row: repository.MailDomainRow): Promise<void> {
  const answer = await deps.network.txt(keyRecordName(row.selector, row.name));
  const outcome =
    answer.status === 'found' ? keyRecordOutcome(answer.records, row.publicKey) : answer.status === 'failed' ? 'failed' : 'missing';
  await repository.saveOutcome(deps.db, row, { outcome, at: deps.now() });
}

export async function checkMailDomain(deps: Deps, caller: Owner): Promise<MailDomain> {
  const { id } = caller.account.organization;
  const row = await repository.mailDomainOf(deps.db, id);
  if (!row) throw notFound();
  await countOrRefuse(deps, checksPerHour, id);
  await checkDnsRecord(deps, row);
  return readMailDomain(deps, id);
}

/** The key goes with it. */
export async function removeMailDomain(deps: Deps, caller: Owner): Promise<MailDomain> {
  const { id } = caller.account.organization;
  await deps.db.transaction(async (tx) => {
    const name = await repository.deleteMailDomain(tx, id);
    if (name === null) throw notFound();
    await record(deps, tx, caller, { action: 'mail_domain.removed', id, metadata: { name } });
  });
  return readMailDomain(deps, id);
}

/** Looks once a day for the records of all keys. */
export async function checkMailDomains(deps: Deps): Promise<{ mailDomainsChecked: number }> {
  const due = await repository.dueMailDomains(deps.db, new Date(deps.now().getTime() - dayMillis / 2), inOneRun);
  for (const row of due) await checkDnsRecord(deps, row);
  return { mailDomainsChecked: due.length };
}
