import { rawLength, type Finding, type ObservationReason } from './checks.ts';
import type { DnsAnswer, Failed, Page } from './network.ts';

/** One long record leaves space for the lines behind it. */
const lineLength = 2000;
/** Characters that are not seen, end a line or turn its direction. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

function plainLine(line: string, length: number): string {
  const shortened = line.length > length ? `${line.slice(0, length - 1)}…` : line;
  return shortened.replaceAll(unseen, '\ufffd').toWellFormed();
}

/** A finding whose lines are at most `rawLength` characters together, the ends of lines counted. */
export function finding(reason: ObservationReason, lines: readonly string[]): Finding {
  const raw: string[] = [];
  let left = rawLength;
  for (const line of lines) {
    if (left <= 1) break;
    const shortened = plainLine(line, Math.min(lineLength, left));
    raw.push(shortened);
    left -= shortened.length + 1;
  }
  return { reason, raw };
}

const withoutRecords = { none: 'NODATA', no_name: 'NXDOMAIN', failed: 'no answer' } as const;

export function recordsOf<T>(answer: DnsAnswer<T>): readonly T[] {
  return answer.status === 'found' ? answer.records : [];
}

/** What a name server answered, a line for each record. */
export function dnsLines<T>(name: string, type: string, answer: DnsAnswer<T>, shown: (record: T) => string): string[] {
  const records = recordsOf(answer);
  if (records.length > 0) return records.map((record) => `${name} ${type} ${shown(record)}`);
  return [`${name} ${type} ${withoutRecords[answer.status === 'found' ? 'none' : answer.status]}`];
}

export function txtLines(name: string, answer: DnsAnswer<string>): string[] {
  return dnsLines(name, 'TXT', answer, (text) => `"${text}"`);
}

/** The TXT records that concern a check; all of them where none does, which proves it. */
export function chosenTxtLines(name: string, answer: DnsAnswer<string>, chosen: readonly string[]): string[] {
  return txtLines(name, chosen.length > 0 ? { status: 'found', records: chosen } : answer);
}

/** What a web server answered: its status, and the headers that concern a check. */
export function pageLines(address: string, answer: Page | Failed, headers: readonly string[] = []): string[] {
  if ('failure' in answer) return [`GET ${address} ${answer.failure}`];
  const shown = headers.flatMap((name) => (answer.headers[name] === undefined ? [] : [`${name}: ${answer.headers[name]}`]));
  return [`GET ${address} ${answer.status}`, ...shown];
}
