import { Ellipsis } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe } from '#client/account/accounts/queries.ts';
import { useReadTasks } from '#client/assessment/my-tasks/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { WordKey } from '#client/platform/words/words.ts';
import { barPlaces } from './bar-places.ts';
import { isHere, useMenu, type MenuEntry } from './menu.tsx';

/** Names that fit into a fifth of 360 pixels; the others do as they are. */
const shortKeys: Readonly<Partial<Record<MenuEntry['path'], WordKey>>> = {
  '/': 'bar.start',
  '/ai-act': 'bar.aiAct',
  '/plan-dzialan': 'bar.plan',
  '/moje-zadania': 'bar.tasks',
  '/operator': 'bar.operator',
};

/** Less of the screen than any keyboard takes, and more than what a browser hides of itself. */
const keyboardLeast = 140;

/** Whether a keyboard on the screen takes a part of it. */
function useKeyboardOnScreen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const onResize = (): void => setOpen(innerHeight - seen.height * seen.scale > keyboardLeast);
    seen.addEventListener('resize', onResize);
    return () => seen.removeEventListener('resize', onResize);
  }, []);
  return open;
}

const cell = 'relative flex min-h-14 w-full flex-col items-center justify-center gap-0.5 px-0.5 text-[0.6875rem] leading-tight';
const colours = { here: 'font-semibold text-brand', elsewhere: 'text-muted hover:text-ink' } as const;

/** How many tasks wait, where that was read on another screen already. */
function TaskCount() {
  const { t } = useTranslation();
  const count = useReadTasks()?.tasks.length ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute left-1/2 top-1 ml-1 min-w-4.5 rounded-full bg-brand px-1 text-center text-[0.625rem] font-semibold leading-4.5 text-on-brand"
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="sr-only">, {t('bar.waiting', { count })}</span>
    </>
  );
}

function Place({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation();
  const [path] = useLocation();
  const here = isHere(path, entry);
  return (
    <li className="min-w-0 flex-1">
      <Link href={entry.path} aria-current={here ? 'page' : undefined} className={`${cell} ${here ? colours.here : colours.elsewhere}`}>
        {here && <span aria-hidden="true" className="absolute inset-x-4 -top-px h-0.5 rounded-full bg-brand" />}
        <entry.icon aria-hidden="true" className="size-5.5" />
        <span className="max-w-full truncate">{t(shortKeys[entry.path] ?? entry.key)}</span>
        {entry.path === '/moje-zadania' && <TaskCount />}
      </Link>
    </li>
  );
}

/** The places that are needed most, where the thumb is; the whole menu is behind “More”. */
export function BottomBar({ toggle, isOpen }: { toggle: () => void; isOpen: boolean }) {
  const { t } = useTranslation();
  const me = useMe().data;
  const menu = useMenu();
  const isTyping = useKeyboardOnScreen();
  if (!me || isTyping) return null;
  const { places, more } = barPlaces(menu, me);
  return (
    <nav
      aria-label={t('bar.title')}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="mx-auto flex max-w-lg px-[max(0.25rem,env(safe-area-inset-left))]">
        {places.map((entry) => (
          <Place key={entry.path} entry={entry} />
        ))}
        {more && (
          <li className="min-w-0 flex-1">
            <button type="button" onClick={toggle} aria-haspopup="dialog" aria-expanded={isOpen} className={`${cell} ${colours.elsewhere}`}>
              <Ellipsis aria-hidden="true" className="size-5.5" />
              <span className="max-w-full truncate">{t('bar.more')}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
