import { z } from 'zod';

/** A citation in the reader's language, with the address of the official text. */
export const citation = z.object({ act: z.string(), cite: z.string(), address: z.url() });
