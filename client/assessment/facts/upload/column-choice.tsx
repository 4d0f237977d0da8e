import { fieldsOf, mappedKinds, missingFields, type Columns, type FieldName, type Recognised } from '#core/assessment/facts/columns.ts';
import type { FactKind } from '#core/assessment/facts/kinds.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Select } from '#client/platform/ui/forms/select.tsx';
import type { Export } from './read-export.ts';

type Props = Readonly<{
  file: Export;
  /** What the file was recognised as by itself. */
  known: Recognised | null;
  found: Recognised | null;
  change: (kind: FactKind, columns: Columns) => void;
}>;

/** Says which fields are missing; a person states what is in a file of no known form, and which column is which. */
export function ColumnChoice({ file, known, found, change }: Props) {
  const { t } = useTranslation();
  const isMapped = !known || mappedKinds.some((kind) => kind === known.kind);
  const headers = file.rows[found?.headerRow ?? 0] ?? [];
  const point = (field: FieldName, at: string): void => {
    if (!found) return;
    const { [field]: _, ...others } = found.columns;
    change(found.kind, at === '' ? others : { ...others, [field]: Number(at) });
  };
  const missing = found ? missingFields(found.kind, found.columns) : [];
  const named = missing.map((group) => group.map((field) => t(`facts.fields.${field}`)).join(` ${t('facts.preview.or')} `));
  return (
    <>
      {!known && <p>{t('facts.preview.byHand')}</p>}
      {!known && (
        <Select
          label={t('facts.preview.kind')}
          value={found?.kind ?? ''}
          onChange={({ target }) => {
            const kind = mappedKinds.find((one) => one === target.value);
            if (kind) change(kind, {});
          }}
        >
          <option value="" disabled hidden>
            {t('facts.preview.chooseKind')}
          </option>
          {mappedKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`facts.kinds.${kind}`)}
            </option>
          ))}
        </Select>
      )}
      {found && isMapped && (
        <div className="grid gap-4 sm:grid-cols-2">
          {fieldsOf(found.kind).map((field) => (
            <Select
              key={field}
              label={t(`facts.fields.${field}`)}
              value={found.columns[field] ?? ''}
              onChange={({ target }) => point(field, target.value)}
            >
              <option value="">{t('facts.preview.noColumn')}</option>
              {headers.map((header, at) => (
                // oxlint-disable-next-line react/no-array-index-key
                <option key={at} value={at}>
                  {at + 1}. {header.slice(0, 60)}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
      {named.length > 0 && <p className="font-medium text-bad">{t('facts.preview.missing', { fields: named.join(', ') })}</p>}
    </>
  );
}
