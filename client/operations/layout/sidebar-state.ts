import { useEffect, useState } from 'react';
import { saveCookie } from '#client/platform/browser/cookie.ts';

const cookieName = 'sidebar_state';
const weekSeconds = 7 * 86_400;

function remembered(): boolean {
  return !document.cookie.split('; ').includes(`${cookieName}=false`);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Whether the viewport is at least 768 px wide. */
export function useIsWide(): boolean {
  const [wide, setWide] = useState(() => matchMedia('(min-width: 768px)').matches);
  useEffect(() => {
    const query = matchMedia('(min-width: 768px)');
    const change = (): void => setWide(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, []);
  return wide;
}

/** Expanded or collapsed on a wide screen (stored for a week), open or closed as a sheet on a narrow one; Ctrl or Cmd with B toggles. */
export function useSidebar() {
  const wide = useIsWide();
  const [expanded, setExpanded] = useState(remembered);
  const [sheetOpen, setSheetOpen] = useState(false);
  const toggle = (): void => {
    if (!wide) {
      setSheetOpen(!sheetOpen);
      return;
    }
    saveCookie(cookieName, String(!expanded), weekSeconds);
    setExpanded(!expanded);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return { wide, expanded, sheetOpen, closeSheet: () => setSheetOpen(false), toggle };
}
