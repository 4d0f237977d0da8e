import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { regimes } from '#core/platform/regimes.ts';
import { percent, shortDayOf } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';

export type Pair = Readonly<{ from: string; to: string }>;

/** Finished assessments of the regimes that have at least two, newest first. */
export function comparable(assessments: readonly Assessment[]): Assessment[] {
  const finished = assessments
    .filter((one) => one.completedAt !== null)
    .sort((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''));
  return regimes.flatMap((regime) => {
    const own = finished.filter((one) => one.regime === regime);
    return own.length > 1 ? own : [];
  });
}

/** The two newest of the first regime that can be compared, the older first; null where there are no two. */
export function newestPair(assessments: readonly Assessment[]): Pair | null {
  const list = comparable(assessments);
  const [to, from] = list.filter((one) => one.regime === list[0]?.regime);
  return from && to ? { from: from.id, to: to.id } : null;
}

/** Chooses two finished assessments of one regime and leads to their comparison. */
export function ComparisonPicker({ assessments, pair }: { assessments: readonly Assessment[]; pair?: Pair | null }) {
  const { t } = useTranslation();
  const [, go] = useLocation();
  const list = comparable(assessments);
  const [chosen, setChosen] = useState<Pair>(() => pair ?? newestPair(assessments) ?? { from: '', to: '' });
  const regime = list.find((one) => one.id === chosen.from)?.regime ?? list[0]?.regime;
  const label = (one: Assessment): string =>
    `${t(`regimes.${one.regime}.short`)}, ${one.completedAt ? shortDayOf(one.completedAt) : ''} (${percent(one.complianceScore)})`;
  const chooseFrom = (from: string): void => {
    const ofFirst = list.find((one) => one.id === from)?.regime;
    const fits = ofFirst === regime && chosen.to !== from;
    const other = list.find((one) => one.regime === ofFirst && one.id !== from);
    setChosen({ from, to: fits ? chosen.to : (other?.id ?? '') });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    go(`/porownanie?from=${chosen.from}&to=${chosen.to}`);
  };
  return (
    <form
      onSubmit={submit}
      className="grid items-end justify-items-start gap-4 *:w-full xl:grid-cols-[1fr_1fr_auto] *:last:w-auto sm:*:max-w-md"
    >
      <Select label={t('compare.from')} value={chosen.from} onChange={(event) => chooseFrom(event.target.value)}>
        {list.map((one) => (
          <option key={one.id} value={one.id}>
            {label(one)}
          </option>
        ))}
      </Select>
      <Select label={t('compare.to')} value={chosen.to} onChange={(event) => setChosen({ ...chosen, to: event.target.value })}>
        {list
          .filter((one) => one.regime === regime && one.id !== chosen.from)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {label(one)}
            </option>
          ))}
      </Select>
      <Button type="submit" disabled={!chosen.from || !chosen.to}>
        {t('compare.button')}
      </Button>
    </form>
  );
}
