import { Check } from 'lucide-react';
import { useState } from 'react';
import type { EvidenceList, EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { foldForSearch } from '#core/platform/text/search-text.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { standsAt, useAttach } from './queries.ts';
import { EvidenceFacts } from './evidence-facts.tsx';

/** Lets what was added before stand here too. */
export function ChooseDialog({ place, list, close }: { place: EvidencePlace; list: EvidenceList; close: () => void }) {
  const { t } = useTranslation();
  const attach = useAttach();
  const [search, setSearch] = useState('');
  const found = list.evidence.filter(({ name }) => foldForSearch(name).includes(foldForSearch(search)));
  return (
    <Dialog open onClose={close} wide title={t('evidence.choose')} description={t('evidence.chooseLead')}>
      <Field type="search" label={t('evidence.search')} value={search} onChange={(event) => setSearch(event.target.value)} />
      {attach.isError && (
        <div className="mt-3">
          <Failure error={attach.error} />
        </div>
      )}
      {found.length === 0 && <p className="py-5 text-muted">{t('evidence.nothingFound')}</p>}
      <ul className="mt-3 divide-y divide-line">
        {found.map((item) => (
          <li key={item.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <EvidenceFacts item={item} plain />
            </div>
            {standsAt(item, place) ? (
              <p className="flex items-center gap-1.5 text-sm text-muted">
                <Check aria-hidden="true" className="size-4 text-good" />
                {t('evidence.attached')}
              </p>
            ) : (
              <Button
                variant="secondary"
                size="small"
                disabled={attach.isPending}
                aria-label={`${t('evidence.attach')}: ${item.name}`}
                onClick={() => attach.mutate({ id: item.id, place })}
              >
                {t('evidence.attach')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
