import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RegistryEntry } from '#contract/registry.ts';
import type { EntryFindings } from '#proof/check.ts';
import { headlineOf, missingChecks, shownChecks, tones, type Headline } from '#proof/headline.ts';
import { day, lastDay } from '#client/formats.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { CheckList } from './check-list.tsx';
import { FourThings, Limits, Who } from './signed-facts.tsx';
import { Technical } from './technical.tsx';
import { VerdictHead } from './verdict-head.tsx';

/** What was checked: the record of a number, or a file that somebody has; `isIssued` is null where that was not compared. */
export type Checked = Readonly<{
  entry: RegistryEntry | null;
  found: EntryFindings;
  hash: string;
  file: Readonly<{ isIssued: boolean | null }> | null;
}>;

/** A file that is not the issued one, or was not compared with it, is never green. */
function headlineFor({ entry, found, file }: Checked): Headline | 'copy' {
  const headline = headlineOf(entry ?? { revocationReason: null, replaced: false }, found);
  if (headline !== 'in_force' || !file || file.isIssued === true) return headline;
  return file.isIssued === false ? 'copy' : 'unchecked';
}

function missingText(t: TFunction, { entry, found, file }: Checked): string {
  if (!file && entry?.credential === null) return t('check.missing.document');
  const missing = missingChecks(shownChecks(found)).map((name) => t(`check.missing.${name}`));
  if (file && !entry) missing.push(t('check.missing.registry'));
  if (file?.isIssued === null) missing.push(t('check.missing.file'));
  return missing.join(', ');
}

/** Whether the file is the issued one; of a copy the headline itself says that it is not. */
function fileText(t: TFunction, file: Checked['file'], headline: Headline | 'copy'): string {
  if (file?.isIssued === true && headline !== 'not_genuine') return t('check.file.issued');
  return file?.isIssued === false && headline !== 'copy' ? t('check.file.other') : '';
}

/** The sentence below the headline, from what was signed and, of a revocation, from the registry. */
function explanationOf(t: TFunction, checked: Checked): string {
  const { entry, found, file } = checked;
  const headline = headlineFor(checked);
  const { claims } = found;
  const date = entry?.revokedAt ? day(entry.revokedAt) : claims ? lastDay(claims.expiresAt.toISOString()) : '';
  const text = t(`check.explanation.${headline}`, {
    date,
    number: entry?.certificateNumber ?? '',
    name: claims?.organization.name ?? '',
    nip: claims?.organization.nip ?? '',
    missing: headline === 'unchecked' ? missingText(t, checked) : '',
    reason: entry?.revocationReason ? t(`check.reasons.${entry.revocationReason}`) : '',
  });
  return [text, fileText(t, file, headline), entry?.organization === null && !file ? t('check.removed') : ''].filter(Boolean).join(' ');
}

/** Is it genuine, who is it and how is that known, what does it not prove; then the checks, and the technical part. */
export function Answer({ checked, again }: { checked: Checked; again: () => void }) {
  const { t } = useTranslation();
  const { entry, found, hash, file } = checked;
  const headline = headlineFor(checked);
  const { claims, disclosed } = found;
  const isSigned = claims !== null && headline !== 'not_genuine';
  return (
    <>
      <VerdictHead
        name={headline}
        tone={headline === 'copy' ? 'warn' : tones[headline]}
        title={t(`check.verdict.${headline}`)}
        text={explanationOf(t, checked)}
        next={t(`check.next.${headline}`)}
      >
        {headline === 'unchecked' && (
          <>
            <Button look="secondary" size="small" onClick={again}>
              {t('check.retry')}
            </Button>
            {!file && (
              <ButtonLink look="secondary" size="small" href="/sprawdz">
                {t('check.withFile')}
              </ButtonLink>
            )}
          </>
        )}
      </VerdictHead>
      {isSigned && <FourThings claims={claims} disclosed={disclosed} />}
      {isSigned && <Who claims={claims} disclosed={disclosed} />}
      <Limits paper={isSigned ? (file ? 'check.file.limit' : 'check.limitPaper') : null} />
      {(file || entry?.credential) && <CheckList found={found} />}
      <Technical found={found} hash={hash} />
    </>
  );
}
