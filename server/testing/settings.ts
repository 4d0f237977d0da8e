import { ConfigError, readConfig } from '#server/platform/config/config.ts';

/** Why a start with these settings would be refused, a line for each of them that is wrong; nothing where it would start. */
export function refusedSettings(given: Readonly<Record<string, string | undefined>>): string[] {
  try {
    readConfig(given);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message
      .split('\n')
      .slice(1)
      .map((line) => line.trim());
  }
}
