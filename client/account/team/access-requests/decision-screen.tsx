import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RequestedAccess } from '#contract/account/access-requests.ts';
import { useLogout, useMe } from '#client/account/accounts/queries.ts';
import { useSwitch } from '#client/account/team/switching.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { Button, ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { Notice } from '#client/platform/ui/notice.tsx';
import { Failure, useFailureText, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { usePageTitle } from '#client/platform/ui/screen/page-title.ts';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { day } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Decision, outcomeWords, type Outcome } from './decision.tsx';
import { useLinkToken } from './link-token.ts';
import { useAccessRequest } from './queries.ts';
import { viewerStatusOf } from './who-decides.ts';

function Who({ request: { requester, nip, expiresAt } }: { request: RequestedAccess }) {
  const { t } = useTranslation();
  const rows = [
    [t('accessRequests.who'), requester.name],
    [t('accessRequests.address'), requester.email],
    [t('accessRequests.firm'), requester.firm],
    [t('accessRequests.about'), `NIP ${nip}`],
    [t('accessRequests.until'), day(expiresAt)],
  ] as const;
  return (
    <dl className="mt-6 border-y border-line py-4 text-[0.9375rem]">
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="py-1 sm:grid sm:grid-cols-[14rem_1fr] sm:gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="font-medium [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function May() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="consultant-may" className="mt-6">
      <h2 id="consultant-may" className="text-xl">
        {t('accessRequests.mayTitle')}
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-[0.9375rem]">
        <li>{t('accessRequests.sees')}</li>
        <li>{t('team.may.consultant')}</li>
        <li>{t('accessRequests.ends')}</li>
      </ul>
    </section>
  );
}

function ForVisitor({ nip, email }: Pick<RequestedAccess, 'nip' | 'email'>) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('accessRequests.visitor', { nip })}</p>
      <ButtonLink href="/login?next=/dostep" className="mt-4">
        {t('signIn.button')}
      </ButtonLink>
      <p className="mt-6 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">{t('accessRequests.visitorNew', { email })}</p>
      <ButtonLink href={`/register?nip=${nip}`} variant="secondary" className="mt-3">
        {t('accessRequests.register')}
      </ButtonLink>
    </>
  );
}

function NotOwner({ nip, own }: { nip: string; own: string }) {
  const { t } = useTranslation();
  const logout = useLogout();
  const failed = useFailureToast();
  return (
    <Notice tone="warn">
      <p className="[overflow-wrap:anywhere]">{t('accessRequests.notOwner', { nip, email: own })}</p>
      <p>{t('accessRequests.notOwnerNext')}</p>
      <Button
        variant="secondary"
        size="small"
        disabled={logout.isPending}
        onClick={() => logout.mutate(undefined, { onError: (error) => failed(error) })}
      >
        {t('accessRequests.signOut')}
      </Button>
    </Notice>
  );
}

function Elsewhere({ nip, id, name }: { nip: string; id: string; name: string }) {
  const { t } = useTranslation();
  const turn = useSwitch('/dostep');
  return (
    <Notice>
      <p className="[overflow-wrap:anywhere]">{t('accessRequests.elsewhere', { nip, organization: name })}</p>
      <Button variant="secondary" size="small" disabled={turn.isPending} onClick={() => turn.mutate(id)}>
        {t('accessRequests.turn', { organization: name })}
      </Button>
    </Notice>
  );
}

function Next({ request, token, decided }: { request: RequestedAccess; token: string; decided: (outcome: Outcome) => void }) {
  const { t } = useTranslation();
  const me = useMe().data;
  const { nip, email } = request;
  const status = viewerStatusOf(me, nip);
  if (status.kind === 'visitor') return <ForVisitor nip={nip} email={email} />;
  if (status.kind === 'nobody') return <NotOwner nip={nip} own={me?.email ?? ''} />;
  const { organization } = status;
  if (status.kind === 'elsewhere') return <Elsewhere nip={nip} id={organization.id} name={organization.name} />;
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        {t('accessRequests.inOrganization', { organization: organization.name })} {t('accessRequests.known')}
      </p>
      <div className="mt-4">
        <Decision request={request} token={token} decided={decided} />
      </div>
    </>
  );
}

/** What came of it stays on the page, since the link is over then. The buttons are gone, so one goes on from the heading. */
function Done({ outcome, name }: { outcome: Outcome; name: string }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t('accessRequests.title')}
      </h1>
      <p className="mt-3 max-w-xl">{t(outcomeWords[outcome], { name })}</p>
      <ButtonLink href="/zespol" variant="secondary" className="mt-6">
        {t('accessRequests.toTeam')}
      </ButtonLink>
    </>
  );
}

function AccessRequestCard({ request, token }: { request: RequestedAccess; token: string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { name } = request.requester;
  if (outcome) return <Done outcome={outcome} name={name} />;
  return (
    <>
      <h1 className="text-3xl [overflow-wrap:anywhere]">{t('accessRequests.asks', { name })}</h1>
      <Who request={request} />
      <May />
      <div className="mt-8 border-t border-line pt-6">
        <Next request={request} token={token} decided={setOutcome} />
      </div>
    </>
  );
}

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-3 max-w-xl text-muted">{children}</div>
    </>
  );
}

function Behind({ token }: { token: string }) {
  const { t } = useTranslation();
  const query = useAccessRequest(token);
  const text = useFailureText();
  if (query.data) return <AccessRequestCard request={query.data} token={token} />;
  if (query.isPending) return <Skeleton rows={3} label={t('common.loading')} />;
  const isOver = query.error instanceof ApiError && query.error.code === 'access_request_over';
  if (isOver) return <Nothing title={t('accessRequests.broken')}>{text(query.error)}</Nothing>;
  return <Failure error={query.error} retry={() => void query.refetch()} />;
}

/** Where the link of a request for access leads: it states who asks and for what before anything is decided. */
export function DecisionScreen() {
  const { t } = useTranslation();
  usePageTitle(t('accessRequests.title'));
  const token = useLinkToken();
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-10 sm:px-6">
      {token === '' ? (
        <Nothing title={t('accessRequests.title')}>{t('accessRequests.missing')}</Nothing>
      ) : (
        <Behind key={token} token={token} />
      )}
    </div>
  );
}
