import fc from 'fast-check';

/** All that is random about one request: drawn again alike for the same seed and number. */
export type Draw = fc.GeneratorValue;

/** Mixes a seed with the number of a request (the finaliser of MurmurHash3), so that neighbours have nothing in common. */
function mixed(seed: number, number: number): number {
  let hash = (seed ^ Math.imul(number + 1, 0x9e3779b1)) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

export function drawFor(seed: number, number: number): Draw {
  return fc.sample(fc.gen(), { seed: mixed(seed, number), numRuns: 1 })[0]!;
}

const unbiased = fc.noBias(fc.nat());
const anyNumber = (): typeof unbiased => unbiased;

/** A whole number in a range, each as likely as the other. */
export function between(draw: Draw, least: number, most: number): number {
  return least + (draw(anyNumber) % (most - least + 1));
}

export function pick<T>(draw: Draw, all: readonly T[]): T {
  if (all.length === 0) throw new Error('nothing to pick from');
  return all[between(draw, 0, all.length - 1)]!;
}

/** True so many times out of a hundred. */
export function chance(draw: Draw, percent: number): boolean {
  return between(draw, 0, 99) < percent;
}
