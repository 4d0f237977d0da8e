import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { clientsAtOnce } from '#core/communication/portfolio.ts';
import { saveFile } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { SelectionBar } from '#client/platform/ui/list/selection-bar.tsx';
import type { Selection } from '#client/platform/ui/list/use-selection.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { useRound } from './round.ts';

/** Those who are chosen, else those who are shown, as a file; all of them without naming any. */
function Overview({ ids, isAll }: { ids: readonly string[]; isAll: boolean }) {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const named = isAll ? {} : { ids: ids.slice(0, clientsAtOnce).join(',') };
  const save = useMutation({
    mutationFn: () => saveFile('GET /api/clients/xlsx', { query: { lang: shownLanguage(), ...named } }),
    onError: (error) => failed(error),
  });
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={save.isPending}
      aria-label={`XLSX: ${t('clients.file', { count: ids.length })}`}
      onClick={() => save.mutate()}
    >
      <Download aria-hidden="true" className="size-4" />
      XLSX
    </Button>
  );
}

/** What can be done with the clients that are chosen. */
export function BulkBar({ shown, all, selection }: { shown: readonly string[]; all: number; selection: Selection }) {
  const { t } = useTranslation();
  const { chosen, choose } = selection;
  const { start, isPending } = useRound();
  const ids = chosen.length > 0 ? chosen : shown;
  return (
    <div
      className={`mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1 ${chosen.length > 0 ? '@xl:sticky top-0 z-10 border-b border-line bg-paper' : ''}`}
    >
      <SelectionBar
        label={chosen.length > 0 ? t('clients.selected', { count: chosen.length }) : t('clients.count', { count: shown.length })}
        shown={shown.length}
        chosen={chosen.length}
        selectAll={() => choose(shown)}
        unselect={() => choose([])}
      >
        {chosen.length > 1 && (
          <Button size="small" disabled={isPending} onClick={() => start(chosen)}>
            {t('clients.round.start')}
          </Button>
        )}
      </SelectionBar>
      {ids.length > 0 && <Overview ids={ids} isAll={ids.length === all} />}
    </div>
  );
}
