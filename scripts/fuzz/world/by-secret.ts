/** Whether a call is identified by a secret of a fixture, and so may see what that opens. */
export function opensBySecret(key: string): boolean {
  return /token|reading|opening|share-links\/report|guest\/(code|session)|staff-document|calendar\/:file|invitations\/(acceptance|registration)/.test(
    key,
  );
}
