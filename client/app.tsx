import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch, useLocation } from 'wouter';
import { useOwnLanguage } from './accounts/own-language.ts';
import { useMe } from './accounts/queries.ts';
import { SignInNeeded } from './accounts/sign-in-needed.tsx';
import { ConsentBanner } from './layout/consent-banner.tsx';
import { VisitorLayout } from './layout/visitor-layout.tsx';
import { Failure } from './ui/failure.tsx';
import { LogoMark } from './ui/logo.tsx';
import { toastStore } from './ui/toast-store.ts';

const MemberLayout = lazy(async () => ({ default: (await import('./layout/member-layout.tsx')).MemberLayout }));
const Toaster = lazy(async () => ({ default: (await import('./ui/toaster.tsx')).Toaster }));
const Landing = lazy(async () => ({ default: (await import('./landing/landing-screen.tsx')).LandingScreen }));
const Login = lazy(async () => ({ default: (await import('./accounts/login-screen.tsx')).LoginScreen }));
const Register = lazy(async () => ({ default: (await import('./accounts/register-screen.tsx')).RegisterScreen }));
const ForgotPassword = lazy(async () => ({ default: (await import('./accounts/forgot-password-screen.tsx')).ForgotPasswordScreen }));
const ResetPassword = lazy(async () => ({ default: (await import('./accounts/reset-password-screen.tsx')).ResetPasswordScreen }));
const VerifyEmail = lazy(async () => ({ default: (await import('./accounts/verify-email-screen.tsx')).VerifyEmailScreen }));
const Resend = lazy(async () => ({ default: (await import('./accounts/resend-screen.tsx')).ResendScreen }));
const Dashboard = lazy(async () => ({ default: (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen }));
const Questionnaire = lazy(async () => ({ default: (await import('./assessments/questionnaire-screen.tsx')).QuestionnaireScreen }));
const History = lazy(async () => ({ default: (await import('./assessments/history-screen.tsx')).HistoryScreen }));
const Comparison = lazy(async () => ({ default: (await import('./assessments/comparison-screen.tsx')).ComparisonScreen }));
const Certificates = lazy(async () => ({ default: (await import('./certificates/certificates-screen.tsx')).CertificatesScreen }));
const Registry = lazy(async () => ({ default: (await import('./registry/registry-screen.tsx')).RegistryScreen }));
const Scope = lazy(async () => ({ default: (await import('./scope/scope-screen.tsx')).ScopeScreen }));
const Settings = lazy(async () => ({ default: (await import('./settings/settings-screen.tsx')).SettingsScreen }));
const Subscription = lazy(async () => ({ default: (await import('./billing/subscription-screen.tsx')).SubscriptionScreen }));
const Pricing = lazy(async () => ({ default: (await import('./billing/pricing-screen.tsx')).PricingScreen }));
const PaymentSuccess = lazy(async () => ({ default: (await import('./billing/payment-result-screens.tsx')).PaymentSuccessScreen }));
const PaymentCancel = lazy(async () => ({ default: (await import('./billing/payment-result-screens.tsx')).PaymentCancelScreen }));
const Withdrawal = lazy(async () => ({ default: (await import('./billing/withdrawal-screen.tsx')).WithdrawalScreen }));
const Unsubscribe = lazy(async () => ({ default: (await import('./accounts/unsubscribe-screen.tsx')).UnsubscribeScreen }));
const Operator = lazy(async () => ({ default: (await import('./operator/operator-screen.tsx')).OperatorScreen }));
const Legal = lazy(async () => ({ default: (await import('./legal/legal-screen.tsx')).LegalScreen }));
const NotFound = lazy(async () => ({ default: (await import('./layout/not-found-screen.tsx')).NotFoundScreen }));

/** While the session or a screen loads. */
function Loading() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('common.loading')} className="grid min-h-dvh place-items-center">
      <LogoMark className="size-12 animate-pulse" />
    </div>
  );
}

/** Pages for everybody, signed in or not. */
const sharedRoutes = [
  ['/rejestr', Registry],
  ['/czy-podlegam', Scope],
  ['/pricing', Pricing],
  ['/payment/success', PaymentSuccess],
  ['/payment/cancel', PaymentCancel],
  ['/odstapienie', Withdrawal],
  ['/unsubscribe', Unsubscribe],
  ['/login', Login],
] as const;

/** Legal pages by their paths. */
const legalRoutes = [
  ['/privacy-policy', 'privacy-policy'],
  ['/cookie-policy', 'cookie-policy'],
  ['/terms-of-sale', 'terms-of-sale'],
  ['/terms-of-certification', 'terms-of-certification'],
  ['/dostepnosc', 'accessibility'],
] as const;

const shared = [
  ...sharedRoutes.map(([path, screen]) => <Route key={path} path={path} component={screen} />),
  ...legalRoutes.map(([path, page]) => (
    <Route key={path} path={path}>
      <Legal page={page} />
    </Route>
  )),
];

function MemberRoutes() {
  const operator = useMe().data?.role === 'operator';
  return (
    <Switch>
      <Route path="/" component={operator ? Operator : Dashboard} />
      {operator && <Route path="/operator" component={Operator} />}
      <Route path="/nis2">
        <Questionnaire key="nis2" regime="nis2" />
      </Route>
      <Route path="/ai-act">
        <Questionnaire key="ai_act" regime="ai_act" />
      </Route>
      <Route path="/certyfikaty" component={Certificates} />
      <Route path="/historia" component={History} />
      <Route path="/porownanie" component={Comparison} />
      <Route path="/ustawienia" component={Settings} />
      <Route path="/abonament" component={Subscription} />
      {shared}
      <Route component={NotFound} />
    </Switch>
  );
}

function VisitorRoutes() {
  return (
    <Switch>
      <Route path="/" component={Landing} />
      <Route path="/register" component={Register} />
      <Route path="/forgot-password" component={ForgotPassword} />
      <Route path="/reset-password" component={ResetPassword} />
      <Route path="/verify-email" component={VerifyEmail} />
      <Route path="/resend-verification" component={Resend} />
      {shared}
      {['/nis2', '/ai-act', '/certyfikaty', '/historia', '/porownanie', '/ustawienia', '/abonament', '/operator'].map((path) => (
        <Route key={path} path={path} component={SignInNeeded} />
      ))}
      <Route component={NotFound} />
    </Switch>
  );
}

/** Says that the application has taken over the screen. */
function Ready() {
  useEffect(() => {
    dispatchEvent(new Event('atesto:ready'));
  }, []);
  return null;
}

function Screens() {
  const me = useMe();
  useOwnLanguage();
  const [path] = useLocation();
  if (me.isPending) return <Loading />;
  if (me.isError) {
    return (
      <main className="mx-auto max-w-2xl p-6">
        <Failure error={me.error} retry={() => void me.refetch()} />
      </main>
    );
  }
  const Layout = me.data ? MemberLayout : VisitorLayout;
  return (
    <Suspense fallback={<Loading />}>
      <Layout>
        <Suspense key={path} fallback={<Loading />}>
          {me.data ? <MemberRoutes /> : <VisitorRoutes />}
          <Ready />
        </Suspense>
      </Layout>
    </Suspense>
  );
}

/** The notification region comes with the first notification. */
function Notifications() {
  const shown = useSyncExternalStore(toastStore.subscribe, toastStore.current, toastStore.current);
  const [wanted, setWanted] = useState(false);
  if (shown && !wanted) setWanted(true);
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

export function App() {
  return (
    <>
      <Screens />
      <ConsentBanner />
      <Notifications />
    </>
  );
}
