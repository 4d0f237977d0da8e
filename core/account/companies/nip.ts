const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
/** Digits of a NIP, the check digit included. */
export const nipDigits = weights.length + 1;

/** Strips spaces, dashes and a `PL` prefix; what remains may still be anything. */
export function normalizeNip(text: string): string {
  return text.replace(/[\s\u00a0-]/g, '').replace(/^PL/i, '');
}

/** True for ten digits whose last one is the weighted sum of the others modulo 11. */
export function isValidNip(nip: string): boolean {
  if (!/^\d+$/.test(nip) || nip.length !== nipDigits) return false;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(nip[index]), 0);
  return sum % 11 === Number(nip.at(-1));
}
