import { ApiError } from '#client/api.ts';
import { useTranslation } from '#client/i18n.ts';
import { useFailureToast } from '#client/ui/failure.tsx';
import { toast } from '#client/ui/toast-store.ts';

/** What the server says about single fields. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** What to do after a change: say that it is saved, or why it is not. */
export function useSaying(): { onSuccess: () => void; onError: (error: Error) => void } {
  const { t } = useTranslation();
  const failed = useFailureToast();
  return {
    onSuccess: () => toast({ title: t('settings.saved') }),
    onError: (error) => failed(error),
  };
}
