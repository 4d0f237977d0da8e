import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '#client/platform/api/api.ts';
import type { StatementPreview } from '#contract/billing/transfers.ts';
import { currencies } from '#core/account/entitlements/plans.ts';
import { lengths } from '#core/platform/limits.ts';
import { money } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { useFailureText } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { typedAmount } from '#client/operations/operator/rows/typed-amount.ts';
import { useBookByHand, useBookStatement, usePreviewStatement } from '#client/operations/operator/queries.ts';

const tones = {
  exact: 'good',
  amount: 'warn',
  late: 'warn',
  early: 'warn',
  second: 'warn',
  unmatched: 'neutral',
  duplicate: 'warn',
  batch: 'warn',
} as const;

/** Money in a currency of ours as people read it, in any other one as the bank wrote it. */
function sum(amount: number, currency: string): string {
  const known = currencies.find((one) => one === currency);
  return known ? money(amount, known) : `${amount.toFixed(2)} ${currency}`;
}

function Entry({ entry }: { entry: StatementPreview['entries'][number] }) {
  const { t } = useTranslation();
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">
          {sum(entry.amount, entry.currency)} · {entry.bookedOn}
        </p>
        <Badge tone={entry.known ? 'neutral' : tones[entry.verdict]}>
          {t(entry.known ? 'transfers.known' : `transfers.verdicts.${entry.verdict}`)}
        </Badge>
      </div>
      <p className="text-sm text-muted [overflow-wrap:anywhere]">{[entry.payer, entry.title].filter(Boolean).join(' · ')}</p>
      {entry.orderNumber && (
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {t('transfers.forOrder', { number: entry.orderNumber, buyer: entry.buyer ?? '' })}
        </p>
      )}
      {entry.sameAs && <p className="text-sm text-warn [overflow-wrap:anywhere]">{t('transfers.sameAs', { transfer: entry.sameAs })}</p>}
      {entry.unsplit && <p className="text-sm text-warn">{t(`transfers.unsplit.${entry.unsplit}`)}</p>}
    </li>
  );
}

function useBooked(): (counts: { paid: number; asked: number; known: number }) => void {
  const { t } = useTranslation();
  return (counts) => toast({ title: t('transfers.booked'), description: t('transfers.counts', counts) });
}

