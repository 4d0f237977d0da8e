import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { EvidenceList } from '#contract/assessment/evidence/evidence.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { fileSize } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Progress } from '#client/platform/ui/screen/progress.tsx';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { AddEvidence } from './add-evidence.tsx';
import { ArchiveLink } from '#client/account/settings/exit/archive-link.tsx';
import { EvidenceRow } from './evidence-row.tsx';
import { useEvidence } from './queries.ts';
import { SendingRows } from './sending-row.tsx';
import { Empty } from '#client/platform/ui/empty/empty.tsx';
import { DocumentsDrawing } from '#client/platform/ui/empty/documents-drawing.tsx';
import { SearchDrawing } from '#client/platform/ui/empty/search-drawing.tsx';

/** More than these are searched rather than looked through. */
const searchedFrom = 6;

function StorageUsage({ used, limit }: { used: number; limit: number }) {
  const { t } = useTranslation();
  const text = t('evidence.room', { used: fileSize(used), limit: fileSize(limit) });
  return (
    <div className="max-w-sm">
      <p className="mb-1.5 text-sm text-muted">{text}</p>
      <Progress value={(100 * used) / limit} label={text} />
    </div>
  );
}

function All({ list, requested, mayChange }: { list: EvidenceList; requested: string; mayChange: boolean }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState(requested);
  const shown = list.evidence.filter(({ name, sha256 }) => foldForSearch(`${name} ${sha256 ?? ''}`).includes(foldForSearch(search)));
  if (list.evidence.length === 0) {
    return <Empty picture={<DocumentsDrawing />} title={t('evidence.empty')} text={t('evidence.emptyText')} />;
  }
  return (
    <div>
      {(list.evidence.length >= searchedFrom || requested !== '') && (
        <Field
          type="search"
          label={t('evidence.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="mb-2 max-w-sm"
        />
      )}
      {shown.length === 0 && <Empty picture={<SearchDrawing />} title={t('evidence.nothingFound')} className="border-b-0" />}
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((item) => (
          <EvidenceRow key={item.id} item={item} place={null} mayChange={mayChange} />
        ))}
      </ul>
    </div>
  );
}

/** All evidence of the organisation. */
export function EvidenceScreen() {
  const { t } = useTranslation();
  usePageTitle(t('evidence.title'));
  const evidence = useEvidence();
  const requested = useSearchParams()[0].get('q') ?? '';
  const mayChange = useMay('POST /api/evidence/uploads', 'consultant');
  return (
    <>
      <h1 className="text-3xl">{t('evidence.title')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('evidence.lead')}</p>
      <div className="mt-6 space-y-6">
        {evidence.isPending && <RowsLoading />}
        {evidence.isError && <Failure error={evidence.error} retry={() => void evidence.refetch()} />}
        {evidence.data && (
          <>
            <StorageUsage used={evidence.data.used} limit={evidence.data.limit} />
            {mayChange ? <AddEvidence place={null} list={evidence.data} about={t('evidence.title')} /> : <RoleNote least="consultant" />}
            <SendingRows place={null} />
            <All key={requested} requested={requested} list={evidence.data} mayChange={mayChange} />
            {evidence.data.evidence.some(({ kind }) => kind === 'file') && <ArchiveLink />}
          </>
        )}
      </div>
    </>
  );
}
