import { useState } from 'react';
import type { ChecklistPointView } from '#contract/assessment/ai/deployer-checklist.ts';
import { checklistRules, type ChecklistState } from '#core/assessment/ai-sheets/deployer-checklist.ts';
import { useContradictions } from '#client/assessment/contradictions/queries.ts';
import { ScopeBasis } from '#client/assessment/law/scope-basis.tsx';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ChecklistForm } from './checklist-form.tsx';

/** “Yes” is what somebody says, so that it is not green. */
const tones: Readonly<Record<ChecklistState, Tone>> = {
  yes: 'neutral',
  no: 'bad',
  not_applicable: 'neutral',
  unknown: 'warn',
  disputed: 'warn',
};

/** That the newest result states otherwise than the “no” given here. */
function Contradicted({ point: { code, state } }: { point: ChecklistPointView }) {
  const { t } = useTranslation();
  const { questionId } = checklistRules[code];
  const found = useContradictions().data?.find((one) => one.kind === 'ai_checklist' && one.questionId === questionId);
  if (state !== 'no' || !found?.contradicted) return null;
  return <p className="font-medium text-warn">{t('aiDeployer.contradicted', { number: `${found.section}.${found.number}` })}</p>;
}

/** What is known of a point beside its answer: the inventory, the duty, later changes. */
function Known({ point }: { point: ChecklistPointView }) {
  const { t } = useTranslation();
  const { state, concerns, duty, by, at, isBeforeChange, note } = point;
  return (
    <div className="mt-2 space-y-1 text-sm">
      {note && <p className="max-w-3xl whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
      {at && (
        <p className="text-muted">
          {t('aiDeployer.answered', { date: shortDayOf(at) })}
          {by && ` · ${t('obligations.recordedBy', { name: by })}`}
        </p>
      )}
      {isBeforeChange && <p className="font-medium text-warn">{t('aiDeployer.beforeChange')}</p>}
      {state === 'disputed' && <p className="font-medium text-warn">{t('aiDeployer.disputed')}</p>}
      {state === 'unknown' && concerns !== null && <p>{t(concerns ? 'aiDeployer.concerns' : 'aiDeployer.concernsNot')}</p>}
      {duty && <p>{t('aiDeployer.duty', { state: t(`aiSystems.states.${duty}`) })}</p>}
      <Contradicted point={point} />
    </div>
  );
}

type Props = Readonly<{ systemId: string; point: ChecklistPointView; mayChange: boolean }>;

/** A point of art. 26: what it asks for, what was answered, and what else is known of it. */
export function ChecklistPointRow({ systemId, point, mayChange }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const words = t(`aiDeployer.points.${point.code}`);
  const act = t(point.at ? 'aiDeployer.change' : 'aiDeployer.answer');
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h2 className="max-w-2xl min-w-0 text-base font-semibold">{words}</h2>
        <Badge tone={tones[point.state]}>{t(`aiDeployer.states.${point.state}`)}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        <ScopeBasis references={[{ act: 'AI Act', cite: checklistRules[point.code].cite }]} />
      </p>
      <Known point={point} />
      {mayChange && !open && (
        <Button className="mt-2" variant="secondary" size="small" aria-label={`${act}: ${words}`} onClick={() => setOpen(true)}>
          {act}
        </Button>
      )}
      {open && <ChecklistForm systemId={systemId} point={point} close={() => setOpen(false)} />}
    </li>
  );
}
