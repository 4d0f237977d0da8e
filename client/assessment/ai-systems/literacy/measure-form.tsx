import { useId, useState, type FormEvent } from 'react';
import type { LiteracyMeasure, LiteracyRecord } from '#contract/assessment/ai/ai-literacy.ts';
import { literacyKinds, mostPeople } from '#core/assessment/ai-sheets/literacy.ts';
import { lengths } from '#core/platform/limits.ts';
import { ProofFields, type ProofValues } from '#client/assessment/proofs/proof-fields.tsx';
import { ApiError } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useSaveMeasure } from './queries.ts';

type Props = Readonly<{ record: LiteracyRecord; measure: LiteracyMeasure | null; close: () => void }>;

/** Which systems a measure is about: all of them, or some by name. */
function Systems({
  systems,
  all,
  ids,
  error,
  change,
}: {
  systems: LiteracyRecord['systems'];
  all: boolean;
  ids: readonly string[];
  error: string | undefined;
  change: (all: boolean, ids: string[]) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <ChoiceGroup id={id} title={t('aiLiteracy.fields.systems')} error={error}>
      <ChoiceRow
        kind="checkbox"
        name={`${id}-all`}
        value="all"
        checked={all}
        label={t('aiLiteracy.allSystems')}
        change={() => change(!all, [...ids])}
      />
      {!all &&
        systems.map((system) => (
          <ChoiceRow
            key={system.id}
            kind="checkbox"
            name={`${id}-system`}
            value={system.id}
            checked={ids.includes(system.id)}
            label={system.name}
            change={() => change(false, ids.includes(system.id) ? ids.filter((one) => one !== system.id) : [...ids, system.id])}
          />
        ))}
    </ChoiceGroup>
  );
}

/** A measure: what, for which group, about which systems, when, and what shows it. What was typed stays when it is refused. */
export function MeasureForm({ record, measure, close }: Props) {
  const { t } = useTranslation();
  const [kind, setKind] = useState(measure?.kind ?? literacyKinds[0]);
  const [topic, setTopic] = useState(measure?.topic ?? '');
  const [audience, setAudience] = useState(measure?.audience ?? '');
  const [people, setPeople] = useState(String(measure?.people ?? ''));
  const [all, setAll] = useState(measure?.allSystems ?? true);
  const [ids, setIds] = useState<readonly string[]>(measure?.systemIds ?? []);
  const [shown, setShown] = useState<ProofValues>({
    doneOn: measure?.heldOn ?? record.today,
    evidenceId: measure?.evidenceId ?? null,
  });
  const [nextOn, setNextOn] = useState(measure?.nextOn ?? '');
  const [proof, setProof] = useState(measure?.proof ?? '');
  const { mutate, isPending, error } = useSaveMeasure(measure);
  const fields = error instanceof ApiError ? error.fields : {};
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const body = { kind, topic, audience, people: Number(people), allSystems: all, systemIds: all ? [] : [...ids], proof };
    mutate(
      { ...body, heldOn: shown.doneOn, evidenceId: shown.evidenceId, nextOn: nextOn || null },
      {
        onSuccess: () => {
          toast({ title: t('aiLiteracy.saved') });
          close();
        },
      },
    );
  };
  return (
    <form noValidate onSubmit={save} className="max-w-2xl space-y-4 border-l-2 border-brand pl-5">
      <Select
        label={t('aiLiteracy.fields.kind')}
        value={kind}
        error={fields.kind}
        onChange={(event) => setKind(literacyKinds.find((one) => one === event.target.value) ?? kind)}
      >
        {literacyKinds.map((one) => (
          <option key={one} value={one}>
            {t(`aiLiteracy.kinds.${one}`)}
          </option>
        ))}
      </Select>
      <Field
        label={t('aiLiteracy.fields.topic')}
        value={topic}
        maxLength={lengths.literacyTopic.most}
        error={fields.topic}
        onChange={(event) => setTopic(event.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <Field
          label={t('aiLiteracy.fields.audience')}
          hint={t('aiLiteracy.audienceHint')}
          value={audience}
          maxLength={lengths.literacyAudience.most}
          error={fields.audience}
          onChange={(event) => setAudience(event.target.value)}
        />
        <Field
          label={t('aiLiteracy.fields.people')}
          type="number"
          min={1}
          max={mostPeople}
          value={people}
          error={fields.people}
          onChange={(event) => setPeople(event.target.value)}
          className="flex flex-col justify-end"
        />
      </div>
      <Systems
        systems={record.systems}
        all={all}
        ids={ids}
        error={fields.systemIds}
        change={(isAll, chosen) => {
          setAll(isAll);
          setIds(chosen);
        }}
      />
      <ProofFields
        values={shown}
        change={setShown}
        today={record.today}
        errors={{ ...fields, ...(fields.heldOn ? { doneOn: fields.heldOn } : {}) }}
      >
        <Field
          label={t('aiLiteracy.fields.nextOn')}
          hint={t('aiLiteracy.nextHint')}
          type="date"
          value={nextOn}
          error={fields.nextOn}
          onChange={(event) => setNextOn(event.target.value)}
        />
        <TextArea
          label={t('aiLiteracy.fields.proof')}
          value={proof}
          maxLength={lengths.literacyProof.most}
          error={fields.proof}
          onChange={(event) => setProof(event.target.value)}
        />
      </ProofFields>
      {error && Object.keys(fields).length === 0 && <Failure error={error} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" disabled={isPending}>
          {t('aiSystems.system.save')}
        </Button>
        <Button variant="secondary" size="small" onClick={close}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
