// Before the first paint: the chosen theme, else that of the system; the language of the page for readers; whether
// the question about cookies was answered within a year.
(function () {
  var root = document.documentElement;
  root.dataset.scripts = '';
  try {
    var theme = localStorage.getItem('theme');
    if (theme !== 'light' && theme !== 'dark') {
      theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    }
    root.dataset.theme = theme;
    if (!root.dataset.rendered) root.lang = localStorage.getItem('i18nextLng') || root.lang;
    var answer = localStorage.getItem('cookie_consent');
    var asked = Number(localStorage.getItem('cookie_consent_at'));
    if (answer && Date.now() - asked < 31536e6) root.dataset.consent = answer;
  } catch (error) {
    root.dataset.theme = 'light';
  }
})();
