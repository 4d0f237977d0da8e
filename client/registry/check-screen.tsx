import { FileCheck } from 'lucide-react';
import { useId, useState, type DragEvent, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { certificatePath } from '#contract/pages.ts';
import type { RegistryEntry } from '#contract/registry.ts';
import type { FileFindings } from '#proof/check.ts';
import { useTranslation } from '#client/i18n.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Failure } from '#client/ui/failure.tsx';
import { Field } from '#client/ui/field.tsx';
import { FilePick } from '#client/ui/file-pick.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { usePageTitle } from '#client/ui/page-title.ts';
import { useRefusedForm } from '#client/ui/refused-form.ts';
import { Answer } from './answer.tsx';
import { CameraScan } from './camera-scan.tsx';
import { useOwnHosts } from './own-hosts.ts';
import { useFileCheck, useReportCode } from './queries.ts';
import { ReportAnswer } from './report-answer.tsx';
import { isOtherReport, ReportCodeNote } from './report-code-note.tsx';
import { readTyped } from './scanned.ts';
import { CheckingHead, VerdictHead } from './verdict-head.tsx';

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
        <FilePick id={id} accept="application/pdf,.pdf" describedBy={`${id}-hint`} choose={choose} />
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

function Foreign({ result: { why, number } }: { result: Extract<FileFindings<RegistryEntry>, { kind: 'foreign' }> }) {
  const { t } = useTranslation();
  const reason = t(`check.file.why.${why}`, { defaultValue: t('check.why.other', { code: why }) });
  return (
    <VerdictHead
      name="foreign"
      tone="bad"
      title={t('check.verdict.foreign')}
      text={number ? `${reason} ${t('check.file.numberFound')}` : reason}
      next={t('check.file.next')}
    >
      {number && (
        <ButtonLink look="secondary" size="small" href={certificatePath(number)}>
          {t('check.file.open', { number })}
        </ButtonLink>
      )}
    </VerdictHead>
  );
}

function Result({ result, again }: { result: FileFindings<RegistryEntry>; again: () => void }) {
  if (result.kind === 'foreign') return <Foreign result={result} />;
  if (result.kind === 'report') return <ReportAnswer result={result} again={again} />;
  const { found, hash, entry, isIssued, seal } = result;
  return <Answer checked={{ found, hash, entry, file: { isIssued, seal }, code: { outcome: 'none' } }} again={again} />;
}

/** Where a stranger begins: with a file or with a number. */
export function CheckScreen() {
  const { t } = useTranslation();
  usePageTitle(t('landing.check'));
  const check = useFileCheck();
  const code = useReportCode();
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
          <h2 id="result" className="mb-4 break-words text-xl">
            {t('check.file.result', { file: check.variables.name })}
          </h2>
          {check.isPending && <CheckingHead />}
          {check.isError && <Failure error={check.error} retry={again} />}
          {check.data?.kind === 'report' && isOtherReport(code.data, check.data.statement?.number) && (
            <div className="mb-5">
              <Notice tone="bad">{t('check.reportCode.other')}</Notice>
            </div>
          )}
          {check.data && <Result result={check.data} again={again} />}
        </section>
      )}
    </div>
  );
}
