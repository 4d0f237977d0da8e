/** Registers answer with a few rows, far below this. */
export const largestAnswer = 2_000_000;

/** The other side answered with more than is read. */
export class AnswerTooLarge extends Error {}

/** The bytes of an answer, read only until they are too many: then the connection is closed and it throws. */
export async function bytesOf(response: Response, most = largestAnswer): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    // Leaving the loop cancels what is still to come.
    if (size > most) throw new AnswerTooLarge('the other side answered with too much');
    parts.push(part);
  }
  return Uint8Array.from(Buffer.concat(parts));
}

/** The same as text in UTF-8. */
export async function textOf(response: Response, most = largestAnswer): Promise<string> {
  return new TextDecoder().decode(await bytesOf(response, most));
}
