import { catalogues } from '#content/questions/catalogue.ts';
import { documentTemplates } from '#content/templates/templates.ts';
import type { DocumentTemplate } from '#core/assessment/templates/template.ts';
import { notFound } from '#server/platform/errors/app-error.ts';

/** 404 for a template that there is not. */
export function templateOf(id: string): DocumentTemplate {
  const found = documentTemplates.find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

/** In the order of the questionnaire, by the first question of each. */
export function templatesInOrder(): DocumentTemplate[] {
  const places = new Map(
    catalogues.nis2.sections.flatMap(({ questions }) => questions.map(({ id }) => id)).map((id, index) => [id, index]),
  );
  const placeOf = ({ questions }: DocumentTemplate): number => places.get(questions[0] ?? '') ?? places.size;
  return documentTemplates.toSorted((a, b) => placeOf(a) - placeOf(b));
}
