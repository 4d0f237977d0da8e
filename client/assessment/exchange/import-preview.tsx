import { useState } from 'react';
import { ApiError } from '#client/platform/api/api.ts';
import type { ImportPreview } from '#contract/assessment/answering/exchange/imports.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { CellProblems, ImportRows } from './import-rows.tsx';
import { useApplyImport } from './queries.ts';

/** Why nothing was saved; questions that changed meanwhile by their numbers. */
export function Refused({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const text = useFailureText();
  const ids = error instanceof ApiError && Array.isArray(error.facts.questionIds) ? (error.facts.questionIds as string[]) : [];
  const places = ids.flatMap((id) => questionPlace(id) ?? []).map(({ section, number }) => `${section}.${number}`);
  return (
    <Notice tone="bad" title={text(error)} alert>
      {places.length > 0 && <p>{t('sheet.changed', { questions: places.join(', ') })}</p>}
    </Notice>
  );
}

/** What a sheet would change, to be chosen from and saved. Answers changed meanwhile are replaced only where somebody ticks them. */
export function ImportPreviewPart({ preview, done }: { preview: ImportPreview; done: (saved: number) => void }) {
  const { t } = useTranslation();
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const apply = useApplyImport(preview.id);
  const { rows, problems, unchanged } = preview;
  const accepted = new Set(rows.filter((row) => changed.get(row.questionId) ?? row.kind === 'change').map(({ questionId }) => questionId));
  const accept = (questionId: string, wanted: boolean): void => setChanged((before) => new Map(before).set(questionId, wanted));
  const [changes, conflicts] = (['change', 'conflict'] as const).map((kind) => rows.filter((row) => row.kind === kind));
  const counts = [
    t('sheet.preview.change', { count: changes?.length ?? 0 }),
    ...(conflicts?.length ? [t('sheet.preview.conflict', { count: conflicts.length })] : []),
    ...(problems.length > 0 ? [t('sheet.preview.problem', { count: problems.length })] : []),
    t('sheet.preview.unchanged', { count: unchanged }),
  ];
  const save = (): void =>
    apply.mutate(
      rows.filter(({ questionId }) => accepted.has(questionId)).map(({ questionId, seen }) => ({ questionId, seen })),
      { onSuccess: ({ saved }) => done(saved) },
    );
  return (
    <section aria-labelledby="sheet-preview" className="border-t border-line py-8">
      <h2 id="sheet-preview" className="text-xl" tabIndex={-1}>
        {t('sheet.preview.title')}
      </h2>
      <p className="mt-1 max-w-2xl text-muted">
        {t('sheet.preview.text', { exported: moment(preview.exportedAt), expires: moment(preview.expiresAt) })}
      </p>
      <p role="status" className="mt-3 font-medium">
        {counts.join(' · ')}
      </p>
      {apply.isError && (
        <div className="mt-4">
          <Refused error={apply.error} />
        </div>
      )}
      <CellProblems problems={problems} />
      <ImportRows
        id="sheet-conflicts"
        title={t('sheet.preview.conflicts')}
        text={t('sheet.preview.conflictsText')}
        rows={conflicts ?? []}
        accepted={accepted}
        accept={accept}
      />
      <ImportRows id="sheet-changes" title={t('sheet.preview.changes')} rows={changes ?? []} accepted={accepted} accept={accept} />
      {rows.length === 0 ? (
        <p className="mt-4">{t('sheet.preview.nothing')}</p>
      ) : (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <Button disabled={accepted.size === 0 || apply.isPending} onClick={save}>
            {apply.isPending ? t('sheet.applying') : t('sheet.apply', { count: accepted.size })}
          </Button>
          {accepted.size === 0 && <p className="text-sm text-muted">{t('sheet.chooseSome')}</p>}
        </div>
      )}
    </section>
  );
}
