import type { SystemClass } from '#core/assessment/ai-systems/class.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';

const tones: Readonly<Record<SystemClass, Tone>> = {
  prohibited: 'bad',
  high_risk: 'warn',
  unclear: 'warn',
  sectoral: 'neutral',
  transparency: 'neutral',
  minimal: 'good',
  excluded: 'neutral',
};

export function ClassBadge({ of }: { of: SystemClass }) {
  const { t } = useTranslation();
  return <Badge tone={tones[of]}>{t(`aiSystems.classes.${of}`)}</Badge>;
}
