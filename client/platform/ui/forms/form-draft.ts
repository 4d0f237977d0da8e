import { useEffect, useLayoutEffect, useState } from 'react';
import { answeredConsent } from '#client/platform/browser/consent.ts';
import { isHydrating } from '#client/platform/api/hydration.ts';

const maxAgeMillis = 30 * 86_400_000;

/**
 * Where a draft is written: for 30 days after a yes to the banner, in this window only while there is no answer (input that was asked
 * for, gone with the window), nowhere after a no.
 */
function placeOfDrafts(): Storage | null {
  const answer = answeredConsent();
  if (answer === 'rejected') return null;
  return answer === 'accepted' ? localStorage : sessionStorage;
}

function storedDraft(key: string): string | null {
  return sessionStorage.getItem(key) ?? localStorage.getItem(key);
}

/** What an earlier visit left under that key, over the initial values. */
export function readDraft<T extends object>(key: string, initial: T): T {
  try {
    const { at, values } = JSON.parse(storedDraft(key) ?? '{}') as { at?: number; values?: Partial<T> };
    return at !== undefined && Date.now() - at < maxAgeMillis ? { ...initial, ...values } : initial;
  } catch {
    return initial;
  }
}

/** Whether an earlier visit left anything under that key. */
export function hasDraft(key: string): boolean {
  try {
    return storedDraft(key) !== null;
  } catch {
    return false;
  }
}

function itself<T>(values: T): T {
  return values;
}

/**
 * Form values that survive leaving the page, for 30 days; `secret` fields are never stored. On a page that the server drew
 * they are read right after it was hydrated. `override` puts over them what the address of the page states.
 */
export function useFormDraft<T extends object>(key: string, initial: T, secret: readonly (keyof T)[], override: (values: T) => T = itself) {
  const [isRead, setIsRead] = useState(() => !isHydrating());
  const [values, setValues] = useState(() => override(isRead ? readDraft(key, initial) : initial));
  useLayoutEffect(() => {
    if (isRead) return;
    setIsRead(true);
    setValues(override(readDraft(key, initial)));
    // Once, when the page is hydrated.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (!isRead) return;
    const saved = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name as keyof T)));
    try {
      const place = placeOfDrafts();
      place?.setItem(key, JSON.stringify({ at: Date.now(), values: saved }));
      if (place === localStorage) sessionStorage.removeItem(key);
    } catch {
      // A full or forbidden storage: the form works without a draft.
    }
  }, [key, values, secret, isRead]);
  return {
    values,
    /** Whether what this browser stored is among the values. */
    isRead,
    change: (change: Partial<T> | ((before: T) => Partial<T>)) =>
      setValues((before) => ({ ...before, ...(typeof change === 'function' ? change(before) : change) })),
    forget: () => {
      sessionStorage.removeItem(key);
      localStorage.removeItem(key);
    },
  };
}
