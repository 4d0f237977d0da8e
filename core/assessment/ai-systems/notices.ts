import { casesOf } from './class.ts';
import type { SystemCase, SystemFacts } from './system.ts';

/** Where people are informed of a system, or content of it is marked (art. 50). */
export const noticeChannels = ['chat', 'voice', 'marking', 'media_label', 'public_text', 'room_notice'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

const channelsOf: Readonly<Record<SystemCase, readonly NoticeChannel[]>> = {
  interaction: ['chat', 'voice'],
  synthetic_content: ['marking'],
  emotion_recognition: ['room_notice'],
  sensitive_categories: ['room_notice'],
  other_categories: ['room_notice'],
  deep_fake: ['media_label'],
  public_text: ['public_text'],
};

/** The notices that a system is likely to need. */
export function noticesOf(facts: SystemFacts): NoticeChannel[] {
  const needed = new Set(casesOf(facts).flatMap((one) => channelsOf[one]));
  return noticeChannels.filter((channel) => needed.has(channel));
}
