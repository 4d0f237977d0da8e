import { phaseOfStart } from '#core/platform/calendar/deadline.ts';
import { missedDay } from '#core/assessment/duties/duties.ts';
import type { ScopeDuty } from '#core/assessment/scope/duty.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ScopeBasis } from '#client/assessment/law/scope-basis.tsx';

/** Noon, so that the calendar day is the same everywhere near Warsaw. */
export function calendarDay(iso: string): string {
  return day(`${iso}T12:00:00Z`).replaceAll(' ', '\u00a0');
}

/** What follows, from when, and by which provision. */
export function Duty({ duty, today }: { duty: ScopeDuty; today: string }) {
  const { t } = useTranslation();
  const missed = missedDay(duty, today);
  const date = duty.from ? calendarDay(duty.from) : '';
  const applies = duty.from !== null && phaseOfStart(duty.from, today) === 'passed';
  // What a duty states about its own day is about one to come, except for fines, which are possible after it for ever, and a last day.
  const usual = t(applies ? 'scope.when.already' : 'scope.when.from', { date });
  const always = duty.code.startsWith('fines') || duty.code === 'register_later';
  const ofDuty = applies && !always ? usual : t(`scope.duties.${duty.code}.when`, { date, defaultValue: usual });
  const when = missed === null ? ofDuty : t('scope.when.missed', { date: calendarDay(missed) });
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 break-inside-avoid sm:grid-cols-[11rem_minmax(0,1fr)]">
      <p className="text-sm font-medium text-brand sm:pt-0.5">{when}</p>
      <div>
        <h3 className="font-semibold">{t(`scope.duties.${duty.code}.title`)}</h3>
        <p className="mt-0.5 text-[0.9375rem]">{t(`scope.duties.${duty.code}.text`)}</p>
        <p className="mt-1 text-sm text-muted">
          <ScopeBasis references={duty.references} />
        </p>
      </div>
    </li>
  );
}
