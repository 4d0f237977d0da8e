import { useState } from 'react';
import type { SystemSheet } from '#contract/assessment/ai/ai-systems.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { colon } from '#client/platform/words/formats.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { FilePick } from '#client/platform/ui/forms/file-pick.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useImportSheet, usePreviewSheet } from '#client/assessment/ai-systems/queries.ts';

function Problems({ problems }: Pick<SystemSheet, 'problems'>) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <div>
      <h3 className="font-semibold">{t('aiSystems.sheet.left')}</h3>
      <ul className="mt-1 space-y-1 text-[0.9375rem] [overflow-wrap:anywhere]">
        {problems.map(({ row, problem, column, value }) => (
          <li key={`${row} ${column ?? ''} ${problem}`}>
            {t('aiSystems.sheet.row', { row })}
            {colon()} {[column, t(`aiSystems.problems.${problem}`)].filter(Boolean).join(', ')}
            {value && <span className="text-muted"> ({value})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A sheet on its way back: what it would add is seen first. */
export function SheetPart() {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const preview = usePreviewSheet();
  const adding = useImportSheet();
  const found = preview.data;
  const choose = (chosen: File): void => {
    setFile(chosen);
    adding.reset();
    preview.mutate(chosen);
  };
  const confirm = (): void => {
    if (!file) return;
    adding.mutate(file, {
      onSuccess: ({ added }) => {
        toast({ title: t('aiSystems.sheet.added', { count: added }) });
        preview.reset();
        setFile(null);
      },
    });
  };
  return (
    <section aria-labelledby="ai-sheet" className="border-t border-line pt-6">
      <h2 id="ai-sheet" className="text-xl">
        {t('aiSystems.sheet.title')}
      </h2>
      <p id="ai-sheet-hint" className="mt-1 mb-3 max-w-2xl text-muted">
        {t('aiSystems.sheet.hint')}
      </p>
      <label htmlFor="ai-sheet-file" className="sr-only">
        {t('aiSystems.sheet.choose')}
      </label>
      <FilePick id="ai-sheet-file" accept=".xlsx" describedBy="ai-sheet-hint" chosen={file?.name} choose={choose} />
      <div role="status" className="mt-4 max-w-2xl space-y-4 empty:hidden">
        {preview.isPending && <p>{t('aiSystems.sheet.reading')}</p>}
        {preview.isError && <Failure error={preview.error} />}
        {adding.isError && <Failure error={adding.error} />}
        {found && (
          <>
            <p className="font-medium">
              {found.systems.length > 0 ? t('aiSystems.sheet.found', { count: found.systems.length }) : t('aiSystems.sheet.nothing')}
            </p>
            {found.systems.length > 0 && (
              <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
                {found.systems.map(({ name }) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
            <Problems problems={found.problems} />
            {found.systems.length > 0 && (
              <Button disabled={adding.isPending} onClick={confirm}>
                {t('aiSystems.sheet.confirm')}
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
