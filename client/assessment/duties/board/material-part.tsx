import { useState, type FormEvent } from 'react';
import type { Board } from '#contract/assessment/duties/board.ts';
import { trainingTest } from '#core/assessment/board/training.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useSubmitTest } from './queries.ts';

type Chosen = Readonly<Record<number, number>>;

/** The test of somebody on the list; explanations come with the outcome. */
function TestForm({ questions }: Pick<Board['material'], 'questions'>) {
  const { t } = useTranslation();
  const test = useSubmitTest();
  const [chosen, setChosen] = useState<Chosen>({});
  const [tried, setTried] = useState(false);
  const answers = questions.flatMap((_, index) => chosen[index] ?? []);
  const outcome = test.data;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (answers.length === questions.length) test.mutate(answers);
  };
  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-6">
      {questions.map(({ text, options }, index) => {
        const found = outcome?.results[index];
        return (
          <ChoiceGroup key={text} id={`test-${index}`} title={`${index + 1}. ${text}`}>
            {options.map((option, place) => (
              <ChoiceRow
                key={option}
                kind="radio"
                name={`test-${index}`}
                value={String(place)}
                checked={chosen[index] === place}
                label={option}
                change={() => setChosen({ ...chosen, [index]: place })}
              />
            ))}
            {found && (
              <p className="mt-1 text-sm text-muted">
                {t('boardTraining.right', { option: options[found.right] ?? '' })} {found.why}
              </p>
            )}
          </ChoiceGroup>
        );
      })}
      <div role="status" className="space-y-3">
        {tried && answers.length < questions.length && <Notice tone="warn" title={t('boardTraining.answerAll')} />}
        {outcome && (
          <Notice
            tone={outcome.passed ? 'info' : 'warn'}
            title={t(outcome.passed ? 'boardTraining.passed' : 'boardTraining.failed', {
              correct: outcome.correct,
              asked: questions.length,
            })}
          />
        )}
        {test.isError && <Failure error={test.error} />}
      </div>
      <Button type="submit" disabled={test.isPending}>
        {t('boardTraining.check')}
      </Button>
    </form>
  );
}

/** Chapters in our own words, and the test after them. */
export function MaterialPart({ board }: { board: Board }) {
  const { t } = useTranslation();
  const { edition, chapters, questions } = board.material;
  const isMine = board.people.some(({ mine, until }) => mine && until === null);
  return (
    <section aria-labelledby="training-material" className="border-t border-line pt-6">
      <h2 id="training-material" className="text-xl">
        {t('boardTraining.material')}
      </h2>
      <p className="mt-1 max-w-3xl text-muted">
        {t('boardTraining.materialText', { edition, toPass: trainingTest.toPass, count: questions.length })}
      </p>
      <div className="mt-3 max-w-3xl divide-y divide-line border-y border-line">
        {chapters.map(({ code, title, paragraphs, topics }, index) => (
          <details key={code} className="py-3">
            <summary className="cursor-pointer font-semibold">
              {index + 1}. {title}
              <span className="block text-sm font-normal text-muted">
                {topics.map((topic) => t(`boardTraining.topics.${topic}`)).join(', ')}
              </span>
            </summary>
            <div className="mt-2 space-y-3">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
      <h3 className="mt-6 font-semibold">{t('boardTraining.test')}</h3>
      {isMine ? <TestForm questions={questions} /> : <p className="mt-1 max-w-3xl text-muted">{t('boardTraining.notMine')}</p>}
    </section>
  );
}
