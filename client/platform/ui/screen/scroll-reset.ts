import { useEffect, useRef } from 'react';

/** Contents that come later than this are not waited for. */
const waitMillis = 3000;
const forgetMillis = 100;
const ownScrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls to a place as soon as the page is long enough, unless the reader scrolls first; gives what ends the wait. */
function scrollWhenThere(place: number): () => void {
  const until = performance.now() + waitMillis;
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const event of ownScrolling) removeEventListener(event, stop);
  };
  const step = (): void => {
    scrollTo({ top: place, behavior: 'instant' });
    if (scrollY < place - 1 && performance.now() < until) frame = requestAnimationFrame(step);
    else stop();
  };
  for (const event of ownScrolling) addEventListener(event, stop, { passive: true });
  step();
  return stop;
}

/** A screen that is gone to begins at its top; going back leads to the place where one was. */
export function useScrollReset(path: string): void {
  const shown = useRef(path);
  const places = useRef(new Map<string, number>());
  const back = useRef<number | null>(null);
  useEffect(() => {
    const store = (): void => void places.current.set(location.pathname, scrollY);
    const goBack = (): void => {
      const place = places.current.get(location.pathname) ?? 0;
      back.current = place;
      // Going back within one screen changes no path, and must not be taken for the next change of it.
      setTimeout(() => (back.current = null), forgetMillis);
    };
    addEventListener('scroll', store, { passive: true });
    addEventListener('popstate', goBack);
    return () => {
      removeEventListener('scroll', store);
      removeEventListener('popstate', goBack);
    };
  }, []);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    let stop = (): void => {};
    // The router hears of going back before this hook does.
    const timer = setTimeout(() => {
      if (location.hash === '') stop = scrollWhenThere(back.current ?? 0);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [path]);
}
