import sql from 'sql-template-tag';
import { templateIn } from '#content/templates/languages.ts';
import type { FieldError } from '#contract/platform/fields.ts';
import { mostGaps, gapsOf } from '#core/assessment/templates/fill.ts';
import { markedText } from '#core/assessment/templates/marked-text.ts';
import { purposeSection, withOwnTexts, type OwnText } from '#core/assessment/templates/own-text.ts';
import type { DocumentLanguage, DocumentTemplate } from '#core/assessment/templates/template.ts';
import { lockOrganization } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { templateOf } from './catalogue.ts';

export type OwnTextRow = OwnText & Readonly<{ templateId: string; language: DocumentLanguage; version: number; revision: number }>;

export function ownTextsOf(db: Db, organizationId: string): Promise<OwnTextRow[]> {
  return db.rows<OwnTextRow>(sql`
    select template_id, language, section, title, body as text, template_version as version, revision
    from template_texts where organization_id = ${organizationId} order by template_id, language, section`);
}

function ofDocument(rows: readonly OwnTextRow[], id: string, language: DocumentLanguage): OwnTextRow[] {
  return rows.filter((row) => row.templateId === id && row.language === language);
}

/** A document in a language with what the organisation wrote itself; `polish` is the template. */
export function ownDocument(polish: DocumentTemplate, language: DocumentLanguage, rows: readonly OwnTextRow[]): DocumentTemplate {
  const own = ofDocument(rows, polish.id, language);
  const titles = polish.sections.map(({ title }) => title);
  return own.length === 0 ? templateIn(polish, language) : withOwnTexts(templateIn(polish, language), titles, own);
}

/** Every part of a document as it is edited: the purpose, the sections, and own texts whose section the template has no more. */
export function editedTexts(polish: DocumentTemplate, language: DocumentLanguage, rows: readonly OwnTextRow[]) {
  const own = new Map(ofDocument(rows, polish.id, language).map((row) => [row.section, row]));
  const { purpose, sections } = templateIn(polish, language);
  const offered = [
    { section: purposeSection, title: '', text: purpose },
    ...polish.sections.map((section, place) => {
      const { title, blocks } = sections[place] ?? section;
      return { section: section.title, title, text: markedText(blocks) };
    }),
  ];
  const left = [...own.values()].filter(({ section }) => !offered.some((one) => one.section === section));
  return [...offered, ...left].map(({ section, title, text }) => {
    const mine = own.get(section);
    return {
      section,
      title: mine?.title ?? title,
      text: mine?.text ?? text,
      own: mine ? { revision: mine.revision, outdated: mine.version < polish.version } : null,
    };
  });
}

type Change = Readonly<{
  document: DocumentLanguage;
  section: string;
  revision: number;
  own: Readonly<{ title: string; text: string }> | null;
}>;

type Place = Readonly<{ organizationId: string; templateId: string; language: DocumentLanguage; section: string; revision: number }>;

/** False where somebody saved since `revision`. */
async function write(
  db: Db,
  at: Place,
  own: Readonly<{ title: string; text: string; version: number; by: string; at: Date }>,
): Promise<boolean> {
  const { organizationId, templateId, language, section, revision } = at;
  const rows = await db.rows(sql`
    insert into template_texts as t (organization_id, template_id, language, section, title, body, template_version, revision, changed_by, changed_at)
    select ${organizationId}, ${templateId}, ${language}, ${section}, ${own.title}, ${own.text}, ${own.version}, 1, ${own.by}, ${own.at}
    where ${revision} = 0 or exists (select 1 from template_texts where organization_id = ${organizationId} and template_id = ${templateId}
      and language = ${language} and section = ${section})
    on conflict (organization_id, template_id, language, section) do update set title = excluded.title, body = excluded.body,
      template_version = excluded.template_version, revision = t.revision + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at
      where t.revision = ${revision}
    returning 1`);
  return rows.length > 0;
}

async function remove(db: Db, { organizationId, templateId, language, section, revision }: Place): Promise<boolean> {
  const rows = await db.rows(sql`
    delete from template_texts where organization_id = ${organizationId} and template_id = ${templateId} and language = ${language}
      and section = ${section} and revision = ${revision} returning 1`);
  return rows.length > 0;
}

const refused = (field: string, why: FieldError): AppError => new AppError(400, 'invalid_input', { fields: { [field]: why } });

/** Refuses a section that there is not, a section without words, and more gaps than a document may have. */
function requireFitting(polish: DocumentTemplate, rows: readonly OwnTextRow[], { document, section, own }: Change): void {
  if (!editedTexts(polish, document, rows).some((one) => one.section === section)) throw refused('section', 'invalid');
  if (!own) return;
  if (section !== purposeSection && own.title === '') throw refused('title', 'required');
  if (own.text === '') throw refused('text', 'required');
  const written = ownDocument(polish, document, [
    ...rows.filter((row) => row.section !== section || row.language !== document || row.templateId !== polish.id),
    { templateId: polish.id, language: document, section, version: polish.version, revision: 0, ...own },
  ]);
  if (gapsOf(written).length > mostGaps) throw refused('text', 'too_long');
}

/**
 * Saves an organisation's own text in the place of a section, or gives the template's back (`own` null). 409 `template_changed` where somebody saved
 * since the revision that was seen.
 */
export async function saveText(deps: Deps, caller: Principal<'consultant'>, id: string, change: Change): Promise<void> {
  const polish = templateOf(id);
  const { organization, userId } = caller.account;
  const { document, section, revision, own } = change;
  await deps.db.transaction(async (tx) => {
    await lockOrganization(tx, organization.id);
    requireFitting(polish, await ownTextsOf(tx, organization.id), change);
    const place = { organizationId: organization.id, templateId: id, language: document, section, revision };
    const done = own ? await write(tx, place, { ...own, version: polish.version, by: userId, at: deps.now() }) : await remove(tx, place);
    if (!done) throw new AppError(409, 'template_changed');
    await record(deps, tx, caller, {
      action: own ? 'template.edited' : 'template.restored',
      id: organization.id,
      metadata: { template: id },
    });
  });
}