/** What is wrong with a statement, before anything of it is booked. */
function Faults({ preview: { imbalances, refused } }: { preview: StatementPreview }) {
  const { t } = useTranslation();
  return (
    <div className="mt-3 space-y-3">
      {imbalances.map(({ opening, closing, difference, currency }) => (
        <Notice key={`${opening} ${closing}`} tone="bad" alert>
          <p>
            {t('transfers.unbalanced', {
              opening: sum(opening, currency),
              closing: sum(closing, currency),
              difference: sum(difference, currency),
            })}
          </p>
        </Notice>
      ))}
      {refused.length > 0 && (
        <Notice tone="warn">
          <p>{t('transfers.refused')}</p>
          <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
            {refused.map(({ text, problem }, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- entries alike stand side by side and never move
              <li key={`${text} ${place}`}>
                {t(`transfers.problems.${problem}`)}: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** What booking an uploaded statement would do, and the act itself. */
function Preview({ preview, done }: { preview: StatementPreview; done: () => void }) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [despiteDifference, setDespite] = useState(false);
  const book = useBookStatement();
  const booked = useBooked();
  const failureText = useFailureText();
  const errors = book.error instanceof ApiError ? book.error.fields : {};
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    book.mutate(
      { id: preview.id, note, despiteDifference },
      {
        onSuccess: (counts) => {
          booked(counts);
          done();
        },
      },
    );
  };
  return (
    <section aria-label={t('transfers.preview')} className="mt-6 max-w-3xl">
      <h3 className="text-lg">{t('transfers.preview')}</h3>
      <p className="text-sm text-muted">{t('transfers.previewText', { total: preview.entries.length, ignored: preview.ignored })}</p>
      <Faults preview={preview} />
      <ul className="mt-2 divide-y divide-line">
        {preview.entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="mt-4 space-y-4">
        {book.error && Object.keys(errors).length === 0 && (
          <Notice tone="bad" alert>
            <p>{failureText(book.error)}</p>
          </Notice>
        )}
        <Field
          label={t('operator.note')}
          maxLength={lengths.note.most}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          error={errors.note}
        />
        {preview.imbalances.length > 0 && (
          <ChoiceRow
            kind="checkbox"
            name="despiteDifference"
            value="on"
            checked={despiteDifference}
            label={t('transfers.despite')}
            change={setDespite}
          />
        )}
        <Button type="submit" disabled={book.isPending}>
          {t('transfers.book')}
        </Button>
      </form>
    </section>
  );
}

const empty = { orderNumber: '', amount: '', bookedOn: '', payer: '', note: '' };

function ByHand() {
  const { t } = useTranslation();
  const [form, setForm] = useState(empty);
  const book = useBookByHand();
  const booked = useBooked();
  const failureText = useFailureText();
  const errors = book.error instanceof ApiError ? book.error.fields : {};
  const field = (name: keyof typeof empty) => ({
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const body = { ...form, amount: typedAmount(form.amount) };
    book.mutate(body, {
      onSuccess: (counts) => {
        booked(counts);
        setForm(empty);
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="mt-3 grid max-w-3xl gap-4 sm:grid-cols-2">
      {book.error && Object.keys(errors).length === 0 && (
        <div className="sm:col-span-2">
          <Notice tone="bad" alert>
            <p>{failureText(book.error)}</p>
          </Notice>
        </div>
      )}
      <Field label={t('transfers.orderNumber')} maxLength={lengths.orderNumber.most} {...field('orderNumber')} />
      <Field label={t('transfers.amount')} inputMode="decimal" {...field('amount')} />
      <Field label={t('transfers.bookedOn')} type="date" {...field('bookedOn')} />
      <Field label={t('transfers.payer')} maxLength={lengths.fullName.most} {...field('payer')} />
      <Field label={t('operator.note')} maxLength={lengths.note.most} {...field('note')} />
      <div className="self-end">
        <Button type="submit" variant="secondary" disabled={book.isPending}>
          {t('transfers.bookOne')}
        </Button>
      </div>
    </form>
  );
}

/** Incoming bank transfers: a statement to read, look at and book, or one transfer by hand. */
export function TransfersPart() {
  const { t } = useTranslation();
  const read = usePreviewStatement();
  const failureText = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const choose = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) read.mutate(file);
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <h2 className="text-xl">{t('transfers.statement')}</h2>
      <p className="mt-1 max-w-3xl text-muted">{t('transfers.statementText')}</p>
      <div className="mt-3">
        <input
          ref={input}
          id="statement"
          type="file"
          accept=".sta,.mt940,.txt,.xml"
          className="peer sr-only"
          onChange={(event) => choose(event.target.files)}
        />
        <label
          htmlFor="statement"
          className="inline-flex min-h-11 cursor-pointer items-center rounded-md border border-line px-4 font-medium peer-focus-visible:outline-2 peer-focus-visible:outline-brand hover:border-brand"
        >
          {t(read.isPending ? 'transfers.reading' : 'transfers.choose')}
        </label>
      </div>
      {read.error && (
        <div className="mt-4 max-w-3xl">
          <Notice tone="bad" alert>
            <p>{failureText(read.error)}</p>
          </Notice>
        </div>
      )}
      {read.data && <Preview key={read.data.id} preview={read.data} done={() => read.reset()} />}
      <h2 className="mt-10 text-xl">{t('transfers.byHand')}</h2>
      <p className="mt-1 max-w-3xl text-muted">{t('transfers.byHandText')}</p>
      <ByHand />
    </>
  );
}
