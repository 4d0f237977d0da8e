import { Link } from 'wouter';
import type { Duties, DutyRowView } from '#contract/assessment/duties/duties.ts';
import { mayAct } from '#core/account/members/members.ts';
import { dutyStates } from '#core/assessment/duties/duties.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { scopeAddress } from '#client/account/saved-scope/scope-places.ts';
import { useMembers } from '#client/account/team/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { useSystems } from '#client/assessment/ai-systems/queries.ts';
import { SystemListItem } from '#client/assessment/ai-systems/system-list-item.tsx';
import { LawImpacts } from '#client/assessment/law/law-impacts.tsx';
import { DutyItem, type Editing } from './duty-item.tsx';
import { OtherDateItem } from './other-date-item.tsx';
import { useDuties } from './queries.ts';

/** What is not known, because no scope check of the regime is stored. */
function Unscoped({ unscoped }: Pick<Duties, 'unscoped'>) {
  const { t } = useTranslation();
  if (unscoped.length === 0) return null;
  return (
    <Notice tone="warn" title={t('obligations.unscoped', { regimes: unscoped.map((one) => t(`regimes.${one}.short`)).join(', ') })}>
      <p>{t('obligations.unscopedText')}</p>
      <ButtonLink href={scopeAddress(unscoped[0] ?? 'nis2')} size="small">
        {t('cockpit.scope')}
      </ButtonLink>
    </Notice>
  );
}

function Row({ row, editing }: { row: DutyRowView; editing: Editing }) {
  return row.kind === 'law' ? <DutyItem duty={row} editing={editing} /> : <OtherDateItem row={row} />;
}

function Groups({ duties, editing }: { duties: Duties['duties']; editing: Editing }) {
  const { t } = useTranslation();
  return dutyStates.map((state) => {
    const group = duties.filter((duty) => duty.state === state);
    if (group.length === 0) return null;
    return (
      <section key={state} aria-labelledby={`duties-${state}`}>
        <h2 id={`duties-${state}`} className="text-xl">
          {t(`obligations.groups.${state}`)} <span className="text-base font-normal text-muted">({group.length})</span>
        </h2>
        <ul className="mt-1 divide-y divide-line border-y border-line">
          {group.map((duty) => (
            <Row key={duty.key} row={duty} editing={editing} />
          ))}
        </ul>
      </section>
    );
  });
}

/** Duties of single AI systems stand with the system; those with something that binds without a proof come first, then by their next day. */
function Systems() {
  const { t } = useTranslation();
  const { data, error, refetch } = useSystems();
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data || data.systems.length === 0) return null;
  const later = '9999';
  const systems = data.systems.toSorted((a, b) => b.binding - a.binding || (a.nextDay ?? later).localeCompare(b.nextDay ?? later));
  return (
    <section aria-labelledby="duties-systems">
      <h2 id="duties-systems" className="text-xl">
        {t('aiSystems.title')} <span className="text-base font-normal text-muted">({systems.length})</span>
      </h2>
      <ul className="mt-1 border-t border-line">
        {systems.map((system) => (
          <SystemListItem key={system.id} system={system} />
        ))}
      </ul>
    </section>
  );
}

/** Everything the law asks of the organisation, what is most urgent first, with what proves it. */
export function DutiesScreen() {
  const { t } = useTranslation();
  usePageTitle(t('obligations.title'));
  const list = useDuties();
  const mayChange = useMay('POST /api/duties/proofs', 'consultant');
  const members = useMembers(mayChange);
  const people = (members.data ?? []).filter(({ role }) => mayAct(role, 'consultant'));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl">{t('obligations.title')}</h1>
        <ButtonLink href="/obowiazki/audyt" variant="secondary" size="small" className="print:hidden">
          {t('audit.title')}
        </ButtonLink>
      </div>
      <p className="mt-2 max-w-3xl text-muted">{t('obligations.lead')}</p>
      <div className="mt-6 space-y-8">
        {list.isPending && <RowsLoading />}
        {list.isError && <Failure error={list.error} retry={() => void list.refetch()} />}
        {list.data && (
          <>
            {!mayChange && <RoleNote least="consultant" />}
            <Groups
              duties={list.data.duties}
              editing={{
                mayChange,
                people,
                today: list.data.today,
                registerWatch: list.data.registerWatch,
                boardTraining: list.data.boardTraining,
                literacy: list.data.literacy,
              }}
            />
            <Systems />
            <LawImpacts />
            <Unscoped unscoped={list.data.unscoped} />
            <p className="max-w-3xl text-sm text-muted">
              {t('obligations.note')}{' '}
              <Link href="/plan-dzialan" className="text-brand underline underline-offset-4">
                {t('nav.plan')}
              </Link>
            </p>
          </>
        )}
      </div>
    </>
  );
}
