import { Link } from 'wouter';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Duties } from './duties.tsx';
import { Hero } from './hero.tsx';
import { Plans } from './plans.tsx';
import { Report } from './report.tsx';
import { Sample } from './sample.tsx';
import { Steps } from './steps.tsx';
import { Verification } from './verification.tsx';

function LastCall() {
  const { t } = useTranslation();
  const button = 'inline-flex min-h-11 items-center justify-center rounded-md px-5 py-2 font-medium outline-on-deep transition-colors';
  return (
    <section aria-labelledby="last" className="no-print bg-deep py-7 text-on-deep">
      <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 sm:px-6 lg:flex-row lg:items-center lg:justify-between lg:gap-16">
        <div>
          <h2 id="last" className="max-w-2xl text-2xl">
            {t('landing.last.title')}
          </h2>
          <p className="mt-2">{t('landing.last.text')}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Link href="/register" className={`${button} border border-transparent bg-on-deep text-deep hover:opacity-90`}>
            {t('landing.start')}
          </Link>
          <Link href="/czy-podlegam" className={`${button} border border-current hover:bg-on-deep hover:text-deep`}>
            {t('landing.duties.scope')}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** The start page of a visitor. */
export function LandingScreen() {
  usePageTitle('Atesto');
  return (
    <>
      <Hero />
      <Sample />
      <Duties />
      <Steps />
      <Report />
      <Plans />
      <Verification />
      <LastCall />
    </>
  );
}
