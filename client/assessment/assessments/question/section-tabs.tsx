import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** `answered` is null where the questions are only read. */
export type SectionTab = Readonly<{ number: number; answered: number | null; total: number }>;

/** Tabs of the sections with what is answered in each; arrows, Home and End move between them. */
export function SectionTabs({
  tabs,
  current,
  titleOf,
  show,
}: {
  tabs: readonly SectionTab[];
  current: number;
  titleOf: (section: number) => string;
  show: (section: number) => void;
}) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`#section-tab-${current}`);
    if (tab && list.current) list.current.scrollLeft = tab.offsetLeft - list.current.clientWidth / 2 + tab.clientWidth / 2;
  }, [current]);

  const press = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ number }) => number === current);
    const place = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const target = place === undefined ? undefined : tabs[place]?.number;
    if (target === undefined) return;
    event.preventDefault();
    show(target);
    list.current?.querySelector<HTMLElement>(`#section-tab-${target}`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={t('answers.sections')}
      onKeyDown={press}
      className="relative -mx-4 flex gap-1 overflow-x-auto px-4 pb-px sm:mx-0 sm:px-0 lg:gap-0"
    >
      {tabs.map(({ number, answered, total }) => {
        const selected = number === current;
        const complete = answered === total;
        return (
          <button
            key={number}
            type="button"
            role="tab"
            id={`section-tab-${number}`}
            title={titleOf(number)}
            aria-selected={selected}
            aria-controls="section-panel"
            tabIndex={selected ? 0 : -1}
            onClick={() => show(number)}
            className={`flex w-40 shrink-0 flex-col justify-between border-b-2 px-3 py-1.5 text-left text-sm leading-snug lg:w-0 lg:max-w-64 lg:min-w-min lg:flex-1 lg:px-1.5 lg:text-[0.8125rem] ${selected ? 'border-brand font-semibold text-brand' : 'border-transparent text-muted hover:text-ink'}`}
          >
            <span className="line-clamp-1 hyphens-auto break-words sm:line-clamp-2 lg:line-clamp-3">{`${number}.\u00a0${titleOf(number)}`}</span>
            <span className="inline-flex items-center gap-1 text-[0.8125rem] font-normal">
              {answered === null ? t('answers.questionCount', { count: total }) : `${answered}/${total}`}
              {complete && <CircleCheck aria-label={t('answers.sectionDone')} className="size-4 text-good" />}
            </span>
          </button>
        );
      })}
    </div>
  );
}
