import { FileUp } from 'lucide-react';
import { useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { sizes } from '#core/platform/limits.ts';
import { supplierRows } from '#core/supplier/supplier-list.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { readSheet } from '#client/supplier/suppliers/queries.ts';

/** A file of text as people make one: UTF-8, or what Polish programs of Windows write. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** A workbook is an archive (APPNOTE.TXT 4.3.7), whatever its name states. */
async function isWorkbook(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

async function rowsOf(file: File): Promise<string[][]> {
  return (await isWorkbook(file)) ? readSheet(file) : supplierRows(await textOf(file));
}

/** A list to check: pasted, or from a file. */
export function ImportForm({ busy, start }: { busy: boolean; start: (rows: string[][]) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [nothing, setNothing] = useState(false);
  const [reading, setReading] = useState(false);
  const failed = useFailureToast();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setNothing(text.trim() === '');
    if (text.trim() !== '') start(supplierRows(text));
  };
  const readFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    if (file.size > sizes.supplierList) {
      toast({ title: t('errors.title'), description: t('suppliers.import.tooLarge'), tone: 'destructive' });
      return;
    }
    setReading(true);
    await rowsOf(file).then(start, (error: unknown) => failed(error));
    setReading(false);
  };
  return (
    <form onSubmit={submit} className="mt-4 max-w-3xl">
      <TextArea
        label={t('suppliers.import.label')}
        error={nothing ? t('suppliers.check.nothing') : undefined}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
      />
      <input
        ref={input}
        type="file"
        accept=".txt,.csv,.xlsx,text/plain,text/csv"
        aria-label={t('suppliers.import.file')}
        aria-describedby={`${id}-file`}
        tabIndex={-1}
        onChange={(event) => void readFile(event)}
        className="sr-only"
      />
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={busy || reading}>
          {t('suppliers.import.submit')}
        </Button>
        <Button variant="secondary" disabled={busy || reading} onClick={() => input.current?.click()}>
          <FileUp aria-hidden="true" className="size-4.5" />
          {t('suppliers.import.file')}
        </Button>
        <span id={`${id}-file`} className="text-sm text-muted">
          {t('suppliers.import.fileHint')}
        </span>
      </div>
    </form>
  );
}
