import { useState, type FormEvent } from 'react';
import { isLanguage, languages, type Language } from '#core/platform/languages.ts';
import { lengths } from '#core/platform/limits.ts';
import { readSupplierList, supplierRows } from '#core/supplier/supplier-list.ts';
import { requestsAtMost } from '#core/supplier/supplier-request.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { RequestPreview, RequestResults } from './ask-outcome.tsx';
import { useSendRequests, usePreview, useRequests } from './queries.ts';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';

/** Whom to ask; an address where the list had one. */
export type RequestRecipient = Readonly<{ nip: string; name?: string; email: string | null }>;

/** A line to which an address is added: with several suppliers a name states whose, as far as it cannot be taken for anything else. */
function lineOf({ nip, name = '', email }: RequestRecipient): string {
  const plainName = name.replaceAll(/[;,\t\n"@]+/g, ' ').trim();
  return /\p{L}/u.test(plainName) ? `${nip};${plainName};${email ?? ''}` : `${nip} ${email ?? ''}`;
}

const languageNames: Readonly<Record<Language, string>> = { pl: 'Polski', en: 'English', de: 'Deutsch', fr: 'Français' };

/** Lines of a NIP and an address; lines without one of them are nobody. */
function recipientsIn(text: string): { nip: string; email: string }[] {
  return readSupplierList(supplierRows(text.replaceAll(/[^\S\n]+(?=\S+@)/g, ';')), requestsAtMost.atOnce).suppliers.flatMap(
    ({ nip, email }) => (email === null ? [] : [{ nip, email }]),
  );
}

/** The fields of a request that the server found something wrong with. */
function fieldOf(error: unknown, name: string): string | undefined {
  return error instanceof ApiError ? error.fields[name] : undefined;
}

function Unconfirmed() {
  const { t } = useTranslation();
  return (
    <Notice tone="warn">
      <p>{t('suppliers.ask.unconfirmed')}</p>
      <ButtonLink href="/potwierdzenie-firmy" size="small">
        {t('suppliers.ask.confirm')}
      </ButtonLink>
    </Notice>
  );
}

function useRequestForm(recipients: readonly RequestRecipient[]) {
  const { t } = useTranslation();
  const [lines, setLines] = useState(() => recipients.map(lineOf).join('\n'));
  const [language, setLanguage] = useState<Language>(shownLanguage());
  const [words, setWords] = useState(() => t('suppliers.ask.usual'));
  return { lines, setLines, language, setLanguage, words, setWords, to: recipientsIn(lines) };
}

function Fields({ form, error, nothing }: { form: ReturnType<typeof useRequestForm>; error: unknown; nothing: boolean }) {
  const { t } = useTranslation();
  const { lines, setLines, language, setLanguage, words, setWords } = form;
  return (
    <>
      <TextArea
        label={t('suppliers.ask.addresses')}
        hint={t('suppliers.ask.addressesHint')}
        error={nothing ? t('suppliers.ask.nothing') : undefined}
        rows={Math.min(6, Math.max(3, lines.split('\n').length))}
        spellCheck={false}
        value={lines}
        onChange={(event) => setLines(event.target.value)}
      />
      <Select
        label={t('suppliers.ask.language')}
        value={language}
        onChange={(event) => isLanguage(event.target.value) && setLanguage(event.target.value)}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
      <TextArea
        label={t('suppliers.ask.words')}
        hint={t('suppliers.ask.wordsHint')}
        error={fieldOf(error, 'words')}
        rows={5}
        maxLength={lengths.requestWords.most}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </>
  );
}

function Form({ recipients, left }: { recipients: readonly RequestRecipient[]; left: number }) {
  const { t } = useTranslation();
  const form = useRequestForm(recipients);
  const [nothing, setNothing] = useState(false);
  const preview = usePreview();
  const request = useSendRequests();
  const { language, words, to } = form;
  const error = request.error ?? preview.error;
  const act = (send: boolean): void => {
    const [first] = to;
    setNothing(first === undefined);
    if (first === undefined) return;
    request.reset();
    if (send) request.mutate({ language, words, to });
    else preview.mutate({ language, words, nip: first.nip });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act(true);
  };
  if (request.data) return <RequestResults results={request.data.results} />;
  return (
    <form onSubmit={submit} className="space-y-4">
      <Fields form={form} error={error} nothing={nothing} />
      {preview.data && !preview.isPending && <RequestPreview {...preview.data} />}
      {error !== null && fieldOf(error, 'words') === undefined && <Failure error={error} />}
      <p className="text-sm text-muted">{t('suppliers.ask.left', { count: left })}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={request.isPending}>
          {request.isPending ? t('suppliers.ask.sending') : t('suppliers.ask.send', { count: to.length })}
        </Button>
        <Button variant="secondary" disabled={preview.isPending} onClick={() => act(false)}>
          {t('suppliers.ask.preview')}
        </Button>
      </div>
    </form>
  );
}

/** Asks suppliers by mail to assess themselves: to whom, in which words, and how the mail will look. */
export function RequestDialog({
  recipients,
  excluded = 0,
  close,
}: {
  recipients: readonly RequestRecipient[];
  excluded?: number;
  close: () => void;
}) {
  const { t } = useTranslation();
  const requests = useRequests();
  return (
    <Dialog open wide onClose={close} title={t('suppliers.ask.title')} description={t('suppliers.ask.lead')}>
      {requests.isError && <Failure error={requests.error} retry={() => void requests.refetch()} />}
      {requests.isPending && <p role="status">{t('common.loading')}</p>}
      {excluded > 0 && (
        <div className="mb-4">
          <Notice tone="warn">{t('suppliers.ask.leftOut', { most: recipients.length, count: excluded })}</Notice>
        </div>
      )}
      {requests.data && (requests.data.mayAsk ? <Form recipients={recipients} left={requests.data.left} /> : <Unconfirmed />)}
    </Dialog>
  );
}
