import { catalogues } from '#content/questions/catalogue.ts';
import { compare } from '#core/assessment/report/comparison.ts';
import type { Language } from '#core/platform/languages.ts';
import { unknownFirm } from '#core/assessment/incidents/facts.ts';
import { contentsOf } from '#core/assessment/incidents/notifications.ts';
import { lengths } from '#core/platform/limits.ts';
import { answerValues, questionsOf } from '#core/assessment/questionnaire/questionnaire.ts';
import { reportModel, type ReportModel } from '#core/assessment/report/report.ts';
import { certificateJob } from '#server/adapters/documents/certificate.ts';
import { comparisonJob } from '#server/adapters/documents/report/comparison.ts';
import { monthlyJob } from '#server/adapters/documents/report/monthly.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { reportJob, type ReportSubject } from '#server/adapters/documents/report/report.ts';
import { statementJob } from '#server/assessment/exchange/statement-documents.ts';
import { verdictJob } from '#server/assessment/scope/verdict-document.ts';
import { incidentJob } from '#server/assessment/incidents/exports/pdf.ts';
import { invoiceWith, lettersWith, proFormaWith } from './billing-documents.ts';
import { at, config, later, nip, type Write } from './subject.ts';

const number = 'ATESTO-NIS2-2026-K7QXRM';

function modelWith(write: Write): ReportModel {
  const answers = questionsOf(catalogues.nis2).map((question, index) => ({
    questionId: question.id,
    answer: answerValues[index % answerValues.length] ?? 'no',
    comment: write({ ...lengths.comment, often: true }),
  }));
  return reportModel(catalogues.nis2, answers);
}

function plannedWith(write: Write, model: ReportModel) {
  return Object.fromEntries(
    model.gaps.map((id) => [id, { state: 'open', owner: write({ ...lengths.ownerName, often: true }), dueOn: '2027-01-15' } as const]),
  );
}

function subjectWith(write: Write, model: ReportModel): ReportSubject {
  const [first = '', second = ''] = model.gaps;
  const added = { addedAt: '2026-11-01T09:00:00Z', validUntil: '2027-03-01' };
  return {
    name: write(lengths.companyName),
    nip,
    address: write(lengths.address),
    postalCode: write(lengths.postalCode),
    city: write(lengths.city),
    assessmentId: '00000000-0000-0000-0000-000000000000',
    completedAt: at.toISOString(),
    planned: plannedWith(write, model),
    advisers: [{ name: write(lengths.consultantName), email: 'doradca@przyklad.pl', contact: write(lengths.reportContact) }],
    evidence: [
      { ...added, name: write(lengths.evidenceName), url: null, sha256: 'ab'.repeat(32), questionIds: [first] },
      { ...added, name: write(lengths.evidenceName), url: write(lengths.link), sha256: null, questionIds: [second] },
    ],
  };
}

function certificateWith(write: Write, language: Language): RenderJob {
  return certificateJob({
    language,
    certificateNumber: number,
    regime: 'nis2',
    organization: { name: write(lengths.companyName), nip },
    scorePercent: 84.51,
    metadata: {
      issuer: write(lengths.companyName),
      threshold: 75,
      questionCount: 49,
      assessed: 45,
      notApplicable: 4,
      withoutReason: 1,
      catalogueVersion: '2026.11',
      declaration: { name: write(lengths.declaration), role: write(lengths.declaration) },
      confirmation: { method: 'transfer', level: 2, confirmedAt: at.toISOString() },
    },
    issuedAt: at,
    expiresAt: later,
    verificationHash: 'ab'.repeat(32),
    verificationUrl: `https://atesto.example/c/${number}`,
    paperUrl: `https://atesto.example/c/${number}#1.${nip}.tcxyz1.${'A'.repeat(120)}`,
    typedAddress: 'atesto.example/sprawdz',
    credential: 'header.payload.signature~',
    logProof: null,
    keyList: 'keys',
  });
}

