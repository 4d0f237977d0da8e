/** Mails that somebody may do without (docs/product.md, “Reminders and reports”). */
export const optionalMails = [
  'ends',
  'assigned',
  'mentions',
  'contradictions',
  'guests',
  'plan_reminder',
  'plan_digest',
  'monthly_report',
  'suppliers',
] as const;
export type OptionalMail = (typeof optionalMails)[number];

/** Mails that are due by law, needed for the contract, or keep an account safe. */
export const neededMails = ['account', 'orders', 'documents', 'company', 'team', 'operator'] as const;
export type NeededMail = (typeof neededMails)[number];

export function isOptionalMail(group: OptionalMail | NeededMail): group is OptionalMail {
  return (optionalMails as readonly string[]).includes(group);
}
