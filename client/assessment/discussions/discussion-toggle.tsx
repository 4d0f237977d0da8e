import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useMay } from '#client/account/accounts/role.ts';
import { useMembers } from '#client/account/team/queries.ts';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { PartLoading } from '#client/platform/ui/screen/skeleton.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { ThreadProps } from './thread.tsx';
import { useDiscussions } from './queries.ts';

const Thread = lazyPart<ThreadProps>(async () => (await import('./thread.tsx')).Thread, {
  loading: () => <PartLoading rows={2} className="h-12" />,
});

/** Questions whose discussion was left open: it is open again when their section is shown again. */
const left = new Set<string>();

/**
 * The discussion at a question: how many messages there are, whether one names the reader unread, and the rest when it is opened, or named
 * by the address. Where there is nothing to read and nobody to write to, it is not shown.
 */
export function DiscussionToggle({ questionId, about }: { questionId: string; about: string }) {
  const { t } = useTranslation();
  const isRequested = new URLSearchParams(useSearch()).get('discussion') === questionId;
  const [open, setOpen] = useState(() => isRequested || left.has(questionId));
  const [opened, setOpened] = useState(isRequested);
  const discussion = useDiscussions().data?.find((one) => one.questionId === questionId);
  const mayWrite = useMay('POST /api/discussions/:questionId', 'consultant');
  const isTeam = (useMembers().data?.length ?? 0) > 1;
  if (isRequested !== opened) {
    setOpened(isRequested);
    if (isRequested) setOpen(true);
  }
  if (!discussion && !open && !(mayWrite && isTeam)) return null;
  const amount = discussion?.messages ?? 0;
  const toggle = (now: boolean): void => {
    setOpen(now);
    if (now) left.add(questionId);
    else left.delete(questionId);
  };
  return (
    <details
      open={open}
      onToggle={(event) => toggle(event.currentTarget.open)}
      data-discussion={questionId}
      className="min-w-0 open:basis-full"
    >
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded text-sm font-medium text-brand [&::-webkit-details-marker]:hidden">
        <MessagesSquare aria-hidden="true" className="size-4 shrink-0" />
        {discussion ? t(discussion.resolved ? 'discussions.closed' : 'discussions.count', { amount }) : t('discussions.toggle')}
        <span className="sr-only">: {about}</span>
        {discussion?.unread && (
          <>
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-warn" />
            <span className="sr-only">, {t('discussions.unread')}</span>
          </>
        )}
      </summary>
      <div className="mt-2 mb-3 border-l-2 border-line pl-4">
        {open && <Thread questionId={questionId} about={about} arrives={isRequested} />}
      </div>
    </details>
  );
}
