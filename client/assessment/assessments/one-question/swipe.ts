import { useRef, type TouchEvent } from 'react';

/** A touch from where it began to where it ended, in pixels and milliseconds, on a screen of some width. */
export type Stroke = Readonly<{ fromX: number; fromY: number; toX: number; toY: number; millis: number; width: number }>;

const least = 64;
const mostMillis = 700;
/** There the browser itself goes back and forward. */
const edge = 24;

/** Whether a stroke leads on (to the left) or back (to the right); null for anything that may be scrolling or the browser's own. */
export function swiped({ fromX, fromY, toX, toY, millis, width }: Stroke): 1 | -1 | null {
  const across = toX - fromX;
  const isFlat = Math.abs(across) >= least && Math.abs(across) > 2.5 * Math.abs(toY - fromY);
  if (!isFlat || millis > mostMillis || fromX < edge || fromX > width - edge) return null;
  return across < 0 ? 1 : -1;
}

const ownTouch = 'textarea, input, select, [role=tablist], dialog, [role=dialog]';

/** Handlers for swiping between questions; a second finger, a selection and fields keep their own meaning. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const began = useRef<{ x: number; y: number; at: number } | null>(null);
  return {
    onTouchStart: ({ touches, target, timeStamp }: TouchEvent): void => {
      const touch = touches.item(0);
      const isOurs = touches.length === 1 && target instanceof Element && !target.closest(ownTouch);
      began.current = isOurs && touch ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    },
    onTouchCancel: (): void => {
      began.current = null;
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent): void => {
      const [from, touch] = [began.current, changedTouches.item(0)];
      began.current = null;
      if (!from || !touch || getSelection()?.isCollapsed === false || (window.visualViewport?.scale ?? 1) > 1) return;
      const by = swiped({
        fromX: from.x,
        fromY: from.y,
        toX: touch.clientX,
        toY: touch.clientY,
        millis: timeStamp - from.at,
        width: innerWidth,
      });
      if (by) step(by);
    },
  };
}
