import { X } from 'lucide-react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';

/** Shows everything again. */
export function ClearButton({ clear }: { clear: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="quiet" size="small" onClick={clear}>
      <X aria-hidden="true" className="size-4" />
      {t('list.clear')}
    </Button>
  );
}
