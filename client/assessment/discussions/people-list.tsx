import type { Named } from '#core/assessment/discussions/mentions.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

type Props = Readonly<{
  id: string;
  people: readonly Named[];
  /** Which one Enter chooses. */
  at: number;
  point: (place: number) => void;
  choose: (person: Named) => void;
}>;

/** Who can be named, above the field: below it a phone has its keyboard. A press leaves the focus in the field. */
export function PeopleList({ id, people, at, point, choose }: Props) {
  const { t } = useTranslation();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('discussions.people')}
      className="absolute bottom-full left-0 z-10 mb-1 max-h-60 w-full max-w-sm overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lg"
    >
      {people.map((person, index) => (
        <button
          key={person.id}
          type="button"
          role="option"
          id={`${id}-${index}`}
          tabIndex={-1}
          aria-selected={index === at}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => point(index)}
          onClick={() => choose(person)}
          className={`flex min-h-11 w-full items-center rounded px-3 py-2 text-left text-[0.9375rem] [overflow-wrap:anywhere] ${index === at ? 'bg-tint text-brand' : ''}`}
        >
          {person.name}
        </button>
      ))}
    </div>
  );
}
