import { z } from 'zod';
import { nextSteps, regimeStatuses } from '#core/communication/cockpit.ts';
import { rowKinds } from '#core/assessment/duties/other-dates.ts';
import { clientsAtOnce, turnKinds } from '#core/communication/portfolio.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { atOnce, language, percent, regime, uuid } from '#contract/platform/fields.ts';
import { ownOrganization } from '#contract/account/members.ts';

/** One of the own organisations at a glance. */
export const client = ownOrganization.extend({
  regimes: z.array(
    z.object({
      regime,
      status: z.enum(regimeStatuses),
      step: z.enum(nextSteps),
      /** Of the newest result; null without one, or where nothing was applicable. */
      score: percent.nullable(),
      /** How many answers of its certificate in force are contradicted, as its public page counts them. */
      contradicted: z.int(),
      open: z.object({ answered: z.int(), total: z.int() }).nullable(),
    }),
  ),
  deadline: z.object({ kind: z.enum(rowKinds), on: z.iso.date(), overdue: z.boolean() }).nullable(),
  turn: z.enum(turnKinds),
  /** Whether its documents carry the look of an organisation that the reader owns (docs/product.md, “The look of a consultant”). */
  carriesOwnLook: z.boolean(),
  /** What its quality check finds today. */
  quality: z.object({ error: z.int(), warning: z.int(), hint: z.int() }),
});
export type Client = z.output<typeof client>;

export const listClients = endpoint({
  method: 'GET',
  path: '/api/clients',
  access: 'signed-in',
  summary: 'Every own organisation: where it stands, its next deadline and whose turn it is',
  output: z.array(client),
});

export const downloadClientsWorkbook = download({
  method: 'GET',
  path: '/api/clients/xlsx',
  access: 'signed-in',
  summary: 'Own organisations at a glance as a workbook, as of now: all of them, or those whose ids are named, parted by commas',
  query: z.object({
    lang: language.optional(),
    ids: z
      .string()
      .max(clientsAtOnce * (lengths.uuid.most + 1), atOnce('too_long'))
      .transform((list) => list.split(','))
      .pipe(z.array(uuid).max(clientsAtOnce, 'too_long'))
      .optional(),
  }),
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
