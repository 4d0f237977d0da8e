import { useEffect, useState } from 'react';

const keptMillis = 30 * 86_400_000;

/** What an earlier visit left under that key, over the initial values. */
export function readDraft<T extends object>(key: string, initial: T): T {
  try {
    const { at, values } = JSON.parse(localStorage.getItem(key) ?? '{}') as { at?: number; values?: Partial<T> };
    return at !== undefined && Date.now() - at < keptMillis ? { ...initial, ...values } : initial;
  } catch {
    return initial;
  }
}

/** Form values that survive leaving the page, for 30 days; `secret` fields are never kept. */
export function useFormDraft<T extends object>(key: string, initial: T, secret: readonly (keyof T)[]) {
  const [values, setValues] = useState(() => readDraft(key, initial));
  useEffect(() => {
    const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name as keyof T)));
    try {
      localStorage.setItem(key, JSON.stringify({ at: Date.now(), values: kept }));
    } catch {
      // A full or forbidden storage: the form works without a draft.
    }
  }, [key, values, secret]);
  return {
    values,
    change: (change: Partial<T>) => setValues((before) => ({ ...before, ...change })),
    forget: () => localStorage.removeItem(key),
  };
}
