import { useState } from 'react';
import { Link } from 'wouter';
import type { Member } from '#contract/account/members.ts';
import { memberRoles } from '#core/account/members/members.ts';
import { useMe } from '#client/account/accounts/queries.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { RowsLoading } from '#client/platform/ui/screen/shaped-skeleton.tsx';
import { ReceivedPart } from './access-requests/received-part.tsx';
import { InvitationsPart } from './invitations-part.tsx';
import { MemberRow } from './member-row.tsx';
import { useMembers } from './queries.ts';
import { SecondFactorPart } from './second-factor-part.tsx';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { useLeaveOrganization } from './switching.ts';

/** The way out; the only owner is shown what to do first. */
function Leaving({ members, organization }: { members: readonly Member[]; organization: string }) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const leave = useLeaveOrganization();
  const owns = useMay('POST /api/members/:personId/ownership', 'owner');
  const last = owns && members.filter(({ role }) => role === 'owner').length < 2;
  if (last) return members.length > 1 ? <p className="mt-3 text-sm text-muted">{t('team.lastOwner')}</p> : null;
  return (
    <>
      <Button variant="secondary" size="small" className="mt-4" onClick={() => setConfirming(true)}>
        {t('team.leave')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={t('team.leaveTitle', { organization })}
        lead={t('team.leaveLead')}
        act={t('team.leave')}
        pending={leave.isPending}
        close={() => setConfirming(false)}
        confirm={() => leave.mutate()}
      />
    </>
  );
}

function Roles() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="team-roles" className="border-t border-line py-8">
      <h2 id="team-roles" className="text-xl">
        {t('team.mayTitle')}
      </h2>
      <dl className="mt-4 max-w-3xl space-y-4">
        {memberRoles.toReversed().map((role) => (
          <div key={role} className="sm:grid sm:grid-cols-[10rem_1fr] sm:gap-4">
            <dt className="font-medium">{t(`team.roles.${role}`)}</dt>
            <dd className="text-[0.9375rem] text-muted">{t(`team.may.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who works in the organisation, with which role, and who is asked to. */
export function TeamScreen() {
  const { t } = useTranslation();
  usePageTitle(t('team.title'));
  const me = useMe().data;
  const manages = useMay('PATCH /api/members/:personId', 'owner');
  const members = useMembers();
  const organization = me?.organization?.name ?? '';
  const owners = (members.data ?? []).filter(({ role }) => role === 'owner').map(({ name }) => name);
  return (
    <>
      <h1 className="text-3xl">{t('team.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted [overflow-wrap:anywhere]">{t('team.lead', { organization })}</p>
      <section aria-labelledby="team-members" className="py-8">
        <h2 id="team-members" className="text-xl">
          {t('team.members')}
        </h2>
        {members.isPending && <RowsLoading rows={2} />}
        {members.isError && <Failure error={members.error} retry={() => void members.refetch()} />}
        {members.data && (
          <>
            <ul className="mt-2 divide-y divide-line">
              {members.data.map((member) => (
                <MemberRow key={member.id} member={member} own={member.id === me?.id} manages={manages} />
              ))}
            </ul>
            {!manages && <p className="mt-2 text-sm text-muted">{t('team.ownersOnly', { names: owners.join(', ') })}</p>}
            <Leaving members={members.data} organization={organization} />
          </>
        )}
      </section>
      {manages && <ReceivedPart />}
      {manages && <InvitationsPart />}
      <SecondFactorPart />
      <Roles />
      <p className="border-t border-line py-6 text-[0.9375rem] text-muted">
        {t('accessRequests.forConsultants')}{' '}
        <Link href="/klienci" className="font-medium text-brand underline underline-offset-4">
          {t('accessRequests.add')}
        </Link>
      </p>
    </>
  );
}
