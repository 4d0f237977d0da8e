import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { answerConsent, askAgain } from '#client/consent.ts';
import { useTranslation } from '#client/i18n.ts';
import { Button } from '#client/ui/button.tsx';

/**
 * Asks about cookies until there is an answer; closing counts as no. It is part of every page and hidden by the mark
 * that an answer leaves on the document, so that it neither flashes nor waits for the application.
 */
export function ConsentBanner() {
  const { t } = useTranslation();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const reopen = (): void => {
      askAgain();
      banner.current?.focus();
    };
    addEventListener('atesto:cookie-settings', reopen);
    return () => removeEventListener('atesto:cookie-settings', reopen);
  }, []);
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="consent no-print fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface shadow-[0_-8px_24px_rgb(0_0_0/8%)]"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-1.5 px-4 py-2 pr-12 sm:px-6 sm:py-3 sm:pr-14">
        <div className="min-w-60 flex-1 text-[0.8125rem] leading-snug sm:text-sm sm:leading-normal">
          <h2 id="consent-title" className="font-sans font-semibold max-sm:sr-only">
            {t('consent.title')}
          </h2>
          <p className="text-muted">
            {t('consent.text')}{' '}
            <Link href="/cookie-policy" className="text-brand underline underline-offset-4">
              {t('consent.policy')}
            </Link>
          </p>
        </div>
        <div className="flex gap-3">
          <Button look="secondary" size="small" className="sm:min-h-11" onClick={() => answerConsent('rejected')}>
            {t('consent.reject')}
          </Button>
          <Button look="secondary" size="small" className="sm:min-h-11" onClick={() => answerConsent('accepted')}>
            {t('consent.accept')}
          </Button>
        </div>
        <button
          type="button"
          aria-label={t('consent.close')}
          title={t('consent.close')}
          onClick={() => answerConsent('rejected')}
          className="absolute right-2 top-2 inline-flex size-11 items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
