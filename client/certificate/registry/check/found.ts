import type { RouteOutput } from '#contract/routes.ts';
import type { RegistryEntry } from '#contract/certificate/registry.ts';
import { fromPayload } from '#contract/platform/mapping.ts';
import { hex, sha256, utf8 } from '#proof/bytes.ts';
import { verifyEntry, type EntryFindings } from '#proof/check/check.ts';
import { judgePaper, type PaperFindings } from '#proof/codes/qr.ts';
import { addressOf } from '#client/platform/api/address.ts';
import { readPublic, sources } from './sources.ts';

/** What the answer about a certificate is made of: what the registry states, what the checks found, and what became of the scanned code. */
export type Found = Readonly<{ entry: RegistryEntry; checks: EntryFindings; code: PaperFindings }>;

/** The checks of an entry, made here with what the issuer and its log publish now. */
export async function checkEntry(entry: RegistryEntry): Promise<EntryFindings> {
  return verifyEntry(entry, await sources(entry.verificationHash), new Date());
}

/** Asks and checks without the application; `fragment` is what stands behind `#` in the address. Rejects when the registry does not answer. */
export async function findAnswer(certificateNumber: string, fragment: string): Promise<Found> {
  const answer = await readPublic(addressOf('GET /api/registry/:certificateNumber', { params: { certificateNumber } }));
  const entry = fromPayload((await answer.json()) as RouteOutput<'GET /api/registry/:certificateNumber'>);
  const checks = await checkEntry(entry);
  const named = checks.claims && { nip: checks.claims.organization.nip, credentialHash: entry.verificationHash };
  const code = await judgePaper(fragment, certificateNumber, { manifest: checks.keys, named });
  return { entry, checks, code: 'code' in code ? { ...code, code: { nip: code.code.nip, expiresAt: code.code.expiresAt } } : code };
}

/**
 * The SHA-256 of everything found but the moments at which the registry was asked and witnesses saw the log, which no answer
 * names: two who found the same show the same answer.
 */
export async function fingerprintOf({ entry, checks, code }: Found): Promise<string> {
  const { checkedAt: _, ...reported } = entry;
  const witnesses = checks.witnesses.map(({ name }) => name);
  return hex(await sha256(utf8(JSON.stringify([reported, { ...checks, witnesses }, code]))));
}
