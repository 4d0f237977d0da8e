import type { Discussion } from '#contract/assessment/answering/discussions.ts';
import { messageParts } from '#core/assessment/discussions/mentions.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** Somebody who is named, as they are called today; whoever is gone is said to be. */
function Mentioned({ thread, personId }: { thread: Discussion; personId: string }) {
  const { t } = useTranslation();
  const person = thread.people.find(({ id }) => id === personId) ?? thread.members.find(({ id }) => id === personId);
  if (!person) return <span className="text-muted">@{t('discussions.gone')}</span>;
  const isGone = 'present' in person && !person.present;
  const classes = isGone
    ? 'text-muted'
    : personId === thread.me
      ? 'rounded bg-warn-tint box-decoration-clone px-1 font-medium'
      : 'font-medium text-brand';
  return (
    <>
      <span data-mentions={personId} className={classes}>
        @{person.name}
      </span>
      {isGone && <span className="text-muted"> ({t('discussions.left')})</span>}
    </>
  );
}

/** A message as it was written, with those who are named in it; nothing in it is anything but text. */
export function MessageText({ thread, text }: { thread: Discussion; text: string }) {
  return (
    <p className="text-[0.9375rem] whitespace-pre-wrap [overflow-wrap:anywhere]">
      {messageParts(text).map((part, index) => {
        // A message is drawn anew as a whole when it changes.
        const key = `${index}`;
        return 'personId' in part ? <Mentioned key={key} thread={thread} personId={part.personId} /> : <span key={key}>{part.text}</span>;
      })}
    </p>
  );
}
