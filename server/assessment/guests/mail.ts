import { catalogues } from '#content/questions/catalogue.ts';
import { regimeNames } from '#content/documents/labels.ts';
import { mayAct } from '#core/account/members/members.ts';
import { guestCodeMinutes, guestLabel } from '#core/assessment/guests/guests.ts';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { defaultLanguage, type Language } from '#core/platform/languages.ts';
import type { Regime } from '#core/platform/regimes.ts';
import { momentText } from '#core/platform/text/formats.ts';
import { findMember, nameForInvited, nameOf, writeToOwners } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import type { Db } from '#server/platform/db/db.ts';
import { hashOfSecret, newSecret } from '#server/platform/security/secrets.ts';
import type { Principal } from '#server/platform/security/principal.ts';
import { makeGuestCode } from './codes.ts';
import { type GuestRow, type NewGuest, saveToken } from './repository.ts';

type Reached = Pick<GuestRow, 'email' | 'name'>;

function recipient({ email, name }: Reached): Readonly<{ email: string; firstName: string; lastName: string }> {
  return { email, firstName: name === '' ? email : name, lastName: '' };
}

function sectionsOf(questionIds: readonly string[], language: Language): Readonly<{ regime: Regime; sections: string }> {
  const places = questionIds.flatMap((id) => questionPlace(id) ?? []);
  const regime = places[0]?.regime ?? 'nis2';
  const numbers = new Set(places.map(({ section }) => section));
  const shown = catalogues[regime].sections.filter(({ number }) => numbers.has(number));
  return { regime, sections: shown.map(({ number, title }) => `${number}. ${title[language]}`).join('; ') };
}

/** Enqueues the mail with the link, which is made when it is sent. What the inviter wrote stands on the page alone: no outsider is written to by us. */
export async function enqueueInvitation(deps: Deps, tx: Db, { account }: Principal<'editor'>, guest: NewGuest): Promise<void> {
  const { language } = guest;
  const { regime, sections } = sectionsOf(guest.questionIds, language);
  const values = {
    guestId: guest.id,
    organization: await nameForInvited(deps, tx, account.organization),
    inviter: nameOf(account),
    regime: regimeNames[regime].short[language],
    sections,
    questions: String(guest.questionIds.length),
    until: momentText(guest.expiresAt, language, 'short'),
  };
  const until = guest.expiresAt.toISOString();
  await deps.queue.enqueueMail(tx, { kind: 'guest_invited', userId: account.userId, language, values, to: recipient(guest), until });
}

/** A new token of an invitation, for the mail that is being sent; null when nobody is to be invited any more. */
export async function guestToken(deps: Pick<Deps, 'db' | 'now'>, id: string): Promise<string | null> {
  const token = newSecret();
  return (await saveToken(deps.db, id, { tokenHash: hashOfSecret(token), now: deps.now() })) ? token : null;
}

/** Enqueues the mail with a code, to the address of the invitation and to no other. */
export async function enqueueCode(deps: Deps, tx: Db, guest: GuestRow, codeId: string): Promise<void> {
  const { language, invitedBy } = guest;
  const until = guest.expiresAt.toISOString();
  const values = { guestCodeId: codeId };
  // Whoever invited may be gone: it is written to the guest, about nobody’s account.
  const userId = invitedBy ?? guest.id;
  await deps.queue.enqueueMail(tx, { kind: 'guest_code', userId, language, values, to: recipient(guest), until });
}

/** What the mail with a code states, made when it is sent; null when it is not wanted any more. */
export async function valuesOfGuestCode(deps: Deps, codeId: string): Promise<Record<string, string> | null> {
  const made = await makeGuestCode(deps, codeId);
  return made && { code: made.code, minutes: String(guestCodeMinutes) };
}

/** Enqueues for whoever invited the mail that the guest is done; the owners where they may not act in it any more. */
export async function notifyDone(
  deps: Deps,
  tx: Db,
  guest: GuestRow,
  counts: Readonly<{ answered: number; total: number }>,
): Promise<void> {
  const { organizationId, invitedBy } = guest;
  const { regime } = sectionsOf(guest.questionIds, defaultLanguage);
  const valuesIn = (language: Language): Record<string, string> => ({
    organizationId,
    guest: guestLabel(guest),
    regime: regimeNames[regime].short[language],
    answered: String(counts.answered),
    total: String(counts.total),
  });
  const inviter = invitedBy ? await findMember(tx, organizationId, invitedBy) : null;
  if (!inviter || !mayAct(inviter.role, 'editor')) return writeToOwners(deps, tx, organizationId, { kind: 'guest_done', valuesIn });
  const language = inviter.language ?? defaultLanguage;
  await deps.queue.enqueueMail(tx, { kind: 'guest_done', userId: inviter.userId, language, values: valuesIn(language) });
}
