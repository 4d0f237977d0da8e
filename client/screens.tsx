import { lazy, type ComponentType } from 'react';
import type { Path, PathWith } from '#contract/pages.ts';

const Questionnaire = lazy(async () => ({ default: (await import('./assessments/questionnaire-screen.tsx')).QuestionnaireScreen }));

export const Landing = lazy(async () => ({ default: (await import('./landing/landing-screen.tsx')).LandingScreen }));
export const Dashboard = lazy(async () => ({ default: (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen }));
export const Operator = lazy(async () => ({ default: (await import('./operator/operator-screen.tsx')).OperatorScreen }));
export const Legal = lazy(async () => ({ default: (await import('./legal/legal-screen.tsx')).LegalScreen }));
export const NoOrganization = lazy(async () => ({ default: (await import('./team/no-organization-screen.tsx')).NoOrganizationScreen }));
export const NotFound = lazy(async () => ({ default: (await import('./layout/not-found-screen.tsx')).NotFoundScreen }));

function Nis2() {
  return <Questionnaire regime="nis2" />;
}

function AiAct() {
  return <Questionnaire regime="ai_act" />;
}

/** The screen of each page; the first page has several, and legal pages share one. */
export const screens: Readonly<Record<Exclude<Path, '/' | PathWith<'legal'>>, ComponentType>> = {
  '/rejestr': lazy(async () => ({ default: (await import('./registry/registry-screen.tsx')).RegistryScreen })),
  '/sprawdz': lazy(async () => ({ default: (await import('./registry/check-screen.tsx')).CheckScreen })),
  '/c/:number': lazy(async () => ({ default: (await import('./registry/certificate-screen.tsx')).CertificateScreen })),
  '/embed/c/:number': lazy(async () => ({ default: (await import('./registry/embedded-screen.tsx')).EmbeddedScreen })),
  '/dziennik': lazy(async () => ({ default: (await import('./log/log-screen.tsx')).LogScreen })),
  '/pricing': lazy(async () => ({ default: (await import('./billing/pricing-screen.tsx')).PricingScreen })),
  '/czy-podlegam': lazy(async () => ({ default: (await import('./scope/scope-screen.tsx')).ScopeScreen })),
  '/login': lazy(async () => ({ default: (await import('./accounts/login-screen.tsx')).LoginScreen })),
  '/register': lazy(async () => ({ default: (await import('./accounts/register-screen.tsx')).RegisterScreen })),
  '/forgot-password': lazy(async () => ({ default: (await import('./accounts/forgot-password-screen.tsx')).ForgotPasswordScreen })),
  '/reset-password': lazy(async () => ({ default: (await import('./accounts/reset-password-screen.tsx')).ResetPasswordScreen })),
  '/verify-email': lazy(async () => ({ default: (await import('./accounts/verify-email-screen.tsx')).VerifyEmailScreen })),
  '/resend-verification': lazy(async () => ({ default: (await import('./accounts/resend-screen.tsx')).ResendScreen })),
  '/unsubscribe': lazy(async () => ({ default: (await import('./accounts/unsubscribe-screen.tsx')).UnsubscribeScreen })),
  '/to-nie-my': lazy(async () => ({ default: (await import('./confirmation/objection-screen.tsx')).ObjectionScreen })),
  '/odstapienie': lazy(async () => ({ default: (await import('./billing/withdrawal-screen.tsx')).WithdrawalScreen })),
  '/payment/success': lazy(async () => ({ default: (await import('./billing/payment-result-screens.tsx')).PaymentSuccessScreen })),
  '/payment/cancel': lazy(async () => ({ default: (await import('./billing/payment-result-screens.tsx')).PaymentCancelScreen })),
  '/plan-dzialan': lazy(async () => ({ default: (await import('./plan/plan-screen.tsx')).PlanScreen })),
  '/nis2': Nis2,
  '/ai-act': AiAct,
  '/certyfikaty': lazy(async () => ({ default: (await import('./certificates/certificates-screen.tsx')).CertificatesScreen })),
  '/historia': lazy(async () => ({ default: (await import('./assessments/history-screen.tsx')).HistoryScreen })),
  '/porownanie': lazy(async () => ({ default: (await import('./assessments/comparison-screen.tsx')).ComparisonScreen })),
  '/abonament': lazy(async () => ({ default: (await import('./billing/subscription-screen.tsx')).SubscriptionScreen })),
  '/potwierdzenie-firmy': lazy(async () => ({ default: (await import('./confirmation/confirmation-screen.tsx')).ConfirmationScreen })),
  '/ustawienia': lazy(async () => ({ default: (await import('./settings/settings-screen.tsx')).SettingsScreen })),
  '/zaproszenie': lazy(async () => ({ default: (await import('./team/invitation-screen.tsx')).InvitationScreen })),
  '/klienci': lazy(async () => ({ default: (await import('./clients/clients-screen.tsx')).ClientsScreen })),
  '/zespol': lazy(async () => ({ default: (await import('./team/team-screen.tsx')).TeamScreen })),
  '/operator': Operator,
};
