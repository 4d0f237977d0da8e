import { useState, type FormEvent } from 'react';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { aiHarms, incidentKinds } from '#core/assessment/incidents/facts.ts';
import type { IncidentClock } from '#core/assessment/incidents/clocks.ts';
import type { Receiver } from '#core/assessment/incidents/receivers.ts';
import { startFacts } from '#core/assessment/incidents/regimes.ts';
import { lengths } from '#core/platform/limits.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useChangeFacts } from '#client/assessment/incidents/queries.ts';
import { TimeField } from '#client/assessment/incidents/time-field.tsx';
import { instantOf, typedTime } from '#client/assessment/incidents/typed-time.ts';
import { FirmFields } from './firm-fields.tsx';
import { Part } from './part.tsx';
import { ReceiverFields } from './receiver-fields.tsx';

const instants = ['signal', ...startFacts] as const;
type Instant = (typeof instants)[number];

function FactsForm({ incident, needed, done }: { incident: IncidentView; needed: readonly Receiver[]; done: () => void }) {
  const { t } = useTranslation();
  const [facts, setFacts] = useState(incident.facts);
  const [firm, setFirm] = useState(incident.firm);
  const [title, setTitle] = useState(incident.title);
  const [times, setTimes] = useState(() => Object.fromEntries(instants.map((name) => [name, typedTime(incident.facts[name])])));
  const [tried, setTried] = useState(false);
  const save = useChangeFacts(incident.id);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    const read = instants.map((name) => [name, instantOf(times[name] ?? typedTime(null))] as const);
    const isoOf = (wanted: Instant): string | null => {
      const found = read.find(([name]) => name === wanted)?.[1];
      return found && 'iso' in found ? found.iso : null;
    };
    const detected = isoOf('detected');
    if (detected === null || facts.kinds.length === 0 || read.some(([, one]) => 'problem' in one)) return;
    if (title.trim().length < lengths.incidentTitle.least) return;
    const [signal, told, classified] = [isoOf('signal'), isoOf('told'), isoOf('classified')];
    const typed = { ...facts, signal, detected, told, classified, fixed: isoOf('fixed'), asked: isoOf('asked'), ended: isoOf('ended') };
    save.mutate({ version: incident.version, title, facts: typed, firm }, { onSuccess: done });
  };
  return (
    <form onSubmit={submit} noValidate className="space-y-6">
      <Field
        label={t('incidents.start.hit')}
        value={title}
        maxLength={lengths.incidentTitle.most}
        error={tried && title.trim().length < lengths.incidentTitle.least ? t('incidents.start.missing') : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
      <ChoiceGroup
        id="room-kinds"
        title={t('incidents.start.kinds')}
        error={tried && facts.kinds.length === 0 ? t('incidents.start.missing') : undefined}
      >
        {incidentKinds.map((kind) => (
          <ChoiceRow
            key={kind}
            kind="checkbox"
            name="room-kinds"
            value={kind}
            checked={facts.kinds.includes(kind)}
            label={t(`incidents.kinds.${kind}`)}
            change={(checked) =>
              setFacts({ ...facts, kinds: checked ? [...facts.kinds, kind] : facts.kinds.filter((one) => one !== kind) })
            }
          />
        ))}
      </ChoiceGroup>
      {facts.kinds.includes('ai_harm') && (
        <Select
          label={t('incidents.facts.aiHarm')}
          value={facts.aiHarm}
          className="max-w-md"
          onChange={({ target: { value } }) => setFacts({ ...facts, aiHarm: aiHarms.find((one) => one === value) ?? 'other' })}
        >
          {aiHarms.map((harm) => (
            <option key={harm} value={harm}>
              {t(`incidents.facts.aiHarms.${harm}`)}
            </option>
          ))}
        </Select>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {instants.map((name) => (
          <TimeField
            key={name}
            label={t(`incidents.facts.${name}`)}
            value={times[name] ?? typedTime(null)}
            change={(value) => setTimes({ ...times, [name]: value })}
            required={name === 'detected'}
            tried={tried}
          />
        ))}
      </div>
      <ChoiceRow
        kind="checkbox"
        name="stillOpen"
        value="stillOpen"
        checked={facts.stillOpen}
        label={t('incidents.facts.stillOpen')}
        change={(stillOpen) => setFacts({ ...facts, stillOpen })}
      />
      <FirmFields firm={firm} suggested={incident.suggested} change={(change) => setFirm({ ...firm, ...change })} />
      <ReceiverFields firm={firm} needed={needed} change={(receivers) => setFirm({ ...firm, receivers })} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={save.isPending}>
          {t('incidents.facts.save')}
        </Button>
        <Button variant="secondary" onClick={done}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** What is known of the incident and of the organisation; every change counts the clocks anew. */
export function FactsPart({ incident, clocks }: { incident: IncidentView; clocks: readonly IncidentClock[] }) {
  const { t } = useTranslation();
  const [edits, setEdits] = useState(false);
  const { facts, firm, closedAt } = incident;
  return (
    <Part title={t('incidents.facts.title')} lead={t('incidents.facts.lead')}>
      {edits ? (
        <FactsForm incident={incident} needed={[...new Set(clocks.map(({ rule }) => rule.to))]} done={() => setEdits(false)} />
      ) : (
        <>
          <ul className="list-disc space-y-1 pl-5">
            {facts.kinds.map((kind) => (
              <li key={kind}>{t(`incidents.kinds.${kind}`)}</li>
            ))}
          </ul>
          <p>
            <span className="text-muted">{t('incidents.firm.ksc')}</span> <strong>{t(`incidents.firm.kscKinds.${firm.ksc}`)}</strong>
          </p>
          {!closedAt && (
            <Button variant="secondary" onClick={() => setEdits(true)}>
              {t('incidents.facts.edit')}
            </Button>
          )}
        </>
      )}
    </Part>
  );
}
