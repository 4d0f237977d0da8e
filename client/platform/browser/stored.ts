/**
 * Everything that this site writes into a browser, by the names in the table of the cookie policy; a test compares the code with it.
 * `essential` is what a service that was asked for cannot do without, `preference` what somebody chose (both without consent), and
 * `consent` what is written only once the banner was accepted and goes when it is refused (cookie policy, sections 3 and 4).
 */
export const stored = {
  /** Names begin with `__Host-` where the service runs on HTTPS. */
  session: { name: 'atesto_session', where: 'cookie', kind: 'essential' },
  guestSession: { name: 'atesto_guest', where: 'cookie', kind: 'essential' },
  /** The link of a guest; followed by ids, an answer that is not saved yet. */
  guest: { name: 'atesto.guest', where: 'session', kind: 'essential' },
  consent: { name: 'cookie_consent', where: 'local', kind: 'essential' },
  consentAt: { name: 'cookie_consent_at', where: 'local', kind: 'essential' },
  /** Followed by the id of an assessment. */
  answers: { name: 'atesto.answers.', where: 'local', kind: 'essential' },
  sidebar: { name: 'sidebar_state', where: 'cookie', kind: 'preference' },
  language: { name: 'i18nextLng', where: 'local', kind: 'preference' },
  languageAt: { name: 'i18nextLng_at', where: 'local', kind: 'preference' },
  languageCookie: { name: 'language', where: 'cookie', kind: 'preference' },
  theme: { name: 'theme', where: 'local', kind: 'preference' },
  themeAt: { name: 'theme_at', where: 'local', kind: 'preference' },
  answeringView: { name: 'answering_view', where: 'local', kind: 'preference' },
  answeringViewAt: { name: 'answering_view_at', where: 'local', kind: 'preference' },
  registration: { name: 'atesto.registration', where: 'local', kind: 'consent' },
  scope: { name: 'atesto.scope', where: 'local', kind: 'consent' },
  keysVersion: { name: 'atesto.keys.version', where: 'local', kind: 'consent' },
  log: { name: 'atesto.log.seen', where: 'local', kind: 'consent' },
  offline: { name: 'atesto-check', where: 'cache', kind: 'consent' },
} as const;
