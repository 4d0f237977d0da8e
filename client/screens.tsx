import type { ComponentType } from 'react';
import { hasFact, pageAt, type Path, type PathWith } from '#contract/platform/pages.ts';
import { screen, type Screen } from './platform/ui/screen/screen.tsx';

const Questionnaire = screen(async () => (await import('./assessment/assessments/questionnaire-screen.tsx')).QuestionnaireScreen);

export const Landing = screen(async () => (await import('./communication/landing/landing-screen.tsx')).LandingScreen);
export const Dashboard = screen(async () => (await import('./communication/dashboard/dashboard-screen.tsx')).DashboardScreen);
export const Operator = screen(async () => (await import('./operations/operator/operator-screen.tsx')).OperatorScreen);
export const Accounting = screen(async () => (await import('./operations/accounting/accounting-screen.tsx')).AccountingScreen);
export const Legal = screen(async () => (await import('./communication/legal/legal-screen.tsx')).LegalScreen);
export const NoOrganization = screen(async () => (await import('./account/team/no-organization-screen.tsx')).NoOrganizationScreen);
export const NotFound = screen(async () => (await import('./operations/layout/not-found-screen.tsx')).NotFoundScreen);

const Settings = screen(async () => (await import('./operations/settings/settings-screen.tsx')).SettingsScreen);

function Nis2() {
  return <Questionnaire regime="nis2" />;
}

function AiAct() {
  return <Questionnaire regime="ai_act" />;
}

