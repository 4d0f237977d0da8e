import type { TemplateState } from '#core/assessment/templates/adoption.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';

const tones: Readonly<Record<TemplateState, Tone>> = { none: 'neutral', started: 'neutral', approved: 'good', due: 'warn' };

/** Where a document stands; green is only one that was approved and is not due for its review. */
export function TemplateStateBadge({ state }: { state: TemplateState }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`templates.states.${state}`)}</Badge>;
}
