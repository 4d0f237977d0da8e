import { deadlineWords } from '#content/documents/duties/deadline.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { phaseOfDay } from '#core/platform/calendar/deadline.ts';
import { filled } from '#core/platform/text/placeholders.ts';
import { regimeNames } from '#content/documents/labels.ts';
import { monthlyWords } from '#content/documents/report/monthly.ts';
import type { MailFact } from '#content/mails/assessment/facts.ts';
import type { Assessment } from '#contract/assessment/answering/assessments.ts';
import { fromPayload } from '#contract/platform/mapping.ts';
import { rowKinds } from '#core/assessment/duties/other-dates.ts';
import { scoreChange } from '#core/assessment/report/comparison.ts';
import { changeText, dayText, scoreText } from '#core/platform/text/formats.ts';
import type { Language } from '#core/platform/languages.ts';
import { monthBounds, monthOfKey } from '#core/platform/calendar/monthly.ts';
import { regimes } from '#core/platform/regimes.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import type { Deps } from '#server/deps.ts';
import { monthlyPdf, type Finished, type MonthlyFacts } from '#server/adapters/documents/report/monthly.ts';
import type { Attachment } from '#server/adapters/mail/mailer.ts';
import { type Account, organizationOf } from '#server/platform/security/principal.ts';
import { datedRows, plannedBy, frozenReport, listAssessments } from '#server/assessment/public.ts';
import { accountOfUser, netChanges } from '#server/account/public.ts';
import { readBilling } from '#server/billing/public.ts';
import { brandingNow } from '#server/company/public.ts';
import { listCertificates } from '#server/certificate/public.ts';

async function finishedOne(deps: Deps, account: Account, { id }: Assessment): Promise<Finished> {
  const { model, subject } = await frozenReport(deps, account, id);
  return { model, completedAt: new Date(subject.completedAt) };
}

/** The latest finished assessment of each regime and the one before it. */
async function finishedOnes(deps: Deps, account: Account, assessments: readonly Assessment[]): Promise<MonthlyFacts['finished']> {
  const found = [];
  for (const regime of regimes) {
    const [latest, previous] = assessments
      .filter((one) => one.regime === regime && one.completedAt !== null)
      .sort((a, b) => (b.completedAt ?? '').localeCompare(a.completedAt ?? ''));
    if (!latest) continue;
    found.push({
      regime,
      latest: await finishedOne(deps, account, latest),
      previous: previous ? await finishedOne(deps, account, previous) : null,
    });
  }
  return found;
}

async function factsOf(deps: Deps, account: Account, about: { month: string; language: Language }): Promise<MonthlyFacts> {
  const organizationId = organizationOf(account);
  const month = monthOfKey(about.month);
  const madeAt = deps.now();
  const assessments = (await listAssessments(deps, account)).map(fromPayload);
  const certificates = (await listCertificates(deps, account)).map(fromPayload);
  const { state, endsAt } = await readBilling(deps, account);
  return {
    month,
    madeAt,
    language: about.language,
    branding: await brandingNow(deps, account),
    organization: { name: account.organization?.name ?? '', nip: account.organization?.nip ?? '' },
    finished: await finishedOnes(deps, account, assessments),
    open: assessments
      .filter((one) => one.status === 'in_progress')
      .map((one) => ({ regime: one.regime, answered: one.answeredCount, total: one.questionCount })),
    planned: await plannedBy(deps.db, organizationId, madeAt),
    changes: await netChanges(deps.db, organizationId, monthBounds(month)),
    certificates: certificates.map((one) => ({
      number: one.certificateNumber,
      regime: one.regime,
      status: one.status,
      expiresAt: new Date(one.expiresAt),
    })),
    accessEndsAt: endsAt && (state === 'active' || state === 'ending') ? new Date(endsAt) : null,
  };
}

/** How many rows of a kind a mail names. */
const shownItems = 3;

/** The scores with their changes, and the first rows of each kind of the list of duties: what is overdue is said to be. */
async function rowsOf(deps: Deps, account: Account, { finished, language }: MonthlyFacts): Promise<MailFact[]> {
  const words = monthlyWords[language];
  const scores = finished.map(({ regime, latest, previous }): MailFact => {
    const score = scoreText(scorePercent(latest.model.score), language);
    const change = previous ? scoreChange(previous.model.score, latest.model.score).change : null;
    const by = change === null ? '' : ` (${changeText(change / 100, words.points, language)})`;
    return [regimeNames[regime].short[language], `${score}${by}`];
  });
  const toCome = (await datedRows(deps, account, language)).filter(({ state }) => state === 'overdue' || state === 'coming');
  const shown = new Set(rowKinds.flatMap((kind) => toCome.filter(({ row }) => row.kind === kind).slice(0, shownItems)));
  const due = toCome.filter((one) => shown.has(one));
  const today = isoDay(deps.now());
  const dated = due.map(({ row, day, title }): MailFact => {
    const date = dayText(new Date(`${day}T12:00:00Z`), language);
    return [
      filled(deadlineWords[language][phaseOfDay(day, today)], { date }),
      row.kind === 'plan_item' ? row.item.gap.text[language] : title,
    ];
  });
  return [...scores, ...dated];
}

/** The monthly report of an organisation and the gist of it, from what is true now; those queued by earlier versions name a user only. */
export async function monthlyEnclosed(
  deps: Deps,
  report: { userId: string; organizationId: string | null; month: string; language: Language },
): Promise<Readonly<{ attachments: Attachment[]; facts: MailFact[] }>> {
  const account = await accountOfUser(deps, deps.db, report.userId, report.organizationId);
  if (!account) throw new Error('a monthly report is queued for an account that is gone');
  const facts = await factsOf(deps, account, report);
  const { fileName, bytes } = await monthlyPdf(deps, facts);
  const attachment = { filename: fileName, content: bytes, contentType: 'application/pdf' };
  return { attachments: [attachment], facts: await rowsOf(deps, account, facts) };
}
