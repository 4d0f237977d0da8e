// Before the first paint: choices and the answer about cookies that are older than a year go; then the chosen theme, else that
// of the system; the language of the page for readers; whether the question about cookies was answered.
(function () {
  var root = document.documentElement;
  var year = 31536e6;
  root.dataset.scripts = '';
  /** What is stored under that name, for a year from when it was chosen; what has no date, or one to come, is dated today. */
  function storedValue(name) {
    var value = localStorage.getItem(name);
    if (!value) return null;
    var at = Number(localStorage.getItem(name + '_at'));
    if (!at || at > Date.now()) localStorage.setItem(name + '_at', String(Date.now()));
    else if (Date.now() - at >= year) {
      localStorage.removeItem(name);
      localStorage.removeItem(name + '_at');
      return null;
    }
    return value;
  }
  /** Removes what is stored only with consent. */
  function forget() {
    ['atesto.registration', 'atesto.scope', 'atesto.keys.version', 'atesto.log.seen'].forEach(function (name) {
      localStorage.removeItem(name);
      sessionStorage.removeItem(name);
    });
    if (window.caches) caches.delete('atesto-check');
    if (navigator.serviceWorker)
      navigator.serviceWorker.getRegistration('/c/').then(function (found) {
        if (found) found.unregister();
      });
  }
  addEventListener('atesto:refused', forget);
  try {
    var theme = storedValue('theme');
    if (theme !== 'light' && theme !== 'dark') {
      theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    }
    root.dataset.theme = theme;
    var language = storedValue('i18nextLng');
    if (!root.dataset.rendered) root.lang = language || root.lang;
    storedValue('answering_view');
    var answer = localStorage.getItem('cookie_consent');
    if (storedValue('cookie_consent')) root.dataset.consent = answer;
    else if (answer === 'accepted') forget();
  } catch (error) {
    root.dataset.theme = root.dataset.theme || 'light';
  }
})();

// Where the code of the application cannot be fetched, its entry included, the page states so instead of nothing.
function showMissing() {
  if (document.getElementById('missing')) return;
  const message = document.createElement('p');
  message.id = 'missing';
  message.setAttribute('role', 'alert');
  message.className = 'm-4 rounded-md border border-bad/50 bg-bad-tint px-4 py-3 text-ink';
  message.textContent = document.documentElement.dataset.missing ?? '';
  document.body.prepend(message);
}
addEventListener('atesto:missing', showMissing);
addEventListener('error', (event) => event.target instanceof HTMLScriptElement && showMissing(), true);
addEventListener('atesto:ready', () => document.getElementById('missing')?.remove());
