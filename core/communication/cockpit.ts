import { businessDay, daysBetween } from '#core/platform/calendar/calendar.ts';
import type { CertificateStatus } from '#core/certificate/certification.ts';

/** Where an organisation stands with a regime; of several that are true the one that matters most (docs/product.md, “Dashboard”). */
export const regimeStatuses = ['none', 'open', 'below', 'barred', 'ready', 'certified', 'ending', 'expired', 'revoked'] as const;
export type RegimeStatus = (typeof regimeStatuses)[number];

/** The one next thing to do. What is not included leads to what includes it, before anybody tries. */
export const nextSteps = [
  'start',
  'continue',
  'plan',
  'obstacle',
  'issue',
  'confirm',
  'certificate',
  'renew',
  'choose_plan',
  'upgrade',
  'limit',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** Days before its end from which on a certificate asks to be renewed: an assessment takes weeks, not days. */
export const renewalDays = 60;

export type Facts = Readonly<{
  /** Whether the paid period covers the regime; `lesser` where a plan runs that does not. */
  cover: 'yes' | 'none' | 'lesser';
  /** Whether the period allows another assessment. */
  room: boolean;
  /** Whether answers were given in an assessment that is not finished. */
  open: boolean;
  /** Whether the newest result reaches the threshold; null without a result. */
  reached: boolean | null;
  /** Whether something else than its score prevents a certificate for that result. */
  barred: boolean;
  /** Whether a certificate could be issued in the name of the company: without that, asking for one waits. */
  confirmed: boolean;
  /** Whether that result was finished after the newest certificate had been issued. */
  resultIsNewer: boolean;
  certificate: Readonly<{ status: CertificateStatus; expiresAt: Date }> | null;
}>;

function regimeStatusOf({ open, reached, barred, resultIsNewer, certificate }: Facts, now: Date): RegimeStatus {
  if (certificate?.status === 'active') {
    return daysBetween(businessDay(now), businessDay(certificate.expiresAt)) <= renewalDays ? 'ending' : 'certified';
  }
  if (open) return 'open';
  if (certificate && !resultIsNewer) return certificate.status === 'revoked' ? 'revoked' : 'expired';
  if (reached === null) return 'none';
  if (!reached) return 'below';
  return barred ? 'barred' : 'ready';
}

const wished: Readonly<Record<RegimeStatus, NextStep>> = {
  none: 'start',
  open: 'continue',
  below: 'plan',
  barred: 'obstacle',
  ready: 'issue',
  certified: 'certificate',
  ending: 'renew',
  expired: 'renew',
  revoked: 'renew',
};

/** What of a status is possible now. Reading what there is needs no period. */
function possible(step: NextStep, { cover, room, confirmed }: Facts): NextStep {
  if (step === 'issue' && cover === 'yes' && !confirmed) return 'confirm';
  if (step === 'plan' || step === 'obstacle' || step === 'certificate' || cover === 'yes') {
    return (step === 'start' || step === 'renew') && !room ? 'limit' : step;
  }
  return cover === 'lesser' ? 'upgrade' : 'choose_plan';
}

export function statusAndStep(facts: Facts, now: Date): Readonly<{ status: RegimeStatus; step: NextStep }> {
  const status = regimeStatusOf(facts, now);
  // A certificate that ends asks for the next assessment, which may have begun already.
  const step =
    status === 'ending' && facts.open
      ? 'continue'
      : status === 'ending' && facts.resultIsNewer && facts.reached
        ? wished[facts.barred ? 'barred' : 'ready']
        : wished[status];
  return { status, step: possible(step, facts) };
}
