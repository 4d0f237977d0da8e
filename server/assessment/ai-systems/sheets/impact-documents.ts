import { impactWords } from '#content/documents/ai/ai-sheets.ts';
import { interfaceWords } from '#content/localized.ts';
import {
  changedBases,
  basisOf,
  impactFields,
  impactLetters,
  type ImpactContent,
  type ImpactField,
} from '#core/assessment/ai-sheets/impact.ts';
import { pointsOf } from '#core/assessment/ai-systems/class.ts';
import { calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { subjectFacts } from '#server/account/public.ts';
import { recordDocument } from '#server/adapters/documents/record/record-docx.ts';
import { recordJob, type OrganizationRecord, type RecordSection } from '#server/adapters/documents/record/record.ts';
import type { Deps } from '#server/deps.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { organizationOf, type Member } from '#server/platform/security/principal.ts';
import type { SystemRow } from '#server/assessment/ai-systems/repository.ts';
import { wholeImpact, type WholeImpact } from './impact.ts';
import type { FinishedRow } from './repository.ts';

/** Which file is wanted: the draft where `finished` names no assessment. */
export type FileWanted = Readonly<{ language: Language; finished: string | null }>;

const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function fieldsOf(content: ImpactContent, fields: readonly ImpactField[], language: Language): RecordSection['fields'] {
  const labels = interfaceWords[language].aiImpact.fields;
  return fields.map((field) => {
    const text = content[field]?.trim() ?? '';
    return { label: labels[field], known: text !== '', lines: text === '' ? [impactWords[language].empty] : text.split('\n') };
  });
}

function sectionsOf(content: ImpactContent, language: Language): RecordSection[] {
  const { parts } = interfaceWords[language].aiImpact;
  const asList = letters.map((letter) => ({
    heading: `${letter}) ${parts[letter]}`,
    fields: fieldsOf(
      content,
      impactFields.filter((field) => impactLetters[field] === letter),
      language,
    ),
  }));
  return content.dpia?.trim() ? [...asList, { heading: parts.more, fields: fieldsOf(content, ['dpia'], language) }] : asList;
}

/** What of the system stands at the top, as it is described today. */
function factsOf({ name, version, supplier, facts }: SystemRow, language: Language): OrganizationRecord['facts'] {
  const { fields, roles, points, users } = interfaceWords[language].aiSystems;
  const statements = [
    [fields.name, [name, version].filter(Boolean).join(', ')],
    [fields.supplier, supplier],
    [fields.roles, facts.roles.map((role) => roles[role]).join(', ')],
    [fields.user, users[facts.user]],
    [
      fields.points,
      pointsOf(facts)
        .map((point) => `${point}: ${points[point]}`)
        .join('; '),
    ],
  ] as const;
  return statements.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

function statusOf(
  found: FinishedRow | null,
  { system }: WholeImpact,
  { language, now }: Readonly<{ language: Language; now: Date }>,
): string {
  const words = impactWords[language];
  if (!found) return filled(words.draft, { date: dayText(now, language) });
  const finished = filled(words.finished, { date: dayText(startOfDay(calendarDay(found.doneOn)), language) });
  return changedBases(found.basis, basisOf(system)).length > 0 ? `${finished}. ${words.outdated}` : finished;
}

async function recordOf(deps: Deps, account: Member, id: string, { language, finished }: FileWanted): Promise<OrganizationRecord> {
  const organizationId = organizationOf(account);
  const whole = await wholeImpact(deps.db, organizationId, id);
  const found = finished === null ? null : (whole.finished.find((one) => one.id === finished) ?? null);
  if (finished !== null && !found) throw notFound();
  const [subject, words, now] = [await subjectFacts(deps.db, organizationId), impactWords[language], deps.now()];
  const status = statusOf(found, whole, { language, now });
  return {
    language,
    at: now,
    kicker: words.kicker,
    title: interfaceWords[language].aiImpact.title,
    name: subject.name,
    about: `NIP ${subject.nip}`,
    dated: status,
    facts: [{ label: words.state, value: status }, ...factsOf(whole.system, language)],
    sections: sectionsOf(found?.content ?? whole.content, language),
    signatures: found ? [filled(words.signature, { person: found.person })] : [],
    note: words.note,
  };
}

type File = Readonly<{ bytes: Buffer; name: string }>;

function nameOf(deps: Deps, language: Language): string {
  return `${impactWords[language].fileName}-${isoDay(deps.now())}`;
}

export async function impactPdfFile(deps: Deps, account: Member, id: string, wanted: FileWanted): Promise<File> {
  const record = await recordOf(deps, account, id, wanted);
  return { bytes: await deps.renderer.render(recordJob(record)), name: `${nameOf(deps, wanted.language)}.pdf` };
}

export async function impactDocxFile(deps: Deps, account: Member, id: string, wanted: FileWanted): Promise<File> {
  const record = await recordOf(deps, account, id, wanted);
  return { bytes: await recordDocument(record), name: `${nameOf(deps, wanted.language)}.docx` };
}
