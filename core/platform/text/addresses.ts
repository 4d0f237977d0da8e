const endings = 'com|net|org|info|biz|io|co|me|to|ly|eu|pl|de|fr|uk|ru|cn|app|dev|link|xyz|online|site|shop|top';
const links = [
  /:\/\//,
  /\bwww\./i,
  /@/,
  // A name of two letters or more before the dot: “m.in.” and “sp. z o.o.” are no addresses.
  /[\p{L}\p{N}-]{2}\.\p{L}{2}/u,
  new RegExp(`\\p{L}\\.(?:${endings})\\b`, 'iu'),
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
];

/** Whether a text names an address of the web or of a mailbox, or something that mail programs would take for one. */
export function namesAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(/[\u3002\uFF61]/g, '.');
  return links.some((pattern) => pattern.test(plain));
}

/** Whether a text holds characters that are not seen, or turn the direction of what is. */
export function hidesCharacters(text: string): boolean {
  return /(?![\n\r\t])[\p{Cc}\p{Cf}\p{Co}]/u.test(text);
}
