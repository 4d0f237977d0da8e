import type { Revocations } from '#server/adapters/trust/revocations.ts';
import { asBuffer, serveOneJob, type Ask } from '#server/platform/process/isolated-process-child.ts';
import { judge, type Judged } from './judge.ts';
import type { JudgeJob, RevocationQuestion } from './judge-isolated.ts';
import { authoritiesIn } from './trust.ts';

/** Authorities are asked by the process that started this one. */
function revocationsBy(ask: Ask): Revocations {
  const asked = async (question: RevocationQuestion): Promise<Buffer | null> => {
    const answer = await ask(question);
    return answer instanceof Uint8Array ? asBuffer(answer) : null;
  };
  return { ask: (address, question) => asked({ address, question }), list: (address) => asked({ address, question: null }) };
}

async function judged({ file, original, authorities, timeStamps, ...known }: JudgeJob, ask: Ask): Promise<Judged> {
  return judge({
    file: asBuffer(file),
    original: asBuffer(original),
    authorities: authoritiesIn(authorities),
    timeStamps: authoritiesIn(timeStamps),
    revocations: revocationsBy(ask),
    ...known,
  });
}

serveOneJob<JudgeJob, Judged>((job, ask) => judged(job, ask).catch(() => ({ verdict: 'unreadable', certificate: null })));
