import PostalMime from 'postal-mime';
import { isAboutMailbox, statusAboutMailbox } from '#server/adapters/mail/refused-addresses.ts';

/** What a mail states that came back: its heads as one text, and the status where it states that there is no such mailbox. */
export type FailureNotice = Readonly<{ heads: string; status: string | null }>;

/** Groups of fields with an empty line between them, lines that go on joined (RFC 3464, 2.1); names in lower case. */
function groupsOf(text: string): Map<string, string>[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map((group) => {
      const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n');
      return new Map(
        lines.flatMap((line) => {
          const at = line.indexOf(':');
          return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const] : [];
        }),
      );
    });
}

/** What one recipient's group states: `failed` with a status about the mailbox, or a general one whose reply states more (RFC 3464, 2.3). */
function statusOf(group: ReadonlyMap<string, string>): string | null {
  if (group.get('action')?.toLowerCase() !== 'failed') return null;
  const status = /^5\.\d{1,3}\.\d{1,3}/.exec(group.get('status') ?? '')?.[0];
  if (status === undefined) return null;
  if (isAboutMailbox(status)) return status;
  const [, reply] = /^smtp\s*;\s*(.*)$/i.exec(group.get('diagnostic-code') ?? '') ?? [];
  // 5.0.0 says nothing; any other states that it was about something else.
  return status === '5.0.0' && reply !== undefined ? statusAboutMailbox(reply) : null;
}

/** Reads a notice of failure (RFC 3464) as it came, headers and all. Whatever else it is, or cannot be read, says nothing about a mailbox. */
export async function readFailureNotice(message: Buffer): Promise<FailureNotice> {
  const mail = await PostalMime.parse(message, { attachmentEncoding: 'arraybuffer' }).catch(() => null);
  if (mail === null) return { heads: '', status: null };
  const report = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  const text = report ? Buffer.from(report.content as ArrayBuffer).toString('utf8') : '';
  const heads = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
  const status = groupsOf(text)
    .map(statusOf)
    .find((one) => one !== null);
  return { heads, status: status ?? null };
}
