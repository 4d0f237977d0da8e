import type { z } from 'zod';
import { registrationWords } from '#content/documents/ai/ai-sheets.ts';
import { planWords } from '#content/documents/report/action-plan.ts';
import { registerEntryWords } from '#content/documents/duties/register-entry.ts';
import { interfaceWords } from '#content/localized.ts';
import type { RegistrationView, saveRegistration as endpoint } from '#contract/assessment/ai/ai-sheets.ts';
import {
  registrationSheet,
  sectionsOf,
  type DerivedRegistration,
  type RegistrationContent,
  type RegistrationFieldState,
} from '#core/assessment/ai-sheets/registration.ts';
import { classOf } from '#core/assessment/ai-systems/class.ts';
import { calendarDay, isoDay, startOfDay } from '#core/platform/calendar/calendar.ts';
import type { Language } from '#core/platform/languages.ts';
import { colon, dayText } from '#core/platform/text/formats.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { lockOrganization, organizationData, subjectFacts } from '#server/account/public.ts';
import { recordJob, type RecordField, type RecordSection } from '#server/adapters/documents/record/record.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { organizationOf, type Member, type Principal } from '#server/platform/security/principal.ts';
import { outdatedImpact } from '#server/assessment/ai-systems/view.ts';
import { wholeImpact, type WholeImpact } from './impact.ts';
import { saveSheet, sheetOf } from './repository.ts';

type Organization = Awaited<ReturnType<typeof organizationData>>;

/** Name, address and contact of the organisation, in lines. */
function ownLines({ companyFullName, name, address, postalCode, city, contactEmail, contactPhone }: Organization): string {
  const place = [address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [companyFullName || name, place, contactEmail, contactPhone].filter(Boolean).join('\n');
}

/** What the newest impact assessment found, where it still fits the system. */
function impactSummary({ system, finished }: WholeImpact, language: Language): string {
  const newest = finished[0];
  if (!newest || outdatedImpact(system).length > 0) return '';
  const { parts } = interfaceWords[language].aiImpact;
  const { risks = '', measures = '' } = newest.content;
  return `${parts.d}${colon(language)} ${risks}\n${parts.f}${colon(language)} ${measures}`;
}

async function derivedOf(db: Db, organizationId: string, whole: WholeImpact, on: Readonly<{ language: Language; today: string }>) {
  const { name, version, purpose, facts } = whole.system;
  const own = ownLines(await organizationData(db, organizationId));
  const { fields, exceptions } = interfaceWords[on.language].aiSystems;
  const inUse = facts.since !== null && facts.since <= on.today ? facts.since : null;
  const found: DerivedRegistration = {
    provider: own,
    deployer: own,
    systemName: [name, version].filter(Boolean).join(', '),
    purpose,
    ground: facts.exceptions.map((one) => exceptions[one]).join('; '),
    status: inUse ? `${fields.since} ${dayText(startOfDay(calendarDay(inUse)), on.language)}` : '',
    impactSummary: impactSummary(whole, on.language),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== '')) as DerivedRegistration;
}

/** The data sheet of a system; 404 for a system of others. */
export async function readRegistration(deps: Deps, account: Member, id: string, language: Language): Promise<RegistrationView> {
  const organizationId = organizationOf(account);
  const whole = await wholeImpact(deps.db, organizationId, id);
  const saved = await sheetOf<RegistrationContent>(deps.db, { organizationId, systemId: id, kind: 'registration' });
  const today = isoDay(deps.now());
  const { system } = whole;
  return {
    system: { id, name: system.name, revision: system.revision },
    version: saved?.version ?? 0,
    content: saved?.content ?? {},
    savedAt: saved?.savedAt.toISOString() ?? null,
    savedBy: saved?.savedBy ?? null,
    sections: sectionsOf(system.facts, today),
    isOpen: classOf(system.facts).class === 'unclear',
    derived: await derivedOf(deps.db, organizationId, whole, { language, today }),
  };
}

type Saved = z.output<typeof endpoint.body>;

/** Saves fields over what is saved; 409 `ai_sheet_changed` where somebody else saved since. It proves nothing. */
export async function saveRegistration(deps: Deps, { account }: Principal<'consultant'>, systemId: string, input: Saved): Promise<void> {
  const organizationId = organizationOf(account);
  const place = { organizationId, systemId, kind: 'registration' } as const;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    await wholeImpact(tx, organizationId, systemId);
    const before = await sheetOf<RegistrationContent>(tx, place);
    if ((before?.version ?? 0) !== input.version) throw new AppError(409, 'ai_sheet_changed');
    const content = { ...before?.content, ...input.content };
    await saveSheet(tx, place, { content, by: account.userId, at: deps.now() });
  });
}

function fieldOf({ field, value, state }: RegistrationFieldState, number: number, language: Language): RecordField {
  const label = `${number}. ${interfaceWords[language].aiRegistration.fields[field]}`;
  if (state === 'missing') return { label, known: false, lines: [registerEntryWords[language].empty] };
  return { label, known: true, lines: value === '' ? [interfaceWords[language].registerEntry.states.not_applicable] : value.split('\n') };
}

export async function registrationPdfFile(
  deps: Deps,
  account: Member,
  id: string,
  language: Language,
): Promise<{ bytes: Buffer; name: string }> {
  const { system, sections, content, derived } = await readRegistration(deps, account, id, language);
  const subject = await subjectFacts(deps.db, organizationOf(account));
  const [words, screen, now] = [registrationWords[language], interfaceWords[language].aiRegistration, deps.now()];
  const filledIn = sections.map((section): RecordSection => ({
    heading: screen.sections[section],
    paragraphs: section === 'B' ? [words.uncertain] : [],
    fields: registrationSheet(section, content, derived).map((field, index) => fieldOf(field, index + 1, language)),
  }));
  const job = recordJob({
    language,
    at: now,
    kicker: words.kicker,
    title: screen.title,
    name: subject.name,
    about: `NIP ${subject.nip}`,
    dated: filled(planWords[language].asOf, { date: dayText(now, language) }),
    facts: [{ label: interfaceWords[language].aiSystems.fields.name, value: system.name }],
    sections: filledIn.length > 0 ? filledIn : [{ heading: null, paragraphs: [words.nothing] }],
    signatures: [],
    note: `${filled(planWords[language].asOf, { date: dayText(now, language) })}. ${words.note}`,
  });
  return { bytes: await deps.renderer.render(job), name: `${words.fileName}-${isoDay(now)}.pdf` };
}
