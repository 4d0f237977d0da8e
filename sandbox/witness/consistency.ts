import { createHash } from 'node:crypto';

type Tree = Readonly<{ size: number; root: Buffer }>;

function node(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from([1]), left, right]))
    .digest();
}

/** The bits of a proof's walk (RFC 6962 §2.1.2), on big integers since sizes go beyond 32 bits. */
export function isConsistent(earlier: Tree, later: Tree, proof: readonly Buffer[]): boolean {
  if (earlier.size === 0) return proof.length === 0;
  if (earlier.size === later.size) return proof.length === 0 && earlier.root.equals(later.root);
  if (earlier.size > later.size || proof.length === 0) return false;
  let [at, last] = [BigInt(earlier.size) - 1n, BigInt(later.size) - 1n];
  while ((at & 1n) === 1n) [at, last] = [at >> 1n, last >> 1n];
  const steps = at === 0n ? [earlier.root, ...proof] : [...proof];
  let [old, grown] = [steps[0]!, steps[0]!];
  for (const step of steps.slice(1)) {
    if (last === 0n) return false;
    if ((at & 1n) === 1n || at === last) {
      [old, grown] = [node(step, old), node(step, grown)];
      while (at !== 0n && (at & 1n) === 0n) [at, last] = [at >> 1n, last >> 1n];
    } else grown = node(grown, step);
    [at, last] = [at >> 1n, last >> 1n];
  }
  return last === 0n && old.equals(earlier.root) && grown.equals(later.root);
}
