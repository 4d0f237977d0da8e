import { useEffect, useState, useSyncExternalStore } from 'react';

/** The time, again every second or as often as is said: clocks run without the server. */
export function useNow(everyMillis = 1000): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMillis);
    return () => clearInterval(timer);
  }, [everyMillis]);
  return now;
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser states that there is a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
