import type { AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { clock } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import type { AnswerSaver } from '#client/assessment/assessments/saving/answer-saver.ts';
import type { Entry } from '#client/assessment/assessments/saving/entry.ts';

function Version({ title, answer, comment }: { title: string; answer: AnswerValue | null; comment: string }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0">
      <dt className="text-sm font-semibold">{title}</dt>
      <dd className="mt-0.5 text-[0.9375rem] [overflow-wrap:anywhere]">
        {answer ? t(`answers.values.${answer}`) : t('answers.noAnswer')}
        {comment && <span className="block whitespace-pre-wrap text-muted">{comment}</span>}
      </dd>
    </div>
  );
}

/** Two people answered one question at once: both versions, and the choice between them. */
export function RivalNote({ questionId, entry, saver }: { questionId: string; entry: Entry; saver: AnswerSaver }) {
  const { t } = useTranslation();
  const { rival } = entry;
  if (!rival) return null;
  const name = rival.answeredBy ?? t('answers.someone');
  return (
    <div className="mt-3">
      <Notice tone="warn" title={t('answers.rivalTitle', { name })} alert>
        <dl className="grid gap-3 sm:grid-cols-2">
          <Version {...rival} title={t('answers.theirs', { name, time: clock(new Date(rival.updatedAt)) })} />
          <Version {...entry} title={t('answers.yours')} />
        </dl>
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={entry.answer === null} onClick={() => saver.insist(questionId)}>
            {t('answers.keepMine')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => saver.yield(questionId)}>
            {t('answers.takeTheirs')}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
