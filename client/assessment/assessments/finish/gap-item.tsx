import type { QuestionView } from '#contract/assessment/answering/questions.ts';
import { Basis } from '#client/assessment/law/basis.tsx';
import { colon, number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

type Gap = Pick<QuestionView, 'section' | 'number' | 'questionText' | 'remediation' | 'evidence' | 'effort' | 'references'>;

/** A gap as a result lists it: the question, what “yes” would gain in percentage points, what to do, with what proof, effort and provisions. */
export function GapItem({ gap, gain, isOnPath = false }: { gap: Gap; gain: number; isOnPath?: boolean }) {
  const { t } = useTranslation();
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 flex-1 font-medium">
          <span className="text-brand">
            {gap.section}.{gap.number}
          </span>{' '}
          {gap.questionText}
        </p>
        <p className="text-sm font-semibold">
          {t('outcome.gain', { points: number(gain) })}
          {isOnPath && <span className="ml-2 font-normal text-brand">{t('outcome.onPath')}</span>}
        </p>
      </div>
      <p className="mt-1 text-[0.9375rem]">{gap.remediation}</p>
      <p className="mt-1 text-sm text-muted">
        {t('answers.evidence')}
        {colon()} {gap.evidence} · {t('answers.effort')}
        {colon()} {t(`answers.efforts.${gap.effort}`)}
      </p>
      <p className="mt-1 text-sm text-muted">
        {t('answers.references')}
        {colon()} <Basis references={gap.references} />
      </p>
    </li>
  );
}
