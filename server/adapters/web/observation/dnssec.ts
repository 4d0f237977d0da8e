import type { Network } from '#core/assessment/observations/network.ts';
import { isName } from './names.ts';
import { answerTo, nameServerOf, responseCodeOf, responseCodes, type NameServer } from './query.ts';

const withinMillis = 3000;

/** A resolver is believed on this very machine only: on the way from another one anybody could set the bit. */
export function resolverOfOurOwn(configured: string | null): NameServer | null {
  return /^(?:127\.0\.0\.1|\[::1\])(?::|$)/.test(configured ?? '') ? nameServerOf(configured ?? '') : null;
}

/** Opens what queries a validating resolver whether a domain is signed: it refuses what is signed wrongly unless it is told not to check. */
export function openDnssec(configured: string | null, atMostMillis: number): Network['dnssec'] {
  const server = resolverOfOurOwn(configured);
  const millis = Math.min(withinMillis, atMostMillis);
  return async (name) => {
    if (!server) return 'unasked';
    if (!isName(name)) return 'failed';
    const querySoa = (isChecked: boolean) => answerTo({ name, type: 'SOA', isChecked }, server, AbortSignal.timeout(millis));
    try {
      const answer = await querySoa(true);
      const code = responseCodeOf(answer);
      if (code === responseCodes.noError) return answer.flag_ad ? 'signed' : 'unsigned';
      if (code !== responseCodes.serverFailure) return 'failed';
      return responseCodeOf(await querySoa(false)) === responseCodes.noError ? 'broken' : 'failed';
    } catch {
      return 'failed';
    }
  };
}
