import { expect, it } from 'vitest';
import type { Questionnaire } from '#contract/assessment/answering/customer-questionnaires.ts';
import { anAssessment, anOrganization } from '#server/testing/builders.ts';
import { aPdf, sendEvidence } from '#server/testing/documents/files.ts';
import { openWorld } from '#server/testing/world.ts';

const world = openWorld();
const backups = 'Czy stosowane są kopie zapasowe?';

it('a row that names a control by its identifier is a choice of the questions about it, unless its words state which', async () => {
  const org = await anOrganization(world.deps);
  const assessmentId = await anAssessment(world.deps, org);
  const place = { assessmentId, questionId: 'nis2-3-2' };
  await sendEvidence(world, org.cookie, { name: 'Kopie.pdf', bytes: aPdf() }, { place });
  const answer = await world.app.inject({
    method: 'PUT',
    url: '/api/customer-questionnaires/files/ankieta.csv',
    headers: { cookie: org.cookie, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(['Pytanie;Odpowiedź;Uwagi', 'Control A.8.13;;', `${backups} (A.8.13);;`, 'A.5.32;;'].join('\r\n')),
  });
  const [named, agreed, other] = answer.json<Questionnaire>().rows;
  expect(named).toMatchObject({ matched: false, outside: false, offer: null });
  expect(named?.sources.map(({ questionId }) => questionId).toSorted()).toEqual(['nis2-3-2', 'nis2-3-3']);
  expect(agreed).toMatchObject({ matched: true, offer: { questionId: 'nis2-3-2' } });
  expect(other).toMatchObject({ matched: false, sources: [] });
});
