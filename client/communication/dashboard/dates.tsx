import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { dayFromIso, daysBetween } from '#core/platform/calendar/calendar.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { endWords } from '#client/assessment/data/end-words.ts';
import { pathOf } from '#client/assessment/data/places.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import type { CockpitData, RegimeData } from './queries.ts';

type Entry = Readonly<{
  key: string;
  on: string | null;
  when?: string;
  title: string;
  note: string;
  action: ReactNode;
  overdue?: boolean;
}>;

function ActionLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={href} size="small" variant="secondary" className="justify-self-start">
      {children}
    </ButtonLink>
  );
}

/** The days that matter: what the law sets for this organisation, and the ends of certificates and of the paid period. */
function useEntries({ regimes, deadlines, ends, today }: CockpitData): Entry[] {
  const { t } = useTranslation();
  const mayBuy = useMay('POST /api/create-checkout-session', 'owner');
  // What is not included states so before anybody tries.
  const renewal = (regime: Regime, step: RegimeData['step']): ReactNode =>
    step === 'choose_plan' || step === 'upgrade' || step === 'limit' ? (
      <ActionLink href="/pricing">{t(`cockpit.steps.${step}`)}</ActionLink>
    ) : (
      <ActionLink href={pathOf[regime]}>{t('cockpit.renew')}</ActionLink>
    );
  const ofLaw = deadlines.map(({ regime, code, from, overdue, references }): Entry => ({
    key: `${regime}-${code}`,
    on: from,
    title: t(`scope.duties.${code as 'measures'}.title`),
    ...(from === null ? { when: t(`scope.duties.${code as 'clarify'}.when`) } : {}),
    note: [t(`regimes.${regime}.short`), ...references.map(({ act, cite }) => `${act} ${cite}`)].join(' · '),
    action: null,
    overdue,
  }));
  const extend = mayBuy ? <ActionLink href="/pricing">{t('cockpit.extend')}</ActionLink> : null;
  const ofEnds = ends.map((row): Entry => {
    const { key, day: on, state } = row;
    const entry = { key, on, overdue: state === 'overdue', ...endWords(t, row) };
    if (row.kind === 'paid_period') return { ...entry, action: extend };
    if (row.kind === 'drill') return { ...entry, action: <ActionLink href="/incydenty?cwiczenie">{t('incidents.practise')}</ActionLink> };
    const { status, step } = regimes.find((one) => one.regime === row.regime) ?? {};
    return { ...entry, action: step && (status === 'ending' || status === 'expired') ? renewal(row.regime, step) : null };
  });
  // What applies already is no date to come, and what expired is one that was missed.
  const toCome = ofLaw.filter(({ on, overdue }) => on === null || on >= today || overdue);
  const byDay = (a: Entry, b: Entry): number =>
    Number(b.overdue ?? false) - Number(a.overdue ?? false) || (a.on ?? '').localeCompare(b.on ?? '');
  return [...toCome, ...ofEnds].toSorted(byDay);
}

function useLeft(today: string): (on: string) => string {
  const { t } = useTranslation();
  return (on) => {
    const [from, to] = [dayFromIso(today), dayFromIso(on)];
    const days = from && to ? daysBetween(from, to) : 0;
    if (days === 0) return t('cockpit.todayIs');
    return days < 0 ? t('cockpit.past') : t('cockpit.inDays', { count: days });
  };
}

export function Dates({ data }: { data: CockpitData }) {
  const { t } = useTranslation();
  const entries = useEntries(data);
  const left = useLeft(data.today);
  return (
    <section aria-labelledby="dates" className="min-w-0">
      <h2 id="dates" className="text-xl">
        {t('cockpit.dates')}
      </h2>
      {entries.length > 0 && (
        <ul className="mt-2 border-y border-line">
          {entries.map(({ key, on, when, overdue, title, note, action }) => (
            <li
              key={key}
              className="grid grid-cols-1 items-center gap-x-5 gap-y-1 border-t border-line py-3 first:border-t-0 sm:grid-cols-[10.5rem_minmax(0,1fr)_auto]"
            >
              <p className="text-[0.9375rem]">
                {on === null ? (
                  <span className="block font-semibold">{when}</span>
                ) : (
                  <>
                    <span className="block font-medium">{day(`${on}T12:00:00Z`)}</span>
                    <span className={`text-sm ${on < data.today ? 'font-medium text-bad' : 'text-muted'}`}>
                      {overdue ? t('obligations.states.overdue') : left(on)}
                    </span>
                  </>
                )}
              </p>
              <p className="min-w-0">
                <span className="block leading-snug">{title}</span>
                {note && <span className="mt-0.5 block text-sm text-muted [overflow-wrap:anywhere]">{note}</span>}
              </p>
              {action}
            </li>
          ))}
        </ul>
      )}
      {data.deadlines.length > 0 && (
        <Link href="/obowiazki" className="mt-2 inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4">
          {t('cockpit.duties')}
        </Link>
      )}
      {entries.length === 0 && data.unscoped.length === 0 && <p className="mt-3 text-muted">{t('cockpit.noDates')}</p>}
      {data.unscoped.length > 0 && (
        <p className="mt-3 text-[0.9375rem] text-muted">
          {t('cockpit.unscoped', { regimes: data.unscoped.map((regime) => t(`regimes.${regime}.short`)).join(', ') })}{' '}
          <Link href="/czy-podlegam" className="font-medium text-brand underline underline-offset-4">
            {t('cockpit.scope')}
          </Link>
        </p>
      )}
    </section>
  );
}
