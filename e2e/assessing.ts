import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the comment of a question, closed until somebody wants one. */
export async function commentOf(question: Locator): Promise<Locator> {
  const field = question.getByRole('textbox');
  if ((await field.count()) === 0) await question.getByRole('button', { name: 'Dodaj komentarz' }).click();
  return field;
}

/** From the last section through the review to the report. */
export async function finishAssessment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generuj raport' }).click();
  await expect(page.getByRole('heading', { name: 'Przegląd przed zakończeniem' })).toBeFocused();
  await page.getByRole('button', { name: 'Zakończ ocenę i wygeneruj raport' }).click();
  await expect(page.getByText('Raport z samooceny jest gotowy', { exact: true }).first()).toBeVisible();
}

type Except = Readonly<Record<string, Readonly<{ answer: string | null; comment?: string }>>>;

/** Answers every question of the open assessment of a regime alike, through the API; one with `null` stays open. */
export async function answerAll(page: Page, regime: 'nis2' | 'ai_act', answer: string, except: Except = {}): Promise<string> {
  const { id } = (await (await page.request.get(`/api/assessments/${regime}/current`)).json()) as { id: string };
  const sections = regime === 'nis2' ? 7 : 4;
  for (let section = 1; section <= sections; section += 1) {
    const questions = (await (await page.request.get(`/api/questions/${regime}/${section}`)).json()) as { id: string }[];
    const answers = questions.map(({ id: questionId }) => ({ assessmentId: id, questionId, answer, ...except[questionId] }));
    await Promise.all(answers.filter((data) => data.answer !== null).map((data) => page.request.post('/api/answers', { data })));
  }
  return id;
}
