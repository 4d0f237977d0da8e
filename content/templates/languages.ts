import { inEnglish, type EnglishTemplate } from '#core/assessment/templates/english.ts';
import type { DocumentLanguage, DocumentTemplate } from '#core/assessment/templates/template.ts';
import { englishTemplates } from './english/templates.ts';

const english = new Map<string, EnglishTemplate>(englishTemplates.map((one) => [one.id, one]));

/** A template in the language of the document; every one is there in both, which a test holds. */
export function templateIn(template: DocumentTemplate, language: DocumentLanguage): DocumentTemplate {
  const translated = language === 'en' ? english.get(template.id) : undefined;
  return translated ? inEnglish(template, translated) : template;
}
