import { useRef } from 'react';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from './button.tsx';

type Props = Readonly<{
  id: string;
  accept: string;
  /** The elements that say more of the file, or what is wrong with it. */
  describedBy?: string | undefined;
  invalid?: boolean;
  /** The name of the file that is chosen, where it waits to be sent. */
  chosen?: string | undefined;
  choose: (file: File) => void;
}>;

/** Chooses a file in the language of the page: a browser's own control speaks the browser's. Its label names `id`. */
export function FilePick({ id, accept, describedBy, invalid = false, chosen, choose }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) choose(file);
        }}
        className="sr-only"
      />
      <Button variant="secondary" aria-describedby={describedBy} onClick={() => input.current?.click()}>
        {t('common.chooseFile')}
      </Button>
      {chosen !== undefined && <span className="min-w-0 text-[0.9375rem] [overflow-wrap:anywhere]">{chosen}</span>}
    </div>
  );
}
