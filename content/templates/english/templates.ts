import type { EnglishTemplate } from '#core/assessment/templates/english.ts';
import { backups } from './backups.ts';

/** The templates in English. */
export const englishTemplates: readonly EnglishTemplate[] = [backups];
