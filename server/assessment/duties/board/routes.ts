import type { FastifyInstance } from 'fastify';
import { trainingWords } from '#content/documents/duties/board.ts';
import * as endpoints from '#contract/assessment/duties/board.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { serve, serveFile } from '#server/platform/http/serve.ts';
import { organizationOf } from '#server/platform/security/principal.ts';
import { attendanceFile } from './documents.ts';
import { trainingBytes } from './repository.ts';
import * as board from './service.ts';

export function addBoard(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, endpoints.readBoard, ({ account, language }, { query }) => board.readBoard(deps, account, query.lang ?? language));
  serve(app, deps, endpoints.addBoardPerson, async (caller, { body }) => {
    await board.addPerson(deps, caller, body);
    return board.readBoard(deps, caller.account, caller.language);
  });
  serve(app, deps, endpoints.removeBoardPerson, async (caller, { params }) => {
    await board.removePerson(deps, caller, params.id);
    return board.readBoard(deps, caller.account, caller.language);
  });
  serve(app, deps, endpoints.declareTraining, async (caller, { body }) => {
    await board.declareTraining(deps, { caller, language: caller.language }, body);
    return board.readBoard(deps, caller.account, caller.language);
  });
  serve(app, deps, endpoints.withdrawTraining, async (caller, { params }) => {
    await board.withdrawTraining(deps, caller, params.id);
    return board.readBoard(deps, caller.account, caller.language);
  });
  serve(app, deps, endpoints.recordTest, (caller, { body }) => board.recordTest(deps, { caller, language: caller.language }, body.answers));
  serveFile(app, deps, endpoints.trainingPdf, async ({ account, language }, { params }) => {
    const bytes = await trainingBytes(deps.db, organizationOf(account), params.id);
    if (!bytes) throw notFound();
    return { bytes, name: `${trainingWords[language].certificateFile}-${params.id.slice(0, 8)}.pdf` };
  });
  serveFile(app, deps, endpoints.attendancePdf, ({ account, language }, { query }) =>
    attendanceFile(deps, account, query.lang ?? language),
  );
}
