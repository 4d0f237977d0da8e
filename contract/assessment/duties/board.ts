import { z } from 'zod';
import { boardKinds, trainingTest, trainingTopics, trainingWays } from '#core/assessment/board/training.ts';
import { lengths } from '#core/platform/limits.ts';
import { download, endpoint } from '#contract/platform/endpoint.ts';
import { resolutionCalls, resolutionDownloads } from '#contract/assessment/duties/resolutions.ts';
import { day, idParams, instant, languageQuery, naming, text, uuid } from '#contract/platform/fields.ts';

const training = z.object({
  id: uuid,
  personId: uuid,
  name: z.string(),
  role: z.string(),
  doneOn: z.iso.date(),
  way: z.enum(trainingWays),
  trainer: z.string(),
  topics: z.array(z.enum(trainingTopics)),
  /** Right answers of the test; null for what was declared. */
  correct: z.int().nullable(),
  asked: z.int().nullable(),
  edition: z.string().nullable(),
  evidence: z.object({ id: uuid, name: z.string() }).nullable(),
  /** Null for a person who is gone. */
  by: z.string().nullable(),
  recordedAt: instant,
  /** SHA-256 of what was recorded, and of the document. */
  recordHash: z.string(),
  sha256: z.string(),
});

const person = z.object({
  id: uuid,
  name: z.string(),
  role: z.string(),
  kind: z.enum(boardKinds),
  /** The member of the team who this is; null for nobody with an account. */
  memberId: uuid.nullable(),
  mine: z.boolean(),
  since: z.iso.date(),
  until: z.iso.date().nullable(),
});

export const board = z.object({
  today: z.iso.date(),
  people: z.array(person),
  /** The newest first. */
  trainings: z.array(training),
  /** This calendar year; nobody is trained of nobody. */
  year: z.object({ year: z.int(), trained: z.array(uuid), missing: z.array(uuid), completeOn: z.iso.date().nullable() }),
  material: z.object({
    edition: z.string(),
    chapters: z.array(
      z.object({ code: z.string(), title: z.string(), paragraphs: z.array(z.string()), topics: z.array(z.enum(trainingTopics)) }),
    ),
    questions: z.array(z.object({ text: z.string(), options: z.array(z.string()) })),
  }),
});
export type Board = z.output<typeof board>;

export const readBoard = endpoint({
  method: 'GET',
  path: '/api/board',
  access: 'reader',
  summary: 'Who heads the entity or was given its tasks, their trainings, and material with a test',
  query: languageQuery,
  output: board,
});

export const addBoardPerson = endpoint({
  method: 'POST',
  path: '/api/board/people',
  access: 'consultant',
  summary: 'Put somebody on the list of those who must be trained',
  body: z.object({
    name: naming(lengths.boardName),
    role: text(lengths.boardRole),
    kind: z.enum(boardKinds, 'invalid'),
    memberId: uuid.nullable(),
    since: day,
  }),
  output: board,
});

export const removeBoardPerson = endpoint({
  method: 'DELETE',
  path: '/api/board/people/:id',
  access: 'consultant',
  summary: 'End somebody’s function today; whoever has no training leaves the list',
  params: idParams,
  output: board,
});

export const declareTraining = endpoint({
  method: 'POST',
  path: '/api/board/trainings',
  access: 'consultant',
  summary: 'Record that somebody took part in a training, as the organisation declares it',
  body: z.object({
    personId: uuid,
    doneOn: day,
    trainer: text(lengths.trainer),
    topics: z.array(z.enum(trainingTopics)).min(1, 'required').max(trainingTopics.length),
    evidenceId: uuid.nullable(),
  }),
  output: board,
});

export const withdrawTraining = endpoint({
  method: 'DELETE',
  path: '/api/board/trainings/:id',
  access: 'consultant',
  summary: 'Withdraw a training that was recorded by mistake',
  params: idParams,
  output: board,
});

const answer = z
  .int()
  .min(0)
  .max(trainingTest.options - 1);

export const recordTest = endpoint({
  method: 'POST',
  path: '/api/board/test',
  access: 'reader',
  summary: 'Answer the test after the material as somebody of the list; passing it records the training',
  body: z.object({ answers: z.array(answer).length(trainingTest.questions, 'required') }),
  output: z.object({
    passed: z.boolean(),
    correct: z.int(),
    results: z.array(z.object({ right: z.int(), why: z.string() })),
    board,
  }),
});

export const trainingPdf = download({
  method: 'GET',
  path: '/api/board/trainings/:id/pdf',
  access: 'reader',
  summary: 'The document about a training as it was made when it was recorded',
  params: idParams,
  mediaType: 'application/pdf',
});

export const attendancePdf = download({
  method: 'GET',
  path: '/api/board/attendance',
  access: 'reader',
  summary: 'The list of attendance of this calendar year',
  query: languageQuery,
  mediaType: 'application/pdf',
});

export const boardCalls = [
  readBoard,
  addBoardPerson,
  removeBoardPerson,
  declareTraining,
  withdrawTraining,
  recordTest,
  ...resolutionCalls,
] as const;
export const boardDownloads = [trainingPdf, attendancePdf, ...resolutionDownloads] as const;
