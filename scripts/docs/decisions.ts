import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unbroken } from './pages.ts';

export type DecisionRecord = Readonly<{
  file: string;
  number: string;
  title: string;
  sections: readonly string[];
  replaces: readonly string[];
}>;

/** What every record says, in this order. */
export const recordSections = ['Context', 'Decision', 'Consequences', 'Status'] as const;

/** More are not read by anybody who is new: then some belong into one. */
export const mostRecords = 35;

export const decisionsFolder = 'docs/decisions';

export async function decisionRecords(root: string): Promise<DecisionRecord[]> {
  const files = (await readdir(join(root, decisionsFolder))).filter((file) => /^\d{4}-/.test(file)).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, decisionsFolder, file), 'utf8');
      const [, title = ''] = /^# (.+)\n/.exec(text) ?? [];
      const sections = [...text.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');
      const [, replaces = ''] = /^## Status\n\nAccepted\.(?: Replaces ([\d, ]+)\.)?\n$/m.exec(text) ?? [];
      return { file, number: file.slice(0, 4), title, sections, replaces: replaces.match(/\d{4}/g) ?? [] };
    }),
  );
}

/** Whether a title is a sentence and no noun phrase: by its first word, or by a verb that says something of a subject. */
export function isSentence(title: string): boolean {
  return (
    /^(?:“|(?:an?|the|what|who|where|when|which|why|how|not?|it|there|one|each|every)\b)/i.test(title) ||
    /\b(?:is|are|was|were|has|have|had|may|must|can|says?|goes|comes|ends|asks|shows|follows?|lies?|lead|stays?|waits?)\b/i.test(title)
  );
}

/** Numbers of decisions that a text refers to: “decision 0601”, “decisions 0601 and 0602”, a link, or the path of a file. */
export function citedDecisions(text: string): string[] {
  const found = unbroken(text).matchAll(/\bdecisions?(?:\/| \(?\[?)(0\d{3}(?:(?:,| and) 0\d{3})*)\b/gi);
  return [...found].flatMap((match) => match[1]?.match(/\d{4}/g) ?? []);
}
