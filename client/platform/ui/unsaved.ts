import { useEffect } from 'react';

/** Runs something later, in milliseconds; returns how to call it off. */
export function later(run: () => void, millis: number): () => void {
  const timer = setTimeout(run, millis);
  return () => clearTimeout(timer);
}

/** Warns before leaving the page while something is not saved. */
export function useLeaveWarning(saver: Readonly<{ hasUnsaved: () => boolean }>): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (saver.hasUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [saver]);
}

/** Does something whenever there is a connection again, as it is meant at the newest drawing. */
export function useOnline(run: () => void): void {
  useEffect(() => {
    addEventListener('online', run);
    return () => removeEventListener('online', run);
  });
}
