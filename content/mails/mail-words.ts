/** `{name}` is the reader's first name. A mail with `action` carries a link. */
export type MailWords = Readonly<{
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: string;
  closing: readonly string[];
}>;