function monthlyWith(write: Write, language: Language, model: ReportModel): RenderJob {
  return monthlyJob({
    month: { year: 2026, month: 10 },
    madeAt: at,
    language,
    branding: null,
    organization: { name: write(lengths.companyName), nip },
    finished: [{ regime: 'nis2', latest: { model, completedAt: at }, previous: { model, completedAt: at } }],
    open: [{ regime: 'ai_act', answered: 12, total: 35 }],
    planned: plannedWith(write, model),
    changes: questionsOf(catalogues.nis2).map(({ id }) => ({ questionId: id, from: 'no', to: 'yes', at })),
    certificates: [{ number, regime: 'nis2', status: 'active', expiresAt: later }],
    accessEndsAt: later,
  });
}

/** The notification with the most fields, in which people write each. */
function incidentWith(write: Write, language: Language): RenderJob {
  const instants = { signal: null, told: null, classified: null, fixed: null, asked: null, ended: null };
  const row = {
    id: '00000000-0000-0000-0000-000000000000',
    organizationId: '00000000-0000-0000-0000-000000000000',
    drill: true,
    title: write(lengths.incidentTitle),
    facts: { ...instants, kinds: ['service_disruption' as const], aiHarm: 'other' as const, detected: at.toISOString(), stillOpen: false },
    firm: unknownFirm,
    significance: null,
    version: 1,
    openedAt: at,
    closedAt: null,
    lessons: '',
    loggedSequence: 0,
  };
  const content = Object.fromEntries(
    contentsOf.ksc_notification.map((field) => [field, { text: write({ ...lengths.incidentText, often: true }), unknown: false }]),
  );
  const sent = { clock: 'ksc_notification' as const, content, savedAt: at, sentAt: at, sentBy: null, receipt: write(lengths.receipt) };
  const nobody = { receipts: [], contradictions: [], log: [], people: [], members: [], suggested: null, loggedAt: null };
  const whole = { row, notifications: [sent], organization: write(lengths.companyName), ...nobody };
  return incidentJob(whole, { clock: 'ksc_notification', language, now: at });
}

function statementWith(write: Write, language: Language): RenderJob {
  const questions = questionsOf(catalogues.nis2).map(({ id, section, number, weightHundredths, text }) => ({
    id,
    section,
    number,
    weightHundredths,
    text: text[language],
    suggested: '',
    attached: [write({ ...lengths.evidenceName, often: true })],
    basis: '',
    answer: 'partial' as const,
    comment: '',
  }));
  const result = { completedAt: null, thresholdPercent: null, scorePercent: null, score: null, reached: null, obstacles: [], sections: [] };
  const organization = { name: write(lengths.companyName), nip: '9990000014' };
  const catalogue = { regime: 'nis2' as const, catalogueVersion: '2026.13', catalogueAsOf: '2026-11-20' };
  const about = { id: 'a-1', edition: 1, ...catalogue, exportedAt: at };
  return statementJob({ ...about, ...result, language, organization, questions });
}

/** Answers with the most duties. */
const keyEntity = {
  seat: 'poland',
  sectors: ['in_digital', 'in_energy'],
  kinds: ['cloud', 'electricity_supply'],
  roles: [],
  headcount: 'from_250',
};

/** One of every document in which something stands that people typed, with these texts in every such field. */
export function documentsWith(write: Write, language: Language): Readonly<Record<string, RenderJob>> {
  const model = modelWith(write);
  const subject = subjectWith(write, model);
  const sides = {
    from: { completedAt: at.toISOString(), catalogueVersion: '2026.03' },
    to: { completedAt: at.toISOString(), catalogueVersion: '2026.11' },
  };
  const earlier = { ...model, items: model.items.map((item) => ({ ...item, answer: 'partial' as const })) };
  return {
    certificate: certificateWith(write, language),
    report: reportJob({ model, subject, branding: null, language }),
    comparison: comparisonJob({ ...sides, comparison: compare(earlier, model), subject, branding: null, madeAt: at, language }),
    'monthly report': monthlyWith(write, language, model),
    incident: incidentWith(write, language),
    statement: statementWith(write, language),
    'scope verdict': verdictJob({ config }, { regime: 'nis2', answers: keyEntity }, language, at),
    invoice: invoiceWith(write, language),
    'pro forma': proFormaWith(write, language),
    ...lettersWith(write),
  };
}
