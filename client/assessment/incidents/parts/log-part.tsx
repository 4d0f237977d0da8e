import { useState, type FormEvent } from 'react';
import type { IncidentView } from '#contract/assessment/duties/incident-fields.ts';
import { clockIds } from '#core/assessment/incidents/facts.ts';
import { startFacts } from '#core/assessment/incidents/regimes.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import { lengths } from '#core/platform/limits.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useAddNote } from '#client/assessment/incidents/queries.ts';
import { Part } from './part.tsx';

type Entry = IncidentView['log'][number];

type Changed = Readonly<{ added?: readonly string[]; removed?: readonly string[] }>;

function changesText({ added = [], removed = [] }: Changed, nameOf: (id: string) => string): string {
  return [...added.map((id) => `+ ${nameOf(id)}`), ...removed.map((id) => `− ${nameOf(id)}`)].join(', ');
}

/** What an entry states beside its kind; null where the kind says all. */
function useEntryText(people: IncidentView['people']): (entry: Entry) => string | null {
  const { t } = useTranslation();
  const nameOf = (id: string): string => people.find((person) => person.id === id)?.name ?? t('incidents.log.nobody');
  return ({ kind, entry }) => {
    if (kind === 'note' || kind === 'closed' || kind === 'lesson_recorded') return entry || null;
    const logged = JSON.parse(entry) as Readonly<{
      reason?: string;
      clock?: string;
      sentAt?: string;
      receipt?: string;
      name?: string;
      questionId?: string;
      explanation?: string;
      action?: string;
      added?: string[];
      removed?: string[];
    }>;
    if (kind === 'significance_decided') return logged.reason ?? null;
    if (kind === 'lesson_planned') return logged.action ?? null;
    if (kind === 'receipt_added' || kind === 'drill_recorded') return logged.name ?? null;
    if (kind === 'contradiction_explained')
      return [logged.questionId && questionNumber(logged.questionId), logged.explanation].filter(Boolean).join(' · ');
    if (kind === 'answers_contradicted') return changesText(logged, questionNumber);
    if (kind === 'notification_sent') {
      const clock = clockIds.find((id) => id === logged.clock);
      return [clock && t(`incidents.names.${clock}`), logged.sentAt && moment(logged.sentAt), logged.receipt].filter(Boolean).join(' · ');
    }
    if (kind === 'facts_changed') {
      const changed = startFacts.filter((name) => name in logged);
      return changed.map((name) => t(`incidents.facts.${name}`)).join(', ') || null;
    }
    if (kind !== 'people_changed') return null;
    return changesText(logged, nameOf);
  };
}

function LogRow({ entry, text }: { entry: Entry; text: string | null }) {
  const { t } = useTranslation();
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

/** What stands outside of us as proof: the hash of the log in the public one, and how to show it. */
function Logged({ incident: { id, chain, log } }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const { upTo, place } = chain.logged;
  const logged = upTo === 0 ? 'notLogged' : place === null ? 'loggedWaits' : 'logged';
  return (
    <div className="max-w-3xl space-y-3 text-sm">
      <p>
        {t(`incidents.log.${logged}`, { number: upTo, place: place ?? 0 })}
        {place !== null && upTo < log.length && ` ${t('incidents.log.later')}`}
      </p>
      <DownloadLink size="small" variant="secondary" href={addressOf('GET /api/incidents/:id/export', { params: { id } })} download>
        {t('incidents.log.proof')}
      </DownloadLink>
      <p className="text-muted">{t('incidents.log.proofHow')}</p>
    </div>
  );
}

/** What was decided and done, in a log that only grows. */
export function LogPart({ incident }: { incident: IncidentView }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const add = useAddNote(incident.id);
  const textOf = useEntryText(incident.people);
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
      <Logged incident={incident} />
      <ol className="divide-y divide-line border-y border-line">
        {log.map((entry) => (
          <LogRow key={entry.sequence} entry={entry} text={textOf(entry)} />
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
          <Button type="submit" variant="secondary" disabled={add.isPending}>
            {t('incidents.log.add')}
          </Button>
        </form>
      )}
    </Part>
  );
}
