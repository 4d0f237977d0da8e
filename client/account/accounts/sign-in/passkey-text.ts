import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';

/** What went wrong with a passkey or the call about it. A browser does not say why none was shown: nobody was there, or somebody thought better of it. */
export function usePasskeyText(): (error: unknown) => string {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (error) => (error instanceof ApiError || error instanceof TypeError ? failureText(error) : t('secondFactor.cancelled'));
}
