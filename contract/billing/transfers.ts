import { z } from 'zod';
import { entryProblems, largestTransferMinor, transferVerdicts, unsplitReasons } from '#core/billing/payments/transfers.ts';
import { lengths, sizes } from '#core/platform/limits.ts';
import { endpoint, upload } from '#contract/platform/endpoint.ts';
import { day, idParams, text, uuid } from '#contract/platform/fields.ts';
import { note } from '#contract/platform/operator-acts.ts';

export const statementPreview = z.object({
  id: uuid,
  account: z.string(),
  /** Debits, reversals and what is not booked: nothing follows from them. */
  ignored: z.int(),
  entries: z.array(
    z.object({
      key: z.string(),
      bookedOn: day,
      amount: z.number(),
      currency: z.string(),
      payer: z.string(),
      title: z.string(),
      orderNumber: z.string().nullable(),
      buyer: z.string().nullable(),
      verdict: z.enum(transferVerdicts),
      /** Booked before, from this or another statement. */
      known: z.boolean(),
      /** What is recorded and probably this transfer, in a line. */
      sameAs: z.string().nullable(),
      /** Why a batch was not split. */
      unsplit: z.enum(unsplitReasons).nullable(),
    }),
  ),
  /** Entries that cannot be booked, as the bank wrote them. */
  refused: z.array(z.object({ text: z.string(), problem: z.enum(entryProblems) })),
  /** Balances that the entries between them do not explain. */
  imbalances: z.array(z.object({ opening: z.number(), closing: z.number(), difference: z.number(), currency: z.string() })),
});
export type StatementPreview = z.output<typeof statementPreview>;

export const bookedStatement = z.object({ paid: z.int(), asked: z.int(), known: z.int() });
export type BookedStatement = z.output<typeof bookedStatement>;

export const previewStatement = upload({
  path: '/api/operator/statements',
  access: 'operator',
  summary: 'Read a bank statement (MT940 or camt.053) and see what booking it would do',
  maxBytes: sizes.statement,
  output: statementPreview,
});

export const bookStatement = endpoint({
  method: 'POST',
  path: '/api/operator/statements/:id/booking',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Book the transfers of an uploaded statement',
  params: idParams,
  body: z.object({
    note,
    /** Books a statement although its balances do not fit its entries. */
    despiteDifference: z.boolean('invalid').optional(),
  }),
  output: bookedStatement,
});

/** Money that an operator types, in whole units with at most two decimals. */
export const amount = z
  .number('invalid')
  .min(0.01, 'invalid')
  .max(largestTransferMinor / 100, 'invalid')
  .multipleOf(0.01, 'invalid');

export const bookTransfer = endpoint({
  method: 'POST',
  path: '/api/operator/transfers',
  access: 'operator',
  fresh: 'everybody',
  summary: 'Book one transfer by hand',
  body: z.object({
    orderNumber: text(lengths.orderNumber),
    amount,
    bookedOn: day,
    payer: text(lengths.fullName),
    note,
  }),
  output: bookedStatement,
});

export const bookingCalls = [bookStatement, bookTransfer] as const;
