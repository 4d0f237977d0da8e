import { useState } from 'react';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useNamePeople } from '#client/assessment/incidents/queries.ts';
import { Part } from './part.tsx';

/** Who of the organisation sees the incident. */
export function PeoplePart({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const { people, closedAt, id } = incident;
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({});
  const save = useNamePeople(id);
  const isNamed = (person: IncidentView['people'][number]): boolean => changed[person.id] ?? person.named;
  const named = people.filter(isNamed);
  return (
    <Part title={t('incidents.people.title')} lead={t('incidents.people.lead')}>
      {closedAt ? (
        <ul className="list-disc pl-5">
          {named.map((person) => (
            <li key={person.id}>{person.name}</li>
          ))}
        </ul>
      ) : (
        <>
          <fieldset>
            <legend className="sr-only">{t('incidents.people.title')}</legend>
            {people.map((person) => (
              <ChoiceRow
                key={person.id}
                kind="checkbox"
                name="people"
                value={person.id}
                checked={isNamed(person)}
                label={person.name}
                change={(checked) => setChanged({ ...changed, [person.id]: checked })}
              />
            ))}
          </fieldset>
          <Button
            variant="secondary"
            disabled={save.isPending}
            onClick={() =>
              save.mutate(
                named.map((person) => person.id),
                { onSuccess: () => setChanged({}) },
              )
            }
          >
            {t('incidents.people.save')}
          </Button>
        </>
      )}
    </Part>
  );
}
