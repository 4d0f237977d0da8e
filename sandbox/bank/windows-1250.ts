const upper = new TextDecoder('windows-1250').decode(Uint8Array.from({ length: 128 }, (_, place) => 128 + place));
const bytes = new Map(Array.from(upper).map((letter, place) => [letter, 128 + place]));

/** Text in the code page of Polish Windows; what it does not have becomes a question mark. */
export function windows1250(text: string): Buffer {
  return Buffer.from(Array.from(text).map((letter) => (letter < '\u0080' ? letter.charCodeAt(0) : (bytes.get(letter) ?? 63))));
}
