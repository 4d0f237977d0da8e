type Policy = Readonly<{ createHTML: (html: string) => unknown; createScriptURL: (address: string) => unknown }>;
type TrustedTypes = Readonly<{
  createPolicy: (name: string, rules: { createHTML: (html: string) => string; createScriptURL: (address: string) => string }) => Policy;
}>;

/** The only policy that pages allow (`trusted-types` in server/platform/http/responses/security-headers.ts); browsers without Trusted Types take texts. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('atesto', {
  createHTML: (html) => html,
  createScriptURL: (address) => new URL(address, location.origin).pathname,
});

/** HTML that our own server made of our own texts; nothing that people type comes here (Trusted Types, W3C). */
export function ownHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string;
}

/** The address of a script of this site, whatever host it names. */
export function ownScript(path: string): string {
  return (policy?.createScriptURL(path) ?? path) as string;
}
