import { Suspense, useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import type { CurrentUser } from '#contract/account/accounts.ts';
import { factsOf, hasFact, needsSession, pageAt, pages, paths, type Audience, type Path } from '#contract/platform/pages.ts';
import { useTranslation } from './platform/words/i18n.ts';
import { useOwnLanguage } from './account/accounts/own-language.ts';
import { useMe } from './account/accounts/queries.ts';
import { SignInNeeded } from './account/accounts/sign-in/sign-in-needed.tsx';
import { ConsentBanner } from './operations/layout/consent-banner.tsx';
import { VisitorLayout } from './operations/layout/site/visitor-layout.tsx';
import type { MemberScreenProps, SignedIn } from './member-screens.tsx';
import { Landing, Legal, NotFound, screens } from './screens.tsx';
import { hydratePage } from './platform/api/hydration.ts';
import { Failure } from './platform/ui/screen/failure.tsx';
import { lazyPart } from './platform/ui/screen/lazy-part.tsx';
import { LogoMark } from './platform/ui/brand/logo.tsx';
import { PlainToast } from './platform/ui/toast/plain-toast.tsx';
import { screen } from './platform/ui/screen/screen.tsx';
import { ScreenGuard } from './platform/ui/screen/screen-guard.tsx';
import { useScrollReset } from './platform/ui/screen/scroll-reset.ts';
import { toastStore } from './platform/ui/toast/toast-store.ts';

const MemberLayout = screen<{ children: ReactNode }>(async () => (await import('./member-screens.tsx')).MemberLayout);
const MemberScreen = screen<MemberScreenProps>(async () => (await import('./member-screens.tsx')).MemberScreen);
const Reauthentication = lazyPart<{ user: CurrentUser }>(
  async () => (await import('./account/accounts/sign-in/asked-again.tsx')).Reauthentication,
);
/** A message is reported at once, before and without the code of the notification region. */
const Toaster = lazyPart(async () => (await import('./platform/ui/toast/toaster.tsx')).Toaster, {
  loading: () => <PlainToast />,
  missing: () => <PlainToast />,
});

/** While the session or a screen loads. */
function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="grid min-h-dvh place-items-center">
      <LogoMark className="size-12 animate-pulse" />
    </div>
  );
}

type Viewer = 'visitor' | SignedIn;

/** Whether a screen of those who work for the service is for the viewer; operators see what accountants see. */
function worksThere(viewer: Viewer, audience: Audience): boolean {
  if (audience === 'operators') return viewer === 'operator';
  return audience !== 'accountants' || viewer === 'operator' || viewer === 'accountant';
}

function screenOf(path: Path, { viewer, belongs }: { viewer: Viewer; belongs: boolean }) {
  const { for: audience } = factsOf(path);
  if (viewer === 'visitor') {
    if (path === '/') return <Landing />;
    if (needsSession(path)) return <SignInNeeded />;
  } else {
    if (audience === 'visitors' || !worksThere(viewer, audience)) return <NotFound />;
    if (path === '/' || needsSession(path)) return <MemberScreen {...{ path, viewer, belongs }} />;
  }
  if (hasFact(path, 'legal')) return <Legal page={pages[path].legal} />;
  const Screen = screens[path];
  return <Screen />;
}

function viewerOf(user: CurrentUser | null | undefined): Viewer {
  if (!user) return 'visitor';
  if (user.role !== 'user') return user.role;
  return user.organization ? 'member' : 'guest';
}

function Screens({ viewer, belongs = false }: { viewer: Viewer; belongs?: boolean }) {
  return (
    <Switch>
      {paths.map((path) => (
        <Route key={path} path={path}>
          {screenOf(path, { viewer, belongs })}
        </Route>
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}

/** Reports that the application has hydrated the screen. */
function Ready() {
  useLayoutEffect(hydratePage, []);
  useEffect(() => {
    dispatchEvent(new Event('atesto:ready'));
  }, []);
  return null;
}

/**
 * A page drawn for visitors may be held by the site that opened it. Whoever signs in there gets a document of their own, which
 * the server delivers with a policy that lets go of the opener (server/platform/pages/pages.ts).
 */
function useOwnWindow(isSignedIn: boolean): void {
  useEffect(() => {
    if (isSignedIn && document.documentElement.dataset.rendered && opener !== null) location.reload();
  }, [isSignedIn]);
}

function Pages() {
  const me = useMe();
  useOwnWindow(Boolean(me.data));
  useOwnLanguage();
  const [path] = useLocation();
  useScrollReset(path);
  if (me.isPending) return <Loading />;
  // What anybody may read is read as a visitor while nobody can say who is signed in.
  const page = pageAt(path);
  const isOpen = page !== null && page !== '/' && factsOf(page).for === 'everybody';
  if (me.isError && !isOpen) {
    return (
      <main className="mx-auto max-w-2xl p-6">
        <Failure error={me.error} retry={() => void me.refetch()} />
      </main>
    );
  }
  const viewer = viewerOf(me.data);
  const Layout = me.data ? MemberLayout : VisitorLayout;
  return (
    <ScreenGuard>
      <Suspense fallback={<Loading />}>
        <Layout>
          {me.data && <Reauthentication user={me.data} />}
          <ScreenGuard key={path}>
            <Suspense fallback={<Loading />}>
              <Screens viewer={viewer} belongs={Boolean(me.data?.organization)} />
              <Ready />
            </Suspense>
          </ScreenGuard>
        </Layout>
      </Suspense>
    </ScreenGuard>
  );
}

/** The notification region comes with the first notification. */
function Notifications() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const [wanted, setWanted] = useState(false);
  if (shown && !wanted) setWanted(true);
  return wanted ? <Toaster /> : null;
}

export function App() {
  const [path] = useLocation();
  const page = pageAt(path);
  if (page && hasFact(page, 'embedded')) {
    return (
      <ScreenGuard>
        <Suspense fallback={null}>
          <Screens viewer="visitor" />
          <Ready />
        </Suspense>
      </ScreenGuard>
    );
  }
  return (
    <>
      <Pages />
      <ConsentBanner />
      <Notifications />
    </>
  );
}
