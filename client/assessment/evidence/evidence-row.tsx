import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import type { EvidencePayload, EvidencePlace } from '#contract/assessment/evidence/evidence.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { questionAddress } from '#client/assessment/data/places.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { FileButton, useSendFiles } from './add-evidence.tsx';
import { EvidenceFacts } from './evidence-facts.tsx';
import { numberOf, useDetach, useSetValidity } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';

/** Until when it is valid; saved as soon as a day is chosen or taken away. */
function ValidityField({ item }: { item: EvidencePayload }) {
  const { t } = useTranslation();
  const id = useId();
  const set = useSetValidity();
  const failed = useFailureToast();
  const save = (value: string): void => {
    const validUntil = value === '' ? null : value;
    if (validUntil !== item.validUntil) set.mutate({ id: item.id, validUntil }, { onError: (error) => failed(error) });
  };
  return (
    <div>
      <label htmlFor={id} className="block text-sm font-medium">
        {t('evidence.validity')}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t('evidence.validityHint')}
      </p>
      <input
        key={item.validUntil}
        id={id}
        type="date"
        defaultValue={item.validUntil ?? ''}
        aria-describedby={`${id}-hint`}
        onBlur={(event) => event.target.validity.valid && save(event.target.value)}
        className="mt-1.5 block min-h-11 rounded-md border border-field bg-surface px-3 py-2"
      />
    </div>
  );
}

/** Where it stands, with the way there. */
function Places({ uses }: { uses: EvidencePayload['uses'] }) {
  const { t } = useTranslation();
  if (uses.length === 0) return <p className="text-sm text-muted">{t('evidence.unused')}</p>;
  const answers = new Map(uses.filter(({ assessmentId }) => assessmentId !== null).map((use) => [use.questionId, use]));
  const items = uses.filter(({ assessmentId }) => assessmentId === null);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {[...answers.values()].map((use) => (
        <li key={use.questionId}>
          <Link href={questionAddress(use.questionId)} className="text-brand underline">
            {t(`regimes.${questionPlace(use.questionId)?.regime ?? 'nis2'}.short`)} {numberOf(use)}
          </Link>
        </li>
      ))}
      {items.map((use) => (
        <li key={`plan ${use.questionId}`}>
          <Link href="/plan-dzialan" className="text-brand underline">
            {t('evidence.inPlan', { number: numberOf(use) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is behind the name: its hash, whether it was looked through, where it stands. */
function Details({ item }: { item: EvidencePayload }) {
  const { t } = useTranslation();
  return (
    <dl className="space-y-2.5">
      {item.sha256 && (
        <div>
          <dt className="text-sm font-medium">SHA-256</dt>
          <dd className="font-mono text-[0.8125rem] text-muted [overflow-wrap:anywhere]">{item.sha256}</dd>
          <dd className="text-sm text-muted">{t(item.scanned ? 'evidence.scanned' : 'evidence.notScanned')}</dd>
        </div>
      )}
      <div>
        <dt className="text-sm font-medium">{t('evidence.places')}</dt>
        <dd className="mt-0.5">
          <Places uses={item.uses} />
        </dd>
      </div>
    </dl>
  );
}

function Acts({ item, place }: { item: EvidencePayload; place: EvidencePlace | null }) {
  const { t } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const detach = useDetach();
  const failed = useFailureToast();
  const replace = useSendFiles(place, item.id);
  return (
    <div className="flex flex-wrap gap-2">
      <FileButton one label={t('evidence.replace')} about={item.name} addFiles={replace} />
      {place ? (
        <Button
          variant="secondary"
          size="small"
          disabled={detach.isPending}
          aria-label={`${t('evidence.detach')}: ${item.name}`}
          onClick={() => detach.mutate({ id: item.id, place }, { onError: (error) => failed(error) })}
        >
          {t('evidence.detach')}
        </Button>
      ) : (
        <Button variant="secondary" size="small" aria-label={`${t('evidence.remove')}: ${item.name}`} onClick={() => setRemoving(true)}>
          {t('evidence.remove')}
        </Button>
      )}
      {removing && <RemoveDialog item={item} close={() => setRemoving(false)} />}
    </div>
  );
}

/** One piece of evidence, at a place or in the list of all. */
export function EvidenceRow({ item, place, mayChange }: { item: EvidencePayload; place: EvidencePlace | null; mayChange: boolean }) {
  const { t } = useTranslation();
  return (
    <li className="py-3">
      <EvidenceFacts item={item} />
      <details className="group/facts mt-1 pl-7">
        <summary className="inline-flex min-h-9 list-none items-center gap-1 rounded text-sm font-medium text-brand [&::-webkit-details-marker]:hidden">
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open/facts:rotate-180" />
          {t('evidence.more')}
          <span className="sr-only">: {item.name}</span>
        </summary>
        <div className="mt-2 space-y-4 border-l-2 border-line pl-4">
          <Details item={item} />
          {mayChange && <ValidityField item={item} />}
          {mayChange && <Acts item={item} place={place} />}
        </div>
      </details>
    </li>
  );
}
