import { appendFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The entries in a copy of a log, one a line; none when there is no such file. */
export function entriesIn(path: string): string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return text.split('\n').slice(0, -1);
}

/** A copy of the entries of a log that grows with each run, or is written anew when it does not end where the run begins. */
export type Copy = Readonly<{ size: number; add: (entry: string) => void; keep: () => void }>;

/** Opens a copy; what is added is written only when all is well. */
export function openCopy(path: string, begin = 0): Copy {
  const { length: size } = entriesIn(path);
  const added: string[] = [];
  const store = (): void => {
    const text = added.map((entry) => `${entry}\n`).join('');
    if (size === begin && begin > 0) {
      appendFileSync(path, text);
      return;
    }
    writeFileSync(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  };
  return { size, add: (entry) => void added.push(entry), keep: store };
}
