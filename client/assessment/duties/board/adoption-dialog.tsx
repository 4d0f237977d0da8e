import { useState, type FormEvent } from 'react';
import type { Resolutions } from '#contract/assessment/duties/resolutions.ts';
import { votes as voteCodes, type Vote } from '#core/assessment/board/resolutions.ts';
import { lengths } from '#core/platform/limits.ts';
import { useEvidence } from '#client/assessment/evidence/queries.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useAdoptResolution } from './queries.ts';

type Props = Readonly<{ one: Resolutions['resolutions'][number]; people: Resolutions['people']; today: string; close: () => void }>;

/** Records that a decision was taken: number, day, votes and the signed copy. */
export function AdoptionDialog({ one, people, today, close }: Props) {
  const { t } = useTranslation();
  const adopt = useAdoptResolution(one.id);
  const evidence = useEvidence();
  const [number, setNumber] = useState(one.number ?? '');
  const [adoptedOn, setAdoptedOn] = useState(one.adoptedOn ?? today);
  const [evidenceId, setEvidenceId] = useState(one.evidence?.id ?? '');
  const [votes, setVotes] = useState<Readonly<Record<string, Vote>>>(() =>
    Object.fromEntries(one.votes.map(({ personId, vote }) => [personId, vote])),
  );
  const fields = adopt.error instanceof ApiError ? adopt.error.fields : {};
  const vote = (id: string, code: string): void => {
    const { [id]: _, ...others } = votes;
    setVotes(code === '' ? others : { ...others, [id]: code as Vote });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const done = (): void => {
      toast({ title: t('resolutions.recorded') });
      close();
    };
    const castVotes = Object.entries(votes).map(([personId, code]) => ({ personId, vote: code }));
    adopt.mutate({ number, adoptedOn, votes: castVotes, evidenceId: evidenceId || null }, { onSuccess: done });
  };
  return (
    <Dialog open onClose={close} title={t('resolutions.adopt')} description={t(`resolutions.kinds.${one.kind}`)}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field
          label={t('resolutions.number')}
          value={number}
          maxLength={lengths.resolutionNumber.most}
          error={fields.number}
          onChange={(event) => setNumber(event.target.value)}
        />
        <Field
          type="date"
          label={t('resolutions.adoptedOn')}
          value={adoptedOn}
          max={today}
          error={fields.adoptedOn && t('resolutions.adoptedOnWrong')}
          onChange={(event) => setAdoptedOn(event.target.value)}
        />
        {people.length === 0 && <p className="text-sm text-muted">{t('resolutions.noPeople')}</p>}
        {people.map(({ id, name, role }) => (
          <Select key={id} label={`${name}, ${role}`} value={votes[id] ?? ''} onChange={(event) => vote(id, event.target.value)}>
            <option value="">{t('resolutions.notRecorded')}</option>
            {voteCodes.map((code) => (
              <option key={code} value={code}>
                {t(`resolutions.votes.${code}`)}
              </option>
            ))}
          </Select>
        ))}
        <Select
          label={t('obligations.file')}
          value={evidenceId}
          error={fields.evidenceId}
          disabled={!evidence.data}
          onChange={(event) => setEvidenceId(event.target.value)}
        >
          <option value="">{t('obligations.noFile')}</option>
          {evidence.data?.evidence.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {adopt.isError && Object.keys(fields).length === 0 && <Failure error={adopt.error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={adopt.isPending}>
            {t('resolutions.adopt')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
