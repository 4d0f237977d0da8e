import { FileUp } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';

const workbook = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const accepted = { sheet: workbook, statement: `${workbook},.csv,text/csv` } as const;

type Props = Readonly<{
  /** A sheet that was made here, or a statement of applicability. */
  kind: keyof typeof accepted;
  busy: boolean;
  chosen: boolean;
  hint: string;
  choose: string;
  submit: (file: File) => void;
}>;

/** A place to drop a file on, with a button that does the same. */
export function FileDrop({ kind, busy, chosen, hint, choose, submit }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) submit(file);
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
      <p id={`${kind}-hint`} className="min-w-40 flex-1 text-[0.9375rem] text-muted">
        {hint}
      </p>
      <input
        ref={input}
        type="file"
        accept={accepted[kind]}
        aria-label={choose}
        aria-describedby={`${kind}-hint`}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) submit(file);
        }}
        className="sr-only"
      />
      <Button variant={chosen || kind === 'statement' ? 'secondary' : 'primary'} disabled={busy} onClick={() => input.current?.click()}>
        {busy ? t('sheet.upload.reading') : chosen ? t('sheet.upload.again') : choose}
      </Button>
    </div>
  );
}
