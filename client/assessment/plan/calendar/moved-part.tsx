import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ActionPlan } from '#contract/assessment/plan/action-items.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { useReadAnew } from '#client/assessment/plan/own/queries.ts';
import { valuesOf } from '#client/assessment/plan/own/values.ts';
import { usePlan } from '#client/assessment/plan/queries.ts';
import { api } from '#client/platform/api/api.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { FilePick } from '#client/platform/ui/forms/file-pick.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { shortDay } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import type { MovedDay, ReadCalendar } from './moved-days.ts';

/** More is no calendar of a plan. */
const fileBytesAtMost = 2 * 1024 * 1024;

type Read = ReadCalendar | 'refused';

async function readFile(file: File, plan: ActionPlan, organizationId: string): Promise<Read> {
  if (file.size > fileBytesAtMost) return 'refused';
  const { readCalendar } = await import('./moved-days.ts');
  try {
    return readCalendar(await file.text(), plan, organizationId);
  } catch {
    return 'refused';
  }
}

/** Gives a day of the plan its new date; refused where somebody changed it after the file was read. */
async function saveDay({ about, to: dueOn }: MovedDay): Promise<void> {
  if (about.kind === 'item') {
    const { questionId, version } = about.item;
    await api('PATCH /api/action-items', {
      query: { lang: shownLanguage() },
      body: { items: [{ questionId, version }], change: { dueOn } },
    });
  } else {
    await api('PUT /api/own-actions/:id', { params: { id: about.action.id }, body: { ...valuesOf(about.action), dueOn } });
  }
}

type Outcome = Readonly<{ saved: number; failed: readonly Readonly<{ id: string; title: string; error: unknown }>[] }>;

/** Saves one after another; what one refuses does not stop the others. */
function useSaveDays() {
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: async (days: readonly MovedDay[]): Promise<Outcome> => {
      const failed = [];
      for (const day of days) {
        try {
          await saveDay(day);
        } catch (error) {
          failed.push({ id: day.id, title: day.title, error });
        }
      }
      return { saved: days.length - failed.length, failed };
    },
    onSettled: readAnew,
  });
}

function Row({ moved, chosen, toggle }: { moved: MovedDay; chosen: boolean; toggle: () => void }) {
  const { t } = useTranslation();
  const { title, from, to, isOlder } = moved;
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input type="checkbox" checked={chosen} onChange={toggle} className="mt-1 size-5 shrink-0 accent-(--brand)" />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="block">{title}</span>
          <span className="block text-sm text-muted">
            {from === null ? t('plan.moved.noDay') : shortDay(from)} → <strong className="text-ink">{shortDay(to)}</strong>
          </span>
          {isOlder && <span className="block text-sm font-medium text-warn">{t('plan.moved.older')}</span>}
        </span>
      </label>
    </li>
  );
}

/** Days that were moved in a calendar, to be accepted one by one. */
function Days({ moved, done }: { moved: readonly MovedDay[]; done: (outcome: Outcome) => void }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(() => new Set(moved.filter(({ isOlder }) => !isOlder).map(({ id }) => id)));
  const save = useSaveDays();
  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div>
      <ul aria-label={t('plan.moved.title')} className="divide-y divide-line border-y border-line">
        {moved.map((one) => (
          <Row key={one.id} moved={one} chosen={chosen.has(one.id)} toggle={() => toggle(one.id)} />
        ))}
      </ul>
      <Button
        className="mt-4"
        disabled={chosen.size === 0 || save.isPending}
        onClick={() =>
          save.mutate(
            moved.filter(({ id }) => chosen.has(id)),
            { onSuccess: done },
          )
        }
      >
        {t('plan.moved.save', { count: chosen.size })}
      </Button>
    </div>
  );
}

function Saved({ saved, failed }: Outcome) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <>
      {saved > 0 && (
        <Notice alert>
          <p>{t('plan.moved.saved', { count: saved })}</p>
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice tone="bad" title={t('plan.moved.failed', { count: failed.length })} alert>
          <ul className="list-disc pl-5">
            {failed.map(({ id, title, error }) => (
              <li key={id}>
                {title} – {failureText(error)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Takes days that were moved in one's own calendar back into the plan. Read in the browser: nothing else of the file leaves it. */
export function MovedPart() {
  const { t } = useTranslation();
  const id = useId();
  const plan = usePlan().data;
  const organizationId = useMe().data?.organization?.id;
  const may = useMay('PUT /api/own-actions/:id', 'consultant');
  const [read, setRead] = useState<Read | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (!may || !plan || !organizationId) return null;
  const choose = (file: File): void => {
    setOutcome(null);
    setRead(null);
    void readFile(file, plan, organizationId).then(setRead);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="space-y-3 border-t border-line pt-5">
      <h3 id={`${id}-title`} className="text-lg">
        {t('plan.moved.title')}
      </h3>
      <label htmlFor={`${id}-file`} className="sr-only">
        {t('plan.moved.file')}
      </label>
      <p id={`${id}-lead`} className="text-[0.9375rem] text-muted">
        {t('plan.moved.lead')}
      </p>
      <FilePick id={`${id}-file`} accept=".ics,text/calendar" describedBy={`${id}-lead`} choose={choose} />
      {outcome && <Saved {...outcome} />}
      {read === 'refused' && (
        <Notice tone="bad" alert>
          <p>{t('plan.moved.refused')}</p>
        </Notice>
      )}
      {read && read !== 'refused' && !outcome && read.moved.length === 0 && (
        <Notice alert>
          <p>{t(read.found === 0 ? 'plan.moved.foreign' : 'plan.moved.none', { count: read.found })}</p>
        </Notice>
      )}
      {read && read !== 'refused' && !outcome && read.moved.length > 0 && <Days moved={read.moved} done={setOutcome} />}
    </section>
  );
}
