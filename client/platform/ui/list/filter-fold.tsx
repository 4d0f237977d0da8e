import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';

/** Filters that are folded up where there is little space, unless one of them is used. */
export function FilterFold({ isUsed, children }: { isUsed: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, open] = useState(isUsed);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="@xl:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => open(!isOpen)}
      >
        {t('plan.filters.title')}
        <ChevronDown aria-hidden="true" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      <div id={id} className={`flex flex-wrap gap-x-6 gap-y-3 ${isOpen ? '' : '@max-xl:hidden'}`}>
        {children}
      </div>
    </>
  );
}
