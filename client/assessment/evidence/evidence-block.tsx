import type { EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { AddEvidence } from './add-evidence.tsx';
import { EvidenceRow } from './evidence-row.tsx';
import { standsAt, useEvidence } from './queries.ts';
import { SendingRows, useSendingTo } from './sending-row.tsx';

/** The evidence at one place, and the ways to add some. */
export function EvidenceBlock({ place, about, locked }: { place: EvidencePlace; about: string; locked: boolean }) {
  const { t } = useTranslation();
  const evidence = useEvidence();
  const mayChange = useMay('POST /api/evidence/uploads', 'consultant') && !locked;
  const isSending = useSendingTo(place).length > 0;
  if (evidence.isPending) return <Skeleton label={t('common.loading')} rows={2} className="h-12" />;
  if (evidence.isError) return <Failure error={evidence.error} retry={() => void evidence.refetch()} />;
  const here = evidence.data.evidence.filter((item) => standsAt(item, place));
  return (
    <div className="space-y-2">
      {here.length === 0 && !isSending && <p className="text-[0.9375rem] text-muted">{t('evidence.noneHere')}</p>}
      {here.length > 0 && (
        <ul className="divide-y divide-line">
          {here.map((item) => (
            <EvidenceRow key={item.id} item={item} place={place} mayChange={mayChange} />
          ))}
        </ul>
      )}
      <SendingRows place={place} />
      {mayChange && <AddEvidence place={place} list={evidence.data} about={about} />}
    </div>
  );
}
