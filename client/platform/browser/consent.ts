/** What somebody answered to the question about cookies; stored for a year, then the question comes back (cookie policy, section 6). */
export type Consent = 'accepted' | 'rejected';

export function answerConsent(consent: Consent): void {
  document.documentElement.dataset.consent = consent;
  try {
    localStorage.setItem('cookie_consent', consent);
    localStorage.setItem('cookie_consent_at', String(Date.now()));
    // `theme.js` removes what needs a yes.
    if (consent === 'rejected') dispatchEvent(new Event('atesto:refused'));
  } catch {
    // A browser that forbids storing is asked again on the next page.
  }
}

/** Shows the question again; the earlier answer holds until there is a new one. */
export function reopenBanner(): void {
  delete document.documentElement.dataset.consent;
}

/** The answer that holds; null when nobody was asked, the answer is older than a year, or the browser stores nothing. */
export function answeredConsent(): Consent | null {
  try {
    return localStorage.getItem('cookie_consent') as Consent | null;
  } catch {
    return 'rejected';
  }
}

/** Whether what needs consent may be written: only after a yes, no choice is none. */
export function mayStore(): boolean {
  return answeredConsent() === 'accepted';
}

type Choice = 'theme' | 'i18nextLng' | 'answering_view';

/** Remembers a choice of somebody's own for a year; `theme.js` takes away what is older. */
export function saveChoice(name: Choice, value: string): void {
  try {
    localStorage.setItem(name, value);
    localStorage.setItem(`${name}_at`, String(Date.now()));
  } catch {
    // A full or forbidden storage: the choice holds as long as the page.
  }
}

/** What was chosen; null where nothing was, or the browser stores nothing. */
export function readChoice(name: Choice): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
