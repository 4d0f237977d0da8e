import { useEffect, useRef } from 'react';
import { discussionLimits } from '#core/assessment/discussions/discussion.ts';
import type { Discussion } from '#contract/assessment/answering/discussions.ts';
import { mentionedIn } from '#core/assessment/discussions/mentions.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { MessageItem } from './message-item.tsx';
import { NewMessage } from './new-message.tsx';
import { useDiscussion, useMarkRead, useResolve } from './queries.ts';

export type ThreadProps = Readonly<{
  questionId: string;
  /** How the question is called: 1.3. */
  about: string;
  /** Whether the address leads here: it then comes into sight with the focus on it. */
  arrives: boolean;
}>;

/** Says that the reader has seen where a discussion names them, each time that it holds something newer. */
function useSeen({ questionId, readAt, messages, me }: Discussion): void {
  const { mutate } = useMarkRead(questionId);
  const newest = messages
    .filter(({ text }) => mentionedIn(text).includes(me))
    .map(({ id, editedAt }) => `${id}${editedAt ?? ''}`)
    .join();
  useEffect(() => {
    if (newest !== '') mutate(readAt);
    // Once for what it holds, not for each reading.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [newest, mutate]);
}

/** That a discussion is resolved, and how that changes. */
function Resolving({ thread }: { thread: Discussion }) {
  const { t } = useTranslation();
  const resolve = useResolve(thread.questionId);
  const failed = useFailureToast();
  const { resolved, messages, mayWrite } = thread;
  if (messages.length === 0) return null;
  const change = (): void => resolve.mutate(resolved === null, { onError: (error) => failed(error) });
  return (
    <>
      {resolved && (
        <p className="text-[0.9375rem] text-muted">
          {t('discussions.resolved', { name: resolved.by ?? t('discussions.gone'), at: moment(resolved.at) })}
        </p>
      )}
      {mayWrite && (
        <Button variant="quiet" size="small" className="sm:-ml-3" disabled={resolve.isPending} onClick={change}>
          {t(resolved ? 'discussions.reopen' : 'discussions.resolve')}
        </Button>
      )}
    </>
  );
}

function Messages({ thread, about, arrives }: Omit<ThreadProps, 'questionId'> & { thread: Discussion }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useSeen(thread);
  useEffect(() => {
    if (!arrives) return;
    place.current?.focus({ preventScroll: true });
    place.current?.lastElementChild?.scrollIntoView({ block: 'center' });
    // Once, when it is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const { messages, mayWrite } = thread;
  return (
    <div className="max-w-2xl space-y-3">
      <div ref={place} role="log" aria-label={t('discussions.label', { number: about })} tabIndex={-1} className="rounded outline-offset-4">
        {messages.length === 0 && <p className="text-[0.9375rem] text-muted">{t(mayWrite ? 'discussions.empty' : 'discussions.reader')}</p>}
        {messages.length > 0 && (
          <ol className="divide-y divide-line">
            {messages.map((message) => (
              <MessageItem key={message.id} thread={thread} message={message} />
            ))}
          </ol>
        )}
      </div>
      {mayWrite && messages.length < discussionLimits.messages && <NewMessage thread={thread} />}
      {messages.length >= discussionLimits.messages && (
        <p className="text-[0.9375rem] text-muted">{t('discussions.full', { limit: discussionLimits.messages })}</p>
      )}
      <Resolving thread={thread} />
    </div>
  );
}

/** What was written at a question, and a field to write in. */
export function Thread({ questionId, about, arrives }: ThreadProps) {
  const { t } = useTranslation();
  const thread = useDiscussion(questionId);
  if (thread.isPending) return <Skeleton label={t('common.loading')} rows={2} className="h-12" />;
  if (!thread.data) return <Failure error={thread.error} retry={() => void thread.refetch()} />;
  return <Messages thread={thread.data} about={about} arrives={arrives} />;
}
