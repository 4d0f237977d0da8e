import { FileCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent, type FormEvent, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { certificatePath } from '#contract/platform/pages.ts';
import type { RegistryEntry } from '#contract/certificate/registry.ts';
import type { FileFindings } from '#proof/check/check.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { FilePick } from '#client/platform/ui/forms/file-pick.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { useRefusedForm } from '#client/platform/ui/forms/refused-form.ts';
import { Answer } from '#client/certificate/registry/answer.tsx';
import { CameraScan } from '#client/certificate/registry/code/camera-scan.tsx';
import { CopyParts } from './copy/copy-answer.tsx';
import type { CopyCheck } from './copy/copy-check.ts';
import { useOwnHosts } from './own-hosts.ts';
import { useFileCheck, useReportCode, type FileChecked } from '#client/certificate/registry/queries.ts';
import { ReportAnswer } from './report-answer.tsx';
import { isOtherReport, ReportCodeNote } from './report-code-note.tsx';
import { readTyped } from './scanned.ts';
import { CheckingHead, VerdictHead } from '#client/certificate/registry/verdict-head.tsx';

/** Takes a file by choice or by dropping it; it stays in this browser. */
function FileField({ choose }: { choose: (file: File) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) choose(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={`rounded-lg border-2 border-dashed p-5 sm:p-7 ${isOver ? 'border-brand bg-tint' : 'border-field bg-surface'}`}
    >
      <label htmlFor={id} className="flex items-center gap-2.5 text-lg font-semibold">
        <FileCheck aria-hidden="true" className="size-6 shrink-0 text-brand" />
        {t('check.file.label')}
      </label>
      <p id={`${id}-hint`} className="mt-1 text-muted">
        {t('check.file.hint')}
      </p>
      <div className="mt-4">
        <FilePick id={id} accept="application/pdf,.pdf,image/png,image/jpeg,image/webp" describedBy={`${id}-hint`} choose={choose} />
      </div>
    </div>
  );
}

function NumberForm() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const hosts = useOwnHosts();
  const [text, setText] = useState(useRefusedForm()?.values.cert ?? '');
  const [typed, setTyped] = useState(() => (text === '' ? null : readTyped(text, hosts)));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readTyped(text, [...hosts, location.host]);
    setTyped(read);
    if ('path' in read) navigate(read.path);
  };
  return (
    <form noValidate method="get" action="/sprawdz" onSubmit={submit} className="mt-6 flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-64">
        <Field
          label={t('check.file.number')}
          name="cert"
          value={text}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
          error={typed?.kind === 'other' ? t('check.file.numberInvalid') : undefined}
        />
      </div>
      <Button type="submit">{t('check.file.go')}</Button>
      <div aria-live="assertive" className="basis-full empty:hidden">
        {typed?.kind === 'foreign' && <Notice tone="bad">{t('check.file.foreignAddress', { host: typed.host })}</Notice>}
      </div>
    </form>
  );
}

type Foreign = Extract<FileFindings<RegistryEntry>, { kind: 'foreign' }>;

/** What cannot be read is not called forged. */
function unreadWhy({ why }: Foreign, copy: CopyCheck | null): 'picture' | 'protected' | 'unread' | null {
  if (why === 'picture' || why === 'protected') return why;
  return copy !== null && why === 'no_credential' && copy.read.traits.includes('picture') ? 'unread' : null;
}

function ForeignAnswer({ result, copy }: { result: Foreign; copy: CopyCheck | null }) {
  const { t } = useTranslation();
  const { number } = result;
  const unread = unreadWhy(result, copy);
  const reason = t(`check.file.why.${unread ?? result.why}`, { defaultValue: t('check.why.other', { code: result.why }) });
  return (
    <>
      <VerdictHead
        name={unread ? 'copy_unread' : 'foreign'}
        tone={unread ? 'warn' : 'bad'}
        title={t(unread ? 'check.verdict.copy_unread' : 'check.verdict.foreign')}
        text={number ? `${reason} ${t('check.file.numberFound')}` : reason}
        next={t(unread && unread !== 'protected' ? 'check.file.nextPicture' : 'check.file.next')}
      >
        {number && (
          <ButtonLink variant="secondary" size="small" href={certificatePath(number)}>
            {t('check.file.open', { number })}
          </ButtonLink>
        )}
      </VerdictHead>
      {copy && copy.read.picture && unread && <CopyParts copy={copy} />}
    </>
  );
}

/** A file that names a number, beside what was signed under it. */
function NamedCopy({ result, copy, again }: { result: Foreign; copy: CopyCheck; again: () => void }) {
  const { t } = useTranslation();
  const { number, entry, found, hash, isNeverGiven } = copy;
  if (number !== null && isNeverGiven) {
    return (
      <VerdictHead
        name="unknown"
        tone="bad"
        title={t('check.verdict.unknown')}
        text={t('check.explanation.unknown', { number })}
        next={t('check.next.unknown')}
      />
    );
  }
  if (!entry || !found?.claims) return <ForeignAnswer result={{ ...result, number }} copy={copy} />;
  return <Answer checked={{ found, hash, entry, file: null, code: { outcome: 'none' }, copy }} again={again} />;
}

function Result({ checked: { result, copy }, again }: { checked: FileChecked; again: () => void }) {
  if (result.kind === 'report') return <ReportAnswer result={result} again={again} />;
  if (result.kind === 'foreign') {
    return copy?.number ? <NamedCopy result={result} copy={copy} again={again} /> : <ForeignAnswer result={result} copy={copy} />;
  }
  const { found, hash, entry, isIssued, seal } = result;
  return <Answer checked={{ found, hash, entry, file: { isIssued, seal }, code: { outcome: 'none' }, copy }} again={again} />;
}

/** Brings the result into view and to the reader: it stands far below the fold of a phone. */
function useArrival(key: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (key === undefined) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [key]);
  return heading;
}

/** Where a visitor begins: with a file or with a number. */
export function CheckScreen() {
  const { t } = useTranslation();
  usePageTitle(t('landing.check'));
  const check = useFileCheck(useOwnHosts());
  const code = useReportCode();
  const heading = useArrival(check.data ?? check.variables);
  const again = (): void => {
    if (check.variables) check.mutate(check.variables);
  };
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6">
      <h1 className="text-3xl sm:text-4xl">{t('landing.check')}</h1>
      <p className="mb-6 mt-3 text-muted">{t('check.file.lead')}</p>
      <ReportCodeNote code={code.data} />
      <div className="mb-6 hidden noscript:block">
        <Notice tone="warn">{t('check.unscripted.file')}</Notice>
      </div>
      <div className="noscript:hidden">
        <FileField choose={(file) => check.mutate(file)} />
        <CameraScan />
      </div>
      <NumberForm />
      {check.variables && (
        <section aria-labelledby="result" className="mt-10">
          <h2
            id="result"
            ref={heading}
            tabIndex={-1}
            className="mb-3 scroll-mt-4 break-words text-base font-semibold outline-none sm:text-xl"
          >
            {t('check.file.result', { file: check.variables.name })}
          </h2>
          {check.isPending && <CheckingHead />}
          {check.isError && <Failure error={check.error} retry={again} />}
          {check.data?.result.kind === 'report' && isOtherReport(code.data, check.data.result.statement?.number) && (
            <div className="mb-5">
              <Notice tone="bad">{t('check.reportCode.other')}</Notice>
            </div>
          )}
          {check.data && <Result checked={check.data} again={again} />}
        </section>
      )}
    </div>
  );
}
