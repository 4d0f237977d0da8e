// eslint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text without what no XML 1.0 can hold: control characters, and halves of characters. */
export function writableInXml(text: string): string {
  return text.toWellFormed().replaceAll(unwritable, '');
}
