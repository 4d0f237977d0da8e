import { useEffect } from 'react';

/** A delivered page brings its title along; it stays until something is drawn anew. */
let delivered = typeof document !== 'undefined' && document.documentElement.dataset.rendered !== undefined;

/** Names the page in the browser's title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (delivered) {
      delivered = false;
      return;
    }
    document.title = title === 'Atesto' ? title : `${title} · Atesto`;
  }, [title]);
}
