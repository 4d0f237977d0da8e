import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';

/** A place to drop a workbook on, with a button that does the same. */
export function FileDrop({ busy, chosen, hint, give }: { busy: boolean; chosen: boolean; hint: string; give: (file: File) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) give(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mt-4 flex max-w-2xl flex-wrap items-center gap-4 rounded-lg border border-dashed p-5 ${over ? 'border-brand bg-tint' : 'border-field'}`}
    >
      <FileUp aria-hidden="true" className="size-7 shrink-0 text-brand" />
      <p id="sheet-hint" className="min-w-40 flex-1 text-[0.9375rem] text-muted">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t('sheet.upload.choose')}
        aria-describedby="sheet-hint"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) give(file);
        }}
        className="sr-only"
      />
      <Button look={chosen ? 'secondary' : 'primary'} disabled={busy} onClick={() => input.current?.click()}>
        {t(busy ? 'sheet.upload.reading' : chosen ? 'sheet.upload.again' : 'sheet.upload.choose')}
      </Button>
    </div>
  );
}
