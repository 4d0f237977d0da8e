import type { Finding, ObservationReason } from '#core/assessment/observations/checks.ts';
import { chosenTxtLines, finding, recordsOf } from '#core/assessment/observations/findings.ts';
import { plainName } from '#core/assessment/observations/names.ts';
import type { Network } from '#core/assessment/observations/network.ts';
import { isSpf, readSpf, type Directive, type Qualifier, type SpfRecord } from './spf-terms.ts';

type Dns = Pick<Network, 'txt'>;

/** Terms that make a receiver ask the DNS, over all records of a walk (RFC 7208, section 4.6.4). */
const lookupsAtMost = 10;
const lookupMechanisms: ReadonlySet<string> = new Set(['include', 'a', 'mx', 'ptr', 'exists']);

/** What has been seen so far on the way through a record and those that it names. */
type Walk = {
  readonly dns: Dns;
  readonly raw: string[];
  lookups: number;
  isUnclear: boolean;
  isFailed: boolean;
  /** What ends the walk: no receiver would go on either. */
  fault: 'spf_invalid' | 'spf_lookups' | null;
};

/** The one SPF record of a name; null where there is none, or none that can be used. */
async function fetchRecord(name: string, walk: Walk): Promise<SpfRecord | null> {
  const answer = await walk.dns.txt(name);
  const found = recordsOf(answer).filter(isSpf);
  walk.raw.push(...chosenTxtLines(name, answer, found));
  if (answer.status === 'failed') {
    walk.isFailed = true;
    return null;
  }
  const [text] = found;
  const record = text === undefined || found.length > 1 ? null : readSpf(text);
  // A name without a record, and one with two, are permanent errors of the record that names it (section 5.2).
  if (!record) walk.fault = 'spf_invalid';
  return record;
}

function countLookup(walk: Walk): void {
  walk.lookups += 1;
  if (walk.lookups > lookupsAtMost) walk.fault = 'spf_lookups';
}

/** What a record that is named states about every sender; null where that stays open. */
async function follow({ target, hasMacros }: Pick<Directive, 'target' | 'hasMacros'>, walk: Walk): Promise<Qualifier | null> {
  if (hasMacros) walk.isUnclear = true;
  if (walk.fault || hasMacros) return null;
  const record = await fetchRecord(plainName(target), walk);
  return record && qualifierOf(record, walk);
}

/** Whether a directive fits every sender; an include does where the record it names lets everybody pass. */
async function fitsEverybody(directive: Directive, walk: Walk): Promise<boolean> {
  const { mechanism, qualifier, hasMacros, isEverywhere } = directive;
  if (lookupMechanisms.has(mechanism)) countLookup(walk);
  if (hasMacros || mechanism === 'ptr') walk.isUnclear = true;
  if (mechanism === 'include') return (await follow(directive, walk)) === '+';
  return mechanism === 'all' || (isEverywhere && qualifier === '+');
}

/** What a record states about a sender that it does not name; null where that stays open. */
async function qualifierOf({ directives, redirect }: SpfRecord, walk: Walk): Promise<Qualifier | null> {
  for (const directive of directives) {
    const fits = await fitsEverybody(directive, walk);
    if (walk.fault) return null;
    if (fits) return directive.qualifier;
  }
  if (!redirect) return '?';
  countLookup(walk);
  return follow(redirect, walk);
}

/** What is wrong for certain comes before what is not known, and that before what is only doubtful. */
function reasonOf(qualifier: Qualifier | null, walk: Walk): ObservationReason {
  if (walk.fault) return walk.fault;
  if (qualifier === '+' || qualifier === '?') return 'spf_open';
  if (walk.isFailed) return 'unreadable';
  return walk.isUnclear || qualifier === null ? 'spf_macros' : 'spf_strict';
}

/** SPF (RFC 7208): one record that names who may send for the domain, and refuses or marks everybody else. */
export async function observeSpf(domain: string, network: Dns): Promise<Finding> {
  const walk: Walk = { dns: network, raw: [], lookups: 0, isUnclear: false, isFailed: false, fault: null };
  const answer = await network.txt(domain);
  const found = recordsOf(answer).filter(isSpf);
  walk.raw.push(...chosenTxtLines(domain, answer, found));
  if (answer.status === 'failed') return finding('unreadable', walk.raw);
  const [text] = found;
  if (text === undefined || found.length > 1) return finding(text === undefined ? 'spf_none' : 'spf_several', walk.raw);
  const record = readSpf(text);
  if (!record) return finding('spf_invalid', walk.raw);
  const qualifier = await qualifierOf(record, walk);
  return finding(reasonOf(qualifier, walk), walk.raw);
}
