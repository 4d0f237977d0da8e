export type SheetContent = Readonly<Record<string, string | undefined>>;
/** What is saved of a sheet; the version rises with each save by anybody. */
export type SheetBase = Readonly<{ version: number; content: SheetContent }>;
export type SheetState = 'saved' | 'saving' | 'unsaved' | 'conflict' | 'refused';
/** `typed` is what was typed here; `theirs` is what others saved meanwhile in fields that were typed here too. */
export type SheetDraft = Readonly<{ base: SheetBase; typed: SheetContent; theirs: SheetContent; state: SheetState }>;

type Options = Readonly<{
  send: (body: { version: number; content: Record<string, string> }) => Promise<SheetBase>;
  read: () => Promise<SheetBase>;
  /** Whether somebody else saved meanwhile, another try may work, or neither. */
  kindOf: (error: unknown) => 'stale' | 'passing' | 'refused';
  /** Runs later, in milliseconds; returns how to call it off. */
  later: (run: () => void, millis: number) => () => void;
}>;

const [saveAfterMillis, againAfterMillis, mostTries] = [900, 4000, 5] as const;
const same = (a: string | undefined, b: string | undefined): boolean => (a ?? '').trim() === (b ?? '').trim();

export type SheetSaver = ReturnType<typeof createSheetSaver>;

/**
 * Saves the fields that were typed a moment after the last keystroke. Where somebody else saved meanwhile, fields that only one of both changed go
 * together; for a field that both changed nothing is saved until one of the texts is chosen.
 */
export function createSheetSaver(first: SheetBase, { send, read, kindOf, later }: Options) {
  const listeners = new Set<() => void>();
  const unsaved = new Set<string>();
  let current: SheetDraft = { base: first, typed: {}, theirs: {}, state: 'saved' };
  let sending: Promise<boolean> | null = null;
  let callOff = (): void => {};

  function set(next: Partial<SheetDraft>): void {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  }

  function plan(millis: number): void {
    callOff();
    callOff = later(() => void flush(), millis);
  }

  /** Takes what is saved now as the base, and finds the fields that both sides changed. */
  function rebase(latest: SheetBase): void {
    const { base, typed, theirs } = current;
    const names = Object.keys(typed);
    const both = names.filter(
      (name) => unsaved.has(name) && !same(latest.content[name], base.content[name]) && !same(latest.content[name], typed[name]),
    );
    const left = names.filter((name) => unsaved.has(name) || same(latest.content[name], typed[name]));
    set({
      base: latest,
      typed: Object.fromEntries(left.map((name) => [name, typed[name]])),
      theirs: { ...theirs, ...Object.fromEntries(both.map((name) => [name, latest.content[name] ?? ''])) },
    });
  }

  async function attempt(tries: number): Promise<boolean> {
    if (Object.keys(current.theirs).length > 0) {
      set({ state: 'conflict' });
      return false;
    }
    const content = Object.fromEntries([...unsaved].map((name) => [name, current.typed[name] ?? '']));
    set({ state: 'saving' });
    try {
      const base = await send({ version: current.base.version, content });
      for (const [name, text] of Object.entries(content)) if (current.typed[name] === text) unsaved.delete(name);
      set({ base, state: unsaved.size > 0 ? 'unsaved' : 'saved' });
      return true;
    } catch (error) {
      return after(kindOf(error), tries);
    }
  }

  async function after(kind: ReturnType<Options['kindOf']>, tries: number): Promise<boolean> {
    if (kind === 'stale' && tries < mostTries) {
      try {
        rebase(await read());
        return await attempt(tries + 1);
      } catch (error) {
        return after(kindOf(error) === 'passing' ? 'passing' : 'refused', tries);
      }
    }
    set({ state: kind === 'refused' ? 'refused' : 'unsaved' });
    if (kind !== 'refused') plan(againAfterMillis);
    return false;
  }

  /** Saves at once what waits; false where it could not be saved. */
  async function flush(): Promise<boolean> {
    callOff();
    if (sending) {
      await sending;
      return unsaved.size > 0 ? flush() : true;
    }
    if (unsaved.size === 0) return true;
    sending = attempt(0);
    const done = await sending;
    sending = null;
    return done && unsaved.size > 0 ? flush() : done;
  }

  function settle(field: string, typed: SheetContent): void {
    const { [field]: _, ...theirs } = current.theirs;
    set({ theirs, typed, state: unsaved.size > 0 ? 'unsaved' : 'saved' });
    if (unsaved.size > 0) plan(0);
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => current,
    hasUnsaved: () => unsaved.size > 0,
    flush,
    change: (field: string, text: string): void => {
      unsaved.add(field);
      set({ typed: { ...current.typed, [field]: text }, state: Object.keys(current.theirs).length > 0 ? 'conflict' : 'unsaved' });
      plan(saveAfterMillis);
    },
    /** What was read anew; older than what is known, it says nothing. */
    adopt: (latest: SheetBase): void => {
      if (!sending && latest.version > current.base.version) rebase(latest);
    },
    acceptTheirs: (field: string): void => {
      unsaved.delete(field);
      const { [field]: _, ...typed } = current.typed;
      settle(field, typed);
    },
    retainOwn: (field: string): void => settle(field, current.typed),
  };
}
