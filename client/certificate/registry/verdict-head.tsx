import { CircleCheck, CircleHelp, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';

export type Tone = 'good' | 'warn' | 'bad';

const styles: Readonly<Record<Tone, Readonly<{ icon: LucideIcon; colours: string; line: string }>>> = {
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
  facts,
  children,
}: Readonly<{
  name: string;
  tone: Tone;
  title: string;
  text: string;
  next: string;
  /** Whose it is and what it says, before any explanation. */
  facts?: ReactNode;
  children?: ReactNode;
}>) {
  const { icon: Icon, colours, line } = styles[tone];
  return (
    <div data-verdict={name} className={`rounded-lg border-l-4 px-4 py-4 sm:px-6 sm:py-5 ${colours} ${line}`}>
      <div role="status">
        <p className="flex items-start gap-3 font-serif text-xl font-semibold leading-snug sm:gap-4 sm:text-2xl">
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 sm:size-8" />
          <span className="min-w-0">{title}</span>
        </p>
        <div className="sm:pl-12">
          {facts}
          <p className="mt-2 break-words text-[0.9375rem] text-ink sm:text-base">
            {text} {next}
          </p>
        </div>
      </div>
      {children && <div className="mt-4 flex flex-wrap gap-3 sm:pl-12">{children}</div>}
    </div>
  );
}

/** While the checks are made; `text` is what is known before them. */
export function CheckingHead({ text = '' }: Readonly<{ text?: string }>) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" className="rounded-lg bg-tint px-4 py-4 noscript:hidden sm:px-6 sm:py-5">
      <p className="flex items-center gap-3">
        <LoaderCircle aria-hidden="true" className="size-6 shrink-0 animate-spin text-muted" />
        {t('check.checking')}
      </p>
      {text !== '' && <p className="mt-2 break-words">{text}</p>}
    </div>
  );
}
