/** What other modules may call of this one. */
export { addCockpit } from './cockpit/routes.ts';
export { addInbox } from './inbox/routes.ts';
export { notifyOfLaw } from './law-changes/notices.ts';
export { addLawChanges } from './law-changes/routes.ts';
export { notifyOfTerms } from './legal/notices.ts';
export { addLegal } from './legal/routes.ts';
export { addMailDomain } from './mail-domain/routes.ts';
export { checkMailDomains } from './mail-domain/service.ts';
export { addBounces } from './mails/routes.ts';
export { sendMail } from './mails/send.ts';
export { sendMonthlyReports } from './monthly-reports/service.ts';
export { addReminders } from './reminders/routes.ts';
export { sendReminders } from './reminders/service.ts';
