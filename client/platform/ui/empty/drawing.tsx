import type { ReactNode } from 'react';

/** What the drawings share: a plate in the tint of the theme, and lines of one weight in the colour of the text. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 128 96"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-24 w-32 shrink-0 text-brand"
    >
      <ellipse cx="64" cy="84" rx="52" ry="7" fill="var(--tint)" stroke="none" />
      {children}
    </svg>
  );
}

/** Inside of a shape that stands before others. */
export const paper = 'var(--surface)';
/** Inside of a shape behind, and of what is only hinted at. */
export const tint = 'var(--tint)';
