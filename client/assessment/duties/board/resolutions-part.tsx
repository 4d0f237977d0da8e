import { useState } from 'react';
import type { Resolutions } from '#contract/assessment/duties/resolutions.ts';
import { addressOf } from '#client/platform/api/api.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { AdoptionDialog } from './adoption-dialog.tsx';
import { DecidedDocuments } from './decided-documents.tsx';
import { useRemoveResolution, useResolutions } from './queries.ts';
import { ResolutionDialog } from './resolution-dialog.tsx';

type Resolution = Resolutions['resolutions'][number];

function useStateText({ changedSince, madeAt }: Resolution): string {
  const { t } = useTranslation();
  if (changedSince === null) return t('resolutions.unknownState');
  return changedSince ? t('resolutions.changed', { date: day(madeAt) }) : t('resolutions.sameState');
}

function Facts({ one }: { one: Resolution }) {
  const { t } = useTranslation();
  const state = useStateText(one);
  return (
    <>
      <p className={`text-sm ${one.changedSince === false ? 'text-muted' : 'font-medium text-warn'}`}>{state}</p>
      {one.adoptedOn && (
        <p className={`text-sm [overflow-wrap:anywhere] ${one.evidence ? 'text-muted' : 'font-medium text-warn'}`}>
          {one.evidence ? t('resolutions.signed', { name: one.evidence.name }) : t('resolutions.unsigned')}
        </p>
      )}
      {one.votes.length > 0 && (
        <ul aria-label={t('resolutions.byPerson')} className="mt-1 border-l-2 border-line pl-3 text-sm">
          {one.votes.map(({ personId, name, role, vote }) => (
            <li key={personId} className="[overflow-wrap:anywhere]">
              {name}, {role} · {t(`resolutions.votes.${vote}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type RowProps = Readonly<{ one: Resolution; list: Resolutions; mayChange: boolean }>;

function ResolutionRow({ one, list, mayChange }: RowProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'adopt' | 'remove' | null>(null);
  const remove = useRemoveResolution();
  const failed = useFailureToast();
  const close = (): void => setOpen(null);
  const { id, kind, number, adoptedOn, madeAt } = one;
  const name = <span className="sr-only"> ({t(`resolutions.kinds.${kind}`)})</span>;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t(`resolutions.kinds.${kind}`)}</h3>
        <Badge tone={adoptedOn && one.evidence ? 'good' : 'warn'}>
          {adoptedOn ? t('resolutions.adopted', { number: number ?? '', date: day(`${adoptedOn}T12:00:00Z`) }) : t('resolutions.draft')}
        </Badge>
      </div>
      <p className="text-sm text-muted">
        {t(`resolutions.forms.${one.form}`)}, {t(`resolutions.languages.${one.language}`)} · {day(madeAt)}
        {one.by && ` · ${one.by}`}
      </p>
      <Facts one={one} />
      <DecidedDocuments one={one} mayChange={mayChange} />
      <div className="mt-2 flex flex-wrap gap-3">
        <DownloadLink href={addressOf('GET /api/board/resolutions/:id/pdf', { params: { id } })} size="small">
          {t('resolutions.pdf')}
          {name}
        </DownloadLink>
        <DownloadLink href={addressOf('GET /api/board/resolutions/:id/docx', { params: { id } })} size="small">
          {t('resolutions.docx')}
          {name}
        </DownloadLink>
        {mayChange && (
          <Button variant="secondary" size="small" onClick={() => setOpen('adopt')}>
            {t('resolutions.adopt')}
            {name}
          </Button>
        )}
        {mayChange && !adoptedOn && (
          <Button variant="quiet" size="small" onClick={() => setOpen('remove')}>
            {t('resolutions.remove')}
            {name}
          </Button>
        )}
      </div>
      {open === 'adopt' && <AdoptionDialog one={one} people={list.people} today={list.today} close={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        title={t('resolutions.remove')}
        lead={t(`resolutions.kinds.${kind}`)}
        act={t('resolutions.remove')}
        pending={remove.isPending}
        close={close}
        confirm={() => remove.mutate(id, { onError: (error) => failed(error), onSettled: close })}
      />
    </li>
  );
}

/** Decisions of the heads of the entity, drafts among them. */
export function ResolutionsPart({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation();
  const [making, setMaking] = useState(false);
  const list = useResolutions();
  return (
    <section aria-labelledby="board-resolutions" className="border-t border-line pt-6">
      <h2 id="board-resolutions" className="text-xl">
        {t('resolutions.title')}
      </h2>
      <p className="mt-1 max-w-3xl text-muted">{t('resolutions.lead')}</p>
      {list.isError && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.data && list.data.resolutions.length > 0 && (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {list.data.resolutions.map((one) => (
            <ResolutionRow key={one.id} one={one} list={list.data} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {list.data && list.data.possible.length === 0 && <p className="mt-2 font-medium text-warn">{t('resolutions.nothing')}</p>}
      {mayChange && list.data && list.data.possible.length > 0 && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setMaking(true)}>
          {t('resolutions.make')}
        </Button>
      )}
      {making && list.data && (
        <ResolutionDialog possible={list.data.possible} documents={list.data.documents} close={() => setMaking(false)} />
      )}
    </section>
  );
}
