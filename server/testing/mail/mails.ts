import { sendMail } from '#server/communication/mails/send.ts';
import type { Mail } from '#server/adapters/mail/mailer.ts';
import type { QueuedMail } from '#server/platform/jobs/queue.ts';
import type { World } from '#server/testing/world.ts';

/** What leaves when this mail is sent: one mail, or none where it is not wanted any more. The world's mailer stores it from then on. */
export async function mailsOf(world: World, mail: QueuedMail): Promise<Mail[]> {
  const captured: Mail[] = [];
  world.deps.mailer = { send: async (one) => void captured.push(one), close: () => {} };
  await sendMail(world.deps, mail, world.deps.newId());
  return captured;
}
