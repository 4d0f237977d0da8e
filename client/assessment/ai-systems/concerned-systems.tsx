import { Link } from 'wouter';
import type { SystemLine } from '#contract/assessment/ai/ai-systems.ts';
import { questionConcerns, systemsOfQuestion, type Concerned } from '#core/assessment/ai-systems/question-systems.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ClassBadge } from './class-badge.tsx';
import { useSystemsOfQuestions } from './queries.ts';

const mostShown = 5;
const linked = 'text-brand underline underline-offset-4';

function Item({ of: { system, isPossible } }: { of: Concerned<SystemLine> }) {
  const { t } = useTranslation();
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 [overflow-wrap:anywhere]">
      <Link href={`/systemy-ai/${system.id}`} className={`min-w-0 ${linked}`}>
        {system.name}
      </Link>
      <ClassBadge of={system.class} />
      {isPossible && <span className="font-medium text-warn">{t('aiConcerned.possible')}</span>}
    </li>
  );
}

function Found({ questionId, systems }: { questionId: string; systems: readonly SystemLine[] }) {
  const { t } = useTranslation();
  const found = systemsOfQuestion(questionId, systems) ?? [];
  if (found.length === 0) {
    return (
      <p className="text-muted">
        {t(systems.length === 0 ? 'aiConcerned.empty' : 'aiConcerned.none')}{' '}
        <Link href="/systemy-ai" className={linked}>
          {t('aiSystems.title')}
        </Link>
      </p>
    );
  }
  return (
    <>
      <p className="text-muted">{t('aiConcerned.title')}</p>
      <ul className="mt-1 space-y-1">
        {found.slice(0, mostShown).map((one) => (
          <Item key={one.system.id} of={one} />
        ))}
      </ul>
      {found.length > mostShown && (
        <Link href="/systemy-ai" className={`mt-1 inline-block ${linked}`}>
          {t('aiConcerned.more', { count: found.length - mostShown })}
        </Link>
      )}
    </>
  );
}

function SystemsOfQuestion({ questionId }: { questionId: string }) {
  const { t } = useTranslation();
  const { data, isError } = useSystemsOfQuestions();
  return (
    <div data-concerned={questionId} className="mt-3 min-h-6 text-sm">
      {data && <Found questionId={questionId} systems={data.systems} />}
      {isError && !data && <p className="font-medium text-warn">{t('aiConcerned.failed')}</p>}
    </div>
  );
}

/** Which AI systems of the organisation a question is about, by the inventory; nothing at a question that is not about systems. */
export function ConcernedSystems({ questionId }: { questionId: string }) {
  return questionConcerns.has(questionId) ? <SystemsOfQuestion questionId={questionId} /> : null;
}
