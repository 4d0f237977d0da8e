import { useSearch } from 'wouter';
import { questionPlace } from '#core/assessment/questionnaire/question-ids.ts';
import { RoleNote } from '#client/account/accounts/role-note.tsx';
import { useMay } from '#client/account/accounts/role.ts';
import { PaywallNotice, usePaywall } from '#client/assessment/data/paywall.tsx';
import { useAssessments } from '#client/assessment/data/queries.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { GuestRow } from './guest-row.tsx';
import { InviteForm, type RequestedInvitation } from './invite-form.tsx';
import { useGuests } from './queries.ts';

/** The section that the address names by its first question. */
function useRequestedInvitation(): RequestedInvitation {
  const place = questionPlace(new URLSearchParams(useSearch()).get('question') ?? '');
  return place && { regime: place.regime, section: place.section };
}

function Invited({ mayResend }: { mayResend: boolean }) {
  const { t } = useTranslation();
  const guests = useGuests(true);
  return (
    <section aria-labelledby="guest-list" className="border-t border-line py-8">
      <h2 id="guest-list" className="text-xl">
        {t('guests.list')}
      </h2>
      {guests.isPending && (
        <div className="mt-4">
          <Skeleton rows={2} label={t('common.loading')} />
        </div>
      )}
      {guests.isError && <Failure error={guests.error} retry={() => void guests.refetch()} />}
      {guests.data?.length === 0 && <p className="mt-2 text-muted">{t('guests.empty')}</p>}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {guests.data?.map((guest) => (
          <GuestRow key={guest.id} guest={guest} mayResend={mayResend} />
        ))}
      </ul>
    </section>
  );
}

/** People without an account who answer some questions: inviting, watching and withdrawing them. */
export function GuestsScreen() {
  const { t } = useTranslation();
  usePageTitle(t('guests.title'));
  const requested = useRequestedInvitation();
  const list = useAssessments();
  const mayInvite = useMay('POST /api/guests', 'editor');
  const open = (list.data ?? []).filter(({ completedAt }) => completedAt === null);
  const paywall = usePaywall(requested?.regime ?? open[0]?.regime ?? 'nis2');
  return (
    <>
      <h1 className="text-3xl">{t('guests.title')}</h1>
      <p className="mt-2 max-w-2xl text-muted">{t('guests.lead')}</p>
      {!mayInvite && <RoleNote least="editor" className="mt-4" />}
      {mayInvite && list.isPending && (
        <div className="mt-6">
          <Skeleton rows={2} label={t('common.loading')} />
        </div>
      )}
      {list.isError && <Failure error={list.error} retry={() => void list.refetch()} />}
      {mayInvite && list.data && open.length === 0 && <p className="py-6">{t('guests.none')}</p>}
      {mayInvite && open.length > 0 && paywall && <PaywallNotice paywall={paywall} />}
      {mayInvite && open.length > 0 && !paywall && <InviteForm open={open} requested={requested} />}
      {mayInvite && <Invited mayResend={!paywall} />}
    </>
  );
}
