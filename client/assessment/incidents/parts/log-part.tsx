import { useState, type FormEvent } from 'react';
import type { IncidentView } from '#contract/assessment/incidents.ts';
import { lengths } from '#core/platform/limits.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useAddNote } from '#client/assessment/incidents/queries.ts';
import { Part } from './part.tsx';

type Entry = IncidentView['log'][number];

/** Notes are said as they were written; of everything else the entry names what was done. */
function textOf({ kind, entry }: Entry): string | null {
  if (kind === 'note' || kind === 'closed') return entry || null;
  if (kind !== 'significance_decided') return null;
  const { reason } = JSON.parse(entry) as { reason?: unknown };
  return typeof reason === 'string' ? reason : null;
}

function LogRow({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const text = textOf(entry);
  return (
    <li className="py-3">
      <p className="font-medium">
        {entry.sequence}. {t(`incidents.log.kinds.${entry.kind}`)}
      </p>
      {text && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>}
      <p className="text-sm text-muted">
        {moment(entry.at)} · {entry.who ?? t('incidents.log.nobody')} · <span className="font-mono">{entry.hash.slice(0, 12)}</span>
      </p>
    </li>
  );
}

/** What was decided and done, in a log that only grows. */
export function LogPart({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const add = useAddNote(incident.id);
  const { chain, log, closedAt } = incident;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate(text, { onSuccess: () => setText('') });
  };
  return (
    <Part title={t('incidents.log.title')} lead={t('incidents.log.lead')}>
      {chain.intact ? (
        <p className="text-sm text-good">{t('incidents.log.intact')}</p>
      ) : (
        <Notice tone="bad" title={t('incidents.log.broken', { number: chain.brokenAt ?? 0 })} />
      )}
      <ol className="divide-y divide-line border-y border-line">
        {log.map((entry) => (
          <LogRow key={entry.sequence} entry={entry} />
        ))}
      </ol>
      {!closedAt && (
        <form onSubmit={submit} className="max-w-2xl space-y-3">
          <TextArea
            label={t('incidents.log.text')}
            value={text}
            maxLength={lengths.incidentEntry.most}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" look="secondary" disabled={add.isPending}>
            {t('incidents.log.add')}
          </Button>
        </form>
      )}
    </Part>
  );
}
