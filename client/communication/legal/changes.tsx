import type { LegalChanges } from '#contract/communication/legal.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { useLegalChanges } from './queries.ts';

type Change = LegalChanges['sections'][number]['changes'][number];

/** A changed paragraph: what went is struck out, what came is underlined, both said to readers. */
function Paragraph({ change }: { change: Change }) {
  const { t } = useTranslation();
  return (
    <p className="border-l-2 border-line pl-4 [overflow-wrap:anywhere]">
      {change.map(({ kind, text }, place) => {
        const key = `${place}-${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        const Mark = kind === 'added' ? 'ins' : 'del';
        return (
          <Mark key={key} className={kind === 'added' ? 'bg-tint font-medium underline' : 'text-muted line-through'}>
            <span className="sr-only">[{t(kind === 'added' ? 'legal.added' : 'legal.removed')}] </span>
            {text}
          </Mark>
        );
      })}
    </p>
  );
}

/** What changed in a legal page since an earlier version: in words, then paragraph by paragraph. */
export function Changes({ page, version }: { page: string; version: string }) {
  const { t } = useTranslation();
  const changes = useLegalChanges(page, shownLanguage(), version);
  if (changes.isPending) return <Skeleton label={t('common.loading')} className="mt-6 h-64" />;
  if (changes.isError) return <Failure error={changes.error} retry={() => void changes.refetch()} />;
  const { from, to, summary, sections } = changes.data;
  return (
    <div className="legal-text mt-6">
      <h2 className="text-2xl">{t('legal.changes', { from: from.version, to: to.version })}</h2>
      {summary.length > 0 && (
        <ul>
          {summary.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <p className="text-muted">{t(sections.length > 0 ? 'legal.changesText' : 'legal.noChanges')}</p>
      {sections.map(({ title, changes: changed }) => (
        <section key={title} className="space-y-4">
          <h3 className="pt-4 text-xl">{title}</h3>
          {changed.map((change) => (
            <Paragraph key={change.map(({ text }) => text).join('')} change={change} />
          ))}
        </section>
      ))}
    </div>
  );
}
