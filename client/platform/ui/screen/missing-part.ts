/** A part of the application that could not be fetched: code, or the words that it says. */
export class MissingPart extends Error {}

/** Fetches a part; whatever prevents that makes it a missing one. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new MissingPart('a part of the application could not be fetched', { cause: error });
  }
}
