import { useRef, useState } from 'react';
import { tableLimits } from '#core/assessment/facts/csv.ts';
import type { FactKind } from '#core/assessment/facts/kinds.ts';
import { sizes } from '#core/platform/limits.ts';
import { DropZone } from '#client/assessment/evidence/add-evidence.tsx';
import { fileSize, number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { FilePick } from '#client/platform/ui/forms/file-pick.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { HowToExport } from './how-to-export.tsx';
import { Preview } from './preview.tsx';
import type { Facts } from './queries.ts';
import { readExport, type Export, type ExportProblem } from './read-export.ts';
import { SavedNotice } from './saved-notice.tsx';

type State =
  | Readonly<{ step: 'none' | 'reading' }>
  | Readonly<{ step: 'refused'; problem: ExportProblem }>
  | Readonly<{ step: 'read'; file: Export }>
  | Readonly<{ step: 'saved'; kind: FactKind }>;

function Problem({ problem }: { problem: ExportProblem }) {
  const { t } = useTranslation();
  const limits = { size: fileSize(sizes.factFile), rows: number(tableLimits.rows), columns: number(tableLimits.columns) };
  return <Notice tone="bad" alert title={t(`facts.problems.${problem}`, limits)} />;
}

/** Chooses or takes a file, counts it here and saves the figures. */
export function UploadPart({ facts, wanted }: { facts: Facts; wanted: FactKind | null }) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ step: 'none' });
  const turn = useRef(0);
  const take = async (file: File): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    setState({ step: 'reading' });
    const read = await readExport(file).catch(() => ({ problem: 'undecoded' as const }));
    // Another file was chosen meanwhile.
    if (mine !== turn.current) return;
    setState('problem' in read ? { step: 'refused', problem: read.problem } : { step: 'read', file: read });
  };
  const about = { size: fileSize(sizes.factFile), rows: number(tableLimits.rows) };
  return (
    <section aria-labelledby="facts-upload" className="border-l-2 border-brand pl-5">
      <h2 id="facts-upload" className="text-xl">
        {wanted ? t('facts.upload.wanted', { kind: t(`facts.kinds.${wanted}`) }) : t('facts.upload.title')}
      </h2>
      {wanted && <HowToExport kind={wanted} />}
      <DropZone drop={([file]) => file && void take(file)} className="mt-3 max-w-2xl rounded-md border border-dashed border-field p-4">
        <p id="facts-upload-hint" className="mb-3 text-[0.9375rem] text-muted">
          {t('facts.upload.hint', about)}
        </p>
        <label htmlFor="facts-file" className="sr-only">
          {t('facts.upload.choose')}
        </label>
        <FilePick
          id="facts-file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          describedBy="facts-upload-hint"
          chosen={state.step === 'read' ? state.file.name : undefined}
          choose={(file) => void take(file)}
        />
      </DropZone>
      <div role="status" className="mt-3 max-w-2xl empty:hidden">
        {state.step === 'reading' && <p>{t('facts.upload.reading')}</p>}
        {state.step === 'saved' && <SavedNotice kind={state.kind} facts={facts} />}
      </div>
      {state.step === 'refused' && (
        <div className="mt-3 max-w-2xl">
          <Problem problem={state.problem} />
        </div>
      )}
      {state.step === 'read' && (
        <Preview
          key={state.file.sha256}
          file={state.file}
          facts={facts}
          wanted={wanted}
          saved={(kind) => setState({ step: 'saved', kind })}
          giveUp={() => setState({ step: 'none' })}
        />
      )}
    </section>
  );
}
