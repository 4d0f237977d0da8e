import type { TermLength } from '#core/platform/calendar/deadlines.ts';
import { changeTermDays } from '#core/assessment/register-entry/changes.ts';
import type { ScopeDutyCode } from '#core/assessment/scope/duty.ts';

/** When a duty that was met is to be met again: never, once in each calendar year, or a term after the day on which it was met. */
type Again = 'never' | 'calendar_year' | TermLength;

/**
 * What a duty of a scope check is in the list of duties. `deadline`: its day is the last one to meet it, otherwise the one from which it binds.
 * `day` (ISO) is that of a duty that has the same for everybody. `byRecords`: records of the organisation
 * are its proof, and nobody ticks it. `on_event`: it is met each time something happens and so is never done; `within` is the term from each event that is known. `by_check`: a new scope check ends it.
 */
export type DutyRule =
  | Readonly<{ met: 'by_proof'; again: Again; deadline?: true; day?: string; byRecords?: true }>
  | Readonly<{ met: 'on_event'; within?: TermLength }>
  | Readonly<{ met: 'by_check' }>;

const once: DutyRule = { met: 'by_proof', again: 'never' };
const byRecords: DutyRule = { met: 'by_proof', again: 'never', byRecords: true };
const onEvent: DutyRule = { met: 'on_event' };
const byCheck: DutyRule = { met: 'by_check' };

/** The rule of each duty; null for what is a consequence (a fine) or a note that asks for nothing. */
export const dutyRules: Readonly<Record<ScopeDutyCode, DutyRule | null>> = {
  clarify: byCheck,
  clarify_ai: byCheck,
  section_depends: byCheck,
  document: once,
  customers: onEvent,
  dora_instead: null,
  dora_remains: null,
  dora_others: null,
  dora_also: null,
  // Six months for whoever was covered on 3 April 2026 (art. 7c ust. 1): a Saturday, which may have moved the day to the Monday after it.
  register: { met: 'by_proof', again: 'never', deadline: true, day: '2026-10-03' },
  register_later: { met: 'by_proof', again: 'never', deadline: true },
  check_basis: null,
  register_ex_officio: once,
  // Within 14 days of each change (art. 7c ust. 3).
  register_changes: { met: 'on_event', within: { days: changeTermDays } },
  measures: once,
  measures_public: once,
  measures_public_depends: once,
  university_research: null,
  incidents: onEvent,
  incidents_public: onEvent,
  incidents_trust: onEvent,
  implementing: null,
  domain_data: once,
  // Training once in each calendar year (art. 8e).
  head: { met: 'by_proof', again: 'calendar_year', byRecords: true },
  // At least every three years (art. 15 ust. 1).
  audit: { met: 'by_proof', again: { months: 36 }, deadline: true },
  audit_former: { met: 'by_proof', again: { months: 36 } },
  fines_now: null,
  fines_key: null,
  fines_important: null,
  fines_head: null,
  fines_head_public: null,
  fines_daily: null,
  none: null,
  literacy: once,
  prohibited: once,
  prohibited_new: once,
  models: once,
  models_open: once,
  interaction: once,
  synthetic_content: once,
  emotion_recognition: once,
  deep_fake: once,
  of_provider: null,
  of_deployer: null,
  exception: once,
  inform_persons: once,
  // Finished assessments of the systems in the inventory.
  impact: byRecords,
  impact_binding: byRecords,
  excluded_ai: null,
  representative: once,
  representative_model: once,
  representative_tasks: once,
  eu_database: once,
  eu_database_deployer: once,
  post_market: once,
  serious_incidents: onEvent,
  inform_workers: once,
  explanation: onEvent,
  annex_1_b: null,
  become_provider: onEvent,
  fines_operators: null,
  annex_1_manufacturer: once,
  annex_1_provider: once,
  annex_1_deployer: once,
  annex_1_importer: once,
  annex_1_distributor: once,
  annex_3_provider: once,
  annex_3_deployer: once,
  annex_3_importer: once,
  annex_3_distributor: once,
};
