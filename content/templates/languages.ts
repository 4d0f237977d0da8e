import { inEnglish, type EnglishTemplate } from '#core/assessment/templates/english.ts';
import type { DocumentLanguage, DocumentTemplate } from '#core/assessment/templates/template.ts';
import { englishTemplates } from './english/templates.ts';

const english = new Map<string, EnglishTemplate>(englishTemplates.map((one) => [one.id, one]));

/** A template, given in Polish, in the language of the document; every one is there in both. */
export function templateIn(template: DocumentTemplate, language: DocumentLanguage): DocumentTemplate {
  if (language === 'pl') return template;
  const translated = english.get(template.id);
  if (!translated) throw new Error(`no English text of the template ${template.id}`);
  return inEnglish(template, translated);
}
