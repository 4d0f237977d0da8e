import { findQuestion } from '#content/questions/catalogue.ts';
import { questionNumber } from '#core/assessment/questionnaire/question-ids.ts';
import type { Language } from '#core/platform/languages.ts';
import { findMember } from '#server/account/public.ts';
import type { Deps } from '#server/deps.ts';
import { lastMention } from './mentions.ts';

type MentionMail = Readonly<{ organizationId: string; userId: string; questionId: string; since: string }>;

/**
 * What a mail to somebody who is named states, read when it is sent: the last message since then that still names them. Null when none does,
 * or they have no access any more.
 */
export async function valuesOfMention(
  { db }: Pick<Deps, 'db'>,
  { since, ...whose }: MentionMail,
  language: Language,
): Promise<Record<string, string> | null> {
  const { organizationId, userId, questionId } = whose;
  const found = findQuestion(questionId);
  if (!found || !(await findMember(db, organizationId, userId))) return null;
  const mention = await lastMention(db, { ...whose, since: new Date(since) });
  if (!mention) return null;
  const question = `${questionNumber(questionId)} ${found.question.text[language]}`;
  return { by: mention.author ?? '…', question, excerpt: mention.excerpt };
}
