import { useTranslation } from 'react-i18next';
import { certificatePath } from '#contract/pages.ts';
import type { FileFindings } from '#proof/check.ts';
import type { ReportStatement } from '#proof/report.ts';
import { day, percent } from '#client/formats.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Large } from './signed-facts.tsx';
import { VerdictHead } from './verdict-head.tsx';

/** A report is never green: even an intact one is no certificate. */
const tones = { intact: 'warn', altered: 'bad', foreign: 'bad', copy: 'warn', none: 'warn', unchecked: 'warn' } as const;

function ReportFacts({ statement }: { statement: ReportStatement }) {
  const { t } = useTranslation();
  const { organization, regime, score, completedAt } = statement;
  return (
    <section aria-labelledby="report" className="mt-10">
      <h2 id="report" className="text-xl">
        {t('check.report.facts')}
      </h2>
      <dl className="mt-4 border-b border-line">
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
  const { seal, statement, number } = result;
  const { outcome } = seal;
  const date = statement ? day(statement.completedAt) : '';
  return (
    <>
      <VerdictHead
        name={`report_${outcome}`}
        tone={tones[outcome]}
        title={t(`check.report.title.${outcome}`)}
        text={t(`check.report.text.${outcome}`, { date })}
        next={t(`check.report.next.${outcome}`)}
      >
        {(outcome === 'unchecked' || number) && (
          <>
            {outcome === 'unchecked' && (
              <Button look="secondary" size="small" onClick={again}>
                {t('check.retry')}
              </Button>
            )}
            {number && (
              <ButtonLink look="secondary" size="small" href={certificatePath(number)}>
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
