import { ArrowDown, ArrowRight, ArrowUp, Minus, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { movements, type Movement } from '#core/assessment/report/comparison.ts';
import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import type { Compared } from '#client/assessment/data/compared.ts';

type Question = Compared['questions'][number];

const styles: Readonly<Record<Movement, { icon: typeof ArrowUp; tone: Tone }>> = {
  better: { icon: ArrowUp, tone: 'good' },
  worse: { icon: ArrowDown, tone: 'bad' },
  applicability: { icon: Shuffle, tone: 'neutral' },
  new: { icon: Shuffle, tone: 'neutral' },
  dropped: { icon: Shuffle, tone: 'neutral' },
  same: { icon: Minus, tone: 'neutral' },
};

function MovementBadge({ movement }: { movement: Movement }) {
  const { t } = useTranslation();
  const { icon: Icon, tone } = styles[movement];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden="true" className="size-3.5" />
      {t(`compare.movements.${movement}`)}
    </Badge>
  );
}

function Row({ question }: { question: Question }) {
  const { t } = useTranslation();
  const label = (answer: AnswerValue | null): string => (answer ? t(`answers.values.${answer}`) : '–');
  return (
    <li className="border-t border-line py-4">
      <div className="flex gap-3">
        <span className="shrink-0 font-semibold text-brand">
          {question.section}.{question.number}
        </span>
        <div className="min-w-0 flex-1">
          <p className="font-medium">{question.questionText}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.9375rem]">
            <span className="text-muted">{label(question.from)}</span>
            {question.movement !== 'same' && (
              <>
                <ArrowRight aria-hidden="true" className="size-4 text-muted" />
                <span className="sr-only">{t('compare.became')}</span>
                <span className="font-medium">{label(question.to)}</span>
              </>
            )}
            <MovementBadge movement={question.movement} />
          </p>
          {question.toComment && <p className="mt-1.5 text-sm text-muted [overflow-wrap:anywhere]">{question.toComment}</p>}
        </div>
      </div>
    </li>
  );
}

/** The questions by section; those that stayed the same can be shown too. */
export function ComparedQuestions({ compared }: { compared: Compared }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const shown = compared.questions.filter((question) => all || question.movement !== 'same');
  const sections = compared.sections.map((section) => ({
    ...section,
    own: shown.filter((question) => question.section === section.number),
  }));
  return (
    <section aria-labelledby="compared-questions" className="mt-10">
      <h2 id="compared-questions" className="text-xl">
        {t('compare.questions')}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-[0.9375rem]">
        {movements
          .filter((movement) => compared.counts[movement] > 0)
          .map((movement) => (
            <li key={movement} className="flex items-center gap-2">
              <MovementBadge movement={movement} /> <span className="font-semibold">{compared.counts[movement]}</span>
            </li>
          ))}
      </ul>
      <label className="mt-4 flex min-h-11 items-center gap-3 text-[0.9375rem]">
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} className="size-5 accent-(--brand)" />
        {t('compare.showSame')}
      </label>
      {shown.length === 0 && <p className="mt-3 text-muted">{t('compare.nothingChanged')}</p>}
      {sections
        .filter((section) => section.own.length > 0)
        .map((section) => (
          <div key={section.number} className="mt-6">
            <h3 className="pb-3 text-[1.0625rem] font-semibold">
              {section.number}. {section.title}
            </h3>
            <ul>
              {section.own.map((question) => (
                <Row key={question.questionId} question={question} />
              ))}
            </ul>
          </div>
        ))}
    </section>
  );
}
