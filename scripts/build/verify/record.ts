import type { Language } from '#core/platform/languages.ts';
import { readRoots, type KeyManifest } from '#proof/log/key-manifest.ts';
import { checkRecord, type StoredRecord, type RecordFindings } from '#proof/record.ts';
import type { Report } from './report.ts';
import type { Trust } from './trust.ts';
import { reasonText, toolText, wordsIn } from './words.ts';

/** 2: a hash or the proof does not hold; 3: nothing proves it; 4: the newest entries are not in the public log yet. */
function codeOf({ brokenAt, held, entries, why }: RecordFindings): Report['code'] {
  if (brokenAt !== null || (held === null && why !== 'no_log_proof')) return 2;
  if (held === null) return 3;
  return held.upTo < entries ? 4 : 0;
}

function provenLines({ held, why, entries }: RecordFindings, language: Language): string[] {
  if (!held) return [toolText('recordUnproven', language, { why: reasonText(wordsIn(language), why ?? '') })];
  const { upTo, place, witnesses } = held;
  const seen = witnesses.map(({ name, time }) => toolText('recordWitness', language, { name, time: new Date(time * 1000).toISOString() }));
  const later = upTo < entries ? [toolText('recordLater', language, { upTo, entries })] : [];
  return [
    toolText('recordHeld', language, { upTo, place }),
    ...(seen.length > 0 ? seen : [toolText('recordNoWitness', language)]),
    ...later,
  ];
}

/** What is found about the log of an incident as an organisation downloaded it. */
export async function reportOnRecord(record: StoredRecord, trust: Trust, language: Language): Promise<Report> {
  const roots = await readRoots({ threshold: trust.threshold, keys: trust.keys } satisfies KeyManifest['root']);
  const found = await checkRecord(record, { origin: new URL(trust.issuer).host, roots });
  const { brokenAt, entries } = found;
  const chain =
    brokenAt === null ? toolText('recordIntact', language, { entries }) : toolText('recordBroken', language, { number: brokenAt });
  return { lines: [chain, ...(brokenAt === null ? provenLines(found, language) : [])], code: codeOf(found) };
}
