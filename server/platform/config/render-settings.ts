import { z } from 'zod';

/** How many processes draw documents, and how many documents wait for one at most. */
export type RenderConfig = Readonly<{ children: number; waitingAtMost: number }>;

export const renderSettings = {
  RENDER_CHILDREN: z.coerce.number().int().min(1).max(16).default(2),
  RENDER_WAITING: z.coerce.number().int().min(1).max(1000).default(40),
};

export function renderOf(value: Readonly<{ RENDER_CHILDREN: number; RENDER_WAITING: number }>): RenderConfig {
  return { children: value.RENDER_CHILDREN, waitingAtMost: value.RENDER_WAITING };
}