/** The screen of each page; the first page has several, and legal pages share one. */
export const screens: Readonly<Record<Exclude<Path, '/' | PathWith<'legal'>>, ComponentType>> = {
  '/rejestr': screen(async () => (await import('./certificate/registry/registry-screen.tsx')).RegistryScreen),
  '/sprawdz': screen(async () => (await import('./certificate/registry/check/check-screen.tsx')).CheckScreen),
  '/c/:number': screen(async () => (await import('./certificate/registry/certificate-screen.tsx')).CertificateScreen),
  '/embed/c/:number': screen(async () => (await import('./certificate/registry/embedded-screen.tsx')).EmbeddedScreen),
  '/embed/czy-podlegam': screen(async () => (await import('./assessment/scope/embedded-scope.tsx')).EmbeddedScope),
  '/dziennik': screen(async () => (await import('./certificate/log/log-screen.tsx')).LogScreen),
  '/pricing': screen(async () => (await import('./billing/billing/pricing-screen.tsx')).PricingScreen),
  '/czy-podlegam': screen(async () => {
    const { ScopeScreen, fetchAsked } = await import('./assessment/scope/scope-screen.tsx');
    await fetchAsked();
    return ScopeScreen;
  }),
  '/dostawcy': screen(async () => (await import('./supplier/suppliers/suppliers-screen.tsx')).SuppliersScreen),
  '/api': screen(async () => (await import('./operations/reference/reference-screen.tsx')).ReferenceScreen),
  '/login': screen(async () => (await import('./account/accounts/sign-in/login-screen.tsx')).LoginScreen),
  '/register': screen(async () => (await import('./account/accounts/registration/register-screen.tsx')).RegisterScreen),
  '/forgot-password': screen(async () => (await import('./account/accounts/mailed-links/forgot-password-screen.tsx')).ForgotPasswordScreen),
  '/reset-password': screen(async () => (await import('./account/accounts/mailed-links/reset-password-screen.tsx')).ResetPasswordScreen),
  '/verify-email': screen(async () => (await import('./account/accounts/mailed-links/verify-email-screen.tsx')).VerifyEmailScreen),
  '/resend-verification': screen(async () => (await import('./account/accounts/mailed-links/resend-screen.tsx')).ResendScreen),
  '/unsubscribe': screen(async () => (await import('./account/accounts/mailed-links/unsubscribe-screen.tsx')).UnsubscribeScreen),
  '/koniec-zapytan': screen(async () => (await import('./supplier/suppliers/visitor/stop-screen.tsx')).StopScreen),
  '/to-nie-my': screen(async () => (await import('./company/confirmation/objection-screen.tsx')).ObjectionScreen),
  '/odstapienie': screen(async () => (await import('./billing/billing/withdrawal-screen.tsx')).WithdrawalScreen),
  '/reklamacja': screen(async () => (await import('./operations/complaints/complaint-screen.tsx')).ComplaintScreen),
  '/payment/success': screen(async () => (await import('./billing/billing/payment-result-screens.tsx')).PaymentSuccessScreen),
  '/payment/cancel': screen(async () => (await import('./billing/billing/payment-result-screens.tsx')).PaymentCancelScreen),
  '/u/:token': screen(async () => (await import('./certificate/share/shared-screen.tsx')).SharedScreen),
  '/udostepnianie': screen(async () => (await import('./certificate/share/share-screen.tsx')).ShareScreen),
  '/arkusz': screen(async () => (await import('./assessment/exchange/sheet-screen.tsx')).SheetScreen),
  '/zmiany-prawa': screen(async () => (await import('./assessment/law/law-changes-screen.tsx')).LawChangesScreen),
  '/obowiazki/wykaz': screen(async () => (await import('./assessment/duties/register-entry/entry-screen.tsx')).EntryScreen),
  '/obowiazki/zarzad': screen(async () => (await import('./assessment/duties/board/board-screen.tsx')).BoardScreen),
  '/obowiazki': screen(async () => (await import('./assessment/duties/duties-screen.tsx')).DutiesScreen),
  '/obowiazki/audyt': screen(async () => (await import('./assessment/audit/audit-screen.tsx')).AuditScreen),
  '/plan-dzialan': screen(async () => (await import('./assessment/plan/plan-screen.tsx')).PlanScreen),
  '/systemy-ai': screen(async () => (await import('./assessment/ai-systems/list-screen.tsx')).AiSystemsScreen),
  '/systemy-ai/kompetencje': screen(async () => (await import('./assessment/ai-systems/literacy/literacy-screen.tsx')).LiteracyScreen),
  '/systemy-ai/:id': screen(async () => (await import('./assessment/ai-systems/system-screen.tsx')).AiSystemScreen),
  '/domeny': screen(async () => (await import('./assessment/observations/domains-screen.tsx')).DomainsScreen),
  '/powiadomienia': screen(async () => (await import('./communication/inbox/inbox-screen.tsx')).InboxScreen),
  '/moje-zadania': screen(async () => (await import('./assessment/my-tasks/my-tasks-screen.tsx')).MyTasksScreen),
  '/fakty': screen(async () => (await import('./assessment/facts/facts-screen.tsx')).FactsScreen),
  '/kontrola': screen(async () => (await import('./assessment/quality/quality-screen.tsx')).QualityScreen),
  '/goscie': screen(async () => (await import('./assessment/guests/guests-screen.tsx')).GuestsScreen),
  '/przeczytaj': screen(async () => (await import('./assessment/templates/staff/reading-screen.tsx')).ReadingScreen),
  '/gosc': screen(async () => (await import('./assessment/guests/answering/guest-screen.tsx')).GuestScreen),
  '/ankiety': screen(async () => (await import('./assessment/customer-questionnaires/received-screen.tsx')).QuestionnairesScreen),
  '/ankiety/:id': screen(async () => (await import('./assessment/customer-questionnaires/review-screen.tsx')).QuestionnaireScreen),
  '/systemy-ai/:id/fria': screen(async () => (await import('./assessment/ai-systems/sheets/impact-screen.tsx')).ImpactScreen),
  '/systemy-ai/:id/rejestracja': screen(
    async () => (await import('./assessment/ai-systems/sheets/registration-screen.tsx')).RegistrationScreen,
  ),
  '/systemy-ai/:id/art-26': screen(async () => (await import('./assessment/ai-systems/sheets/checklist-screen.tsx')).ChecklistScreen),
  '/wzory': screen(async () => (await import('./assessment/templates/templates-screen.tsx')).TemplatesScreen),
  '/wzory/:id': screen(async () => (await import('./assessment/templates/template-screen.tsx')).TemplateScreen),
  '/dowody': screen(async () => (await import('./assessment/evidence/evidence-screen.tsx')).EvidenceScreen),
  '/incydenty': screen(async () => (await import('./assessment/incidents/incidents-screen.tsx')).IncidentsScreen),
  '/incydenty/:id': screen(async () => (await import('./assessment/incidents/room-screen.tsx')).RoomScreen),
  '/nis2': Nis2,
  '/ai-act': AiAct,
  '/certyfikaty': screen(async () => (await import('./certificate/certificates/certificates-screen.tsx')).CertificatesScreen),
  '/historia': screen(async () => (await import('./assessment/assessments/comparison/history-screen.tsx')).HistoryScreen),
  '/porownanie': screen(async () => (await import('./assessment/assessments/comparison/comparison-screen.tsx')).ComparisonScreen),
  '/abonament': screen(async () => (await import('./billing/billing/subscription-screen.tsx')).SubscriptionScreen),
  '/potwierdzenie-firmy': screen(async () => (await import('./company/confirmation/confirmation-screen.tsx')).ConfirmationScreen),
  '/ustawienia': Settings,
  '/ustawienia/konto': Settings,
  '/ustawienia/wiadomosci': Settings,
  '/ustawienia/organizacja': Settings,
  '/ustawienia/raporty': Settings,
  '/ustawienia/bezpieczenstwo': Settings,
  '/ustawienia/klucze': Settings,
  '/ustawienia/dane': Settings,
  '/ustawienia/zakonczenie': Settings,
  '/zaproszenie': screen(async () => (await import('./account/team/invitation-screen.tsx')).InvitationScreen),
  '/dostep': screen(async () => (await import('./account/team/access-requests/decision-screen.tsx')).DecisionScreen),
  '/klienci': screen(async () => (await import('./communication/clients/clients-screen.tsx')).ClientsScreen),
  '/zespol': screen(async () => (await import('./account/team/team-screen.tsx')).TeamScreen),
  '/operator': Operator,
  '/ksiegowosc': Accounting,
};

const fetched: Readonly<Record<string, ComponentType | Screen<object>>> = { ...screens, '/': Landing };

/** Fetches the screen of a page, so that it is drawn, or taken over, in one go. */
export async function fetchScreen(path: string): Promise<void> {
  const page = pageAt(path);
  const wanted = page && (hasFact(page, 'legal') ? Legal : fetched[page]);
  if (wanted && 'fetch' in wanted) await wanted.fetch();
}
