import type { Path } from '#contract/platform/pages.ts';

/** The sections of the settings, in the order of their list. */
export const settingsSections = ['account', 'mails', 'organization', 'reports', 'security', 'keys', 'data', 'exit'] as const;
export type SettingsSection = (typeof settingsSections)[number];

const paths = {
  account: '/ustawienia/konto',
  mails: '/ustawienia/wiadomosci',
  organization: '/ustawienia/organizacja',
  reports: '/ustawienia/raporty',
  security: '/ustawienia/bezpieczenstwo',
  keys: '/ustawienia/klucze',
  data: '/ustawienia/dane',
  exit: '/ustawienia/zakonczenie',
} as const satisfies Readonly<Record<SettingsSection, Path>>;

/** Where each part stands, by the anchor that addresses may name. */
const parts: Readonly<Record<SettingsSection, readonly string[]>> = {
  account: ['settings-name', 'settings-language'],
  mails: ['settings-mails'],
  organization: ['settings-organization', 'settings-confirmation', 'settings-consent'],
  reports: ['settings-branding', 'settings-consultant-look', 'settings-mail-domain'],
  security: ['settings-password', 'settings-second-factor', 'settings-sessions', 'settings-log'],
  keys: ['settings-keys', 'settings-webhooks'],
  data: ['settings-data', 'settings-deletion'],
  exit: ['settings-exit'],
};

export function settingsPath(section: SettingsSection): (typeof paths)[SettingsSection] {
  return paths[section];
}

/** The section at an address; null for the list of them. */
export function sectionAt(path: string): SettingsSection | null {
  return settingsSections.find((section) => paths[section] === path) ?? null;
}

export function sectionOfPart(part: string): SettingsSection | null {
  return settingsSections.find((section) => parts[section].includes(part)) ?? null;
}
