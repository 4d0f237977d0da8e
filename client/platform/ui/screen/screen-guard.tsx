import { Component, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { MissingPart } from './missing-part.ts';
import { Notice } from '#client/platform/ui/notice.tsx';

/** A page that reloaded itself a moment ago does not do it again: the part is really gone. */
const reloadedLatelyMillis = 30_000;

function wasReloadedLately(): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'reload' && performance.now() < reloadedLatelyMillis;
}

/** Whether the service answers, so that loading the page again cannot end on the browser's own page. */
async function serviceAnswers(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function reloadIfPossible(): Promise<void> {
  if (await serviceAnswers()) location.reload();
}

/** In the place of a screen that could not be loaded or drawn. What is missing is fetched by loading the page again. */
function Broken({ isMissing }: { isMissing: boolean }) {
  const { t } = useTranslation();
  const [isTrying, setIsTrying] = useState(false);
  const retry = (): void => {
    setIsTrying(true);
    void reloadIfPossible().finally(() => setIsTrying(false));
  };
  useEffect(() => {
    if (!isMissing) return undefined;
    if (!wasReloadedLately()) void reloadIfPossible();
    const again = (): void => void reloadIfPossible();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isMissing]);
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
      <Notice tone="bad" title={t(isMissing ? 'screen.missing' : 'screen.broken')} alert>
        <p>{t(isMissing ? 'screen.missingText' : 'screen.brokenText')}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="small" disabled={isTrying} onClick={retry}>
            {t('common.retry')}
          </Button>
          {!isMissing && (
            <DownloadLink size="small" href="/">
              {t('notFound.home')}
            </DownloadLink>
          )}
        </div>
      </Notice>
    </div>
  );
}

/** Keeps what is around a screen when the screen fails; give it a key, so that another screen gets its own try. */
export class ScreenGuard extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <Broken isMissing={error instanceof MissingPart} />;
  }
}
