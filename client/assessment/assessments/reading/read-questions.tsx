import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { regimeRules, type Regime } from '#core/platform/regimes.ts';
import { Guidance } from '#client/assessment/guidance/guidance.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Details } from '#client/assessment/assessments/question/question-details.tsx';
import { QuestionsState } from './questions-state.tsx';
import { questionsQuery } from '#client/assessment/data/queries.ts';
import { SectionTabs } from '#client/assessment/assessments/question/section-tabs.tsx';
import { AnswerOptions } from '#client/assessment/assessments/question/answer/answer-options.tsx';
import { sectionKey } from '#client/assessment/data/section-key.ts';
import { TrialPreview } from '#client/assessment/assessments/trial/trial-preview.tsx';
import { useTrial } from '#client/assessment/assessments/trial/trial-answers.ts';
import { trialSection } from '#core/assessment/trial/trial.ts';

/** All questions of a regime, to be read without a plan; one section can be answered on trial, in this browser alone. */
export function ReadQuestions({ regime }: { regime: Regime }) {
  const { t } = useTranslation();
  const [section, setSection] = useState(1);
  const questions = useQuery(questionsQuery(regime, section));
  const tabs = regimeRules[regime].sectionSizes.map((total, index) => ({ number: index + 1, total, answered: null }));
  const trial = useTrial(regime);
  const isTrial = section === trialSection;
  const titleOf = (number: number): string => t(sectionKey(regime, number));
  return (
    <>
      <div className="sticky top-0 z-20 -mx-4 mt-6 border-b border-line bg-paper px-4 pt-3 sm:-mx-6 sm:px-6 lg:-mx-10 lg:px-10">
        <SectionTabs tabs={tabs} current={section} titleOf={titleOf} show={setSection} />
      </div>
      <section id="section-panel" role="tabpanel" aria-labelledby={`section-tab-${section}`} className="mt-6 pb-16">
        <h2 className="text-xl sm:text-2xl">
          {section}. {titleOf(section)}
        </h2>
        {isTrial && <p className="mt-2 max-w-2xl text-muted">{t('trial.invitation')}</p>}
        <QuestionsState questions={questions} />
        <ul className="mt-2">
          {questions.data?.map((question) => (
            <li key={question.id} data-question={question.id} className="flex gap-3 border-t border-line py-5 first:border-t-0 sm:gap-4">
              <span className="mt-0.5 w-7 shrink-0 font-semibold text-brand">
                {question.section}.{question.number}
              </span>
              <div className="min-w-0 flex-1">
                <h3 id={`${question.id}-text`} className="text-[1.0625rem] font-medium leading-snug">
                  {question.questionText}
                </h3>
                {question.topic && <p className="mt-1 text-sm text-muted">{question.topic}</p>}
                {isTrial && (
                  <AnswerOptions
                    questionId={question.id}
                    labelledBy={`${question.id}-text`}
                    chosen={trial.answers[question.id] ?? null}
                    locked={false}
                    choose={(answer) => trial.choose(question.id, answer)}
                  />
                )}
                <div className="mt-2 flex flex-wrap items-start gap-x-6 gap-y-0.5">
                  <Guidance questionId={question.id} />
                  <Details question={question} />
                </div>
              </div>
            </li>
          ))}
        </ul>
        {isTrial && questions.data && <TrialPreview regime={regime} title={titleOf(section)} questions={questions.data} trial={trial} />}
      </section>
    </>
  );
}
