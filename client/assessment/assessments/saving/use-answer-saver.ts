import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { AnswerView, Assessment } from '#contract/assessment/answering/assessments.ts';
import { fromPayload } from '#contract/platform/mapping.ts';
import { api, ApiError, signedInAgain } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { later, useLeaveWarning } from '#client/platform/ui/unsaved.ts';
import { createAnswerSaver, type Acknowledged, type AnswerSaver } from './answer-saver.ts';
import type { Entry } from './entry.ts';
import { useLiveAnswers } from './live-answers.ts';
import { useCacheAssessment } from '#client/assessment/data/queries.ts';

/** As long as a toast is shown. */
const shownForMillis = 5000;

/** Errors that go away by themselves: no connection, a busy server, a session that can be renewed. */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429 || error.status === 401;
}

/** What somebody else saved, where that is why a save was refused. */
function rivalIn(error: unknown): AnswerView | undefined {
  return error instanceof ApiError && error.code === 'answer_conflict'
    ? ((error.facts.current as AnswerView | null) ?? undefined)
    : undefined;
}

function useRetries(saver: AnswerSaver): void {
  useEffect(() => {
    saver.retryAll();
    const retry = (): void => saver.retryAll();
    window.addEventListener('online', retry);
    window.addEventListener(signedInAgain, retry);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener(signedInAgain, retry);
      saver.stop();
    };
  }, [saver]);
}

/** Says what was saved and counts the answers of the last moments, each once; nothing is “saved” while another failed. */
function useSavedToast(): (questionId: string, hasFailed: boolean) => void {
  const { t } = useTranslation();
  const recent = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (questionId, hasFailed) => {
    recent.current.add(questionId);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => recent.current.clear(), shownForMillis);
    if (hasFailed) return;
    const count = recent.current.size;
    toast({ title: t('answers.savedTitle'), description: count === 1 ? t('answers.savedText') : t('answers.savedMany', { count }) });
  };
}

/** Saves the answers of one assessment; other tabs of this browser follow. */
export function useAnswerSaver(
  assessment: Assessment,
  answers: readonly AnswerView[],
): { saver: AnswerSaver; entries: ReadonlyMap<string, Entry> } {
  const showSaved = useSavedToast();
  const failureText = useFailureText();
  const queries = useQueryClient();
  const saveAssessment = useCacheAssessment();
  const channel = useRef<BroadcastChannel | null>(null);
  const words = useRef({ showSaved, failureText, saveAssessment });
  words.current = { showSaved, failureText, saveAssessment };

  const saver = useMemo(() => {
    const onSaved = (saved: Acknowledged, hasFailed: boolean): void => {
      words.current.saveAssessment(saved.assessment);
      channel.current?.postMessage(saved);
      words.current.showSaved(saved.questionId, hasFailed);
    };
    return createAnswerSaver({
      assessmentId: assessment.id,
      answers,
      send: async (body) => {
        const saved = await api('POST /api/answers', { body });
        return { ...saved, assessment: fromPayload(saved.assessment) };
      },
      explain: (error) => ({ text: words.current.failureText(error), again: isPassing(error), rival: rivalIn(error) }),
      storage: localStorage,
      now: () => new Date(),
      later,
      onSaved,
    });
    // The saver owns the entries from here on; answers read later reach it through the channel.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [assessment.id]);

  useEffect(() => {
    const opened = new BroadcastChannel(`atesto-answers-${assessment.id}`);
    channel.current = opened;
    opened.onmessage = (event: MessageEvent<Acknowledged>) => {
      saver.adopt(event.data);
      words.current.saveAssessment(event.data.assessment);
    };
    return () => {
      opened.close();
      // The next visit reads the answers anew.
      queries.removeQueries({ queryKey: ['answers', assessment.id] });
    };
  }, [assessment.id, saver, queries]);

  useLeaveWarning(saver);
  useRetries(saver);
  useLiveAnswers(assessment, saver);
  const entries = useSyncExternalStore(saver.subscribe, saver.entries);
  return { saver, entries };
}
