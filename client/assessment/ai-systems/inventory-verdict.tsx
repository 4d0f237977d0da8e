import { Link } from 'wouter';
import { contradictionOf, inventoryClass } from '#core/assessment/ai-systems/inventory-class.ts';
import type { ScopeStatus } from '#core/assessment/scope/scope.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { ClassBadge } from './class-badge.tsx';
import { useSystems } from './queries.ts';

/** What the AI systems of the organisation come to; nothing while there are none. `check` is the outcome of its scope check, where there is one. */
export function InventoryVerdict({ check }: { check: ScopeStatus | null }) {
  const { t } = useTranslation();
  const systems = useSystems().data?.systems;
  const sum = systems ? inventoryClass(systems) : null;
  if (!sum) return null;
  const contradiction = check && contradictionOf(check, sum);
  return (
    <section aria-labelledby="inventory-verdict" className="mt-5 rounded-md border border-line px-4 py-4 break-inside-avoid">
      <h3 id="inventory-verdict" className="font-semibold">
        {t('aiSystems.sum.title')}
      </h3>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <span>{t('aiSystems.sum.highest', { count: sum.systems })}</span>
        <ClassBadge of={sum.highest ?? 'unclear'} />
      </p>
      <ul className="mt-2 space-y-1 text-[0.9375rem]">
        {sum.unclear > 0 && <li className="font-medium text-warn">{t('aiSystems.sum.unclear', { count: sum.unclear })}</li>}
        <li>{t('aiSystems.sum.binding', { count: sum.binding })}</li>
        {sum.nextDay && <li>{t('aiSystems.sum.next', { date: day(`${sum.nextDay}T12:00:00Z`) })}</li>}
      </ul>
      {contradiction && (
        <div className="mt-3">
          <Notice tone="warn" title={t(`aiSystems.sum.${contradiction}`, { status: t(`scope.statuses.${check}.label`) })} />
        </div>
      )}
      <p className="mt-2 text-sm text-muted">{t('aiSystems.sum.source')}</p>
      <Link href="/systemy-ai" className="mt-2 inline-flex min-h-9 items-center font-medium text-brand underline">
        {t('aiSystems.sum.open')}
      </Link>
    </section>
  );
}
