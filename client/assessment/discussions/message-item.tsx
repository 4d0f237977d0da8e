import { useRef, useState } from 'react';
import type { Discussion, DiscussionMessage } from '#contract/assessment/answering/discussions.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { EditMessage } from './edit-message.tsx';
import { MessageText } from './message-text.tsx';
import { useRemove } from './queries.ts';

type Props = Readonly<{ thread: Discussion; message: DiscussionMessage }>;

/** Who wrote a message: the name of today, and whether they are still there. */
function Author({ thread, message: { authorId } }: Props) {
  const { t } = useTranslation();
  const author = thread.people.find(({ id }) => id === authorId);
  if (!author) return <span className="text-muted">{t('discussions.gone')}</span>;
  return (
    <>
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{author.name}</span>
      {!author.present && <span className="text-sm text-muted">{t('discussions.left')}</span>}
    </>
  );
}

function Removed({ removed: { by, at } }: { removed: NonNullable<DiscussionMessage['removed']> }) {
  const { t } = useTranslation();
  return (
    <p className="text-[0.9375rem] text-muted italic">
      {t('discussions.removedBy', { name: by ?? t('discussions.gone'), at: moment(at) })}
    </p>
  );
}

function RemoveButton({ thread, message, name }: Props & { name: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const remove = useRemove(thread.questionId);
  const failed = useFailureToast();
  const confirm = (): void => remove.mutate(message.id, { onError: (error) => failed(error), onSettled: () => setOpen(false) });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t('discussions.removeOf', { name, at: moment(message.createdAt) })}
        onClick={() => setOpen(true)}
      >
        {t('discussions.remove')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          open
          title={t('discussions.removeTitle')}
          lead={t('discussions.removeLead')}
          act={t('discussions.remove')}
          pending={remove.isPending}
          close={() => setOpen(false)}
          confirm={confirm}
        />
      )}
    </>
  );
}

/** A message with its author and time, and what the reader may do with it. */
export function MessageItem({ thread, message }: Props) {
  const { t } = useTranslation();
  const [isEditing, setEditing] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { id, mine, text, createdAt, editedAt, removed } = message;
  const name = thread.people.find((one) => one.id === message.authorId)?.name ?? t('discussions.gone');
  const mayEdit = mine && thread.mayWrite && !removed;
  const mayRemove = thread.mayWrite && !removed && (mine || thread.mayRemove);
  const close = (): void => {
    setEditing(false);
    item.current?.focus();
  };
  return (
    <li ref={item} tabIndex={-1} data-message={id} className="py-2.5 outline-offset-4 first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Author thread={thread} message={message} />
        <time dateTime={createdAt} className="text-sm text-muted">
          {moment(createdAt)}
        </time>
        {editedAt && !removed && <span className="text-sm text-muted">{t('discussions.edited')}</span>}
      </p>
      {removed && <Removed removed={removed} />}
      {!removed && isEditing && <EditMessage thread={thread} message={message} close={close} />}
      {!removed && !isEditing && (
        <>
          <MessageText thread={thread} text={text} />
          {(mayEdit || mayRemove) && (
            <p className="flex flex-wrap sm:-ml-3">
              {mayEdit && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('discussions.editOf', { at: moment(createdAt) })}
                  onClick={() => setEditing(true)}
                >
                  {t('discussions.edit')}
                </Button>
              )}
              {mayRemove && <RemoveButton thread={thread} message={message} name={name} />}
            </p>
          )}
        </>
      )}
    </li>
  );
}
