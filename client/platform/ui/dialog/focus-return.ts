import { useState } from 'react';

/** From where a dialog was opened; `before` is from where the dialog was in which that is. */
type Opener = Readonly<{ element: HTMLElement; before: Opener | null }>;

const openers = new WeakMap<Element, Opener | null>();

function openerNow(): Opener | null {
  if (typeof document === 'undefined' || !(document.activeElement instanceof HTMLElement)) return null;
  const element = document.activeElement;
  const around = element.closest('[role=dialog]');
  return element === document.body ? null : { element, before: around ? (openers.get(around) ?? null) : null };
}

/** Whether it took the focus: what is gone or switched off does not. */
function isFocusable(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null && document.activeElement === element;
}

function returnPoint(opener: Opener | null): void {
  for (let next = opener; next; next = next.before) if (isFocusable(next.element)) return;
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  heading?.setAttribute('tabindex', '-1');
  isFocusable(heading);
}

/**
 * Gives the focus back to where it was when a dialog closes (WCAG 2.4.3): Radix does so for a trigger of its own only. Where that is gone, to where
 * the dialog around it was opened, else to the heading of the page.
 */
export function useFocusReturn() {
  const [opener] = useState(openerNow);
  return {
    ref: (content: HTMLElement | null): void => {
      if (content) openers.set(content, opener);
    },
    onCloseAutoFocus: (event: Event): void => {
      event.preventDefault();
      returnPoint(opener);
    },
  };
}
