import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  info: 'border-brand/40 bg-tint',
  warn: 'border-warn/50 bg-warn-tint',
  bad: 'border-bad/50 bg-bad-tint',
} as const;

/** A message that stays on the page. `alert` announces it at once. */
export function Notice({
  tone = 'info',
  title,
  children,
  alert = false,
}: {
  tone?: keyof typeof tones;
  title?: string;
  children?: ReactNode;
  alert?: boolean;
}) {
  const Icon = tone === 'info' ? Info : CircleAlert;
  return (
    <div {...(alert ? { role: 'alert' } : {})} className={`flex gap-3 rounded-md border px-4 py-3 text-[0.9375rem] ${tones[tone]}`}>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 space-y-2">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
