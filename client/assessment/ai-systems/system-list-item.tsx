import { Link } from 'wouter';
import type { SystemLine } from '#contract/assessment/ai/ai-systems.ts';
import { colon, shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ClassBadge } from './class-badge.tsx';

/** An AI system in a list: its class, what binds without a proof, and the next day. */
export function SystemListItem({ system }: { system: SystemLine }) {
  const { t } = useTranslation();
  const { id, name, supplier, roles, binding, nextDay, owner } = system;
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-b border-line py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Link href={`/systemy-ai/${id}`} className="inline-flex min-h-6 items-center font-semibold text-brand underline underline-offset-4">
          {name}
        </Link>
        <p className="text-sm text-muted">
          {[supplier, roles.map((role) => t(`aiSystems.roles.${role}`)).join(', ')].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="space-y-1.5">
        <ClassBadge of={system.class} />
        {binding > 0 && <p className="text-sm font-medium text-warn">{t('aiSystems.list.binding', { count: binding })}</p>}
      </div>
      <div className="text-sm">
        <p>
          <span className="text-muted">
            {t('aiSystems.list.next')}
            {colon()}{' '}
          </span>
          {nextDay ? shortDay(nextDay) : t('aiSystems.list.noDay')}
        </p>
        <p className="[overflow-wrap:anywhere]">
          <span className="text-muted">
            {t('aiSystems.fields.owner')}
            {colon()}{' '}
          </span>
          {owner?.name ?? t('aiSystems.list.nobody')}
        </p>
      </div>
    </li>
  );
}
