import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { Fields } from './fields.ts';

/** Something the look-alike can be told; `fields` are explained on the control page. */
export type Command = Readonly<{
  does: string;
  fields: Readonly<Record<string, string>>;
  run: (ksef: Ksef, fields: Fields) => unknown;
}>;
