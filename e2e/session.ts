import type { Page } from '@playwright/test';

export const password = 'demo-atesto-2026';

/** Signs in through the API, as a browser that was here before. */
export async function signIn(page: Page, who: 'none' | 'basic' | 'pro' | 'ended' | 'operator'): Promise<void> {
  await signInAs(page, `${who}@demo.example`);
}

export async function signInAs(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`sign-in failed: ${answer.status()}`);
}

export type Theme = 'light' | 'dark';

/** Chooses theme and language and has answered the question about cookies before the first page is opened. */
export async function prefer(page: Page, { theme = 'light', language = 'pl' }: { theme?: Theme; language?: string }): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: language, domain: 'localhost', path: '/' }]);
  await page.addInitScript(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('theme', chosenTheme);
      localStorage.setItem('cookie_consent', 'accepted');
      localStorage.setItem('cookie_consent_at', String(Date.now()));
      if (!localStorage.getItem('i18nextLng')) localStorage.setItem('i18nextLng', chosenLanguage);
    },
    [theme, language] as const,
  );
}
