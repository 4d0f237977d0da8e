import { certificatePath } from '#contract/platform/pages.ts';
import type { FileFindings } from '#proof/check/check.ts';
import { reportStateOf, reportTones } from '#proof/check/headline.ts';
import type { ReportStatement } from '#proof/document/report.ts';
import { day, percent } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Large } from '#client/certificate/registry/signed-facts.tsx';
import { VerdictHead } from '#client/certificate/registry/verdict-head.tsx';

function ReportFacts({ statement }: { statement: ReportStatement }) {
  const { t } = useTranslation();
  const { organization, regime, score, completedAt } = statement;
  return (
    <section aria-labelledby="report" className="mt-10">
      <h2 id="report" className="text-xl">
        {t('check.report.facts')}
      </h2>
      <dl className="mt-4 border-b border-line">
        {statement.number && <Large label={t('check.report.number')}>{statement.number}</Large>}
        <Large label={t('check.name')}>{organization.name}</Large>
        <Large label="NIP">{organization.nip}</Large>
        <Large label={t('check.report.completed')}>{day(completedAt)}</Large>
        <Large
          label={t('check.score')}
        >{`${t(`regimes.${regime}.short`)}: ${score === null ? t('check.report.noScore') : percent(Number(score))}`}</Large>
      </dl>
    </section>
  );
}

/** What was found about a report; what it says is shown only when its seal is intact. */
export function ReportAnswer({ result, again }: { result: Extract<FileFindings, { kind: 'report' }>; again: () => void }) {
  const { t } = useTranslation();
  const { statement, record, number } = result;
  const state = reportStateOf(result);
  const isOpen = state === 'unchecked' || state === 'uncompared';
  const at = statement?.completedAt ?? record?.madeAt;
  return (
    <>
      <VerdictHead
        name={`report_${state}`}
        tone={reportTones[state]}
        title={t(`check.report.title.${state}`)}
        text={t(`check.report.text.${state}`, { date: at ? day(at) : '' })}
        next={t(`check.report.next.${state}`)}
      >
        {(isOpen || number) && (
          <>
            {isOpen && (
              <Button variant="secondary" size="small" onClick={again}>
                {t('check.retry')}
              </Button>
            )}
            {number && (
              <ButtonLink variant="secondary" size="small" href={certificatePath(number)}>
                {t('check.file.open', { number })}
              </ButtonLink>
            )}
          </>
        )}
      </VerdictHead>
      {statement && <ReportFacts statement={statement} />}
    </>
  );
}
