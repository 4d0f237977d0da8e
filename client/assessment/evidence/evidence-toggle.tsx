import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import type { EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { lazyPart } from '#client/platform/ui/screen/lazy-part.tsx';
import { PartLoading } from '#client/platform/ui/screen/skeleton.tsx';
import { standsAt, useEvidence } from './queries.ts';

type At = Readonly<{ place: EvidencePlace; about: string; locked: boolean }>;
type Props = At & Readonly<{ startsOpen?: boolean }>;

const EvidenceBlock = lazyPart<At>(async () => (await import('./evidence-block.tsx')).EvidenceBlock, {
  loading: () => <PartLoading rows={2} className="h-12" />,
});

/**
 * Evidence at a question: how much there is, and the rest when it is opened. A file that is dragged to it opens it. A place where nothing
 * stands and nothing can be added is not shown.
 */
export function EvidenceToggle({ place, about, locked, startsOpen = false }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(startsOpen);
  const evidence = useEvidence().data?.evidence ?? [];
  const count = evidence.filter((item) => standsAt(item, place)).length;
  if (locked && count === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onDragEnter={(event) => event.dataTransfer.types.includes('Files') && !locked && setOpen(true)}
      className="min-w-0 open:basis-full"
    >
      <summary className="inline-flex min-h-9 list-none items-center gap-1.5 rounded text-sm font-medium text-brand [&::-webkit-details-marker]:hidden">
        <Paperclip aria-hidden="true" className="size-4" />
        {count > 0 ? t('evidence.count', { count }) : t('evidence.title')}
        <span className="sr-only">: {about}</span>
      </summary>
      <div className="mt-2 mb-2 border-l-2 border-line pl-4">{open && <EvidenceBlock place={place} about={about} locked={locked} />}</div>
    </details>
  );
}
