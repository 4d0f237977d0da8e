import type { NotificationContent } from '#core/assessment/incidents/notifications.ts';

export type DraftState = 'saved' | 'saving' | 'unsaved' | 'refused';

/** What is saved of a draft; before the first time, what was filled in from what the incident record knows. */
export type DraftBase = Readonly<{ saved: NotificationContent | null; filled: NotificationContent }>;
/** `changed` is what was typed here and is not known to be saved. */
export type Draft = Readonly<{ changed: NotificationContent; state: DraftState }>;

type Options = Readonly<{
  send: (content: NotificationContent) => Promise<unknown>;
  /** Whether a failed save is worth another try: no connection, no session, a fault of the server. */
  isPassing: (error: unknown) => boolean;
  /** Runs later, in milliseconds; returns how to call it off. */
  later: (run: () => void, millis: number) => () => void;
}>;

const [saveAfterMillis, againAfterMillis] = [900, 4000];

function without(unsaved: NotificationContent, sent: NotificationContent): NotificationContent {
  return Object.fromEntries(Object.entries(unsaved).filter(([field, value]) => sent[field as keyof NotificationContent] !== value));
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;

/** Saves the fields that were changed a moment after the last keystroke, one save at a time, and tries again until there is a connection. */
export function createDraftSaver({ send, isPassing, later }: Options) {
  const listeners = new Set<() => void>();
  let unsaved: NotificationContent = {};
  let current: Draft = { changed: {}, state: 'saved' };
  let isSaved = false;
  let sending: Promise<boolean> | null = null;
  let callOff = (): void => {};

  function set(next: Partial<Draft>): void {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  }

  const hasUnsaved = (): boolean => Object.keys(unsaved).length > 0;

  function plan(base: DraftBase, millis: number): void {
    callOff();
    callOff = later(() => void flush(base), millis);
  }

  async function save({ saved, filled }: DraftBase): Promise<boolean> {
    const content = saved || isSaved ? unsaved : { ...filled, ...unsaved };
    set({ state: 'saving' });
    try {
      await send(content);
      isSaved = true;
      unsaved = without(unsaved, content);
      set({ state: hasUnsaved() ? 'unsaved' : 'saved' });
      return true;
    } catch (error) {
      const again = isPassing(error);
      set({ state: again ? 'unsaved' : 'refused' });
      if (again) plan({ saved, filled }, againAfterMillis);
      return false;
    }
  }

  /** Saves at once what waits, and what was filled in; false where it could not be saved. */
  async function flush(base: DraftBase): Promise<boolean> {
    callOff();
    if (sending) {
      await sending;
      return hasUnsaved() ? flush(base) : true;
    }
    if (!hasUnsaved() && (base.saved || isSaved)) return true;
    sending = save(base);
    const done = await sending;
    sending = null;
    return done;
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => current,
    change: (fields: NotificationContent, base: DraftBase): void => {
      unsaved = { ...unsaved, ...fields };
      set({ changed: { ...current.changed, ...fields }, state: 'unsaved' });
      plan(base, saveAfterMillis);
    },
    flush,
    hasUnsaved,
    /** Lets go of fields that the server has as they were typed here, so that what others write in them later is seen. */
    settle: (saved: NotificationContent): void => {
      const left = Object.entries(current.changed).filter(([name, value]) => {
        const field = name as keyof NotificationContent;
        return unsaved[field] !== undefined || saved[field]?.text !== value.text || saved[field]?.unknown !== value.unknown;
      });
      if (left.length < Object.keys(current.changed).length) set({ changed: Object.fromEntries(left) });
    },
  };
}
