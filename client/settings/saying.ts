import { useState } from 'react';
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
    onSuccess: () => toast({ title: t('done.saved') }),
    onError: (error) => failed(error),
  };
}

/** A switch that shows at once what was chosen, and goes back when that was not taken. */
export function useSwitch(stored: boolean, send: (chosen: boolean, said: ReturnType<typeof useSaying>) => void) {
  const { onSuccess, onError } = useSaying();
  const [shown, setShown] = useState(stored);
  const choose = (chosen: boolean): void => {
    setShown(chosen);
    send(chosen, {
      onSuccess,
      onError: (error) => {
        setShown(!chosen);
        onError(error);
      },
    });
  };
  return { shown, choose };
}
