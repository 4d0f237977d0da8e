import type { Observation, ObservedDomain } from '#contract/assessment/evidence/observations.ts';
import { questionsOfCheck, observationChecks, type ObservationCheck } from '#core/assessment/observations/checks.ts';
import { freshUntil, nextManual, observationLimits, ownedUntil, verdictNow } from '#core/assessment/observations/domain.ts';
import { websitePath, websiteRecord, websiteValue } from '#core/company/website-proof.ts';
import { mayAct } from '#core/account/members/members.ts';
import type { OutputOf } from '#contract/platform/endpoint.ts';
import type { listDomains as listCall } from '#contract/assessment/evidence/observations.ts';
import type { Language } from '#core/platform/languages.ts';
import { shownQuestion } from '#server/assessment/results/shown-question.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Member } from '#server/platform/security/principal.ts';
import * as repository from './repository.ts';

/** The questions that a check speaks to, as they are shown. */
function touchedBy(check: ObservationCheck, language: Language): Observation['questions'] {
  return questionsOfCheck[check].flatMap((questionId) => {
    const shown = shownQuestion(questionId, language);
    return shown ? [{ questionId, section: shown.section, number: shown.number, text: shown.text }] : [];
  });
}

function observationView(row: repository.ObservationRow, language: Language, now: Date): Observation {
  const { check, reason, observedAt, since, collector, raw, sha256, explanation, explainedBy, explainedAt } = row;
  return {
    check,
    verdict: verdictNow(row, now),
    reason,
    observedAt: observedAt.toISOString(),
    freshUntil: freshUntil(observedAt).toISOString(),
    since: since.toISOString(),
    collector,
    raw: [...raw],
    sha256,
    questions: touchedBy(check, language),
    explanation: explainedAt && { text: explanation, by: explainedBy, at: explainedAt.toISOString() },
  };
}

/** Whether it is known today that a domain is the organisation's own. */
export function isOwned({ confirmedAt }: repository.DomainRow, now: Date): boolean {
  return confirmedAt !== null && ownedUntil(confirmedAt) > now;
}

/** Names of the domains that are known today to be the organisation's own. */
export async function ownedDomains(db: Db, organizationId: string, now: Date): Promise<string[]> {
  return (await repository.domainsOf(db, organizationId)).filter((row) => isOwned(row, now)).map(({ name }) => name);
}

function domainView(row: repository.DomainRow, observations: Observation[], now: Date): ObservedDomain {
  const { id, name, code, outcome, addedAt, addedBy, confirmedAt, triedAt } = row;
  const proof = { record: websiteRecord(name), file: `https://${name}${websitePath}`, value: websiteValue(code), outcome };
  return {
    id,
    name,
    addedAt: addedAt.toISOString(),
    addedBy,
    proof: isOwned(row, now) ? null : proof,
    ownedUntil: confirmedAt && ownedUntil(confirmedAt).toISOString(),
    triedAt: triedAt && triedAt.toISOString(),
    nextManual: triedAt && nextManual(triedAt).toISOString(),
    readAt: now.toISOString(),
    observations: observations.toSorted((a, b) => observationChecks.indexOf(a.check) - observationChecks.indexOf(b.check)),
  };
}

/** Everything of an organisation's domains, as a member sees it. */
export async function domainsView(deps: Deps, { organization }: Member, language: Language): Promise<OutputOf<typeof listCall>> {
  const now = deps.now();
  const seen = Map.groupBy(await repository.observationsOf(deps.db, organization.id), ({ domainId }) => domainId);
  const rows = await repository.domainsOf(deps.db, organization.id);
  return {
    domains: rows.map((row) => {
      const observations = (seen.get(row.id) ?? []).map((one) => observationView(one, language, now));
      return domainView(row, observations, now);
    }),
    limit: observationLimits.domains,
    mayChange: mayAct(organization.role, 'editor'),
    mayObserve: mayAct(organization.role, 'consultant'),
  };
}
