import type { Revocations } from '#server/adapters/trust/revocations.ts';
import { asBuffer, serveOneJob, type AskParent } from '#server/platform/process/isolated-process-child.ts';
import { judge, type Judged } from './judge.ts';
import type { JudgeJob, RevocationQuestion } from './judge-isolated.ts';
import { authoritiesIn } from './trust.ts';

/** Authorities are queried by the process that started this one. */
function revocationsBy(askParent: AskParent): Revocations {
  const fetchRevocation = async (question: RevocationQuestion): Promise<Buffer | null> => {
    const answer = await askParent(question);
    return answer instanceof Uint8Array ? asBuffer(answer) : null;
  };
  return {
    queryOcsp: (address, question) => fetchRevocation({ address, question }),
    list: (address) => fetchRevocation({ address, question: null }),
  };
}

async function judged({ file, original, authorities, timeStamps, ...known }: JudgeJob, ask: AskParent): Promise<Judged> {
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
