import { Menu } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { headerPlaces } from './site-places.ts';

const entries = [...headerPlaces, { path: '/login', key: 'nav.login' }, { path: '/register', key: 'nav.register' }] as const;

/**
 * The places behind a button. A popover: the browser opens it (also before scripts run), closes it on Escape or a tap
 * beside it and gives the focus back.
 */
export function SiteMenu() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // It may have been opened before the application was there.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-controls="site-menu"
        aria-expanded={open}
        aria-label={t('nav.menu')}
        className="inline-flex size-11 items-center justify-center rounded-md hover:bg-tint lg:hidden"
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <nav
        ref={panel}
        id="site-menu"
        popover="auto"
        aria-label={t('nav.menu')}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="absolute inset-x-0 bottom-auto top-16 m-0 w-full border-b border-line bg-surface px-2 py-3 text-ink shadow-lg sm:px-4"
      >
        <ul>
          {entries.map((entry) => (
            <li key={entry.path}>
              <Link
                href={entry.path}
                onClick={() => panel.current?.hidePopover()}
                aria-current={path === entry.path ? 'page' : undefined}
                className="flex min-h-12 items-center rounded-md px-3 font-medium hover:bg-tint aria-[current]:text-brand"
              >
                {t(entry.key)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
