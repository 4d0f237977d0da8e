import { ChevronRight } from 'lucide-react';
import type { EntryFindings } from '#proof/check/check.ts';
import type { Seal } from '#proof/document/seal.ts';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { pinnedTrust } from './trust.ts';

/** Fingerprint, key, place in the log, witnesses and the state of the list of revocations: folded until asked for. */
export function Technical({ found, hash, seal }: { found: EntryFindings; hash: string; seal: Seal | null }) {
  const { t } = useTranslation();
  const { claims, keyId, index, witnesses, statusAsOf } = found;
  const facts: (readonly [label: string, value: string | null])[] = [
    [t('check.hash'), hash],
    [t('check.sealed'), seal?.fingerprint ? `${seal.fingerprint}${seal.isSelfMade ? ` (${t('check.sealSelfMade')})` : ''}` : null],
    [t('check.key'), keyId],
    [t('check.entry'), index === null ? null : String(index + 1)],
    [t('check.witnesses'), witnesses.length === 0 ? null : witnesses.map(({ name }) => name).join(', ')],
    [t('check.asOf'), statusAsOf && moment(statusAsOf.toISOString())],
    [t('check.catalogue'), claims?.catalogueVersion ?? null],
    [t('publicLog.trust.rootKeys'), t(pinnedTrust ? 'publicLog.trust.pinned' : 'publicLog.trust.unpinned')],
  ];
  return (
    <details className="group mt-8 rounded-lg border border-line bg-surface px-5">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-5 transition-transform group-open:rotate-90" />
        {t('check.technical')}
      </summary>
      <dl className="space-y-3 pb-5 text-sm">
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <div key={label}>
                <dt className="text-muted">{label}</dt>
                <dd className="break-all">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}
