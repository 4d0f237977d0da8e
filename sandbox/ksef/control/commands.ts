import type { Command } from './command.ts';
import { callCommands } from './call-commands.ts';
import { documentCommands } from './document-commands.ts';
import { systemCommands } from './system-commands.ts';

/** All its commands. */
export const commands: Readonly<Record<string, Command>> = { ...callCommands, ...documentCommands, ...systemCommands };
