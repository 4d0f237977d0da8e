import { expect, test } from './atesto.ts';
import { findingsInBothThemes } from './axe.ts';
import { buyBasic } from './newcomer.ts';
import { prefer, register, signInAs } from './session.ts';

test('the first section is answered before anything is bought, with a preview, and imported afterwards', async ({ page, mails }) => {
  await prefer(page, {});
  const email = 'proba@example.com';
  await register(page, mails, { nip: '9994443145', name: 'Próbna Firma', email });
  await signInAs(page, email);
  await page.goto('/nis2');
  await expect(page.getByText('Tę sekcję można wypełnić na próbę')).toBeVisible();
  const groups = page.getByRole('radiogroup');
  await groups.nth(0).getByRole('radio').nth(0).click();
  await groups.nth(1).getByRole('radio').nth(2).click();
  const preview = page.getByRole('region', { name: 'Podgląd raportu' });
  await expect(preview.getByRole('status')).toContainText('Odpowiedzi: 2 z');
  await expect(preview).toContainText('Plan działań: 1 luka');
  await expect(preview).toContainText('Podstawa prawna');
  expect(await findingsInBothThemes(page)).toEqual([]);

  // Nothing of it left this browser, and nothing of it is lost by a reload.
  expect(await (await page.request.get('/api/assessments')).json()).toEqual([]);
  await page.reload();
  await expect(groups.nth(1).getByRole('radio').nth(2)).toHaveAttribute('aria-checked', 'true');

  await buyBasic(page);
  await page.goto('/nis2');
  await expect(page.getByText('Masz 2 odpowiedzi próbne')).toBeVisible();
  await page.getByRole('button', { name: 'Przejmij do oceny' }).click();
  await expect(page.getByText('Masz 2 odpowiedzi próbne')).toBeHidden();
  const answers = async () => {
    const { id } = await (await page.request.get('/api/assessments/nis2/current')).json();
    const answers: { questionId: string; answer: string }[] = await (await page.request.get(`/api/answers/${id}`)).json();
    return answers.map(({ questionId, answer }) => `${questionId} ${answer}`).toSorted();
  };
  await expect.poll(answers).toEqual(['nis2-1-1 yes', 'nis2-1-2 no']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('odpowiedzi próbne')).toBeHidden();
});
