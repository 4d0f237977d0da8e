import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { WordKey } from '#client/platform/words/words.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';

/** What went wrong, in words for people; `fallback` where the server said nothing readable. */
export function useFailureText(): (error: unknown, fallback?: string) => string {
  const { t } = useTranslation();
  return (error, fallback) => {
    if (error instanceof ApiError) return error.text || (fallback ?? t('errors.server'));
    return t('errors.network');
  };
}

/** Says in a notification that something failed, and why. */
export function useFailureToast(): (error: unknown, title?: string, fallback?: string) => void {
  const { t } = useTranslation();
  const text = useFailureText();
  return (error, title = t('errors.title'), fallback) => toast({ title, description: text(error, fallback), tone: 'destructive' });
}

const kinds: Readonly<Record<number, WordKey>> = { 401: 'errors.unauthorized', 403: 'errors.forbidden', 404: 'errors.notFound' };

/** What kind of failure it is (docs/product.md, “Calls and errors”). */
function kindOf(error: unknown): WordKey {
  if (!(error instanceof ApiError)) return 'errors.networkError';
  return error.status >= 500 ? 'errors.serverError' : (kinds[error.status] ?? 'errors.title');
}

/** In the place of what could not be loaded: why, and another try. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const { t } = useTranslation();
  const text = useFailureText();
  return (
    <Notice tone="bad" title={t(kindOf(error))} alert>
      <p>{text(error)}</p>
      {retry && (
        <Button variant="secondary" size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      )}
    </Notice>
  );
}
