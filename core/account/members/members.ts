/**
 * Roles in an organisation, from the least to the greatest; each may do what those before it may. A reader looks, a consultant works
 * on answers for a client, an editor also acts in the name of the company, an owner also decides about money, people and deletion.
 */
export const memberRoles = ['reader', 'consultant', 'editor', 'owner'] as const;
export type MemberRole = (typeof memberRoles)[number];

export function isMemberRole(value: unknown): value is MemberRole {
  return (memberRoles as readonly unknown[]).includes(value);
}

/** Whether a role may do what asks for at least another one; nobody's role may nothing. */
export function mayAct(role: MemberRole | null | undefined, least: MemberRole): boolean {
  return role ? memberRoles.indexOf(role) >= memberRoles.indexOf(least) : false;
}

/** Whether somebody works for others: a consultant of several organisations who owns none begins with the list of them. */
export function beginsWithClients(roles: readonly MemberRole[]): boolean {
  return roles.filter((role) => role === 'consultant').length > 1 && !roles.includes('owner');
}
