import { dayReader, daysBefore, plain, wordSet, yesOrNo } from './cells.ts';
import { unusedAfterDays } from './days.ts';
import type { Counts } from './kinds.ts';
import type { Sheet } from './sheet.ts';

/** Entra ID, user registration details: guests are left out. Being capable (or registered) states that a method is there, not that it is asked for. */
export function countMembers({ rows, has, cell }: Sheet): Counts {
  const able = has('capable') ? 'capable' : 'registered';
  const counts = { members: 0, membersWithMfa: 0, admins: 0, adminsWithMfa: 0, guests: 0, unclear: 0 };
  for (const row of rows) {
    const type = plain(cell(row, 'type'));
    if (cell(row, 'user') === '') continue;
    if (type === 'guest') {
      counts.guests += 1;
      continue;
    }
    const [isAble, isAdmin] = [yesOrNo(cell(row, able)), has('admin') ? yesOrNo(cell(row, 'admin')) : false];
    counts.members += 1;
    if (isAdmin) counts.admins += 1;
    if (type !== 'member' || isAble === null || isAdmin === null) counts.unclear += 1;
    else if (isAble) {
      counts.membersWithMfa += 1;
      if (isAdmin) counts.adminsWithMfa += 1;
    }
  }
  return has('admin') ? counts : { ...counts, admins: null, adminsWithMfa: null };
}

const active = wordSet('active aktywny aktywne aktiv actif');
const leftOut = wordSet('suspended archived deleted zawieszony zawieszone gesperrt suspendu');
const neverSignedIn = /^(never|nigdy|nie|jamais)/;

/** Google Workspace users: those that are not active are left out. Enrolled states that the person set it up, enforced that it is asked for. */
export function countAccounts({ rows, takenOn, has, cell, column }: Sheet): Counts {
  const dayOf = dayReader(column('signIn'));
  const counts = { accounts: 0, enrolled: 0, enforced: 0, unused: 0, suspended: 0, unclear: 0 };
  for (const row of rows) {
    if (cell(row, 'email') === '') continue;
    const status = plain(cell(row, 'status'));
    if (leftOut.has(status)) {
      counts.suspended += 1;
      continue;
    }
    counts.accounts += 1;
    const [enrolled, enforced] = [yesOrNo(cell(row, 'enrolled')), has('enforced') ? yesOrNo(cell(row, 'enforced')) : false];
    const signIn = cell(row, 'signIn');
    const day = dayOf(signIn);
    const isNever = neverSignedIn.test(plain(signIn));
    if (!active.has(status) || enrolled === null || enforced === null || (has('signIn') && day === null && !isNever)) {
      counts.unclear += 1;
      continue;
    }
    if (enrolled) counts.enrolled += 1;
    if (enforced) counts.enforced += 1;
    if (has('signIn') && (day === null || daysBefore(day, takenOn) > unusedAfterDays)) counts.unused += 1;
  }
  return { ...counts, ...(has('enforced') ? {} : { enforced: null }), ...(has('signIn') ? {} : { unused: null }) };
}
