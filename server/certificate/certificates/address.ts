import { certificatePath } from '#contract/platform/pages.ts';
import { writePaperCode } from '#proof/codes/qr.ts';
import type { Deps } from '#server/deps.ts';
import type { CertificateRow } from './repository.ts';

/** Where anybody can check a certificate. */
export function verificationUrl(deps: Pick<Deps, 'config'>, number: string): string {
  return `${deps.config.publicUrl}${certificatePath(number)}`;
}

/** The same for paper: the fragment, which is never sent, states NIP and expiry, signed. */
export async function paperUrl(deps: Pick<Deps, 'config' | 'keyring'>, row: CertificateRow): Promise<string> {
  const { certificateNumber: number, organizationNip: nip, expiresAt, verificationHash } = row;
  const code = await writePaperCode({ number, nip, expiresAt, credentialHash: verificationHash }, deps.keyring.credential);
  return `${verificationUrl(deps, number)}#${code}`;
}

/** The page of checks as somebody types it by hand. */
export function typedAddress({ config }: Pick<Deps, 'config'>): string {
  return `${new URL(config.publicUrl).host}/sprawdz`;
}
