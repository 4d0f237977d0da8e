import { useState } from 'react';
import { CalendarPlus, FileText, Link as LinkIcon, Mail } from 'lucide-react';
import { calendarText } from '#core/platform/calendar/ics.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { countedAnswers, scopeOutcome } from '#core/assessment/scope/scope.ts';
import type { ScopeAnswers } from '#core/assessment/scope/outcome.ts';
import { outcomeStep, scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { saveFile } from '#client/platform/api/api.ts';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { calendarDay } from './verdict-duty.tsx';
import { datedDutiesOf } from './verdict-timeline.tsx';

/** The address that shows the same verdict anywhere: the answers stand in it. */
function linkOf(regime: Regime, answers: ScopeAnswers): string {
  return `${location.origin}${scopeAddress(regime, outcomeStep, countedAnswers(regime, answers))}`;
}

/** The days still to come as a file for any calendar. */
function useCalendarFile(regime: Regime, answers: ScopeAnswers, today: string): () => void {
  const { t } = useTranslation();
  return () => {
    const url = linkOf(regime, answers);
    const entries = datedDutiesOf(regime, answers, today)
      .filter((one) => one.day >= today)
      .map(({ code, day }) => ({
        uid: `${regime}.${code}.${day}@${location.hostname}`,
        day,
        summary: t(`scope.duties.${code}.title`),
        description: [t(`scope.duties.${code}.text`), t('scope.limits.advice'), url].join('\n'),
        url,
        sequence: 0,
        changedAt: new Date(),
      }));
    const file = URL.createObjectURL(new Blob([calendarText(t('scope.take.calendarName'), entries)], { type: 'text/calendar' }));
    const link = Object.assign(document.createElement('a'), { href: file, download: `atesto-${regime.replace('_', '-')}.ics` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(file));
  };
}

/** Opens a mail that the reader's own program sends: nobody else learns an address. */
function useOwnMail(regime: Regime, answers: ScopeAnswers, today: string): () => void {
  const { t } = useTranslation();
  const outcome = scopeOutcome(regime, answers);
  const subject = outcome ? t(`scope.statuses.${outcome.status}.title`) : t('scope.title');
  const days = datedDutiesOf(regime, answers, today).map(({ code, day }) => `${calendarDay(day)}: ${t(`scope.duties.${code}.title`)}`);
  return () => {
    const body = [subject, ...days, linkOf(regime, answers), t('scope.limits.advice')].join('\r\n');
    location.assign(`mailto:?subject=${encodeURIComponent(`Atesto: ${subject}`)}&body=${encodeURIComponent(body)}`);
  };
}

/** What one takes along of a verdict. */
export function VerdictActions({ regime, answers, today }: { regime: Regime; answers: ScopeAnswers; today: string }) {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const [isDrawn, setIsDrawn] = useState(false);
  const saveCalendar = useCalendarFile(regime, answers, today);
  const openMail = useOwnMail(regime, answers, today);
  const hasDays = datedDutiesOf(regime, answers, today).some((one) => one.day >= today);
  const copy = (): void => {
    navigator.clipboard.writeText(linkOf(regime, answers)).then(
      () => toast({ title: t('scope.take.copied') }),
      () => toast({ title: t('scope.take.notCopied'), description: linkOf(regime, answers), tone: 'destructive' }),
    );
  };
  const savePdf = (): void => {
    setIsDrawn(true);
    const scope = { regime, answers: countedAnswers(regime, answers) };
    void saveFile('POST /api/scope/verdict/pdf', { query: { lang: shownLanguage() }, body: { scope } })
      .catch((error: unknown) => failed(error))
      .finally(() => setIsDrawn(false));
  };
  return (
    <div className="scripted no-print mt-4 flex flex-wrap gap-x-5 gap-y-1">
      <Button variant="quiet" size="small" onClick={savePdf} disabled={isDrawn}>
        <FileText aria-hidden="true" className="size-4.5" />
        {t('scope.take.pdf')}
      </Button>
      {hasDays && (
        <Button variant="quiet" size="small" onClick={saveCalendar}>
          <CalendarPlus aria-hidden="true" className="size-4.5" />
          {t('scope.take.calendar')}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={openMail}>
        <Mail aria-hidden="true" className="size-4.5" />
        {t('scope.take.mail')}
      </Button>
      <Button variant="quiet" size="small" onClick={copy}>
        <LinkIcon aria-hidden="true" className="size-4.5" />
        {t('scope.take.link')}
      </Button>
    </div>
  );
}
