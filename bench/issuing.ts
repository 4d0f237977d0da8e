import { languages } from '#core/platform/languages.ts';
import { issueCertificate } from '#server/certificate/certificates/issue/issuing.ts';
import { certificateJob } from '#server/adapters/documents/certificate.ts';
import { aCompletedAssessment, anOrganization, asPrincipal } from '#server/testing/builders.ts';
import { certificateOf } from './documents.ts';
import { medianMillis, print } from './measure.ts';
import type { Setting } from './setting.ts';

const turns = 15;
/** What `medianMillis` does before it counts. */
const warmUps = 3;
const declaration = { name: 'Anna Testowa', role: 'Prezes zarządu' };

/** A whole issue, with four sealed documents and both leaves of the log, beside only drawing four documents. */
export async function benchIssuing({ deps }: Setting): Promise<void> {
  const ready: Readonly<{ caller: Awaited<ReturnType<typeof asPrincipal>>; id: string }>[] = [];
  for (let turn = 0; turn < turns + warmUps; turn += 1) {
    const organization = await anOrganization(deps);
    ready.push({ caller: await asPrincipal(deps, organization), id: await aCompletedAssessment(deps, organization) });
  }
  const drawing = await medianMillis(turns, async (turn) => {
    await Promise.all(languages.map((language) => deps.renderer.render(certificateJob({ ...certificateOf(turn), language }))));
  });
  const issuing = await medianMillis(turns, async (turn) => {
    const { caller, id } = ready[turn + warmUps]!;
    await issueCertificate(deps, caller, { id, declaration });
  });
  print(
    'issuing, sealed in four languages and logged',
    `${issuing.toFixed(0)} ms`,
    `drawing alone ${drawing.toFixed(0)} ms, aim 250 ms`,
    issuing / drawing,
  );
}
