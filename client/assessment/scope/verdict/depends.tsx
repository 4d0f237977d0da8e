import { wholeSectors1, wholeSectors2 } from '#core/assessment/scope/nis2/answers.ts';
import type { ScopeReason } from '#core/assessment/scope/outcome.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Answers of one openness say the same. */
const dependsLike: Readonly<Record<string, string>> = {
  public_unsure: 'public',
  unlisted: 'public',
  ...Object.fromEntries([...wholeSectors1, ...wholeSectors2].map((sector) => [sector, 'whole_sector'])),
};

/** On what an open outcome depends, for each answer that leaves it open. */
export function Depends({ reasons }: { reasons: readonly ScopeReason[] }) {
  const { t } = useTranslation();
  const codes = [...new Set(reasons.map(({ code }) => dependsLike[code] ?? code))];
  const texts = codes.map((code) => t(`scope.depends.${code as 'public'}`, { defaultValue: '' })).filter(Boolean);
  if (texts.length === 0) return null;
  return (
    <div className="gap-x-6 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-sm font-medium text-brand sm:pt-0.5">{t('scope.outcome.depends')}</dt>
      {texts.map((text) => (
        <dd key={text} className="sm:col-start-2">
          {text}
        </dd>
      ))}
    </div>
  );
}
