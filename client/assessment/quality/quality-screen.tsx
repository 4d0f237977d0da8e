import { useState } from 'react';
import type { Finding } from '#contract/assessment/answering/quality.ts';
import { findingLevels, levelOfFinding, type FindingKind, type FindingLevel } from '#core/assessment/quality/quality.ts';
import { useAssessments } from '#client/assessment/data/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { FindingRow } from './finding-row.tsx';
import { useQuality } from './queries.ts';

const shownAtFirst = 5;
const tones: Readonly<Record<FindingLevel, string>> = { error: 'text-bad', warning: 'text-warn', hint: 'text-muted' };

/** Findings of one kind, of which a few are shown at first. */
function Group({ kind, findings }: { kind: FindingKind; findings: readonly Finding[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? findings : findings.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={`quality-${kind}`}>
      <h3 id={`quality-${kind}`} className="border-b border-line pb-2 text-base font-semibold">
        {t(`quality.groups.${kind}`)} <span className="font-normal text-muted">({findings.length})</span>
      </h3>
      <ul className="divide-y divide-line border-b border-line">
        {shown.map((finding) => (
          <FindingRow key={JSON.stringify(finding)} finding={finding} />
        ))}
      </ul>
      {shown.length < findings.length && (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => setWhole(true)}>
          {t('quality.more', { amount: findings.length })}
        </Button>
      )}
    </section>
  );
}

function Level({ level, findings }: { level: FindingLevel; findings: readonly Finding[] }) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return (
    <section aria-labelledby={`quality-${level}`} data-level={level}>
      <h2 id={`quality-${level}`} className={`text-xl ${tones[level]}`}>
        {t(`quality.levels.${level}`)} <span className="text-base font-normal">({findings.length})</span>
      </h2>
      <p className="mt-0.5 text-[0.9375rem] text-muted">{t(`quality.leads.${level}`)}</p>
      <div className="mt-4 space-y-6">
        {kinds.map((kind) => (
          <Group key={kind} kind={kind} findings={findings.filter((finding) => finding.kind === kind)} />
        ))}
      </div>
    </section>
  );
}

/** That nothing was found is shown only where there was something to look at. */
function Clean() {
  const { t } = useTranslation();
  const { data } = useAssessments();
  if (!data) return null;
  if (data.some(({ answeredCount }) => answeredCount > 0)) {
    return (
      <Notice tone="info" title={t('quality.clean')}>
        <p>{t('quality.cleanText')}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title={t('quality.none')}>
      <ButtonLink href="/nis2" size="small">
        {t('quality.start')}
      </ButtonLink>
    </Notice>
  );
}

/** What of the organisation's answers, evidence, duties and plan does not hold today, errors first. */
export function QualityScreen() {
  const { t } = useTranslation();
  usePageTitle(t('quality.title'));
  const { data, isPending, error, refetch } = useQuality();
  return (
    <>
      <h1 className="text-3xl">{t('quality.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('quality.lead')}</p>
      <div className="mt-6 space-y-9">
        {isPending && <RowsLoading rows={5} />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {data?.findings.length === 0 && <Clean />}
        {data &&
          findingLevels.map((level) => (
            <Level key={level} level={level} findings={data.findings.filter(({ kind }) => levelOfFinding[kind] === level)} />
          ))}
      </div>
    </>
  );
}
