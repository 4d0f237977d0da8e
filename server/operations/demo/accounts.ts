import { ownerOf, signedIn, visitor } from './callers.ts';
import { demoOperator, type DemoCompany } from './companies.ts';
import { found, type Mailbox } from './mailbox.ts';
import { later, type Timeline } from './timeline.ts';
import type { DemoPerson } from './people.ts';
import {
  addOperator,
  forgotPassword,
  register,
  resetPassword,
  verifyEmail,
  changeConsent,
  changeName,
  acceptInvitation,
  registerInvited,
  invite,
} from '#server/account/public.ts';
import { notifyClaimed } from '#server/company/public.ts';

/** What everybody registers with; the one on the sign-in screen states whose it is, which no password may. */
const password = 'zielony parasol w deszczu';

const [minutesOfDay, invitedMinutesAgo] = [24 * 60, 30];

type Joining = Readonly<{ company: DemoCompany; mailbox: Mailbox; at: Date; ipAddress: string }>;

/** Somebody registers a company and opens the link that was mailed. */
export async function* registerCompany({ company, mailbox, at, ipAddress }: Joining): Timeline {
  const { email, firstName, lastName, organization, periods, assessments, showsScore } = company;
  const { name, fullName, nip, address, city, postalCode } = organization;
  const deps = yield at;
  const caller = visitor(ipAddress);
  await register(deps, caller, {
    email,
    password,
    firstName,
    lastName,
    subscriptionPlan: periods[0]?.plan ?? 'basic',
    complianceType: assessments[0]?.regime ?? 'nis2',
    organization: { name, companyFullName: fullName, nip, address, city, postalCode, contactEmail: email },
  });
  const token = found(await mailbox.read(deps, 'verification'), /verify-email\?token=([\w-]+)/);
  await verifyEmail(deps, caller, { token });
  await notifyClaimed(deps);
  if (showsScore) await changeConsent(deps, await ownerOf(deps, email), true);
}

/** The first operator, made by the command and let in by the mailed link. */
export async function* registerOperator(mailbox: Mailbox, at: Date): Timeline {
  const deps = yield at;
  const { email, firstName, lastName } = demoOperator;
  const caller = visitor('127.0.0.1');
  await addOperator(deps, email);
  await forgotPassword(deps, caller, email);
  const token = found(await mailbox.read(deps, 'reset'), /reset-password\?token=([\w-]+)/);
  await resetPassword(deps, caller, { token, newPassword: password });
  await changeName(deps, await signedIn(deps, email), { firstName, lastName });
}

/** Somebody is invited by one owner a day, the last time just before `now`, and accepts a minute later. */
export async function* invitePerson({ email, firstName, lastName, works }: DemoPerson, mailbox: Mailbox, now: Date): Timeline {
  for (const [place, { at: owner, role }] of works.entries()) {
    const daysAgo = works.length - 1 - place;
    const at = later(now, -daysAgo * minutesOfDay - invitedMinutesAgo, now);
    let deps = yield at;
    await invite(deps, await ownerOf(deps, owner), { email, role });
    const token = found(await mailbox.read(deps, 'invitation'), /zaproszenie\?token=([\w-]+)/);
    deps = yield later(at, 1, now);
    if (place > 0) await acceptInvitation(deps, await signedIn(deps, email), token);
    else await registerInvited(deps, visitor('127.0.0.1'), { token, firstName, lastName, password });
  }
}
