import { useMemo, useState } from 'react';
import { missingFields, recognise, usedColumns, type Columns, type Recognised } from '#core/assessment/facts/columns.ts';
import { countRows } from '#core/assessment/facts/count.ts';
import { countsOfKind, type FactKind } from '#core/assessment/facts/kinds.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { Counted } from '#client/assessment/facts/counted-figures.tsx';
import type { Facts } from '#client/assessment/facts/queries.ts';
import type { Export } from './read-export.ts';
import { SaveForm } from './save-form.tsx';

/** The first day a file may be of is its own, no later than today and not before what is taken. */
function firstDay({ savedOn }: Export, { today, earliest }: Facts): string {
  if (savedOn > today) return today;
  return savedOn < earliest ? '' : savedOn;
}

type Props = Readonly<{ file: Export; facts: Facts; wanted: FactKind | null; saved: (kind: FactKind) => void; giveUp: () => void }>;

/** What a file was recognised as and what was counted in it, before it is saved. What is not recognised a person maps by hand. */
export function Preview({ file, facts, wanted, saved, giveUp }: Props) {
  const { t } = useTranslation();
  const known = useMemo(() => recognise(file.rows), [file]);
  const [found, setFound] = useState<Recognised | null>(known);
  const [takenOn, setTakenOn] = useState(() => firstDay(file, facts));
  const counted = useMemo(() => {
    if (!found || takenOn === '' || missingFields(found.kind, found.columns).length > 0) return null;
    return countRows(found.kind, file.rows.slice(found.headerRow + 1), found.columns, takenOn);
  }, [file, found, takenOn]);
  const change = (kind: FactKind, columns: Columns): void => setFound({ kind, columns, headerRow: found?.headerRow ?? 0 });
  const whole = found && counted ? (counted[countsOfKind[found.kind].whole] ?? 0) : 0;
  const used = found ? usedColumns(found.kind, found.columns, file.rows[found.headerRow] ?? []) : [];
  return (
    <div className="mt-4 max-w-2xl space-y-4">
      <h3 className="text-lg font-semibold">
        {known ? t('facts.preview.recognised', { kind: t(`facts.kinds.${known.kind}`) }) : t('facts.preview.unrecognised')}
      </h3>
      {wanted && known && known.kind !== wanted && <p>{t('facts.preview.other', { kind: t(`facts.kinds.${wanted}`) })}</p>}
      <ColumnChoice file={file} known={known} found={found} change={change} />
      {found && counted && <Counted kind={found.kind} counts={counted} used={used} takenOn={takenOn} />}
      {found && counted && whole === 0 && <Notice tone="warn" title={t('facts.preview.nothing')} />}
      <SaveForm
        file={file}
        facts={facts}
        fact={found && counted && whole > 0 ? { kind: found.kind, counts: counted, columns: used } : null}
        takenOn={takenOn}
        setTakenOn={setTakenOn}
        saved={saved}
        giveUp={giveUp}
      />
    </div>
  );
}
