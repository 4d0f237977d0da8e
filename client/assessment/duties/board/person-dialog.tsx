import { useState, type FormEvent } from 'react';
import { boardKinds, type BoardKind } from '#core/assessment/board/training.ts';
import { lengths } from '#core/platform/limits.ts';
import type { Member } from '#contract/account/members.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { Dialog } from '#client/platform/ui/dialog/dialog.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useAddPerson } from './queries.ts';

type Props = Readonly<{ today: string; members: readonly Member[]; close: () => void }>;

/** Puts somebody on the list of those who must be trained. */
export function PersonDialog({ today, members, close }: Props) {
  const { t } = useTranslation();
  const add = useAddPerson();
  const [name, setName] = useState('');
  const [role, setRole] = useState('');
  const [kind, setKind] = useState<BoardKind>('member');
  const [memberId, setMemberId] = useState('');
  const [since, setSince] = useState(today);
  const fields = add.error instanceof ApiError ? add.error.fields : {};
  const choose = (id: string): void => {
    setMemberId(id);
    const member = members.find((one) => one.id === id);
    if (member && name === '') setName(member.name);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const done = (): void => {
      toast({ title: t('boardTraining.added') });
      close();
    };
    add.mutate({ name, role, kind, memberId: memberId || null, since }, { onSuccess: done });
  };
  return (
    <Dialog open onClose={close} title={t('boardTraining.add')}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Select label={t('boardTraining.member')} value={memberId} error={fields.memberId} onChange={(event) => choose(event.target.value)}>
          <option value="">{t('boardTraining.noMember')}</option>
          {members.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
        <Field
          label={t('boardTraining.name')}
          value={name}
          maxLength={lengths.boardName.most}
          error={fields.name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={t('boardTraining.role')}
          value={role}
          maxLength={lengths.boardRole.most}
          error={fields.role}
          onChange={(event) => setRole(event.target.value)}
        />
        <Select label={t('boardTraining.kind')} value={kind} onChange={(event) => setKind(event.target.value as BoardKind)}>
          {boardKinds.map((one) => (
            <option key={one} value={one}>
              {t(`boardTraining.kinds.${one}`)}
            </option>
          ))}
        </Select>
        <Field
          type="date"
          label={t('boardTraining.since')}
          value={since}
          max={today}
          error={fields.since}
          onChange={(event) => setSince(event.target.value)}
        />
        {add.isError && Object.keys(fields).length === 0 && <Failure error={add.error} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" disabled={add.isPending}>
            {t('boardTraining.add')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
