import { catalogues } from '#content/questions/catalogue.ts';
import { questionsOf, type AnswerValue } from '#core/assessment/questionnaire/questionnaire.ts';
import { reportModel } from '#core/assessment/report/report.ts';
import { certificatePdf } from '#server/adapters/documents/certificate.ts';
import { reportPdf } from '#server/adapters/documents/report/report-pdf.ts';
import { medianMillis, print } from './measure.ts';
import type { Setting } from './setting.ts';

const rounds = 25;
const pattern: readonly AnswerValue[] = ['yes', 'partial', 'yes', 'no', 'yes', 'not_applicable'];

/** Another organisation and other answers every turn, so that nothing comes from a cache of the whole. */
function reportOf(turn: number) {
  const answers = questionsOf(catalogues.nis2).map((question, index) => ({
    questionId: question.id,
    answer: pattern[(index * 7 + turn) % pattern.length] ?? 'yes',
    comment: index % 3 === 0 ? `Uwaga ${turn}: procedura w przygotowaniu.` : '',
  }));
  const subject = {
    name: `Zakład numer ${turn}`,
    nip: '0123456789',
    address: 'ul. Polna 1',
    postalCode: '00-001',
    city: 'Łódź',
    assessmentId: `bench-${turn}`,
    completedAt: '2026-11-21T09:00:00.000Z',
  };
  return { model: reportModel(catalogues.nis2, answers), subject, branding: null, language: 'pl' as const };
}

function certificateOf(turn: number) {
  const certificateNumber = `ATESTO-NIS2-2026-${String(turn + 100).padStart(6, 'A')}`;
  return {
    language: 'pl' as const,
    certificateNumber,
    regime: 'nis2' as const,
    organization: { name: `Zakład numer ${turn}`, nip: '0123456789' },
    scorePercent: 84.5,
    metadata: {
      issuer: 'Atesto',
      threshold: 75,
      questionCount: 49,
      assessed: 45,
      notApplicable: 4,
      withoutReason: 1,
      catalogueVersion: '2026.11',
      declaration: { name: 'Jan Żak', role: 'Prezes' },
    },
    issuedAt: new Date('2026-11-21T09:00:00Z'),
    expiresAt: new Date('2027-11-21T09:00:00Z'),
    verificationHash: 'ab'.repeat(32),
    verificationUrl: `https://atesto.example/c/${certificateNumber}`,
    paperUrl: `https://atesto.example/c/${certificateNumber}#1.5261040828.tcxyz1.q83vASNFZ4mrze8BI0VniQ.PdP2ab.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`,
    typedAddress: 'atesto.example/sprawdz',
    credential: `header.${turn}.signature~`,
    logProof: 'proof',
    keyList: 'keys',
  };
}

/** Report and certificate, warm, each with new content. */
export async function benchDocuments({ deps }: Setting): Promise<void> {
  const report = await medianMillis(rounds, (turn) => reportPdf(deps, reportOf(turn)));
  print('report PDF (12 pages), warm median', `${report.toFixed(0)} ms`, 'aim 80 ms', report / 80);
  const certificate = await medianMillis(rounds, (turn) => certificatePdf(deps, certificateOf(turn)));
  print('certificate PDF, warm median', `${certificate.toFixed(0)} ms`, 'aim 60 ms', certificate / 60);
}
