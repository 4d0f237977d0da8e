import { useEffect, useSyncExternalStore } from 'react';
import type { ClockId } from '#core/assessment/incidents/facts.ts';
import type { NotificationContent } from '#core/assessment/incidents/notifications.ts';
import { api, ApiError } from '#client/platform/api/api.ts';
import { later, useLeaveWarning, useOnline } from '#client/platform/ui/unsaved.ts';
import { createDraftSaver, type DraftBase, type DraftSaver, type DraftState } from './draft-saver.ts';

/** What is typed outlives the form, not the tab: it is about an incident. */
const savers = new Map<string, DraftSaver>();

function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 401;
}

function saverOf(id: string, clock: ClockId): DraftSaver {
  const key = `${id} ${clock}`;
  const known = savers.get(key);
  if (known) return known;
  const params = { id, clock };
  const send = (content: NotificationContent) => api('PUT /api/incidents/:id/notifications/:clock', { params, body: { content } });
  const saver = createDraftSaver({ send, isPassing, later });
  savers.set(key, saver);
  return saver;
}

type Draft = Readonly<{
  content: NotificationContent;
  state: DraftState;
  change: (fields: NotificationContent) => void;
  flush: () => Promise<boolean>;
}>;

/** The draft of a notification as it is typed here, over what is saved. */
export function useDraft(id: string, clock: ClockId, base: DraftBase): Draft {
  const saver = saverOf(id, clock);
  const { changed, state } = useSyncExternalStore(saver.subscribe, saver.current, saver.current);
  const { saved } = base;
  useEffect(() => {
    if (saved) saver.settle(saved);
  }, [saver, saved]);
  useOnline(() => void (saver.hasUnsaved() && saver.flush(base)));
  useLeaveWarning(saver);
  return {
    content: { ...(base.saved ?? base.filled), ...changed },
    state,
    change: (fields) => saver.change(fields, base),
    flush: () => saver.flush(base),
  };
}
