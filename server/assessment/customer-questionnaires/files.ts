import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { headerWords } from '#content/customer-questionnaires/headers.ts';
import type { Questionnaire } from '#contract/assessment/answering/customer-questionnaires.ts';
import { formLanguage } from '#core/assessment/customer-questionnaires/form-language.ts';
import type { FormRow, Place } from '#core/assessment/customer-questionnaires/layout.ts';
import { formRows } from '#core/assessment/customer-questionnaires/maturity-workbook.ts';
import { questionnaireLimits } from '#core/assessment/customer-questionnaires/questionnaire.ts';
import type { Language } from '#core/platform/languages.ts';
import { endingOf } from '#core/platform/text/file-name.ts';
import { fillForm, formTypes, readForm, type FormChange, type FormType } from '#server/adapters/forms/form-file.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { named, store, stored } from '#server/platform/files/store.ts';
import { countOrRefuse } from '#server/platform/http/limits/rate-limits.ts';
import type { File } from '#server/platform/http/responses/files.ts';
import { inTenantQueue } from '#server/platform/process/tenant-queue.ts';
import { record } from '#server/platform/security/audit.ts';
import type { Member, Principal } from '#server/platform/security/principal.ts';
import { lockOrganization, requirePeriod } from '#server/account/public.ts';
import { scannedBy, sha256Of } from '#server/assessment/evidence/check.ts';
import * as repository from './repository.ts';
import { existing, readQuestionnaire } from './service.ts';

const addedPerHour = { name: 'questionnaire', points: 30, seconds: 3600 };
const filledPerHour = { name: 'questionnaire-file', points: 120, seconds: 3600 };

function typeOf(name: string): FormType {
  const ending = endingOf(name);
  const type = formTypes.find((one) => one === ending);
  if (!type) throw new AppError(415, 'questionnaire_type');
  return type;
}

type Sent = Readonly<{ name: string; bytes: Buffer; reader: Language }>;

/** Reads the questions of a form and retains it as it came; refuses one in which there are none. */
export async function addQuestionnaire(deps: Deps, caller: Principal<'consultant'>, { name, bytes, reader }: Sent): Promise<Questionnaire> {
  const { account } = caller;
  const organizationId = account.organization.id;
  requirePeriod(account, 'nis2');
  await countOrRefuse(deps, addedPerHour, organizationId);
  const type = typeOf(name);
  if (bytes.length === 0) throw new AppError(400, 'questionnaire_unreadable');
  return inTenantQueue(organizationId, async () => {
    const { rows, unread } = formRows(await readForm(type, bytes), headerWords);
    if (rows.length === 0) throw new AppError(400, 'questionnaire_empty');
    if (rows.length > questionnaireLimits.rows) throw new AppError(400, 'sheet_too_large');
    const storeKey = `questionnaires/${organizationId}/${randomUUID()}`;
    const [id, sha256, scanned] = [deps.newId(), await sha256Of(bytes), await scannedBy(deps, bytes)];
    const language = formLanguage(
      rows.map(({ text }) => text),
      reader,
    );
    const facts = { id, customer: '', name, type, language, bytes: bytes.length, sha256, storeKey, scanned, rows, unread };
    await store(deps, storeKey, bytes);
    const save = async (tx: Db): Promise<void> => {
      await lockOrganization(tx, organizationId);
      if ((await repository.countOf(tx, organizationId)) >= questionnaireLimits.organization)
        throw new AppError(409, 'questionnaires_full');
      await repository.insertQuestionnaire(tx, { ...facts, organizationId, userId: account.userId, at: deps.now() });
      await record(deps, tx, caller, { action: 'customer_questionnaire.added', id, metadata: { name, sha256, rows: rows.length } });
    };
    await named(deps, storeKey, () => deps.db.transaction(save));
    return readQuestionnaire(deps, account, id, reader);
  });
}

const placeOf = ({ sheet, row, column }: Place): Place => ({ sheet, row, column });

/** What a decision writes into the file; locked cells are left to the person. */
function changesOf(row: FormRow, { written, comment }: repository.DecidedRow): FormChange[] {
  const { answer, comment: note, part } = row;
  const changes: FormChange[] = [];
  if (row.filled) return changes;
  if (answer && !answer.locked && written !== '')
    changes.push({ ...placeOf(answer), text: written, tick: answer.checkbox, isNumber: part !== undefined && /^\d$/.test(written) });
  if (note && !note.locked && comment !== '') changes.push({ ...placeOf(note), text: comment });
  return changes;
}

/** The file of the customer with what was decided; nothing else of it changes. */
export async function filledFile(deps: Deps, account: Member, id: string): Promise<File> {
  const one = await existing(deps.db, account, id);
  await countOrRefuse(deps, filledPerHour, account.organization.id);
  const decided = await repository.decisionsOf(deps.db, account.organization.id, id);
  const changes = decided.flatMap((made) => {
    const row = one.rows[made.row];
    return row && made.decision !== 'left_open' ? changesOf(row, made) : [];
  });
  const bytes = await buffer(await stored(deps, one.storeKey));
  return { bytes: changes.length === 0 ? bytes : await fillForm(one.type, bytes, changes), name: one.name };
}
