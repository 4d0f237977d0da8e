import type { RegistryEntry } from '#contract/certificate/registry.ts';
import type { EntryFindings } from '#proof/check/check.ts';
import {
  fileHeadlineOf,
  fileStateOf,
  fileTones,
  headlineOf,
  missingChecks,
  shownChecks,
  type FileHeadline,
} from '#proof/check/headline.ts';
import type { PaperFindings } from '#proof/codes/qr.ts';
import { day, lastDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { CheckList, type CheckedFile } from './check/check-list.tsx';
import { CodeNote } from './code/code-note.tsx';
import { CopyParts, differingFields } from './check/copy/copy-answer.tsx';
import type { CopyCheck } from './check/copy/copy-check.ts';
import { Limits, SignedData, VerdictFacts, Who } from './signed-facts.tsx';
import { contradictedIn } from './contradicted.ts';
import { Technical } from './technical.tsx';
import { VerdictHead, type Tone } from './verdict-head.tsx';

/** What was checked: the record of a number, perhaps with the code that led there, or a file that somebody has. */
export type Checked = Readonly<{
  entry: RegistryEntry | null;
  found: EntryFindings;
  hash: string;
  file: CheckedFile | null;
  code: PaperFindings;
  /** What was read of a file that is not as it was issued. */
  copy?: CopyCheck | null;
}>;

type AnswerHeadline = FileHeadline | 'code_false' | 'copy_unread';

function toneOf(headline: AnswerHeadline): Tone {
  if (headline === 'copy_unread') return 'warn';
  return headline === 'code_false' ? 'bad' : fileTones[headline];
}

/** A code of another document weighs more than the certificate whose number it names. */
function headlineFor({ entry, found, file, code, copy = null }: Checked): AnswerHeadline {
  if (code.outcome === 'false') return 'code_false';
  const headline = headlineOf(entry ?? { revocationReason: null, replaced: false }, found);
  if (file) return fileHeadlineOf(headline, fileStateOf(file), entry !== null, copy?.judged);
  if (!copy) return headline;
  // Of a file without a credential nothing is known but what can be read of it.
  const fileHeadline = fileHeadlineOf(headline, 'other', entry !== null, copy.judged);
  return fileHeadline === 'copy' ? 'copy_unread' : fileHeadline;
}

function missingText(t: Translate, { entry, found, file }: Checked): string {
  if (!file && entry?.credential === null) return t('check.missing.document');
  const missing = missingChecks(shownChecks(found)).map((name) => t(`check.missing.${name}`));
  if (file && !entry) missing.push(t('check.missing.registry'));
  if (file && fileStateOf(file) === 'unknown') missing.push(t('check.missing.file'));
  return missing.join(', ');
}

/** Whether the file is the issued one; where the headline itself states it, nothing more. */
function fileText(t: Translate, file: Checked['file'], headline: AnswerHeadline): string {
  if (!file || headline === 'not_genuine' || headline === 'altered' || headline === 'foreign_seal') return '';
  if (file.isIssued === true) return t('check.file.issued');
  return fileStateOf(file) === 'other' && headline !== 'copy' ? t('check.file.other') : '';
}

/** Nothing but the reader's own clock delays the answer, or hides that it is over. */
function isClock({ found }: Checked, headline: AnswerHeadline): boolean {
  return headline === 'unchecked' && found.checks.inForce.why === 'clock_behind';
}

/** Of a number or a code only the record is known, and not whether the reader's document states the same: the headline names whose it is. */
function wordingOf(checked: Checked, headline: AnswerHeadline): AnswerHeadline | 'number_in_force' | 'clock' {
  if (isClock(checked, headline)) return 'clock';
  return headline === 'in_force' && !checked.file && !checked.copy ? 'number_in_force' : headline;
}

/** What to do next. An issued file is what was signed; everything else has to be compared. */
function nextOf(checked: Checked, headline: AnswerHeadline): AnswerHeadline | 'original' | 'clock' {
  if (isClock(checked, headline)) return 'clock';
  return headline === 'in_force' && checked.file ? 'original' : headline;
}

/** The sentence below the headline, from what was signed and, of a revocation, from the registry. */
function explanationOf(t: Translate, checked: Checked): string {
  const { entry, found, file } = checked;
  const headline = headlineFor(checked);
  const { claims } = found;
  const date = entry?.revokedAt ? day(entry.revokedAt) : claims ? lastDay(claims.expiresAt.toISOString()) : '';
  const text = t(`check.explanation.${wordingOf(checked, headline)}`, {
    date,
    number: entry?.certificateNumber ?? claims?.number ?? '',
    name: claims?.organization.name ?? '',
    nip: claims?.organization.nip ?? '',
    missing: headline === 'unchecked' ? missingText(t, checked) : '',
    reason: entry?.revocationReason ? t(`check.reasons.${entry.revocationReason}`) : '',
    fields: checked.copy ? differingFields(t, checked.copy) : '',
  });
  return [text, fileText(t, file, headline), entry?.organization === null && !file ? t('check.removed') : ''].filter(Boolean).join(' ');
}

/** Is it genuine, who is it and how is that known, what does it not prove; then the checks, and the technical part. */
export function Answer({ checked, again }: { checked: Checked; again: () => void }) {
  const { t } = useTranslation();
  const { entry, found, hash, file, code, copy = null } = checked;
  const headline = headlineFor(checked);
  const contradicted = contradictedIn(headline, entry);
  const { claims, disclosed } = found;
  const isSigned = claims !== null && headline !== 'not_genuine';
  const isOther = headline === 'code_false' || headline === 'copy_differs';
  const data = isSigned && <SignedData claims={claims} disclosed={disclosed} isOriginal={headline === 'in_force' && file !== null} />;
  return (
    <>
      <CodeNote code={code} />
      <VerdictHead
        name={contradicted > 0 ? 'contradicted' : headline}
        tone={contradicted > 0 ? 'warn' : toneOf(headline)}
        title={t(`check.verdict.${contradicted > 0 ? 'contradicted' : wordingOf(checked, headline)}`)}
        text={[contradicted > 0 ? t('check.contradicted', { count: contradicted }) : '', explanationOf(t, checked)].join(' ').trim()}
        next={t(`check.next.${nextOf(checked, headline)}`)}
        facts={isSigned && !isOther && <VerdictFacts claims={claims} disclosed={disclosed} />}
      >
        {headline === 'unchecked' && (
          <>
            <Button variant="secondary" size="small" onClick={again}>
              {t('check.retry')}
            </Button>
            {!file && (
              <ButtonLink variant="secondary" size="small" href="/sprawdz">
                {t('check.withFile')}
              </ButtonLink>
            )}
          </>
        )}
      </VerdictHead>
      {copy ? <CopyParts copy={copy}>{data}</CopyParts> : data}
      {isSigned && <Who claims={claims} disclosed={disclosed} />}
      <Limits regime={claims?.regime ?? null} paper={isSigned ? (file ? 'check.file.limit' : 'check.limitPaper') : null} />
      {(file || entry?.credential) && <CheckList found={found} file={file} />}
      <Technical found={found} hash={hash} seal={file?.seal ?? null} />
    </>
  );
}
