import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { interfaceWords } from '#content/localized.ts';
import { soonDays } from '#core/assessment/report/action-plan.ts';
import { logoBox } from '#core/company/branding.ts';
import { explanationDays, validForMonths } from '#core/certificate/certification.ts';
import { answerWorkingDays, consumerAnswerDays } from '#core/operations/complaints.ts';
import { codeDays, confirmedForDays } from '#core/company/confirmation.ts';
import { invitationDays } from '#core/account/members/invitations.ts';
import { proFormaDays } from '#core/billing/invoices.ts';
import { languages, type Language } from '#core/platform/languages.ts';
import { lengths, refusedAddressDays, sizes } from '#core/platform/limits.ts';
import { decideDays } from '#core/company/nip-disputes.ts';
import { paidMonths, vatPercent } from '#core/account/entitlements/plans.ts';
import { questionCount, regimeRules } from '#core/platform/regimes.ts';
import { reminderDays } from '#core/communication/reminders.ts';
import { retention } from '#core/platform/retention.ts';
import { reopenDays } from '#core/assessment/report/reopening.ts';
import { suppliersAtMost } from '#core/supplier/supplier-list.ts';
import { requestEveryDays } from '#core/supplier/supplier-request.ts';
import { formerSecretHours, webhookPauses, webhookTries, webhookWithinMillis } from '#core/certificate/webhooks.ts';
import { websiteCodeDays } from '#core/company/website-proof.ts';
import { withdrawalDays } from '#core/billing/withdrawal.ts';
import { tokenLifetimes } from '#server/account/people/passwords/tokens.ts';

const root = join(import.meta.dirname, '..', '..');

/** A constant that its module does not export. */
function constant(file: string, name: string): number {
  const found = new RegExp(`const ${name} = ([\\d_]+)(?: \\* ([\\d_]+))?;`).exec(readFileSync(join(root, file), 'utf8'));
  if (!found) throw new Error(`${file} has no ${name}`);
  return Number(found[1]?.replaceAll('_', '')) * Number(found[2]?.replaceAll('_', '') ?? 1);
}

const hourMillis = 3_600_000;
const dayMillis = 24 * hourMillis;
const monthDays = 30.4;
const megabyte = 1_000_000;
const [firstReminder, secondReminder] = reminderDays;
const codeHours = codeDays.register_email * 24;
const verificationHours = tokenLifetimes.verification / hourMillis;

type Claim = Readonly<{ says: readonly number[]; places: readonly string[] }>;

/** What the texts of the interface claim in figures about the product: what the code states, and where it is said. */
const claims: readonly Claim[] = [
  {
    says: [paidMonths],
    places: [
      'landing.steps.register.text',
      'landing.plans.title',
      'landing.plans.net',
      'register.planPrice',
      'pricing.lead',
      'order.months',
      'access.ending.text',
    ],
  },
  { says: [validForMonths], places: ['landing.steps.certificate.text', 'issue.lead'] },
  { says: [validForMonths, firstReminder, secondReminder], places: ['landing.faq.renewal.a'] },
  { says: [firstReminder, secondReminder], places: ['evidence.validityHint', 'settings.mails.kinds.ends.text', 'webhooks.event.expiring'] },
  { says: [regimeRules.nis2.thresholdPercent], places: ['landing.pictures.cover', 'landing.pictures.summary'] },
  { says: [questionCount('nis2')], places: ['landing.facts.time', 'register.regimes.nis2'] },
  { says: [questionCount('ai_act')], places: ['register.regimes.ai_act'] },
  { says: [vatPercent], places: ['landing.plans.gross', 'operator.taxReviewed', 'order.whoBuys'] },
  { says: [invitationDays], places: ['team.inviteLead', 'invitation.brokenLead'] },
  { says: [reopenDays], places: ['review.noReopening'] },
  { says: [soonDays], places: ['plan.filters.soon', 'settings.mails.kinds.plan_reminder.text'] },
  { says: [verificationHours], places: ['resend.done', 'verify.expired', 'pending.text'] },
  { says: [lengths.password.least], places: ['register.passwordHint', 'register.errors.password'] },
  { says: [10], places: ['register.errors.nipLength', 'suppliers.leftOut.not_nip'] },
  { says: [decideDays], places: ['register.taken.steps.decided'] },
  { says: [constant('client/platform/ui/forms/form-draft.ts', 'maxAgeMillis') / dayMillis], places: ['register.keptLong'] },
  { says: [retention.certificateYears], places: ['settings.deletes.certificates'] },
  { says: [constant('core/billing/invoices.ts', 'taxYears')], places: ['settings.deletes.payments'] },
  { says: [retention.logMonths], places: ['settings.deletes.kept', 'operator.security.lead'] },
  { says: [refusedAddressDays], places: ['settings.mails.refused.text'] },
  { says: [withdrawalDays], places: ['pricing.noteWithdrawal', 'withdrawal.effect', 'withdrawal.received'] },
  { says: [proFormaDays], places: ['order.payBy.transferText'] },
  { says: [explanationDays], places: ['operator.revokeText', 'operator.decisions.announce'] },
  { says: [sizes.logo / megabyte, logoBox.width, logoBox.height], places: ['branding.logoHint'] },
  { says: [sizes.logo / megabyte], places: ['branding.tooLarge'] },
  { says: [Math.round(confirmedForDays / monthDays)], places: ['confirmation.lead'] },
  { says: [codeHours], places: ['confirmation.explained.register_email'] },
  { says: [websiteCodeDays], places: ['confirmation.explained.website'] },
  { says: [codeDays.letter], places: ['confirmation.explained.letter'] },
  { says: [constant('server/adapters/web/website.ts', 'withinMillis') / 1000], places: ['confirmation.site.outcomes.slow'] },
  { says: [constant('server/adapters/web/website.ts', 'largestFile') / 1024], places: ['confirmation.site.outcomes.too_large'] },
  { says: [suppliersAtMost.visitor], places: ['suppliers.check.title'] },
  {
    says: [suppliersAtMost.list],
    places: ['suppliers.check.next', 'suppliers.account.list', 'suppliers.import.lead', 'suppliers.import.full'],
  },
  { says: [sizes.supplierList / megabyte], places: ['suppliers.import.fileHint', 'suppliers.import.tooLarge'] },
  { says: [lengths.requestWords.most], places: ['suppliers.ask.wordsHint'] },
  { says: [requestEveryDays], places: ['suppliers.ask.outcomes.recent'] },
  { says: [sizes.sheet / megabyte], places: ['sheet.upload.text', 'sheet.upload.tooLarge'] },
  { says: [lengths.comment.most], places: ['sheet.problems.comment_too_long'] },
  { says: [formerSecretHours], places: ['webhooks.onceRenewed', 'webhooks.renewLead', 'apiPage.webhooks.signature.text'] },
  { says: [webhookWithinMillis / 1000], places: ['webhooks.failures.slow', 'apiPage.webhooks.answer.text'] },
  { says: [webhookPauses[0] / 1000, webhookTries], places: ['apiPage.webhooks.retries.text'] },
  { says: [answerWorkingDays, consumerAnswerDays], places: ['complaint.lead'] },
];

