import { useParams } from 'wouter';
import type { DeployerChecklist } from '#contract/assessment/ai/deployer-checklist.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { shortDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ChecklistPointRow } from './checklist-point.tsx';
import { useChecklist } from './queries.ts';
import { SheetPage } from './sheet-page.tsx';

/** How many points are denied and how many are open; answered ones prove nothing, so that nothing here is green. */
function Status({ view: { points, when, isOpen } }: { view: DeployerChecklist }) {
  const { t } = useTranslation();
  const denied = points.filter(({ state }) => state === 'no').length;
  const open = points.filter(({ state }) => state === 'unknown' || state === 'disputed').length;
  const title = [
    denied > 0 ? t('aiDeployer.denied', { count: denied }) : '',
    open > 0 ? t('aiDeployer.open', { count: open }) : '',
    denied + open === 0 ? t('aiDeployer.complete') : '',
  ];
  const since = when?.day ? t(when.isPast ? 'aiSystems.duty.since' : 'aiSystems.duty.from', { date: shortDay(when.day) }) : '';
  return (
    <Notice tone={denied + open > 0 || isOpen ? 'warn' : 'info'} title={title.filter(Boolean).join(' · ')}>
      {isOpen && <p>{t('aiDeployer.unclear')}</p>}
      {when && <p>{when.onChange ? t('aiSystems.duty.onChange') : since}</p>}
      <p>{t('aiDeployer.noProof')}</p>
    </Notice>
  );
}

function Loaded({ view }: { view: DeployerChecklist }) {
  const { t } = useTranslation();
  const mayChange = useMay('PUT /api/ai-systems/:id/deployer-checklist/:point', 'consultant');
  const { points, isOpen, system } = view;
  usePageTitle(`${t('aiDeployer.title')}: ${system.name}`);
  if (points.length === 0) {
    return (
      <div className="mt-6">
        <Notice tone={isOpen ? 'warn' : 'info'}>
          <p>{t(isOpen ? 'aiDeployer.unclear' : 'aiDeployer.nothing')}</p>
        </Notice>
      </div>
    );
  }
  return (
    <div className="mt-4 space-y-6">
      <p className="max-w-3xl text-muted">{t('aiDeployer.lead')}</p>
      {!mayChange && <RoleNote least="consultant" />}
      <Status view={view} />
      <ol className="divide-y divide-line border-y border-line">
        {points.map((point) => (
          <ChecklistPointRow key={point.code} systemId={system.id} point={point} mayChange={mayChange} />
        ))}
      </ol>
      <p className="max-w-3xl text-sm text-muted">{t('aiDeployer.leftOut')}</p>
      <p className="text-sm text-muted">{t('aiSystems.law')}</p>
    </div>
  );
}

/** The checklist of art. 26 for one AI system of which the organisation is the deployer. */
export function ChecklistScreen() {
  const { t } = useTranslation();
  const { id } = useParams<{ id: string }>();
  usePageTitle(t('aiDeployer.title'));
  return (
    <SheetPage id={id} title={t('aiDeployer.title')} read={useChecklist(id)}>
      {(view) => <Loaded key={view.system.id} view={view} />}
    </SheetPage>
  );
}
