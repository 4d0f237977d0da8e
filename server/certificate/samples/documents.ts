import { catalogues } from '#content/questions/catalogue.ts';
import { sampleWords } from '#content/documents/certificate/sample.ts';
import { isoDay } from '#core/platform/calendar/calendar.ts';
import { expiryOf } from '#core/certificate/certification.ts';
import type { Language } from '#core/platform/languages.ts';
import { questionsOf, type Answer } from '#core/assessment/questionnaire/questionnaire.ts';
import { reportModel, type ReportModel } from '#core/assessment/report/report.ts';
import { declareScope } from '#core/assessment/scope/declared.ts';
import { scorePercent } from '#core/assessment/questionnaire/scoring.ts';
import { typedAddress } from '#server/certificate/certificates/address.ts';
import { certificateMetadata } from '#server/certificate/certificates/issue/issue.ts';
import type { Deps } from '#server/deps.ts';
import type { Renderer } from '#server/adapters/documents/rendering/renderer.ts';
import { certificateJob } from '#server/adapters/documents/certificate.ts';
import type { RenderJob } from '#server/adapters/documents/rendering/render-job.ts';
import { reportJob } from '#server/adapters/documents/report/report.ts';
import { exposedTo } from '#server/assessment/public.ts';

/** Documents of which there are samples. */
export const sampleKinds = ['report', 'certificate'] as const;
export type SampleKind = (typeof sampleKinds)[number];

/** A NIP with a wrong check digit: nobody has it. */
const nip = '0000000001';
const regime = 'nis2';
/** Not of the form of a number: no search finds it, and no page takes it for one. */
const number = 'ATESTO-NIS2-0000-000000';
const reportNumber = 'ATESTO-R-0000-00000000';

/** Answers of somebody who is good and has gaps: the threshold is reached, and there is something to plan. */
function answersIn(language: Language): Answer[] {
  return questionsOf(catalogues[regime]).map(({ id }, index) => {
    if (id === 'nis2-5-2') return { questionId: id, answer: 'not_applicable', comment: sampleWords.reason[language] };
    if (index % 12 === 7) return { questionId: id, answer: 'no', comment: '' };
    if (index % 6 === 3) return { questionId: id, answer: 'partial', comment: index === 9 ? sampleWords.comment[language] : '' };
    return { questionId: id, answer: 'yes', comment: '' };
  });
}

/** A company of medium size that supplies energy. */
const scopeAnswers = {
  seat: 'poland',
  roles: [],
  sectors: ['in_energy'],
  kinds: ['electricity_supply'],
  headcount: 'under_250',
  turnover: 'to_50',
  balance: 'to_43',
  group: 'alone',
};

function modelIn(at: Date, language: Language): ReportModel {
  return reportModel(catalogues[regime], answersIn(language), declareScope(regime, scopeAnswers, isoDay(at)));
}

function sampleReport({ config }: Deps, at: Date, language: Language): RenderJob {
  const { organization, address, city } = sampleWords;
  const model = modelIn(at, language);
  const subject = {
    name: organization[language],
    nip,
    address: address[language],
    postalCode: '00-000',
    city: city[language],
    assessmentId: '00000000-0000-0000-0000-000000000000',
    completedAt: at.toISOString(),
    exposure: exposedTo(model, { proofs: [], today: isoDay(at) }),
    previous: null,
    writtenIn: language,
    number: reportNumber,
  };
  const check = { url: `${config.publicUrl}/sprawdz`, typed: typedAddress({ config }) };
  return reportJob({ model, subject, branding: null, language, check }, 'a-2a');
}

function sampleCertificate({ config }: Deps, at: Date, language: Language): RenderJob {
  const model = modelIn(at, language);
  const check = `${config.publicUrl}/sprawdz`;
  const facts = {
    language,
    certificateNumber: number,
    regime,
    organization: { name: sampleWords.organization[language], nip },
    scorePercent: scorePercent(model.score) ?? 0,
    metadata: certificateMetadata(model, {
      issuer: config.company.name,
      declaration: sampleWords.declarant[language],
      confirmation: { method: 'register_email', level: 1, confirmedAt: at.toISOString() },
    }),
    issuedAt: at,
    expiresAt: expiryOf(at),
    verificationHash: '0'.repeat(64),
    verificationUrl: check,
    paperUrl: check,
    typedAddress: typedAddress({ config }),
    credential: '',
    logProof: null,
    keyList: '',
  } as const;
  return certificateJob(facts, 'a-2a');
}

/** The same templates as the real documents, with the mark of a sample across every page and nothing signed inside. */
function marked(job: RenderJob, language: Language): RenderJob {
  const sample = { mark: sampleWords.mark[language], note: sampleWords.note[language] };
  return { ...job, data: { ...(job.data as object), sample } };
}

const drawnBy = new WeakMap<Renderer, Map<string, Promise<Buffer>>>();

/** A sample of a document, drawn once for each language and day. */
export function sampleDocument(deps: Deps, kind: SampleKind, language: Language): Promise<Buffer> {
  const now = deps.now();
  const key = `${kind} ${language} ${now.toISOString().slice(0, 10)}`;
  const drawn = drawnBy.get(deps.renderer) ?? new Map<string, Promise<Buffer>>();
  drawnBy.set(deps.renderer, drawn);
  const known = drawn.get(key);
  if (known) return known;
  for (const old of [...drawn.keys()].filter((one) => one.startsWith(`${kind} ${language} `))) drawn.delete(old);
  const job = kind === 'report' ? sampleReport(deps, now, language) : sampleCertificate(deps, now, language);
  const pdf = deps.renderer.render(marked(job, language));
  drawn.set(key, pdf);
  pdf.catch(() => drawn.delete(key));
  return pdf;
}
