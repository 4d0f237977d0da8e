import { UserPlus } from 'lucide-react';
import { Link } from 'wouter';
import { useMay } from '#client/account/accounts/role.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** The way from a section of the questionnaire to inviting somebody to it; the section is named by its first question. */
export function GuestLink({ questionId }: { questionId: string }) {
  const { t } = useTranslation();
  const mayInvite = useMay('POST /api/guests', 'editor');
  if (!mayInvite) return null;
  return (
    <Link
      href={`/goscie?question=${questionId}`}
      className="inline-flex min-h-9 items-center gap-1.5 rounded text-sm font-medium text-brand"
    >
      <UserPlus aria-hidden="true" className="size-4 shrink-0" />
      {t('guests.toGuests')}
    </Link>
  );
}
