import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import type { Entry } from './entry.ts';

/** What is not on the server yet, stored in the browser so that no keystroke is lost. */
export type Draft = {
  answer?: AnswerValue;
  comment?: string;
  editedAt: number;
  /** When what was on the server as the editing began had been changed; null for nothing. */
  seen?: string | null;
  /** What was last sent, with the comment that it leaves: if the page is left before the answer comes, the server may have it. */
  sent?: Pick<Entry, 'answer' | 'comment'>;
};

export type Drafts = Record<string, Draft>;

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Drafts of one assessment in the browser's storage; storage that is full or forbidden reads as empty and stores nothing. */
export function openDrafts(storage: DraftStorage, assessmentId: string) {
  const key = `atesto.answers.${assessmentId}`;
  return {
    read: (): Drafts => {
      try {
        return JSON.parse(storage.getItem(key) ?? '{}') as Drafts;
      } catch {
        return {};
      }
    },
    write: (drafts: Drafts): void => {
      try {
        if (Object.keys(drafts).length === 0) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify(drafts));
      } catch {
        // The entries in memory and the warning on leaving remain.
      }
    },
  };
}
