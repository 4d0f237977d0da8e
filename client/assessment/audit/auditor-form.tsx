import { useState, type FormEvent } from 'react';
import type { Audit } from '#contract/assessment/evidence/audit.ts';
import { auditorKinds, auditorVerdict, checkAnswers, checksOf, type AuditorVerdict } from '#core/assessment/audit/audit.ts';
import { lengths } from '#core/platform/limits.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { day } from '#client/platform/words/formats.ts';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { usePrepareAudit } from './queries.ts';

const tones: Readonly<Record<AuditorVerdict, Tone>> = { meets: 'good', fails: 'bad', open: 'warn' };
type Preparation = Audit['preparation'];

function Check({
  check,
  answer,
  disabled,
  choose,
}: {
  check: string;
  answer: string;
  disabled: boolean;
  choose: (answer: string) => void;
}) {
  const { t } = useTranslation();
  return (
    <fieldset className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]" disabled={disabled}>
      <legend className="contents">
        <span>{t(`audit.checks.${check as 'documents'}`)}</span>
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {checkAnswers.map((one) => (
          <label key={one} className="flex min-h-9 items-center gap-2 text-sm">
            <input type="radio" name={check} value={one} checked={answer === one} onChange={() => choose(one)} />
            {t(`audit.answers.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Whom the organisation chose, and what it knows of their independence. */
export function AuditorForm({ preparation, mayChange }: { preparation: Preparation; mayChange: boolean }) {
  const { t } = useTranslation();
  const [auditor, setAuditor] = useState(preparation.auditor);
  const [kind, setKind] = useState(preparation.kind);
  const [checks, setChecks] = useState(preparation.checks);
  const prepare = usePrepareAudit();
  const failed = useFailureToast();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    prepare.mutate(
      { auditor, kind, checks, revision: preparation.revision },
      { onSuccess: () => toast({ title: t('audit.saved') }), onError: (error) => failed(error) },
    );
  };
  const verdict = auditorVerdict(kind, checks);
  return (
    <form noValidate onSubmit={submit} className="mt-3 max-w-3xl space-y-4">
      <Field
        label={t('audit.name')}
        value={auditor}
        maxLength={lengths.auditor.most}
        disabled={!mayChange}
        onChange={(event) => setAuditor(event.target.value)}
      />
      <Select
        label={t('audit.kind')}
        value={kind ?? ''}
        disabled={!mayChange}
        onChange={(event) => setKind(auditorKinds.find((one) => one === event.target.value) ?? null)}
      >
        <option value="">{t('audit.choose')}</option>
        {auditorKinds.map((one) => (
          <option key={one} value={one}>
            {t(`audit.kinds.${one}`)}
          </option>
        ))}
      </Select>
      <div className="divide-y divide-line border-y border-line empty:hidden">
        {checksOf(kind).map((check) => (
          <Check
            key={check}
            check={check}
            answer={checks[check] ?? 'unknown'}
            disabled={!mayChange}
            choose={(answer) => setChecks({ ...checks, [check]: checkAnswers.find((one) => one === answer) ?? 'unknown' })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <p role="status">
          <Badge tone={tones[verdict]}>{t(`audit.verdicts.${verdict}`)}</Badge>
        </p>
        {mayChange && (
          <Button type="submit" disabled={prepare.isPending}>
            {t('audit.save')}
          </Button>
        )}
        {preparation.changedBy && preparation.changedAt && (
          <p className="text-sm text-muted">{t('audit.changed', { name: preparation.changedBy, date: day(preparation.changedAt) })}</p>
        )}
      </div>
    </form>
  );
}
