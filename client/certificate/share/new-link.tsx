import { useState, type FormEvent, type ReactNode } from 'react';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { lengths } from '#core/platform/limits.ts';
import { shareDays } from '#core/certificate/share-links.ts';
import { ChosenQuestions } from '#client/assessment/data/chosen-questions.tsx';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { fieldsOf } from '#client/platform/ui/save-feedback.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useMakeShareLink } from './queries.ts';

const offeredDays = [1, 7, shareDays.usual, 30, 60, shareDays.most] as const;

function Choice({ label, hint, checked, change }: { label: string; hint?: string; checked: boolean; change: (on: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer gap-3 py-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => change(event.target.checked)}
        className="mt-0.5 size-5 shrink-0 accent-(--brand)"
      />
      <span className="min-w-0">
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}

/** The address, shown this once. */
function Made({ address }: { address: string }): ReactNode {
  const { t } = useTranslation();
  const copy = (): void => void navigator.clipboard.writeText(address).then(() => toast({ title: t('share.made.copied') }));
  return (
    <div role="status" className="mt-6 max-w-2xl">
      <Notice title={t('share.made.title')}>
        <p>{t('share.made.text')}</p>
        <Field label={t('share.made.address')} readOnly value={address} onFocus={(event) => event.target.select()} />
        <Button size="small" onClick={copy}>
          {t('share.made.copy')}
        </Button>
      </Notice>
    </div>
  );
}

/** Makes an address for one of the finished assessments. */
export function NewLink({ finished, requested }: { finished: readonly Assessment[]; requested: string | null }) {
  const { t } = useTranslation();
  const make = useMakeShareLink();
  const [id, setId] = useState(finished.find((one) => one.id === requested)?.id ?? finished[0]?.id ?? '');
  const [label, setLabel] = useState('');
  const [days, setDays] = useState<number>(shareDays.usual);
  const [shows, setShows] = useState({ sections: true, report: false, comments: false });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [missing, setMissing] = useState(false);
  const assessment = finished.find((one) => one.id === id);
  if (!assessment) return null;
  const choose = (ids: readonly string[], wanted: boolean): void =>
    setChosen((before) => new Set(wanted ? [...before, ...ids] : [...before].filter((one) => !ids.includes(one))));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(label.trim().length < lengths.shareLabel.least);
    if (label.trim().length < lengths.shareLabel.least) return;
    const made = (): void => {
      toast({ title: t('done.created') });
      setLabel('');
    };
    make.mutate({ assessmentId: id, label, days, ...shows, questionIds: [...chosen] }, { onSuccess: made });
  };
  return (
    <form noValidate onSubmit={submit} aria-labelledby="share-make" className="py-8">
      <h2 id="share-make" className="text-xl">
        {t('share.make.title')}
      </h2>
      <div className="mt-4 grid max-w-2xl gap-5 sm:grid-cols-2">
        <Select
          label={t('share.make.result')}
          value={id}
          onChange={(event) => {
            setId(event.target.value);
            setChosen(new Set());
          }}
        >
          {finished.map((one) => (
            <option key={one.id} value={one.id}>
              {t('share.make.resultOf', { regime: t(`regimes.${one.regime}.short`), date: day(one.completedAt ?? one.createdAt) })}
            </option>
          ))}
        </Select>
        <Select label={t('share.make.days')} value={days} onChange={(event) => setDays(Number(event.target.value))}>
          {offeredDays.map((count) => (
            <option key={count} value={count}>
              {t('share.days', { count })}
            </option>
          ))}
        </Select>
        <Field
          className="sm:col-span-2"
          label={t('share.make.label')}
          hint={t('share.make.labelHint')}
          value={label}
          maxLength={lengths.shareLabel.most}
          error={missing ? t('share.make.needsLabel') : fieldsOf(make.error).label}
          onChange={(event) => setLabel(event.target.value)}
        />
      </div>
      <fieldset className="mt-6 max-w-2xl">
        <legend className="font-semibold">{t('share.make.depth')}</legend>
        <p className="mb-2 text-[0.9375rem] text-muted">{t('share.make.depthHint')}</p>
        <Choice label={t('share.make.sections')} checked={shows.sections} change={(sections) => setShows({ ...shows, sections })} />
        <Choice
          label={t('share.make.report')}
          hint={t('share.make.reportHint')}
          checked={shows.report}
          change={(report) => setShows({ ...shows, report })}
        />
        <p className="mt-3 mb-1 font-medium">{t('share.make.answers')}</p>
        <ChosenQuestions regime={assessment.regime} chosen={chosen} choose={choose} amount={(count) => t('share.chosen', { count })} />
        {chosen.size > 0 && (
          <Choice label={t('share.make.comments')} checked={shows.comments} change={(comments) => setShows({ ...shows, comments })} />
        )}
      </fieldset>
      {make.isError && (
        <div className="mt-4 max-w-2xl">
          <Failure error={make.error} />
        </div>
      )}
      <Button type="submit" className="mt-5" disabled={make.isPending}>
        {t(make.isPending ? 'share.make.pending' : 'share.make.submit')}
      </Button>
      {make.data && <Made address={make.data.address} />}
    </form>
  );
}
