// Before the first paint: the chosen theme, else that of the system; the language of the page for readers.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('theme');
    if (theme !== 'light' && theme !== 'dark') {
      theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    }
    root.dataset.theme = theme;
    root.lang = localStorage.getItem('i18nextLng') || root.lang;
  } catch (error) {
    root.dataset.theme = 'light';
  }
})();
