import type { StatedControl } from '#contract/assessment/answering/exchange/imports.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';

type Placed = Pick<StatedControl, 'cell' | 'sheet'>;

/** Where a row stands, with its sheet where there are several. */
export function placeText(t: Translate, { cell, sheet }: Placed): string {
  return sheet === null ? cell : t('sheet.statement.place', { sheet, cell });
}

/** What a statement of applicability says of a control, in its own word where that is another. */
function stateText(t: Translate, { state, written }: StatedControl): string {
  const word = t(`sheet.statement.states.${state}`);
  return written === '' || written.toLowerCase() === word.toLowerCase() ? word : t('sheet.statement.written', { word, written });
}

/** The controls that something rests on. */
export function StatedControls({ controls }: { controls: readonly StatedControl[] }) {
  const { t } = useTranslation();
  if (controls.length === 0) return null;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
      {controls.map((one) => (
        <li key={one.control} className="[overflow-wrap:anywhere]">
          <span className="font-medium whitespace-nowrap text-ink">{one.control}</span> {stateText(t, one)} ({placeText(t, one)})
        </li>
      ))}
    </ul>
  );
}
