import { useEffect, useSyncExternalStore } from 'react';
import { ApiError } from '#client/platform/api/api.ts';
import { later, useLeaveWarning, useOnline } from '#client/platform/ui/unsaved.ts';
import { createSheetSaver, type SheetBase, type SheetContent, type SheetSaver, type SheetState } from './sheet-saver.ts';

/** What is typed outlives the form, not the tab. */
const savers = new Map<string, SheetSaver>();

function kindOf(error: unknown): 'stale' | 'passing' | 'refused' {
  if (!(error instanceof ApiError)) return 'passing';
  if (error.code === 'ai_sheet_changed') return 'stale';
  return error.status >= 500 || error.status === 401 || error.status === 429 ? 'passing' : 'refused';
}

type Calls = Readonly<{
  send: (body: { version: number; content: Record<string, string> }) => Promise<SheetBase>;
  read: () => Promise<SheetBase>;
}>;

export type Sheet = Readonly<{
  content: SheetContent;
  theirs: SheetContent;
  state: SheetState;
  change: (field: string, text: string) => void;
  acceptTheirs: (field: string) => void;
  retainOwn: (field: string) => void;
  /** Saves what waits; the version that is saved then, null where it could not be saved. */
  flush: () => Promise<number | null>;
}>;

/** The draft of a sheet as it is typed here, over what is saved. */
export function useSheet(key: string, base: SheetBase, calls: Calls): Sheet {
  const saver = savers.get(key) ?? createSheetSaver(base, { ...calls, kindOf, later });
  savers.set(key, saver);
  const draft = useSyncExternalStore(saver.subscribe, saver.current, saver.current);
  useEffect(() => saver.adopt(base), [saver, base]);
  useOnline(() => void saver.flush());
  useLeaveWarning(saver);
  return {
    content: { ...draft.base.content, ...draft.typed },
    theirs: draft.theirs,
    state: draft.state,
    change: saver.change,
    acceptTheirs: saver.acceptTheirs,
    retainOwn: saver.retainOwn,
    flush: async () => ((await saver.flush()) ? saver.current().base.version : null),
  };
}
