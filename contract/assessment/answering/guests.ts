import { z } from 'zod';
import { guestDays, guestLimits, guestStates } from '#core/assessment/guests/guests.ts';
import { answerValues } from '#core/assessment/questionnaire/questionnaire.ts';
import { lengths } from '#core/platform/limits.ts';
import { endpoint } from '#contract/platform/endpoint.ts';
import { atOnce, email, idParams, instant, language, languageQuery, personName, regime, text, uuid } from '#contract/platform/fields.ts';
import { answerComment } from './assessments.ts';
import { question } from './questions.ts';

/** Somebody without an account who may answer some questions, as the organisation sees it; the secret of the link is mailed alone. */
const guest = z.object({
  id: uuid,
  assessmentId: uuid,
  regime,
  email: z.string(),
  /** Empty where nobody stated it. */
  name: z.string(),
  note: z.string(),
  language,
  questionIds: z.array(z.string()),
  /** How many of these questions have an answer, whoever gave it. */
  answered: z.int(),
  state: z.enum(guestStates),
  /** Null when that account is gone. */
  invitedBy: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant,
  revokedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  /** When the guest said that it is done. */
  finishedAt: instant.nullable(),
});
export type Guest = z.output<typeof guest>;

export const listGuests = endpoint({
  method: 'GET',
  path: '/api/guests',
  access: 'editor',
  summary: 'People without an account who were invited to answer questions, newest first',
  output: z.array(guest),
});

export const inviteGuest = endpoint({
  method: 'POST',
  path: '/api/guests',
  access: 'editor',
  summary: 'Invite somebody without an account to answer questions of an open assessment; who is invited already gets these questions too',
  body: z.object({
    assessmentId: uuid,
    questionIds: z.array(text(lengths.questionId)).min(1, 'required').max(guestLimits.questions, atOnce('too_long')),
    email,
    name: z.literal('').or(personName('invalid')).optional(),
    note: text(lengths.guestNote).optional(),
    language: language.optional(),
    days: z.literal(guestDays, 'invalid'),
  }),
  output: guest,
});

export const resendGuest = endpoint({
  method: 'POST',
  path: '/api/guests/:id/resend',
  access: 'editor',
  summary: 'Mail a new link for as many days; the earlier one stops working',
  params: idParams,
  output: guest,
});

export const revokeGuest = endpoint({
  method: 'DELETE',
  path: '/api/guests/:id',
  access: 'editor',
  summary: 'End an invitation at once, with whatever is open by it',
  params: idParams,
  output: z.object({ ok: z.literal(true) }),
});

/** Whether answers can be given now; not while the organisation has no plan for it, and not once the assessment is finished. */
export const guestPauses = ['finished', 'no_plan'] as const;

const opened = z.object({
  id: uuid,
  organization: z.string(),
  /** Null when that account is gone. */
  invitedBy: z.string().nullable(),
  regime,
  sections: z.array(z.object({ number: z.int(), title: z.string(), questions: z.int() })),
  note: z.string(),
  expiresAt: instant,
  paused: z.enum(guestPauses).nullable(),
  finishedAt: instant.nullable(),
});
export type OpenedGuest = z.output<typeof opened>;

const token = text(lengths.token);
/** The invitation that the page shows: a session of another one is none here. */
const invitation = uuid;

export const openGuestLink = endpoint({
  method: 'POST',
  path: '/api/guest/opening',
  access: 'anyone',
  summary: 'What the link of a guest is about',
  query: languageQuery,
  body: z.object({ token }),
  /** `entered`: this browser has a session for it. `sentTo` is the beginning of the address that codes go to. */
  output: opened.extend({ sentTo: z.string(), entered: z.boolean() }),
});
export type OpenedLink = z.output<typeof openGuestLink.output>;

export const sendGuestCode = endpoint({
  method: 'POST',
  path: '/api/guest/code',
  access: 'anyone',
  summary: 'Mail a code to the address that was invited; an earlier one stops working',
  body: z.object({ token }),
  output: z.object({ sentTo: z.string() }),
});

export const enterAsGuest = endpoint({
  method: 'POST',
  path: '/api/guest/session',
  access: 'anyone',
  summary: 'Redeem the code: the browser may answer the questions of this invitation, and nothing else',
  body: z.object({ token, code: text(lengths.code) }),
  output: z.object({ endsAt: instant }),
});

const savedAnswer = z.object({ answer: z.enum(answerValues), comment: z.string(), updatedAt: instant, mine: z.boolean() });

const guestQuestion = question.extend({ answer: savedAnswer.nullable() });
export type GuestQuestion = z.output<typeof guestQuestion>;

export const readGuestQuestions = endpoint({
  method: 'POST',
  path: '/api/guest/questions',
  access: 'anyone',
  summary: 'The questions of an invitation with their answers',
  query: languageQuery,
  body: z.object({ invitation }),
  output: opened.extend({ name: z.string(), email: z.string(), endsAt: instant, questions: z.array(guestQuestion) }),
});
export type GuestWork = z.output<typeof readGuestQuestions.output>;

export const saveGuestAnswer = endpoint({
  method: 'POST',
  path: '/api/guest/answers',
  access: 'anyone',
  summary: 'Save the answer of a guest; a newer one of somebody else is not overwritten',
  body: z.object({
    invitation,
    questionId: text(lengths.questionId),
    answer: z.enum(answerValues, 'invalid'),
    comment: answerComment,
    /** When the answer that the guest saw was changed; null for none. */
    seen: instant.nullable(),
  }),
  output: savedAnswer,
});

export const finishAsGuest = endpoint({
  method: 'POST',
  path: '/api/guest/finish',
  access: 'anyone',
  summary: 'Say that it is done; whoever invited is written to once',
  body: z.object({ invitation }),
  output: z.object({ finishedAt: instant }),
});

export const leaveAsGuest = endpoint({
  method: 'POST',
  path: '/api/guest/leaving',
  access: 'anyone',
  summary: 'End the session of a guest in this browser',
  output: z.object({ ok: z.literal(true) }),
});

export const guestCalls = [
  listGuests,
  inviteGuest,
  resendGuest,
  revokeGuest,
  openGuestLink,
  sendGuestCode,
  enterAsGuest,
  readGuestQuestions,
  saveGuestAnswer,
  finishAsGuest,
  leaveAsGuest,
] as const;
