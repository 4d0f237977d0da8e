import { useTranslation } from 'react-i18next';
import { ApiError } from '#client/api.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { toast } from './toast-store.ts';

/** What went wrong, in words for people. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    if (error instanceof ApiError) return error.text || t('errors.server');
    return t('errors.network');
  };
}

/** Says in a notification that something failed, and why. */
export function useFailureToast(): (error: unknown, title?: string) => void {
  const { t } = useTranslation();
  const text = useFailureText();
  return (error, title = t('errors.title')) => toast({ title, description: text(error), tone: 'destructive' });
}

/** In the place of what could not be loaded: why, and another try. */
export function Failure({ error, retry }: { error: unknown; retry?: () => void }) {
  const { t } = useTranslation();
  const text = useFailureText();
  return (
    <Notice tone="bad" title={t('errors.title')} alert>
      <p>{text(error)}</p>
      {retry && (
        <Button look="secondary" size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      )}
    </Notice>
  );
}
