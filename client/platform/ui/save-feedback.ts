import { useState } from 'react';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFailureToast } from './screen/failure.tsx';
import { toast } from './toast/toast-store.ts';

/** What the server states about single fields. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** What to do after a change: say that it is saved, or why it is not. */
export function useSaveFeedback(): { onSuccess: () => void; onError: (error: Error) => void } {
  const { t } = useTranslation();
  const failed = useFailureToast();
  return {
    onSuccess: () => toast({ title: t('done.saved') }),
    onError: (error) => failed(error),
  };
}

/** A switch that shows at once what was chosen, and goes back when that was not taken. */
export function useSwitch(stored: boolean, send: (chosen: boolean, feedback: ReturnType<typeof useSaveFeedback>) => void) {
  const { onSuccess, onError } = useSaveFeedback();
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
