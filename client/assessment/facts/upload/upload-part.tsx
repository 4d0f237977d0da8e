import { useRef, useState } from 'react';
import { archiveLimits } from '#core/assessment/facts/archive.ts';
import { tableLimits } from '#core/assessment/facts/csv.ts';
import type { FactKind } from '#core/assessment/facts/kinds.ts';
import { sizes } from '#core/platform/limits.ts';
import { DropZone } from '#client/assessment/evidence/add-evidence.tsx';
import { colon, fileSize, number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { FilePick } from '#client/platform/ui/forms/file-pick.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { HowToExport } from './how-to-export.tsx';
import { Preview } from './preview.tsx';
import type { Facts } from '#client/assessment/facts/queries.ts';
import { readExports, type ExportProblem, type Exports } from './read-export.ts';
import { SavedNotice } from './saved-notice.tsx';

type State =
  | Readonly<{ step: 'none' | 'reading' }>
  | Readonly<{ step: 'refused'; problem: ExportProblem }>
  | Readonly<{ step: 'read'; name: string; at: number; kind: FactKind | null } & Exports>;

function useProblemText(): (problem: ExportProblem) => string {
  const { t } = useTranslation();
  return (problem) =>
    t(`facts.problems.${problem}`, {
      size: fileSize(sizes.factFile),
      rows: number(tableLimits.rows),
      columns: number(tableLimits.columns),
      letters: number(tableLimits.letters),
      files: number(archiveLimits.files),
      unpacked: fileSize(archiveLimits.bytes),
    });
}

/** What of an archive was passed over, each file with why. */
function SkippedFiles({ skipped }: Pick<Exports, 'skipped'>) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  return (
    <div className="mt-3 max-w-2xl text-[0.9375rem]" data-skipped>
      <p className="font-medium">{t('facts.archive.skipped')}</p>
      <ul className="list-disc pl-5">
        {skipped.map(({ name, why }) => (
          <li key={name} className="[overflow-wrap:anywhere]">
            {name}
            {colon()} {why === 'unrecognised' ? t('facts.archive.unrecognised') : problemText(why)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Chooses or takes a file, or an archive of them, counts it here and saves the figures, one file after the other. */
export function UploadPart({ facts, wanted }: { facts: Facts; wanted: FactKind | null }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [state, setState] = useState<State>({ step: 'none' });
  const turn = useRef(0);
  const readFile = async (file: File): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setState({ step: 'reading' });
    const read = await readExports(file).catch(() => ({ problem: 'undecoded' as const }));
    // Another file was chosen meanwhile.
    if (mine !== turn.current) return;
    setState(
      'problem' in read ? { step: 'refused', problem: read.problem } : { step: 'read', name: file.name, at: 0, kind: null, ...read },
    );
  };
  const isRead = state.step === 'read';
  const current = isRead ? state.files[state.at] : undefined;
  const next = (kind: FactKind | null): void => {
    if (isRead) setState({ ...state, at: state.at + 1, kind: kind ?? state.kind });
  };
  const about = { size: fileSize(sizes.factFile), rows: number(tableLimits.rows) };
  return (
    <section aria-labelledby="facts-upload" className="border-l-2 border-brand pl-5">
      <h2 id="facts-upload" className="text-xl">
        {wanted ? t('facts.upload.wanted', { kind: t(`facts.kinds.${wanted}`) }) : t('facts.upload.title')}
      </h2>
      {wanted && <HowToExport kind={wanted} />}
      <DropZone drop={([file]) => file && void readFile(file)} className="mt-3 max-w-2xl rounded-md border border-dashed border-field p-4">
        <p id="facts-upload-hint" className="mb-3 text-[0.9375rem] text-muted">
          {t('facts.upload.hint', about)}
        </p>
        <label htmlFor="facts-file" className="sr-only">
          {t('facts.upload.choose')}
        </label>
        <FilePick
          id="facts-file"
          accept=".csv,.txt,.tsv,.zip,text/csv,text/plain,application/zip"
          describedBy="facts-upload-hint"
          chosen={current && isRead ? state.name : undefined}
          choose={(file) => void readFile(file)}
        />
      </DropZone>
      <div role="status" className="mt-3 max-w-2xl empty:hidden">
        {state.step === 'reading' && <p>{t('facts.upload.reading')}</p>}
        {isRead && state.kind && <SavedNotice key={state.at} kind={state.kind} facts={facts} />}
      </div>
      {state.step === 'refused' && (
        <div className="mt-3 max-w-2xl">
          <Notice tone="bad" alert title={problemText(state.problem)} />
        </div>
      )}
      {isRead && state.files.length === 0 && (
        <div className="mt-3 max-w-2xl">
          <Notice tone="bad" alert title={t('facts.archive.none')} />
        </div>
      )}
      {isRead && state.skipped.length > 0 && <SkippedFiles skipped={state.skipped} />}
      {isRead && current && state.files.length > 1 && (
        <p className="mt-4 font-medium [overflow-wrap:anywhere]">
          {t('facts.archive.of', { at: state.at + 1, total: state.files.length, name: current.name })}
        </p>
      )}
      {current && (
        <Preview
          key={`${isRead ? state.at : ''} ${current.sha256}`}
          file={current}
          facts={facts}
          wanted={wanted}
          saved={next}
          giveUp={() => next(null)}
        />
      )}
    </section>
  );
}