/** Figures that are the law's, somebody else's, or a promise that no constant holds. */
const others = [
  /^scope\./,
  /^landing\.duties\./,
  // About two hours for 49 questions.
  /^landing\.facts\.timeValue$/,
  // Classes of size of the Commission's recommendation 2003/361/EC.
  /^settings\.sizes\./,
  // What a signed declaration may weigh is the limit of its own upload (contract/company/confirmation.ts).
  /^confirmation\.signed\.file$/,
  // How long an earlier version of the public calls is retained beside its successor.
  /^apiPage\.rules\.versions\.text$/,
  // Thresholds of Regulation (EU) 2024/2690 (core/assessment/incidents/significance/criteria.ts), and the 72 hours of art. 33 GDPR.
  /^incidents\.significance\.(criteria|figures)\./,
  /^incidents\.fields\.delay_reasons$/,
  /^landing\.pictures\.certificate$/,
  /^operator\.security\.spans\./,
  // A character string of a TXT record holds no more (RFC 1035, section 3.3).
  /^mailDomain\.recordHint$/,
  // Said in words in German.
  /^register\.errors\.nip$/,
];

const units: Readonly<Record<Language, RegExp>> = {
  pl: /\d\s(?:dni|mies|lat|godzin|minut|sekund|pytań|znak|cyfr|dostawc|numer|firm|kB|MB|osób|razy)|\d\s?%/,
  en: /\d\s(?:days|months|years|hours|minutes|seconds|questions|char|digits|suppliers|numbers|companies|kB|MB|people|times)|\d-(?:day|digit|month)|\d\s?%/,
  de: /\d\s(?:Tag|Monat|Jahr|Stunde|Minute|Sekunde|Frage|Zeichen|Ziffer|Lieferant|Nummer|Firm|Unternehmen|kB|MB|Person|Mal)|\d\s?%/,
  fr: /\d\s(?:jours|mois|ans|heures|minutes|secondes|questions|caract|chiffres|fournisseurs|numéros|entreprises|ko|kB|Mo|MB|personnes|fois)|\d\s?%/,
};

/** Every text of a language by its place; the forms of a plural have one place. */
function textsOf(language: Language): readonly (readonly [place: string, text: string])[] {
  const walk = (value: unknown, place: string): (readonly [string, string])[] => {
    if (typeof value === 'string')
      return [[place.replace(/_(?:zero|one|two|few|many|other)$/, ''), value.replaceAll(/[\u00a0\u202f]/g, ' ')]];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, inner]) => walk(inner, place ? `${place}.${key}` : key));
  };
  return walk(interfaceWords[language], '');
}

/** The numbers in a text; a space or a separator between thousands belongs to the number. */
function numbersIn(text: string): readonly number[] {
  const joined = text.replaceAll(/(\d)[ .,](?=\d{3}(?!\d))/g, '$1');
  return [...joined.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

describe('a figure that a text claims', () => {
  it.each(languages)('is in %s the one that the code states', (language) => {
    const texts = textsOf(language);
    const wrong = claims.flatMap(({ says, places }) =>
      places.flatMap((place) => {
        const found = texts.filter(([one]) => one === place);
        if (found.length === 0) return [`${place} is not there`];
        return found
          .filter(([, text]) => !says.every((number) => numbersIn(text).includes(number)))
          .map(([, text]) => `${place}, ${says.join(', ')}: ${text}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(languages)('is in %s looked at here, or known not to be ours', (language) => {
    const known = new Set(claims.flatMap(({ places }) => places));
    const unknown = textsOf(language).filter(
      ([place, text]) => units[language].test(text) && !known.has(place) && !others.some((one) => one.test(place)),
    );
    expect(unknown.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
  });
});
