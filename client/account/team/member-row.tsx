import { useState } from 'react';
import type { Member } from '#contract/account/members.ts';
import { memberRoles, type MemberRole } from '#core/account/members/members.ts';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { NamingAnswer, OwnNaming } from './naming.tsx';
import { useChangeRole, useHandOver, useRemoveMember } from './queries.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';

/** Another role for somebody, chosen from the list of all. */
function RoleChoice({ member }: { member: Member }) {
  const { t } = useTranslation();
  const change = useChangeRole();
  const failed = useFailureToast();
  const choose = (role: MemberRole): void =>
    change.mutate(
      { personId: member.id, role },
      { onSuccess: () => toast({ title: t('team.roleSaved') }), onError: (error) => failed(error) },
    );
  return (
    <select
      aria-label={t('team.roleOf', { name: member.name })}
      value={change.isPending ? change.variables.role : member.role}
      disabled={change.isPending}
      onChange={(event) => choose(event.target.value as MemberRole)}
      className="min-h-10 rounded-md border border-field bg-surface px-3 text-[0.9375rem]"
    >
      {memberRoles.toReversed().map((role) => (
        <option key={role} value={role}>
          {t(`team.roles.${role}`)}
        </option>
      ))}
    </select>
  );
}

/** What an owner may do with somebody else. */
function MemberActs({ member }: { member: Member }) {
  const { t } = useTranslation();
  const [pendingAct, setPendingAct] = useState<'hand' | 'remove' | null>(null);
  const transfer = useHandOver();
  const remove = useRemoveMember();
  const failed = useFailureToast();
  const close = (): void => setPendingAct(null);
  const toasts = (title: string) => ({
    onSuccess: () => toast({ title }),
    onError: (error: Error) => failed(error),
    onSettled: close,
  });
  const { id, name } = member;
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setPendingAct('hand')} aria-label={`${t('team.handOver')}: ${name}`}>
        {t('team.handOver')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setPendingAct('remove')} aria-label={t('team.removeOf', { name })}>
        {t('team.remove')}
      </Button>
      <ConfirmDialog
        open={pendingAct === 'hand'}
        title={t('team.handOverTo', { name })}
        lead={t('team.handOverLead', { name })}
        act={t('team.handOver')}
        variant="primary"
        pending={transfer.isPending}
        close={close}
        confirm={() => transfer.mutate(id, toasts(t('team.handedOver')))}
      />
      <ConfirmDialog
        open={pendingAct === 'remove'}
        title={t('team.removeTitle', { name })}
        lead={t('team.removeLead')}
        act={t('team.remove')}
        pending={remove.isPending}
        close={close}
        confirm={() => remove.mutate(id, toasts(t('team.removed')))}
      />
    </>
  );
}

export function MemberRow({ member, own, manages }: { member: Member; own: boolean; manages: boolean }) {
  const { t } = useTranslation();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
          {member.name}
          {own && <Badge>{t('team.you')}</Badge>}
        </p>
        <p className="text-sm text-muted [overflow-wrap:anywhere]">
          {member.email} · {t('team.since', { date: day(member.since) })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {manages && !own ? <RoleChoice member={member} /> : <p className="text-[0.9375rem]">{t(`team.roles.${member.role}`)}</p>}
        {manages && !own && <MemberActs member={member} />}
      </div>
      {own && member.role === 'consultant' && <OwnNaming member={member} />}
      {manages && !own && <NamingAnswer member={member} />}
    </li>
  );
}
