import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fitting, nameBeingTyped, type Named } from '#core/assessment/discussions/mentions.ts';
import { lengths } from '#core/platform/limits.ts';
import { Labelled, type FieldWords } from '#client/platform/ui/forms/field.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { PeopleList } from './people-list.tsx';

type Props = FieldWords &
  Readonly<{
    value: string;
    /** Who is offered after an @. */
    people: readonly Named[];
    readOnly: boolean;
    /** Whether it takes the focus when it is shown. */
    begins?: boolean;
    change: (text: string) => void;
    /** Ctrl+Enter. */
    send: () => void;
    /** Escape, while nobody is offered. */
    cancel?: () => void;
  }>;

/** How many people are offered at once; another letter makes them fewer. */
const mostOffered = 6;

/** Whom to offer, and which of them Enter chooses. */
function useOffer(people: readonly Named[], value: string) {
  const [caret, setCaret] = useState(0);
  const [place, setPlace] = useState(0);
  const [isHere, setHere] = useState(false);
  /** Where the @ stands after which nobody is to be offered any more. */
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const typing = nameBeingTyped(value, Math.min(caret, value.length));
  const found = isHere && typing && typing.at !== closedAt ? fitting(people, typing.typed).slice(0, mostOffered) : [];
  const at = Math.min(place, found.length - 1);
  const follow = (now: number, text: string): void => {
    if (now === caret && text === value) return;
    setCaret(now);
    setPlace(0);
    if (nameBeingTyped(text, now)?.at !== closedAt) setClosedAt(null);
  };
  return {
    typing,
    found,
    at,
    follow,
    step: (by: number): void => setPlace((at + by + found.length) % found.length),
    point: setPlace,
    close: (): void => setClosedAt(typing?.at ?? null),
    setHere,
  };
}

/** A field for a message. After an @ it offers the people of the organisation: arrows, Enter, Escape, or a touch. */
export function MessageField({ label, hint, error, value, people, readOnly, begins = false, change, send, cancel }: Props) {
  const { t } = useTranslation();
  const list = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const offer = useOffer(people, value);
  /** Where the caret goes once a name stands there. */
  const [goesTo, setGoesTo] = useState<number | null>(null);
  const isOpen = offer.found.length > 0 && !readOnly;
  useEffect(() => {
    if (begins) field.current?.focus();
  }, [begins]);
  useLayoutEffect(() => {
    if (goesTo === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(goesTo, goesTo);
  }, [goesTo]);

  const choose = (person: Named | undefined): void => {
    if (!person || !offer.typing) return;
    const { at, typed } = offer.typing;
    const before = `${value.slice(0, at)}@${person.name} `;
    change(before + value.slice(at + 1 + typed.length).replace(/^ /, ''));
    setGoesTo(before.length);
    offer.follow(before.length, before);
  };
  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    else if (key === 'Escape' && isOpen) offer.close();
    else if (key === 'Escape' && cancel) cancel();
    else if (!isOpen || event.nativeEvent.isComposing) return;
    else if (key === 'ArrowDown' || key === 'ArrowUp') offer.step(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter') choose(offer.found[offer.at]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Labelled label={label} hint={hint} error={error}>
      {(named) => (
        <div className="relative mt-1.5">
          {isOpen && <PeopleList id={list} people={offer.found} at={offer.at} point={offer.point} choose={choose} />}
          <textarea
            {...named}
            ref={field}
            rows={2}
            value={value}
            maxLength={lengths.discussionMessage.most}
            readOnly={readOnly}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={isOpen ? list : undefined}
            aria-activedescendant={isOpen ? `${list}-${offer.at}` : undefined}
            onChange={({ target }) => {
              change(target.value);
              setGoesTo(null);
              offer.follow(target.selectionStart, target.value);
            }}
            onSelect={({ currentTarget }) => offer.follow(currentTarget.selectionStart, currentTarget.value)}
            onFocus={() => offer.setHere(true)}
            onBlur={() => offer.setHere(false)}
            onKeyDown={press}
            className={`block field-sizing-content max-h-80 min-h-20 w-full rounded-md border bg-surface px-3 py-2.5 text-[0.9375rem] ${error ? 'border-bad' : 'border-field'}`}
          />
          <p role="status" className="sr-only">
            {isOpen && t('discussions.found', { amount: offer.found.length })}
          </p>
        </div>
      )}
    </Labelled>
  );
}
