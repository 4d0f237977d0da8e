import { hasFact, needsSession, pageAt, type MemberPath, type Path, type PathWith } from '#contract/platform/pages.ts';
import { screen, type Screen } from './platform/ui/screen/screen.tsx';

export const Landing = screen(async () => (await import('./communication/landing/landing-screen.tsx')).LandingScreen);
export const Legal = screen(async () => (await import('./communication/legal/legal-screen.tsx')).LegalScreen);
export const NotFound = screen(async () => (await import('./operations/layout/not-found-screen.tsx')).NotFoundScreen);

/** The screen of each page that needs no session; the first page has several, and legal pages share one. */
export const screens: Readonly<Record<Exclude<Path, '/' | MemberPath | PathWith<'legal'>>, Screen<object>>> = {
  '/rejestr': screen(async () => (await import('./certificate/registry/registry-screen.tsx')).RegistryScreen),
  '/sprawdz': screen(async () => (await import('./certificate/registry/check/check-screen.tsx')).CheckScreen),
  '/c/:number': screen(async () => (await import('./certificate/registry/certificate-screen.tsx')).CertificateScreen),
  '/embed/c/:number': screen(async () => (await import('./certificate/registry/embedded-screen.tsx')).EmbeddedScreen),
  '/embed/czy-podlegam': screen(async () => (await import('./assessment/scope/embed/embedded-scope.tsx')).EmbeddedScope),
  '/dziennik': screen(async () => (await import('./certificate/log/log-screen.tsx')).LogScreen),
  '/pricing': screen(async () => (await import('./billing/billing/pricing-screen.tsx')).PricingScreen),
  '/czy-podlegam': screen(async () => {
    const { ScopeScreen, fetchRequested } = await import('./assessment/scope/scope-screen.tsx');
    await fetchRequested();
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
  '/zmiany-prawa': screen(async () => (await import('./assessment/law/law-changes-screen.tsx')).LawChangesScreen),
  '/przeczytaj': screen(async () => (await import('./assessment/templates/staff/reading-screen.tsx')).ReadingScreen),
  '/gosc': screen(async () => (await import('./assessment/guests/answering/guest-screen.tsx')).GuestScreen),
  '/zaproszenie': screen(async () => (await import('./account/team/invitation-screen.tsx')).InvitationScreen),
  '/dostep': screen(async () => (await import('./account/team/access-requests/decision-screen.tsx')).DecisionScreen),
};

/** Fetches the screen of a page that needs no session, so that it is rendered, or hydrated, in one go. */
export async function fetchScreen(path: string): Promise<void> {
  const page = pageAt(path);
  if (!page || needsSession(page)) return;
  if (page === '/') return Landing.fetch();
  await (hasFact(page, 'legal') ? Legal : screens[page]).fetch();
}
