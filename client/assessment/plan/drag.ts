import { useState, type DragEvent, type HTMLAttributes } from 'react';
import type { ActionItem } from '#contract/assessment/plan/action-items.ts';

/** What is dragged names its item. */
const dragType = 'text/x-plan-item';

/** Lets an item be dragged by whoever may change it. */
export function draggable(item: ActionItem, mayChange: boolean): Pick<HTMLAttributes<HTMLElement>, 'draggable' | 'onDragStart'> {
  return {
    draggable: mayChange,
    onDragStart: ({ dataTransfer }) => {
      dataTransfer.setData(dragType, item.questionId);
      dataTransfer.effectAllowed = 'move';
    },
  };
}

/** A place where items can be dropped, and whether one is held over it. */
export function useDropPlace(items: readonly ActionItem[], drop: (item: ActionItem) => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent): void => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (): void => setOver(false),
    onDrop: (event: DragEvent): void => {
      event.preventDefault();
      setOver(false);
      const dragged = items.find(({ questionId }) => questionId === event.dataTransfer.getData(dragType));
      if (dragged) drop(dragged);
    },
  };
  return { over, handlers };
}
