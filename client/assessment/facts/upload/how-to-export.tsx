import type { FactKind } from '#core/assessment/facts/kinds.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Where an export is found, and what it does not prove. */
export function HowToExport({ kind }: { kind: FactKind }) {
  const { t } = useTranslation();
  return (
    <div className="mt-2 max-w-2xl space-y-1 text-[0.9375rem]">
      <p>{t(`facts.steps.${kind}`)}</p>
      <p className="text-muted">{t(`facts.limits.${kind}`)}</p>
    </div>
  );
}
