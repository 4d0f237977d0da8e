import { useState, type FormEvent } from 'react';
import type { Discussion, DiscussionMessage } from '#contract/assessment/answering/discussions.ts';
import { withNames, withTokens } from '#core/assessment/discussions/mentions.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { MessageField } from './message-field.tsx';
import { useNameable } from './people.ts';
import { useEdit } from './queries.ts';

/** Another text for an own message, in its place. */
export function EditMessage({ thread, message, close }: { thread: Discussion; message: DiscussionMessage; close: () => void }) {
  const { t } = useTranslation();
  const people = useNameable(thread);
  const nameOf = (personId: string): string => people.find(({ id }) => id === personId)?.name ?? t('discussions.gone');
  const [text, setText] = useState(() => withNames(message.text, nameOf));
  const edit = useEdit(thread.questionId);
  const failureText = useFailureText();
  const save = (): void => {
    if (edit.isPending || text.trim() === '') return;
    edit.mutate({ id: message.id, text: withTokens(text, people) }, { onSuccess: close });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save();
  };
  return (
    <form noValidate onSubmit={submit} className="mt-1 space-y-2">
      <MessageField
        label={t('discussions.writeAnother')}
        error={edit.error ? failureText(edit.error) : undefined}
        value={text}
        people={thread.members.filter(({ id }) => id !== thread.me)}
        readOnly={edit.isPending}
        begins
        change={setText}
        send={save}
        cancel={close}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" size="small" disabled={edit.isPending || text.trim() === ''}>
          {t('discussions.save')}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
