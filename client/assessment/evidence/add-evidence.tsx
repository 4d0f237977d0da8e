import { Camera, FolderSearch, Link2, Upload } from 'lucide-react';
import { useEffect, useRef, useState, type ChangeEvent, type DragEvent, type ReactNode } from 'react';
import type { EvidenceList, EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { evidenceLimits, evidenceTypes } from '#core/assessment/evidence/evidence.ts';
import { fileSize } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { useEvidenceChanged } from './queries.ts';
import { uploads } from './uploads.ts';

/** What the chooser of files offers; the server looks at the content all the same. */
const accepted = Object.values(evidenceTypes)
  .flatMap(({ mediaType, endings }) => [mediaType, ...endings.map((ending) => `.${ending}`)])
  .join(',');
const pictures = 'image/jpeg,image/png,image/webp';

/** Sends files to a place; too large ones are reported at once. */
export function useSendFiles(place: EvidencePlace | null, replaces?: string): (files: Iterable<File>) => void {
  const { t } = useTranslation();
  const changed = useEvidenceChanged();
  return (files) => {
    for (const file of files) {
      const { name, size } = file;
      if (size > evidenceLimits.file || size === 0) {
        const description = t(size === 0 ? 'evidence.emptyFile' : 'evidence.tooLarge', { name, limit: fileSize(evidenceLimits.file) });
        toast({ title: t('errors.title'), description, tone: 'destructive' });
      } else uploads.send({ file, place, replaces, done: () => void changed() });
    }
  };
}

/** A file that is dropped beside the place for it would be opened by the browser in the place of the page. */
function useFilesStayHere(): void {
  useEffect(() => {
    const stay = (event: globalThis.DragEvent): void => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    addEventListener('dragover', stay);
    addEventListener('drop', stay);
    return () => {
      removeEventListener('dragover', stay);
      removeEventListener('drop', stay);
    };
  }, []);
}

/** Files that are dragged over it can be dropped on it. */
export function DropZone({ drop, children, className = '' }: { drop: (files: File[]) => void; children: ReactNode; className?: string }) {
  const [over, setOver] = useState(false);
  useFilesStayHere();
  const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  return (
    <div
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        drop([...event.dataTransfer.files]);
      }}
      className={`${className} ${over ? 'border-brand bg-tint' : ''}`}
    >
      {children}
    </div>
  );
}

export function FileButton({
  label,
  about,
  camera = false,
  variant = 'secondary',
  one = false,
  addFiles,
}: {
  label: string;
  /** Said to whoever cannot see where the button stands. */
  about?: string;
  camera?: boolean;
  variant?: 'secondary' | 'quiet';
  one?: boolean;
  addFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    addFiles(files);
  };
  const name = about ? `${label}: ${about}` : label;
  return (
    <>
      {/* The button beside it is what people and their readers find. */}
      <input
        ref={input}
        type="file"
        multiple={!camera && !one}
        accept={camera ? pictures : accepted}
        {...(camera ? { capture: 'environment' as const } : {})}
        onChange={chosen}
        hidden
      />
      <Button
        variant={variant}
        size="small"
        aria-label={name}
        onClick={() => input.current?.click()}
        className={camera ? 'pointer-fine:hidden' : ''}
      >
        {camera ? <Camera aria-hidden="true" className="size-4" /> : <Upload aria-hidden="true" className="size-4" />}
        {label}
      </Button>
    </>
  );
}

/** The ways to add evidence to a place, or to none. */
export function AddEvidence({ place, list, about }: { place: EvidencePlace | null; list: EvidenceList; about: string }) {
  const { t } = useTranslation();
  const send = useSendFiles(place);
  const [dialog, setDialog] = useState<'link' | 'choose' | null>(null);
  const close = (): void => setDialog(null);
  return (
    <DropZone drop={send} className="rounded-md border border-dashed border-field p-3 sm:p-4">
      <div className="flex flex-wrap gap-2">
        <FileButton label={t('evidence.add')} about={about} addFiles={send} />
        <FileButton label={t('evidence.photo')} about={about} camera addFiles={send} />
        <Button variant="secondary" size="small" aria-label={`${t('evidence.link')}: ${about}`} onClick={() => setDialog('link')}>
          <Link2 aria-hidden="true" className="size-4" />
          {t('evidence.link')}
        </Button>
        {place && list.evidence.length > 0 && (
          <Button variant="secondary" size="small" aria-label={`${t('evidence.choose')}: ${about}`} onClick={() => setDialog('choose')}>
            <FolderSearch aria-hidden="true" className="size-4" />
            {t('evidence.choose')}
          </Button>
        )}
      </div>
      <p className="mt-2.5 text-sm text-muted">
        <span className="pointer-coarse:hidden">{t('evidence.drop')} </span>
        {t('evidence.limits', { limit: fileSize(evidenceLimits.file) })} {t(list.scanner ? 'evidence.scanner' : 'evidence.noScanner')}
      </p>
      {dialog === 'link' && <LinkDialog place={place} close={close} />}
      {dialog === 'choose' && place && <ChooseDialog place={place} list={list} close={close} />}
    </DropZone>
  );
}
