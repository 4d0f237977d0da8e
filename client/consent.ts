/** What somebody answered to the question about cookies; kept for a year (cookie policy, section 4). */
export type Consent = 'accepted' | 'rejected';

/** Entries that a refusal removes: the state of the sidebar, the draft of the registration, what was seen of keys and log, and pages kept for times without a network. */
function forget(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.getRegistration('/c/').then((found) => found?.unregister());
  if ('caches' in window) void caches.delete('atesto-check');
  document.cookie = 'sidebar_state=; path=/; max-age=0; samesite=lax';
  for (const entry of ['atesto.registration', 'atesto.keys.version', 'atesto.log.seen']) localStorage.removeItem(entry);
}

export function answerConsent(consent: Consent): void {
  document.documentElement.dataset.consent = consent;
  try {
    localStorage.setItem('cookie_consent', consent);
    localStorage.setItem('cookie_consent_at', String(Date.now()));
    if (consent === 'rejected') forget();
  } catch {
    // A browser that forbids storing is asked again on the next page.
  }
}

/** Shows the question again; the earlier answer holds until there is a new one. */
export function askAgain(): void {
  delete document.documentElement.dataset.consent;
}

/** Whether functional entries may be kept: unless they were refused. */
export function mayKeep(): boolean {
  try {
    return localStorage.getItem('cookie_consent') !== 'rejected';
  } catch {
    return false;
  }
}
