import type { FastifyInstance } from 'fastify';
import { listQuestions } from '#contract/assessment/answering/questions.ts';
import type { Deps } from '#server/deps.ts';
import { serve } from '#server/platform/http/serve.ts';
import * as questions from './service.ts';

export function addQuestions(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, listQuestions, ({ account, language }, { params, query }) =>
    questions.listQuestions(deps, account, params, query.lang ?? language),
  );
}
