import { chapters } from '#content/board-training/chapters.ts';
import { planWords } from '#content/documents/report/action-plan.ts';
import { trainingWords } from '#content/documents/duties/board.ts';
import { interfaceWords } from '#content/localized.ts';
import { sealWords } from '#content/documents/certificate/seal.ts';
import { trainingChapterCodes, trainingTest, trainingYear } from '#core/assessment/board/training.ts';
import { calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { subjectFacts } from '#server/account/public.ts';
import { recordJob, type OrganizationRecord } from '#server/adapters/documents/record/record.ts';
import type { Deps } from '#server/deps.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import { peopleOf, trainingsOf, type TrainingRow } from './repository.ts';

/** The name at the top of the page, in points from the lower left corner: a click on it opens the seal. */
const sealBox = [54, 740, 120, 775] as const;

type Recorded = Omit<TrainingRow, 'sha256' | 'by'> & Readonly<{ by: string }>;
type Subject = Awaited<ReturnType<typeof subjectFacts>>;

function shownDay(iso: string, language: Language): string {
  return dayText(startOfDay(calendarDay(iso)), language);
}

function topicText(topics: readonly TrainingRow['topics'][number][], language: Language): string {
  const words = interfaceWords[language].boardTraining.topics;
  return topics.map((topic) => words[topic]).join(', ');
}

function factsOf(training: Recorded, language: Language): OrganizationRecord['facts'] {
  const words = trainingWords[language];
  const { way, correct, asked, edition } = training;
  const tested = { correct: String(correct), asked: String(asked), toPass: String(trainingTest.toPass) };
  return [
    { label: words.person, value: training.name },
    { label: words.role, value: training.role },
    { label: words.date, value: shownDay(training.doneOn, language) },
    { label: words.trainer, value: way === 'self' ? filled(words.ownTrainer, { edition: edition ?? '' }) : training.trainer },
    ...(way === 'self' ? [{ label: words.test, value: filled(words.result, tested) }] : []),
    { label: way === 'self' ? words.account : words.declaredBy, value: training.by },
  ];
}

function recordOf(training: Recorded, subject: Subject): OrganizationRecord {
  const { language, way } = training;
  const words = trainingWords[language];
  return {
    language,
    at: training.recordedAt,
    kicker: words.kicker,
    title: way === 'self' ? words.selfTitle : words.declaredTitle,
    name: subject.name,
    about: `NIP ${subject.nip}`,
    dated: dayText(training.recordedAt, language),
    facts: factsOf(training, language),
    sections: [
      { heading: words.agenda, paragraphs: [filled(words.topics, { topics: topicText(training.topics, language) })] },
      ...(way === 'self' ? [{ heading: words.material, items: trainingChapterCodes.map((code) => chapters[code][language].title) }] : []),
      { heading: null, fields: [{ label: words.hash, lines: [training.recordHash], known: true }] },
    ],
    signatures: [],
    note: way === 'self' ? words.selfNote : words.declaredNote,
  };
}

/** A document of ours, sealed where there is a seal. */
export async function sealedRecord(
  deps: Pick<Deps, 'renderer' | 'sealer' | 'now'>,
  record: OrganizationRecord,
  reason: string,
): Promise<Buffer> {
  const pdf = await deps.renderer.render(recordJob(record));
  const { label } = sealWords[record.language];
  return deps.sealer ? deps.sealer.seal(pdf, { reason, label, box: sealBox, at: deps.now() }) : pdf;
}

/** The document about a training: a certificate where the test was passed, the organisation's own statement otherwise. */
export async function trainingDocument(deps: Deps, organizationId: string, training: Recorded): Promise<Buffer> {
  const subject = await subjectFacts(deps.db, organizationId);
  return sealedRecord(deps, recordOf(training, subject), trainingWords[training.language].seal);
}

/** Who was trained this calendar year and how, and who was not. */
export async function attendanceFile(deps: Deps, account: Account, language: Language): Promise<{ bytes: Buffer; name: string }> {
  const organizationId = organizationOf(account);
  const [subject, people, trainings] = [
    await subjectFacts(deps.db, organizationId),
    await peopleOf(deps.db, organizationId),
    await trainingsOf(deps.db, organizationId),
  ];
  const today = isoDay(deps.now());
  const { year, trained, missing } = trainingYear(people, trainings, Number(today.slice(0, 4)), today);
  const [words, screen] = [trainingWords[language], interfaceWords[language].boardTraining];
  const named = (id: string): string => {
    const person = people.find((one) => one.id === id);
    return `${person?.name ?? ''}, ${person?.role ?? ''} (${screen.kinds[person?.kind ?? 'member']})`;
  };
  const held = (id: string): string[] =>
    trainings
      .filter(({ personId, doneOn }) => personId === id && doneOn.startsWith(String(year)))
      .map(({ doneOn, way, trainer }) =>
        [shownDay(doneOn, language), screen.ways[way], way === 'declared' ? trainer : ''].filter(Boolean).join(', '),
      );
  const record: OrganizationRecord = {
    language,
    at: deps.now(),
    kicker: words.kicker,
    title: filled(words.attendanceTitle, { year: String(year) }),
    name: subject.name,
    about: `NIP ${subject.nip}`,
    dated: filled(planWords[language].asOf, { date: dayText(deps.now(), language) }),
    facts: [],
    sections: [
      ...(trained.length > 0
        ? [{ heading: words.trained, fields: trained.map((id) => ({ label: named(id), lines: held(id), known: true })) }]
        : []),
      ...(missing.length > 0 ? [{ heading: words.missing, items: missing.map(named) }] : []),
    ],
    signatures: [],
    note: `${filled(planWords[language].asOf, { date: dayText(deps.now(), language) })}. ${words.attendanceNote}`,
  };
  return { bytes: await deps.renderer.render(recordJob(record)), name: `${words.attendanceFile}-${year}.pdf` };
}
