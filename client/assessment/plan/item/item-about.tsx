import type { ReactNode } from 'react';
import type { ActionItem } from '#contract/assessment/plan/action-items.ts';
import { day } from '#client/platform/words/formats.ts';
import { LateGuidance } from '#client/assessment/guidance/guidance.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Basis } from '#client/assessment/law/basis.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { GainFact } from './item-facts.tsx';

function Fact({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className="mt-0.5 text-[0.9375rem] text-muted">{children}</dd>
    </div>
  );
}

/** What an item is about: what to do, why, what it gains. */
export function ItemAbout({ item }: { item: ActionItem }) {
  const { t } = useTranslation();
  return (
    <div className="space-y-4">
      <div>
        <p className="text-sm font-semibold">{t('plan.whatToDo')}</p>
        <p className="mt-0.5 leading-relaxed">{item.remediation}</p>
      </div>
      <LateGuidance questionId={item.questionId} shown="steps" />
      {item.contradicted && <Notice tone="warn">{t('plan.contradicted')}</Notice>}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact wide title={t('plan.question')}>
          {item.questionText} <span className="text-ink">({t(`answers.values.${item.answer}`)})</span>
        </Fact>
        <Fact title={t('plan.why')}>
          <Basis references={item.references} />
        </Fact>
        <Fact title={t('answers.evidence')}>{item.evidence}</Fact>
        <Fact title={t('plan.gain')}>
          <GainFact item={item} />
        </Fact>
        <Fact title={t('answers.effort')}>{t(`answers.efforts.${item.effort}`)}</Fact>
        {item.appliesFrom.length > 0 && (
          <Fact title={t('answers.appliesFrom')}>
            {item.appliesFrom.map(({ from, target }) => `${day(`${from}T12:00:00Z`)} (${t(`answers.targets.${target}`)})`).join('; ')}
          </Fact>
        )}
      </dl>
    </div>
  );
}
