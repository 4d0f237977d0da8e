import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { SelectionBar } from '#client/platform/ui/list/selection-bar.tsx';
import type { Selection } from '#client/platform/ui/list/use-selection.ts';
import { PartOfList, WholeList } from './downloads.tsx';
import type { Listed } from './listed.ts';
import type { Acts } from './supplier-row.tsx';

/** What can be done with those who are chosen; without any, the files hold what is shown. */
export function BulkBar({
  shown,
  all,
  selection,
  acts,
}: {
  shown: readonly Listed[];
  all: number;
  selection: Selection;
  acts: Acts | null;
}) {
  const { t } = useTranslation();
  const { chosen, choose, isChosen } = selection;
  const some = shown.filter(({ nip }) => isChosen(nip));
  const askable = some.filter(({ state }) => state !== 'valid');
  return (
    <div
      className={`mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1 ${chosen.length > 0 ? '@xl:sticky top-0 z-10 border-b border-line bg-paper' : ''}`}
    >
      <SelectionBar
        label={
          chosen.length > 0 ? t('suppliers.list.selected', { count: chosen.length }) : t('suppliers.list.count', { count: shown.length })
        }
        shown={shown.length}
        chosen={chosen.length}
        selectAll={() => choose(shown.map(({ nip }) => nip))}
        unselect={() => choose([])}
      >
        {acts && askable.length > 0 && (
          <Button size="small" onClick={() => acts.request(askable)}>
            {t('suppliers.ask.selected', { count: askable.length })}
          </Button>
        )}
        {acts && (
          <Button variant="secondary" size="small" onClick={() => acts.remove(some)}>
            {t('suppliers.list.remove')}
          </Button>
        )}
      </SelectionBar>
      <div className="flex gap-2">
        {chosen.length > 0 || shown.length < all ? (
          shown.length > 0 && <PartOfList nips={chosen.length > 0 ? chosen : shown.map(({ nip }) => nip)} />
        ) : (
          <WholeList />
        )}
      </div>
    </div>
  );
}
