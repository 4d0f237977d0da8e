import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { answerConsent, reopenBanner, type Consent } from '#client/platform/browser/consent.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';

const answers = [
  ['rejected', 'consent.reject'],
  ['accepted', 'consent.accept'],
] as const satisfies readonly (readonly [Consent, string])[];

/**
 * Asks about cookies until there is an answer; closing counts as no. It is part of every page and hidden by the mark
 * that an answer leaves on the document, so that it neither flashes nor waits for the application. On a phone it is one low bar, and the page
 * keeps its height free below everything and beneath what is scrolled to (`styles.css`; decision 0632).
 */
export function ConsentBanner() {
  const { t } = useTranslation();
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const reopen = (): void => {
      reopenBanner();
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
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 gap-y-1.5 px-4 py-2 pr-11 sm:gap-x-8 sm:px-6 sm:py-3 sm:pr-14">
        <div className="min-w-25 flex-1 text-xs leading-tight sm:min-w-60 sm:text-sm sm:leading-normal">
          <h2 id="consent-title" className="font-sans font-semibold max-sm:sr-only">
            {t('consent.title')}
          </h2>
          <p className="text-muted">
            <span className="sm:hidden">{t('consent.short')}</span>
            <span className="max-sm:hidden">{t('consent.text')}</span>{' '}
            <Link href="/cookie-policy" className="text-brand underline underline-offset-2 sm:underline-offset-4">
              {t('consent.policy')}
            </Link>
          </p>
        </div>
        <div className="flex gap-1.5 sm:gap-3">
          {answers.map(([answer, key]) => (
            <Button
              key={answer}
              variant="secondary"
              size="small"
              className="max-sm:px-2 max-sm:text-[0.8125rem] sm:min-h-11"
              onClick={() => answerConsent(answer)}
            >
              {t(key)}
            </Button>
          ))}
        </div>
        <button
          type="button"
          aria-label={t('consent.close')}
          title={t('consent.close')}
          onClick={() => answerConsent('rejected')}
          className="absolute right-0 top-1/2 inline-flex size-11 -translate-y-1/2 items-center justify-center rounded-md text-muted hover:bg-tint hover:text-ink sm:right-2"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
