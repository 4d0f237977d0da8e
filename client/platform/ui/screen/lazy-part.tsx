import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { fetchPart, MissingPart } from './missing-part.ts';
import { Notice } from '#client/platform/ui/notice.tsx';

/** In the place of a part that could not be fetched; it is tried again when the network is back. */
export function Missing({ retry, children }: { retry: () => void; children?: ReactNode }) {
  const { t } = useTranslation();
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });
  return (
    <Notice tone="bad" title={t('screen.partMissing')} alert>
      <p>{t('screen.partMissingText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
        {children}
      </div>
    </Notice>
  );
}

type BoundaryProps = Readonly<{ missing: ReactNode; children: ReactNode }>;

/** Shows something else where a part is missing; any other error is for the guard of the screen. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof MissingPart) return this.props.missing;
    throw error;
  }
}

/** What stands in the place of a part while it is fetched (nothing unless said), and where it cannot be (a notice unless said). */
type Places<Props> = Readonly<{ loading?: (props: Props) => ReactNode; missing?: (props: Props, retry: () => void) => ReactNode }>;

/** Makes a component of what fetches it when it is first shown, so that what is around it stays whatever becomes of that. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, missing }: Places<Props> = {},
): ComponentType<Props> {
  let fetched: ComponentType<Props> | null = null;
  const fetching = (): ComponentType<Props> => lazy(async () => ({ default: (fetched = await fetchPart(load)) }));
  return function LazyPart(props: Props) {
    const [{ Part, tries }, setTry] = useState(() => ({ Part: fetched ?? fetching(), tries: 0 }));
    const retry = (): void => setTry({ Part: fetching(), tries: tries + 1 });
    return (
      <Boundary key={tries} missing={missing ? missing(props, retry) : <Missing retry={retry} />}>
        <Suspense fallback={loading?.(props) ?? null}>
          <Part {...props} />
        </Suspense>
      </Boundary>
    );
  };
}
