import fc from 'fast-check';

/** All that is random about one request: drawn again alike for the same seed and number. */
export type Draw = fc.GeneratorValue;

/** Mixes a seed with the number of a request (the finaliser of MurmurHash3), so that neighbours have nothing in common. */
export function mixed(seed: number, number: number): number {
  let hash = (seed ^ Math.imul(number + 1, 0x9e3779b1)) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

export function drawFor(seed: number, number: number): Draw {
  return fc.sample(fc.gen(), { seed: mixed(seed, number), numRuns: 1 })[0]!;
}

/** A value of an arbitrary, each as likely as the other. */
export function drawn<T>(draw: Draw, arbitrary: fc.Arbitrary<T>): T {
  return draw(() => fc.noBias(arbitrary));
}

export function pick<T>(draw: Draw, all: readonly T[]): T {
  return drawn(draw, fc.constantFrom(...all));
}

/** True so many times out of a hundred. */
export function chance(draw: Draw, percent: number): boolean {
  return drawn(draw, fc.integer({ min: 0, max: 99 })) < percent;
}

/** One of two, the first so many times out of a hundred. */
export function often<T>(percent: number, one: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: percent, arbitrary: one }, { weight: 100 - percent, arbitrary: other });
}
