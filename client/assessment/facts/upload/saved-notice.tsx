import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { FactKind } from '#core/assessment/facts/kinds.ts';
import { questionAddress } from '#client/assessment/data/places.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Facts } from '#client/assessment/facts/queries.ts';
import { reasonText } from '#client/assessment/facts/reason-text.ts';

/** That a fact was saved, what follows from it, and the way to its questions. */
export function SavedNotice({ kind, facts }: { kind: FactKind; facts: Facts }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const checks = facts.kinds.find((one) => one.kind === kind)?.checks ?? [];
  const questions = new Map(checks.flatMap(({ questions: all }) => all.map((one) => [one.questionId, one] as const)));
  return (
    <div ref={place} tabIndex={-1} className="space-y-2 rounded-md border border-brand/40 bg-tint px-4 py-3 text-[0.9375rem]">
      <p className="font-semibold">{t('facts.saved.title', { kind: t(`facts.kinds.${kind}`) })}</p>
      <ul>
        {checks.map(({ check, reason }) => (
          <li key={check}>{reasonText(t, reason)}</li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4">
        {[...questions.values()].map(({ questionId, section, number }) => (
          <Link
            key={questionId}
            href={questionAddress(questionId)}
            className="inline-flex min-h-6 items-center text-brand underline underline-offset-4"
          >
            {t('facts.saved.question', { number: `${section}.${number}` })}
          </Link>
        ))}
      </p>
    </div>
  );
}
