import { Building2 } from 'lucide-react';
import { useMe } from '#client/account/accounts/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { useSwitch } from './switching.ts';

/** Which organisation is shown, and the way to the others, for people who belong to several. */
export function OrganizationSwitcher({ className = '' }: { className?: string }) {
  const { t } = useTranslation();
  const me = useMe().data;
  const turn = useSwitch();
  if (!me?.organization || me.organizations.length < 2) return null;
  return (
    <nav aria-label={t('team.switch')} className={`relative min-w-0 ${className}`}>
      <Building2 aria-hidden="true" className="pointer-events-none absolute ml-3 top-1/2 size-4.5 -translate-y-1/2 text-brand" />
      <select
        aria-label={t('team.switch')}
        value={me.organization.id}
        disabled={turn.isPending}
        onChange={(event) => turn.mutate(event.target.value)}
        className="block min-h-10 w-full truncate rounded-md border border-field bg-surface py-1.5 pl-9 pr-2 text-sm font-medium"
      >
        {me.organizations.map(({ id, name, role }) => (
          <option key={id} value={id}>
            {t('team.inOrganization', { organization: name, role: t(`team.roles.${role}`) })}
          </option>
        ))}
      </select>
    </nav>
  );
}
