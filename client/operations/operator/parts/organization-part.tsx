import { Link } from 'wouter';
import { lengths } from '#core/platform/limits.ts';
import { planNames } from '#client/billing/billing/plan-names.ts';
import { day, lastDay } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { ExitStatus } from '#client/account/settings/exit/exit-status.tsx';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { ActButton } from '#client/operations/operator/rows/act-dialog.tsx';
import { LogPart } from './log-part.tsx';
import { useOrganization } from '#client/operations/operator/queries.ts';
import { CertificateRow, List, PaymentRow } from '#client/operations/operator/rows/rows.tsx';

type Organization = NonNullable<ReturnType<typeof useOrganization>['data']>;

const consultantLengths = { name: lengths.consultantName, email: lengths.email, phone: lengths.phone };

function Consultant({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  const { id, consultant } = organization;
  return (
    <section>
      <h2 className="text-xl">{t('operator.consultant')}</h2>
      <p className="my-2 text-muted">
        {consultant ? `${consultant.name}, ${consultant.email} ${consultant.phone}` : t('operator.noConsultant')}
      </p>
      <ActButton
        label={t('operator.setConsultant')}
        title={t('operator.consultant')}
        initial={consultant ?? { name: '', email: '', phone: '' }}
        renderFields={(values, change, errors) =>
          (['name', 'email', 'phone'] as const).map((name) => (
            <Field
              key={name}
              label={t(`operator.consultantFields.${name}`)}
              maxLength={consultantLengths[name].most}
              value={values[name] ?? ''}
              error={errors[`consultant.${name}`]}
              onChange={(event) => change(name, event.target.value)}
            />
          ))
        }
        act={({ name = '', email = '', phone = '' }) => ({
          key: 'POST /api/operator/organizations/:id/consultant',
          id,
          body: { consultant: name || email ? { name, email, phone } : null },
        })}
      />
    </section>
  );
}

function Periods({ organization }: { organization: Organization }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className="text-xl">{t('subscription.periodsTitle')}</h2>
      <List empty={t('subscription.noPeriods')} count={organization.periods.length}>
        {organization.periods.map((period) => (
          <li key={period.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p>
              <span className="font-medium">{planNames[period.plan]}</span> {day(period.startsAt)} – {lastDay(period.endsAt)}{' '}
              <Badge tone={period.state === 'active' ? 'good' : 'neutral'}>{t(`subscription.periods.${period.state}`)}</Badge>
            </p>
            <ActButton
              label={t('operator.extend')}
              title={t('operator.extend')}
              initial={{ until: period.endsAt.slice(0, 10) }}
              renderFields={(values, change, errors) => (
                <Field
                  type="date"
                  label={t('operator.newEnd')}
                  value={values.until ?? ''}
                  error={errors.endsAt}
                  onChange={(event) => change('until', event.target.value)}
                />
              )}
              act={({ until }) => ({
                key: 'POST /api/operator/organizations/:id/extension',
                id: organization.id,
                body: { periodId: period.id, endsAt: `${until}T12:00:00.000Z` },
              })}
            />
          </li>
        ))}
      </List>
    </section>
  );
}

/** Confirming the company by documents: proposed here, decided among the tasks by somebody else. */
function CompanyConfirmation({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className="text-xl">{t('confirmation.title')}</h2>
      <p className="my-2 text-muted">{t('operator.proposeText')}</p>
      <ActButton
        label={t('operator.propose')}
        title={t('operator.propose')}
        text={t('operator.proposeText')}
        initial={{ documents: '' }}
        renderFields={(values, change, errors) => (
          <Field
            label={t('operator.facts.documents')}
            maxLength={lengths.documents.most}
            value={values.documents ?? ''}
            error={errors.documents}
            onChange={(event) => change('documents', event.target.value)}
          />
        )}
        act={({ documents = '' }) => ({ key: 'POST /api/operator/organizations/:id/confirmation', id, body: { documents } })}
      />
    </section>
  );
}

/** Signing everybody out, after a loss or an intrusion. */
function Sessions({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className="text-xl">{t('operator.sessions.title')}</h2>
      <p className="my-2 text-muted">{t('operator.sessions.text')}</p>
      <ActButton
        danger
        label={t('operator.sessions.end')}
        title={t('operator.sessions.end')}
        text={t('operator.sessions.text')}
        initial={{ email: '' }}
        renderFields={(values, change, errors) => (
          <Field
            label={t('operator.sessions.email')}
            hint={t('operator.sessions.emailHint')}
            type="email"
            maxLength={lengths.email.most}
            value={values.email ?? ''}
            error={errors.email}
            onChange={(event) => change('email', event.target.value)}
          />
        )}
        act={({ email = '' }) => ({
          key: 'POST /api/operator/organizations/:id/sessions/end',
          id,
          body: { email: email.trim() === '' ? null : email },
        })}
      />
    </section>
  );
}

export function OrganizationPart({ id }: { id: string }) {
  const { t } = useTranslation();
  const organization = useOrganization(id);
  return (
    <>
      <Link href="/operator" className="text-brand underline">
        {t('operator.back')}
      </Link>
      {organization.isPending && <Skeleton label={t('common.loading')} className="mt-6 h-40" />}
      {organization.isError && <Failure error={organization.error} retry={() => void organization.refetch()} />}
      {organization.data && (
        <div className="mt-4 space-y-10">
          <div>
            <h1 className="text-3xl [overflow-wrap:anywhere]">{organization.data.name}</h1>
            <p className="mt-1 text-muted [overflow-wrap:anywhere]">
              NIP {organization.data.nip} · {organization.data.address} · {organization.data.email} · {organization.data.contactEmail}{' '}
              {organization.data.contactPhone}
            </p>
          </div>
          {organization.data.exit && <ExitStatus exit={organization.data.exit} />}
          <CompanyConfirmation id={id} />
          <Periods organization={organization.data} />
          <Consultant organization={organization.data} />
          <Sessions id={id} />
          <section>
            <h2 className="text-xl">{t('operator.certificates')}</h2>
            <List empty={t('operator.nothing')} count={organization.data.certificates.length}>
              {organization.data.certificates.map((one) => (
                <CertificateRow key={one.id} certificate={one} />
              ))}
            </List>
          </section>
          <section>
            <h2 className="text-xl">{t('operator.payments')}</h2>
            <List empty={t('operator.nothing')} count={organization.data.payments.length}>
              {organization.data.payments.map((one) => (
                <PaymentRow key={one.id} payment={one} />
              ))}
            </List>
          </section>
          <section>
            <h2 className="text-xl">{t('operator.tabs.log')}</h2>
            <LogPart organizationId={id} />
          </section>
        </div>
      )}
    </>
  );
}
