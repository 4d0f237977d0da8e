import { useState, type FormEvent } from 'react';
import { factVerdictNow, lastFreshDay } from '#core/assessment/facts/days.ts';
import type { FactKind } from '#core/assessment/facts/kinds.ts';
import { checksOf, reasonOfFact } from '#core/assessment/facts/verdicts.ts';
import { lengths } from '#core/platform/limits.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { figuresText } from '#client/assessment/facts/figures.ts';
import { useReportFact, type Facts, type Reported } from '#client/assessment/facts/queries.ts';
import type { Export } from './read-export.ts';

type Props = Readonly<{
  file: Export;
  facts: Facts;
  /** Null while there is nothing to save. */
  fact: Pick<Reported, 'kind' | 'counts' | 'columns'> | null;
  takenOn: string;
  setTakenOn: (day: string) => void;
  saved: (kind: FactKind) => void;
  giveUp: () => void;
}>;

/** Checks of a fact that support an answer today. */
function supportedBy({ fact, takenOn, facts }: Pick<Props, 'fact' | 'takenOn' | 'facts'>) {
  if (!fact) return [];
  return checksOf(fact.kind).filter(
    (check) => factVerdictNow(fact.kind, takenOn, reasonOfFact(check, fact.counts), facts.today) === 'green',
  );
}

/** The day the export was taken, whether it becomes evidence, and saving. */
export function SaveForm({ file, facts, fact, takenOn, setTakenOn, saved, giveUp }: Props) {
  const { t } = useTranslation();
  const [isEvidence, setEvidence] = useState(facts.mayChange);
  const report = useReportFact();
  const supported = supportedBy({ fact, takenOn, facts });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!fact) return;
    const figures = figuresText(t, fact.kind, fact.counts, supported);
    const name = `${figures} (${t(`facts.kinds.${fact.kind}`)}, ${shortDay(takenOn)})`.slice(0, lengths.evidenceName.most);
    const evidenceName = isEvidence && supported.length > 0 ? name : null;
    report.mutate({ ...fact, takenOn, sha256: file.sha256, evidenceName }, { onSuccess: () => saved(fact.kind) });
  };
  const refused = report.error instanceof ApiError ? report.error.fields.takenOn : undefined;
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field
        type="date"
        label={t('facts.save.day')}
        hint={t('facts.save.dayHint')}
        error={refused}
        value={takenOn}
        min={facts.earliest}
        max={facts.today}
        required
        onChange={({ target }) => setTakenOn(target.value)}
        className="max-w-xs"
      />
      {fact && supported.length > 0 && (
        <ChoiceRow
          kind="checkbox"
          name="evidence"
          value="yes"
          checked={isEvidence}
          label={t('facts.save.evidence')}
          hint={t('facts.save.evidenceHint', { date: shortDay(lastFreshDay(fact.kind, takenOn)) })}
          change={setEvidence}
        />
      )}
      {report.error && !refused && <Failure error={report.error} />}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!fact || report.isPending}>
          {t('facts.save.submit')}
        </Button>
        <Button variant="quiet" onClick={giveUp}>
          {t('common.cancel')}
        </Button>
      </p>
    </form>
  );
}
