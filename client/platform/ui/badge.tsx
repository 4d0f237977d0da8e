import type { ReactNode } from 'react';

const tones = {
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  neutral: 'bg-tint text-ink',
} as const;

export type Tone = keyof typeof tones;

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center gap-1.5 rounded px-2 py-0.5 text-[0.8125rem] font-medium ${tones[tone]}`}>{children}</span>
  );
}
