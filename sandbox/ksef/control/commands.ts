import type { Ksef } from '#sandbox/ksef/ksef.ts';
import type { Fields } from './fields.ts';
import { callCommands } from './call-commands.ts';
import { documentCommands } from './document-commands.ts';
import { systemCommands } from './system-commands.ts';

/** Something the look-alike can be told; `fields` are explained on the control page. */
export type Command = Readonly<{
  does: string;
  fields: Readonly<Record<string, string>>;
  run: (ksef: Ksef, fields: Fields) => unknown;
}>;

export const commands: Readonly<Record<string, Command>> = { ...callCommands, ...documentCommands, ...systemCommands };
