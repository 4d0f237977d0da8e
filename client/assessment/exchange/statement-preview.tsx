import { useState } from 'react';
import type { ImportPreview, StatementPart } from '#contract/assessment/answering/exchange/imports.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Refused } from './import-preview.tsx';
import { useApplyImport } from './queries.ts';
import { isTicked, proposalGroups, withTicks, type Ticked } from './statement-choice.ts';
import { StatementLeft } from './statement-left.tsx';
import { ProposalRows } from './statement-rows.tsx';

type Props = Readonly<{ preview: ImportPreview; statement: StatementPart; done: (saved: number) => void }>;

function Counts({ preview, statement }: Pick<Props, 'preview' | 'statement'>) {
  const { t } = useTranslation();
  const counts = [
    t('sheet.statement.understood', { count: statement.controls }),
    t('sheet.statement.proposals', { count: preview.rows.length }),
    t('sheet.preview.unchanged', { count: preview.unchanged }),
    t('sheet.statement.leftOpen', { count: statement.open.length }),
  ];
  return (
    <p role="status" className="mt-3 font-medium">
      {counts.join(' · ')}
    </p>
  );
}

/** What a statement of applicability proposes. Nothing is ticked before a person ticks it. */
export function StatementPreview({ preview, statement, done }: Props) {
  const { t } = useTranslation();
  const [ticked, setTicked] = useState<Ticked>(new Set());
  const apply = useApplyImport(preview.id);
  const accepted = preview.rows.filter((row) => isTicked(ticked, row));
  const save = (): void =>
    apply.mutate(
      accepted.map(({ questionId, seen }) => ({ questionId, seen })),
      { onSuccess: ({ saved }) => done(saved) },
    );
  return (
    <section aria-labelledby="statement-preview" className="border-t border-line py-8">
      <h2 id="statement-preview" className="text-xl" tabIndex={-1}>
        {t('sheet.statement.preview')}
      </h2>
      <p className="mt-1 max-w-2xl text-muted">{t('sheet.statement.previewText', { expires: moment(preview.expiresAt) })}</p>
      <Counts preview={preview} statement={statement} />
      {preview.rows.length > 0 && (
        <div className="mt-5 max-w-2xl">
          <Notice title={t('sheet.statement.noProof')}>
            <p>{t('sheet.statement.noProofText')}</p>
          </Notice>
        </div>
      )}
      {proposalGroups(preview.rows).map((group) => (
        <ProposalRows
          key={group.kind}
          group={group}
          ticked={ticked}
          accept={(rows, wanted) => setTicked((before) => withTicks(before, rows, wanted))}
        />
      ))}
      {preview.rows.length === 0 ? (
        <p className="mt-4">{t('sheet.statement.nothing')}</p>
      ) : (
        <div className={`mt-6 space-y-4 py-3 ${accepted.length > 0 ? 'bottom-0 z-10 border-t border-line bg-paper md:sticky' : ''}`}>
          {apply.isError && <Refused error={apply.error} />}
          <div className="flex flex-wrap items-center gap-4">
            <Button disabled={accepted.length === 0 || apply.isPending} onClick={save}>
              {apply.isPending ? t('sheet.applying') : t('sheet.apply', { count: accepted.length })}
            </Button>
            {accepted.length === 0 && <p className="text-sm text-muted">{t('sheet.chooseSome')}</p>}
          </div>
        </div>
      )}
      <StatementLeft statement={statement} unfolded={preview.rows.length === 0} />
    </section>
  );
}
