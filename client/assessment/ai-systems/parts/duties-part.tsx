import { useState } from 'react';
import type { AiSystem, SystemDutyView } from '#contract/assessment/ai/ai-systems.ts';
import type { DutyState } from '#core/assessment/ai-systems/duties.ts';
import { dutiesByRecord } from '#core/assessment/ai-systems/proved.ts';
import { ScopeBasis } from '#client/assessment/law/scope-basis.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { shortDay } from '#client/platform/words/formats.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { useEvidence } from '#client/assessment/evidence/queries.ts';
import { ProofLine } from '#client/assessment/proofs/proof-line.tsx';
import { ProofForm } from '#client/assessment/ai-systems/form/proof-form.tsx';
import { useReopenDuty } from '#client/assessment/ai-systems/queries.ts';

const tones: Readonly<Record<DutyState, Tone>> = { binding: 'warn', due: 'warn', coming: 'neutral', done: 'good' };

/** From when it applies, and whether the act asks for it at all. */
function useWhen(today: string): (duty: SystemDutyView) => string {
  const { t } = useTranslation();
  return ({ day, condition, basis, code }) => {
    const when = day ? t(day <= today ? 'aiSystems.duty.since' : 'aiSystems.duty.from', { date: shortDay(day) }) : '';
    return [
      condition ? t('aiSystems.duty.onChange') : when,
      basis === 'practice' ? t('aiSystems.duty.practice') : '',
      code === 'literacy' ? t('aiSystems.duty.noFine') : '',
    ]
      .filter(Boolean)
      .join(' · ');
  };
}

function Met({ proof: { doneOn, text, evidenceId, by } }: { proof: NonNullable<SystemDutyView['proof']> }) {
  const evidence = useEvidence().data?.evidence.find(({ id }) => id === evidenceId);
  return (
    <div className="mt-2 border-l-2 border-line pl-3">
      <ProofLine doneOn={doneOn} text={text} evidence={evidence?.name ?? null} by={by} />
    </div>
  );
}

/** The assessment that meets the duty, or what is missing, and the way to it. */
function ImpactMet({ system: { id, impact }, statement }: { system: AiSystem; statement: boolean }) {
  const { t } = useTranslation();
  const what = impact?.outdated.map((one) => t(`aiSystems.fields.${one}`)).join(', ');
  return (
    <div className="mt-2 space-y-2 text-sm">
      {impact && <p>{t('aiImpact.met', { date: shortDay(impact.doneOn), person: impact.person })}</p>}
      {impact && what && <p className="font-medium text-warn">{t('aiImpact.changed', { what })}</p>}
      {!impact && statement && <p className="font-medium text-warn">{t('aiSystems.duty.statementOnly')}</p>}
      <ButtonLink variant="secondary" size="small" href={`/systemy-ai/${id}/fria`}>
        {t('aiImpact.open')}
      </ButtonLink>
    </div>
  );
}

type RowProps = Readonly<{ system: AiSystem; duty: SystemDutyView; mayChange: boolean }>;

function Row({ system, duty, mayChange }: RowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useReopenDuty(system.id, duty.code);
  const failed = useFailureToast();
  const when = useWhen(system.today)(duty);
  const name = t(`aiSystems.duties.${duty.code}`);
  const isByRecord = dutiesByRecord.includes(duty.code);
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
        <h3 className="max-w-2xl min-w-0 text-base font-semibold">{name}</h3>
        <Badge tone={tones[duty.state]}>{t(`aiSystems.states.${duty.state}`)}</Badge>
      </div>
      {when && <p className="mt-1 text-sm">{when}</p>}
      <p className="mt-1 text-sm text-muted">
        <ScopeBasis references={duty.references} />
      </p>
      {duty.proof && <Met proof={duty.proof} />}
      {duty.code === 'literacy' && (
        <p className="mt-2">
          <ButtonLink variant="secondary" size="small" href="/systemy-ai/kompetencje">
            {t('aiLiteracy.title')}
          </ButtonLink>
        </p>
      )}
      {duty.code === 'impact' && <ImpactMet system={system} statement={duty.proof !== null} />}
      {mayChange && !open && (duty.proof !== null || !isByRecord) && (
        <div className="mt-2 flex flex-wrap gap-3">
          {!isByRecord && (
            <Button
              variant="secondary"
              size="small"
              aria-label={`${t(duty.proof ? 'aiSystems.duty.change' : 'aiSystems.duty.prove')}: ${name}`}
              onClick={() => setOpen(true)}
            >
              {t(duty.proof ? 'aiSystems.duty.change' : 'aiSystems.duty.prove')}
            </Button>
          )}
          {duty.proof && (
            <Button
              variant="quiet"
              size="small"
              disabled={isPending}
              aria-label={`${t('aiSystems.duty.reopen')}: ${name}`}
              onClick={() => mutate(undefined, { onError: (error) => failed(error) })}
            >
              {t('aiSystems.duty.reopen')}
            </Button>
          )}
        </div>
      )}
      {open && <ProofForm systemId={system.id} duty={duty} today={system.today} close={() => setOpen(false)} />}
    </li>
  );
}

/** What is to be done for a system, what binds without a proof first. */
export function DutiesPart({ system, mayChange }: { system: AiSystem; mayChange: boolean }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="ai-duties">
      <h2 id="ai-duties" className="border-b border-line pb-3 text-xl">
        {t('aiSystems.system.duties')}
      </h2>
      {system.duties.length === 0 && <p className="mt-3 max-w-2xl">{t('aiSystems.system.noDuties')}</p>}
      <ul>
        {system.duties.map((duty) => (
          <Row key={duty.code} system={system} duty={duty} mayChange={mayChange} />
        ))}
      </ul>
    </section>
  );
}
