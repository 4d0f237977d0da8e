/** Topics of a training of the head of an entity (UKSC art. 8e ust. 2), as far as they are known. */
export const trainingTopics = ['management', 'reporting', 'documentation'] as const;
export type TrainingTopic = (typeof trainingTopics)[number];

/** Chapters of our own material, with the topics of the act that each is about. */
export const trainingChapters = {
  management: ['management', 'documentation'],
  risk: ['management', 'documentation'],
  head: ['management'],
  incidents: ['reporting'],
  supply: ['management'],
  supervision: ['management', 'documentation'],
  limits: ['documentation'],
} as const satisfies Readonly<Record<string, readonly TrainingTopic[]>>;
export type TrainingChapter = keyof typeof trainingChapters;
export const trainingChapterCodes = Object.keys(trainingChapters) as TrainingChapter[];

/** The edition of material and test: a record names the one it is about. */
export const trainingEdition = '2026.1';

/** Questions of the test after the material, and how many right answers pass it. */
export const trainingTest = { questions: 8, toPass: 6, options: 3 } as const;

/** The first calendar year in which the training binds, as far as it is known (chapter 3 binds from April of it). */
export const firstTrainingYear = 2027;

export const boardKinds = ['member', 'delegate'] as const;
export type BoardKind = (typeof boardKinds)[number];

/** `self`: somebody passed our test signed in; `declared`: the organisation states that somebody took part in a training. */
export const trainingWays = ['self', 'declared'] as const;
export type TrainingWay = (typeof trainingWays)[number];

/** Somebody who must be trained, from one calendar day (ISO) on; `until` is the last one, null while there is none. */
export type BoardPerson = Readonly<{ id: string; name: string; since: string; until: string | null }>;
export type BoardTraining = Readonly<{ personId: string; doneOn: string; topics: readonly TrainingTopic[] }>;
export type TrainingYear = Readonly<{ year: number; trained: readonly string[]; missing: readonly string[]; completeOn: string | null }>;

function yearOf(iso: string): number {
  return Number(iso.slice(0, 4));
}

/** Who must be trained in a calendar year: everybody who holds the function on its last day, or today where that is still to come. */
function boundIn(people: readonly BoardPerson[], year: number, today: string): BoardPerson[] {
  const last = `${year}-12-31`;
  const on = last < today ? last : today;
  return people.filter(({ since, until }) => since <= on && (until === null || until >= on));
}

/** The day on which trainings of one person together covered every topic of the act; undefined while one is missing. */
function coveredOn(trainings: readonly BoardTraining[]): string | undefined {
  const open = new Set<TrainingTopic>(trainingTopics);
  for (const { doneOn, topics } of trainings.toSorted((a, b) => a.doneOn.localeCompare(b.doneOn))) {
    for (const topic of topics) open.delete(topic);
    if (open.size === 0) return doneOn;
  }
  return undefined;
}

/** Who was trained in a calendar year and who was not; `completeOn` is the day on which the last of everybody was, null while anybody is missing. */
export function trainingYear(
  people: readonly BoardPerson[],
  trainings: readonly BoardTraining[],
  year: number,
  today: string,
): TrainingYear {
  const done = trainings.filter(({ doneOn }) => yearOf(doneOn) === year && doneOn <= today);
  const bound = boundIn(people, year, today);
  const firstDays = bound.map(({ id }) => coveredOn(done.filter(({ personId }) => personId === id)));
  const days = firstDays.filter((day) => day !== undefined);
  return {
    year,
    trained: bound.filter((_, index) => firstDays[index] !== undefined).map(({ id }) => id),
    missing: bound.filter((_, index) => firstDays[index] === undefined).map(({ id }) => id),
    completeOn: bound.length > 0 && days.length === bound.length ? (days.toSorted().at(-1) ?? null) : null,
  };
}

/** The days (ISO) on which everybody who must be trained was, for each calendar year of the records. */
export function completeTrainings(people: readonly BoardPerson[], trainings: readonly BoardTraining[], today: string): string[] {
  const years = [...new Set(trainings.map(({ doneOn }) => yearOf(doneOn)))];
  return years.flatMap((year) => trainingYear(people, trainings, year, today).completeOn ?? []);
}

/** How many answers are right. */
export function rightAnswers(given: readonly number[], right: readonly number[]): number {
  return right.filter((option, index) => given[index] === option).length;
}

export function passesTest(correct: number): boolean {
  return correct >= trainingTest.toPass;
}
