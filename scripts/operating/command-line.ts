import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/** What was asked of a tool; a word that is not known is answered with the usage, and ends it. */
export function commandLine<const Options extends ParseArgsOptionsConfig>(options: Options, help: string) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`);
    return process.exit(1);
  }
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
