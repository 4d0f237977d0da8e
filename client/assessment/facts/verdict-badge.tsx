import type { ObservationVerdict } from '#core/assessment/observations/checks.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';

const tones: Readonly<Record<ObservationVerdict, Tone>> = {
  red: 'bad',
  amber: 'warn',
  green: 'good',
  unknown: 'neutral',
  not_applicable: 'neutral',
};

export function VerdictBadge({ verdict, isExplained = false }: { verdict: ObservationVerdict; isExplained?: boolean }) {
  const { t } = useTranslation();
  return <Badge tone={isExplained ? 'neutral' : tones[verdict]}>{t(`domains.verdicts.${isExplained ? 'explained' : verdict}`)}</Badge>;
}
