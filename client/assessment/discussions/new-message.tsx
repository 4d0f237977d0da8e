import type { FormEvent } from 'react';
import type { Discussion } from '#contract/assessment/answering/discussions.ts';
import { withTokens } from '#core/assessment/discussions/mentions.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { useLeaveWarning } from '#client/platform/ui/unsaved.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { hasDrafts, useDraft } from './drafts.ts';
import { MessageField } from './message-field.tsx';
import { useNameable } from './people.ts';
import { useWrite } from './queries.ts';

const unsent = { hasUnsaved: hasDrafts };

/** A field for another message; what could not be sent stays in it, and is the same message when it is sent again. */
export function NewMessage({ thread }: { thread: Discussion }) {
  const { t } = useTranslation();
  const { draft, type } = useDraft(thread.questionId);
  const write = useWrite(thread.questionId);
  const failureText = useFailureText();
  const people = useNameable(thread);
  useLeaveWarning(unsent);
  const change = (text: string): void => {
    write.reset();
    type(text);
  };
  const send = (): void => {
    if (write.isPending || draft.text.trim() === '') return;
    write.mutate({ id: draft.id, text: withTokens(draft.text, people) }, { onSuccess: () => type('') });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-2">
      <MessageField
        label={t('discussions.write')}
        hint={t('discussions.hint')}
        error={write.error ? `${failureText(write.error)} ${t('discussions.retry')}` : undefined}
        value={draft.text}
        people={thread.members.filter(({ id }) => id !== thread.me)}
        readOnly={write.isPending}
        change={change}
        send={send}
      />
      <Button type="submit" size="small" disabled={write.isPending || draft.text.trim() === ''}>
        {t(write.isPending ? 'discussions.sending' : 'discussions.send')}
      </Button>
    </form>
  );
}
