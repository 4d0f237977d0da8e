import { planWords } from '#content/documents/report/action-plan.ts';
import { lateLetter, registerEntryWords } from '#content/documents/duties/register-entry.ts';
import { interfaceWords } from '#content/localized.ts';
import { calendarDay, isoDay, isoOf, startOfDay } from '#core/platform/calendar/calendar.ts';
import { workingDayFrom } from '#core/platform/calendar/deadlines.ts';
import { linesOf, type FieldState } from '#core/assessment/register-entry/fields.ts';
import type { Language } from '#core/platform/languages.ts';
import { dayText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { subjectFacts } from '#server/account/public.ts';
import { recordDocument } from '#server/adapters/documents/record/record-docx.ts';
import { recordJob, type OrganizationRecord, type RecordField } from '#server/adapters/documents/record/record.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { organizationOf, type Account } from '#server/platform/security/principal.ts';
import { lateDuty, wholeEntry } from './service.ts';

function shownDay(iso: string, language: Language): string {
  return dayText(startOfDay(calendarDay(iso)), language);
}

function fieldOf({ field, state, inputs }: FieldState, number: number, language: Language): RecordField {
  const { registerEntry } = interfaceWords[language];
  const label = `${number}. ${registerEntry.fields[field]}`;
  if (state === 'not_applicable') return { label, known: true, lines: [registerEntry.states.not_applicable] };
  const given = inputs.filter(({ value }) => value !== '');
  const named = inputs.length > 1;
  const lines = given.flatMap(({ input, value, problem }) => {
    const wrong = problem ? ` (${registerEntry.states.wrong})` : '';
    const text = linesOf(value);
    return named ? [`${registerEntry.inputs[input]}: ${text.join(', ')}${wrong}`] : [...text.slice(0, -1), `${text.at(-1) ?? ''}${wrong}`];
  });
  const missing = inputs.filter((one) => one.value === '' && one.isNeeded).map(({ input }) => registerEntry.inputs[input]);
  if (lines.length === 0) return { label, known: false, lines: [registerEntryWords[language].empty] };
  return {
    label,
    known: true,
    lines: missing.length > 0 ? [...lines, `${registerEntryWords[language].empty}: ${missing.join(', ')}`] : lines,
  };
}

export async function entryPdf(deps: Deps, account: Account, language: Language): Promise<{ bytes: Buffer; name: string }> {
  const organizationId = organizationOf(account);
  const { fields } = await wholeEntry(deps.db, organizationId, language);
  const facts = await subjectFacts(deps.db, organizationId);
  const [words, now] = [registerEntryWords[language], deps.now()];
  const job = recordJob({
    language,
    at: now,
    kicker: words.kicker,
    title: interfaceWords[language].registerEntry.title,
    name: facts.name,
    about: `NIP ${facts.nip}`,
    dated: filled(planWords[language].asOf, { date: dayText(now, language) }),
    facts: [],
    sections: [{ heading: null, fields: fields.map((field, index) => fieldOf(field, index + 1, language)) }],
    signatures: [],
    note: `${filled(planWords[language].asOf, { date: dayText(now, language) })}. ${words.note}`,
  });
  return { bytes: await deps.renderer.render(job), name: `${words.fileName}-${isoDay(now)}.pdf` };
}

/** Why an application is late, in Polish; 409 `entry_not_late` where no term has passed without a proof. */
export async function lateLetterFile(deps: Deps, account: Account, cause: string): Promise<{ bytes: Buffer; name: string }> {
  const organizationId = organizationOf(account);
  const duty = await lateDuty(deps, organizationId);
  if (!duty?.day) throw new AppError(409, 'entry_not_late');
  const facts = await subjectFacts(deps.db, organizationId);
  const moved = isoOf(workingDayFrom(calendarDay(duty.day)));
  const days = { aim: shownDay(duty.day, 'pl'), last: shownDay(moved, 'pl') };
  const record: OrganizationRecord = {
    language: 'pl',
    at: deps.now(),
    kicker: lateLetter.kicker,
    title: lateLetter.title,
    name: facts.name,
    about: `NIP ${facts.nip}, ${facts.address}, ${facts.postalCode} ${facts.city}`,
    dated: filled(lateLetter.dated, { date: dayText(deps.now(), 'pl') }),
    facts: [],
    sections: [
      { heading: null, paragraphs: [lateLetter.addressee, filled(lateLetter.subject, { name: facts.name, nip: facts.nip })] },
      { heading: lateLetter.headings.term, paragraphs: [filled(moved === duty.day ? lateLetter.oneReading : lateLetter.readings, days)] },
      { heading: lateLetter.headings.cause, paragraphs: [cause] },
      { heading: lateLetter.headings.now, paragraphs: [lateLetter.now] },
    ],
    signatures: [lateLetter.signature],
    note: lateLetter.note,
  };
  return { bytes: await recordDocument(record), name: `${lateLetter.fileName}.docx` };
}
