/** What an account is to the service: somebody's own, or of somebody who works for it. */
export const accountRoles = ['user', 'operator', 'accountant'] as const;
export type AccountRole = (typeof accountRoles)[number];

/** Whether the account is of somebody who works for the service: with short sessions, and a second factor where it is demanded. */
export function isStaff(role: AccountRole): boolean {
  return role !== 'user';
}
