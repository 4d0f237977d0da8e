import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { RegisterEntry } from '#contract/assessment/duties/register-entry.ts';
import { entryInputs, type EntryField } from '#core/assessment/register-entry/fields.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { addressOf, ApiError } from '#client/platform/api/api.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { day } from '#client/platform/words/formats.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { EntryFieldRow, type Draft } from './field-row.tsx';
import { LetterPart } from './letter-part.tsx';
import { useRegisterEntry, useSaveEntry } from './queries.ts';

function draftOf({ fields }: RegisterEntry): Draft {
  const inputs = fields.flatMap((field) => field.inputs);
  const values = Object.fromEntries(
    entryInputs.map((name) => [name, inputs.find(({ input, isOwn }) => input === name && isOwn)?.value ?? '']),
  );
  return { values, notApplicable: fields.filter(({ state }) => state === 'not_applicable').map(({ field }) => field) };
}

function Counted({ entry }: { entry: RegisterEntry }) {
  const { t } = useTranslation();
  const { open, fields, readAt, isKnown } = entry;
  const read =
    readAt && isKnown
      ? t('registerEntry.readAt', { date: day(readAt) })
      : t(readAt ? 'registerEntry.unknownNip' : 'registerEntry.neverRead');
  return (
    <Notice
      tone={open > 0 ? 'warn' : 'info'}
      title={open > 0 ? t('registerEntry.missing', { count: open, all: fields.length }) : t('registerEntry.complete')}
    >
      <p>{t('registerEntry.notDone')}</p>
      <p>{read}</p>
    </Notice>
  );
}

type ChangedOnProps = Readonly<{ value: string; latest: string; refused: boolean; change: (value: string) => void }>;

/** The day from which a change counts, asked once the entry is proved. */
function ChangedOn({ value, latest, refused, change }: ChangedOnProps) {
  const { t } = useTranslation();
  return (
    <Field
      className="max-w-xs"
      type="date"
      label={t('registerEntry.changedOn')}
      hint={t('registerEntry.changedOnHint')}
      value={value}
      max={latest}
      error={refused ? t('registerEntry.changedOnWrong') : undefined}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function EntryForm({ entry, mayChange }: { entry: RegisterEntry; mayChange: boolean }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [changedOn, setChangedOn] = useState(entry.today);
  const save = useSaveEntry();
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const notApplicable = draft.notApplicable as EntryField[];
    save.mutate(
      { version: entry.version, values: draft.values, notApplicable, changedOn },
      { onSuccess: () => toast({ title: t('registerEntry.saved') }) },
    );
  };
  const exclude = (field: EntryField, left: boolean): void =>
    setDraft({ ...draft, notApplicable: [...draft.notApplicable.filter((one) => one !== field), ...(left ? [field] : [])] });
  return (
    <form noValidate onSubmit={submit}>
      <ul className="divide-y divide-line border-y border-line">
        {entry.fields.map((view, index) => (
          <EntryFieldRow
            key={view.field}
            view={view}
            number={index + 1}
            draft={draft}
            frozen={!mayChange}
            change={(input, value) => setDraft({ ...draft, values: { ...draft.values, [input]: value } })}
            exclude={(left) => exclude(view.field, left)}
          />
        ))}
      </ul>
      {mayChange && (
        <div className="mt-4 space-y-4">
          {entry.listedAt && (
            <ChangedOn value={changedOn} latest={entry.today} refused={fields.changedOn !== undefined} change={setChangedOn} />
          )}
          {save.isError && fields.changedOn === undefined && <Failure error={save.error} />}
          <Button type="submit" disabled={save.isPending}>
            {t('registerEntry.save')}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Everything that the application for entry asks for, with what is missing. */
export function EntryScreen() {
  const { t } = useTranslation();
  usePageTitle(t('registerEntry.title'));
  const entry = useRegisterEntry();
  const mayChange = useMay('PUT /api/duties/register-entry', 'consultant');
  return (
    <>
      <p className="text-sm">
        <Link href="/obowiazki" className="text-brand underline underline-offset-4">
          {t('obligations.title')}
        </Link>
      </p>
      <h1 className="mt-1 text-3xl">{t('registerEntry.title')}</h1>
      <p className="mt-2 max-w-3xl text-muted">{t('registerEntry.lead')}</p>
      <div className="mt-6 space-y-6">
        {entry.isPending && <Skeleton label={t('common.loading')} rows={6} className="h-20" />}
        {entry.isError && <Failure error={entry.error} retry={() => void entry.refetch()} />}
        {entry.data && (
          <>
            {!mayChange && <RoleNote least="consultant" />}
            <Counted entry={entry.data} />
            <DownloadLink href={addressOf('GET /api/duties/register-entry/pdf', { query: { lang: shownLanguage() } })} size="small">
              {t('registerEntry.pdf')}
            </DownloadLink>
            <p className="max-w-3xl text-sm text-muted">{t('registerEntry.leave')}</p>
            <EntryForm key={entry.data.version} entry={entry.data} mayChange={mayChange} />
            {entry.data.late && <LetterPart />}
          </>
        )}
      </div>
    </>
  );
}
