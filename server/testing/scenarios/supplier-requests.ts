import sql from 'sql-template-tag';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import type { TestOrganization } from '#server/testing/builders.ts';
import { mailsOf } from '#server/testing/mail/mails.ts';
import type { World } from '#server/testing/world.ts';

/** Requests to suppliers as a buyer makes them, and the mails that come of them. */
export function supplierRequests(world: World, words: string) {
  let letters = 0;
  const anAddress = () => `dostawca-${(letters += 1)}@example.net`;
  type Recipient = { nip: string; email: string };

  const requestStatus = (org: TestOrganization, to: Recipient[], change: object = {}) =>
    world.call('POST', '/api/suppliers/requests', { cookie: org.cookie, body: { language: 'pl', words, to, ...change } });
  const outcomes = async (org: TestOrganization, to: Recipient[]) =>
    (await requestStatus(org, to)).json().results.map(({ outcome }: { outcome: string }) => outcome);
  const list = async (org: TestOrganization) => (await world.call('GET', '/api/suppliers/requests', { cookie: org.cookie })).json();

  async function queuedMails(email: string): Promise<QueuedMail[]> {
    const rows = await world.deps.db.rows<{ data: QueuedMail }>(sql`
      select data from pgboss.job where name = 'mail' and data ->> 'kind' = 'supplier_request' and data -> 'to' ->> 'email' = ${email}
      order by created_on, id`);
    return rows.map(({ data }) => data);
  }

  const sent = async (mail: QueuedMail | undefined) => (await mailsOf(world, mail!))[0] ?? null;

  const tokenIn = (mail: Mail | null) => /koniec-zapytan\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  return { anAddress, ask: requestStatus, outcomes, list, queuedMails, sent, tokenIn };
}
