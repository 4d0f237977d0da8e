import { z } from 'zod';
import { lengths } from '#core/platform/limits.ts';
import { text, uuid } from './fields.ts';

export const done = z.object({ ok: z.literal(true) });
/** Every act of an operator states why. */
export const note = text(lengths.note, 'note');
/** What every act about something of an organisation needs. */
export const about = z.object({ organizationId: uuid, note });
