import { UserRoundX } from 'lucide-react';
import type { MemberRole } from '#core/account/members/members.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** In the place of what the own role may not do: who may. */
export function RoleNote({ least, className = '' }: { least: Exclude<MemberRole, 'reader'>; className?: string }) {
  const { t } = useTranslation();
  return (
    <p className={`flex max-w-xl gap-2 text-[0.9375rem] text-muted ${className}`}>
      <UserRoundX aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      {t(`team.needs.${least}`)}
    </p>
  );
}
