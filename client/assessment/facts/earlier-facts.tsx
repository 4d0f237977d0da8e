import { useState } from 'react';
import type { Fact, FactsOfKind } from '#contract/assessment/evidence/facts.ts';
import { moment, shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { figuresText } from './figures.ts';
import { useRemoveFact } from './queries.ts';

/** Who reported a fact and from what. */
function useSource({ source, reportedBy, reportedAt, sha256, columns, collector }: Fact): string {
  const { t } = useTranslation();
  const by = { at: moment(reportedAt), name: reportedBy ?? t('facts.earlier.nobody') };
  if (source === 'api') return t('facts.earlier.program', { ...by, collector: collector || '–' });
  return t('facts.earlier.file', { ...by, columns: columns.join(', '), sha: sha256 ?? '' });
}

function FactRow({ of: { kind }, fact, remove }: { of: FactsOfKind; fact: Fact; remove: (() => void) | null }) {
  const { t } = useTranslation();
  const source = useSource(fact);
  const date = shortDay(fact.takenOn);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-[0.9375rem]">
          <span className="font-medium">{date}</span> {figuresText(t, kind, fact.counts)}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">{source}</p>
      </div>
      {remove && (
        <Button variant="quiet" size="small" aria-label={`${t('facts.remove.act')}: ${date}`} onClick={remove}>
          {t('facts.remove.act')}
        </Button>
      )}
    </li>
  );
}

/** The facts of a kind from the newest on, so that it is seen how the figures change. */
export function EarlierFacts({ of, mayChange }: { of: FactsOfKind; mayChange: boolean }) {
  const { t } = useTranslation();
  const [leaving, setLeaving] = useState<Fact | null>(null);
  const remove = useRemoveFact();
  const failed = useFailureToast();
  const confirm = (): void => {
    if (!leaving) return;
    remove.mutate(leaving.id, {
      onSuccess: () => {
        toast({ title: t('facts.remove.done') });
        setLeaving(null);
      },
      onError: (error) => failed(error),
    });
  };
  return (
    <div>
      <h3 className="font-semibold">{t('facts.earlier.title')}</h3>
      <ol className="divide-y divide-line">
        {of.facts.map((fact) => (
          <FactRow key={fact.id} of={of} fact={fact} remove={mayChange ? () => setLeaving(fact) : null} />
        ))}
      </ol>
      {leaving && (
        <ConfirmDialog
          open
          title={t('facts.remove.title', { date: shortDay(leaving.takenOn) })}
          lead={t('facts.remove.lead')}
          act={t('facts.remove.act')}
          pending={remove.isPending}
          close={() => setLeaving(null)}
          confirm={confirm}
        />
      )}
    </div>
  );
}
