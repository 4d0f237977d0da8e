import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { Fields } from './fields.ts';

/** A command of the look-alike; `fields` are explained on the control page. */
export type Command = Readonly<{
  does: string;
  fields: Readonly<Record<string, string>>;
  run: (ksef: Ksef, fields: Fields) => unknown;
}>;
