const letterValue = (letter: string): string => String(letter.charCodeAt(0) - 55);
const groupsOfFour = /.{1,4}/g;

/**
 * A bank account as IBAN without spaces: a Polish NRB of 26 digits gets its country. Null when the check digits are
 * wrong (ISO 13616, remainder 1 of 97).
 */
export function normalizedIban(text: string): string | null {
  const plain = text.replace(/[\s\u00a0-]/g, '').toUpperCase();
  const iban = /^\d+$/.test(plain) ? `PL${plain}` : plain;
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return null;
  if (iban.startsWith('PL') && !/^PL\d{26}$/.test(iban)) return null;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, letterValue);
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1 ? iban : null;
}

/** An IBAN as people read it: in groups of four. */
export function readableIban(iban: string): string {
  return (iban.match(groupsOfFour) ?? []).join(' ');
}
