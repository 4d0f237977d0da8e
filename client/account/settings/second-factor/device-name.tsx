import { deviceOf } from '#core/account/people/device.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Browser and system as people know them; what is not recognised is shown as it was sent. */
export function DeviceName({ userAgent }: { userAgent: string | null }) {
  const { t } = useTranslation();
  if (!userAgent) return t('settings.unknownDevice');
  const { browser, system } = deviceOf(userAgent);
  const known = [browser, system].filter((part) => part !== null);
  return <span title={userAgent}>{known.length > 0 ? known.join(', ') : userAgent}</span>;
}
