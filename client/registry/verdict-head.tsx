import { CircleCheck, CircleHelp, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#client/i18n.ts';

export type Tone = 'good' | 'warn' | 'bad';

const looks: Readonly<Record<Tone, Readonly<{ icon: LucideIcon; colours: string; line: string }>>> = {
  good: { icon: CircleCheck, colours: 'bg-good-tint text-good', line: 'border-good' },
  warn: { icon: CircleHelp, colours: 'bg-warn-tint text-warn', line: 'border-warn' },
  bad: { icon: CircleX, colours: 'bg-bad-tint text-bad', line: 'border-bad' },
};

/** What was found, why, and what to do next; a screen reader reads it as one message. */
export function VerdictHead({
  name,
  tone,
  title,
  text,
  next,
  children,
}: Readonly<{
  name: string;
  tone: Tone;
  title: string;
  text: string;
  next: string;
  children?: ReactNode;
}>) {
  const { icon: Icon, colours, line } = looks[tone];
  return (
    <div data-verdict={name} className={`rounded-lg border-l-4 px-5 py-5 sm:px-6 ${colours} ${line}`}>
      <div role="status" className="flex items-start gap-3 sm:gap-4">
        <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 sm:size-8" />
        <div className="min-w-0">
          <p className="font-serif text-2xl font-semibold leading-snug">{title}</p>
          <p className="mt-1.5 break-words text-ink">
            {text} {next}
          </p>
        </div>
      </div>
      {children && <div className="mt-4 flex flex-wrap gap-3 sm:pl-12">{children}</div>}
    </div>
  );
}

export function CheckingHead() {
  const { t } = useTranslation();
  return (
    <p role="status" aria-busy="true" className="flex items-center gap-3 rounded-lg bg-tint px-5 py-5 noscript:hidden">
      <LoaderCircle aria-hidden="true" className="size-7 shrink-0 animate-spin text-muted" />
      {t('check.checking')}
    </p>
  );
}
