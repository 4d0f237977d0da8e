import type { ComponentType } from 'react';
import { factsOf, type MemberPath } from '#contract/platform/pages.ts';
import { screen } from './platform/ui/screen/screen.tsx';

export { MemberLayout } from './operations/layout/member-layout.tsx';

/** Who is signed in, by what they see first; somebody who belongs to no organisation is a guest: there is nothing of a company to show them. */
export type SignedIn = 'member' | 'guest' | 'operator' | 'accountant';

const Operator = screen(async () => (await import('./operations/operator/operator-screen.tsx')).OperatorScreen);
const Accounting = screen(async () => (await import('./operations/accounting/accounting-screen.tsx')).AccountingScreen);
const NoOrganization = screen(async () => (await import('./account/team/no-organization-screen.tsx')).NoOrganizationScreen);
const Questionnaire = screen(async () => (await import('./assessment/assessments/questionnaire-screen.tsx')).QuestionnaireScreen);
const Settings = screen(async () => (await import('./operations/settings/settings-screen.tsx')).SettingsScreen);

function Nis2() {
  return <Questionnaire regime="nis2" />;
}

function AiAct() {
  return <Questionnaire regime="ai_act" />;
}

const homes: Readonly<Record<SignedIn, ComponentType>> = {
  member: screen(async () => (await import('./communication/dashboard/dashboard-screen.tsx')).DashboardScreen),
  guest: NoOrganization,
  operator: Operator,
  accountant: Accounting,
};

const screens: Readonly<Record<MemberPath, ComponentType>> = {
  '/udostepnianie': screen(async () => (await import('./certificate/share/share-screen.tsx')).ShareScreen),
  '/arkusz': screen(async () => (await import('./assessment/exchange/sheet-screen.tsx')).SheetScreen),
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
  '/incydenty/:id': screen(async () => (await import('./assessment/incidents/room-screen.tsx')).IncidentScreen),
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
  '/klienci': screen(async () => (await import('./communication/clients/clients-screen.tsx')).ClientsScreen),
  '/zespol': screen(async () => (await import('./account/team/team-screen.tsx')).TeamScreen),
  '/operator': Operator,
  '/ksiegowosc': Accounting,
};

export type MemberScreenProps = Readonly<{
  path: MemberPath | '/';
  viewer: SignedIn;
  /** Whether they belong to an organisation. */
  belongs: boolean;
}>;

/** Whether a page shows an organisation; own settings and the list of clients are there without one. */
function isOfOrganization(path: MemberPath): boolean {
  return factsOf(path).for === 'members' && !path.startsWith('/ustawienia') && path !== '/klienci';
}

/** What somebody who is signed in sees at a page that is for them, or at the first one. Visitors do not fetch it. */
export function MemberScreen({ path, viewer, belongs }: MemberScreenProps) {
  if (path === '/') {
    const Home = homes[viewer];
    return <Home />;
  }
  if (!belongs && isOfOrganization(path)) return <NoOrganization />;
  const Screen = screens[path];
  return <Screen />;
}
