import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { FoundCertificate, FoundPayment } from '#contract/operations/operators.ts';
import { planNames } from '#client/billing/billing/plan-names.ts';
import { lengths } from '#core/platform/limits.ts';
import { day, lastDay, money } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { typedAmount } from './typed-amount.ts';
import { Select } from '#client/platform/ui/forms/select.tsx';
import { ActButton } from './act-dialog.tsx';
import { CustomerNote } from './customer-note.tsx';

const reasons = ['false_information', 'terms_breach', 'authority_demand'] as const;

export function List({ empty, children, count }: { empty: string; children: ReactNode; count: number }) {
  return count === 0 ? <p className="mt-2 text-muted">{empty}</p> : <ul className="mt-1 divide-y divide-line">{children}</ul>;
}

export function OrganizationLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link href={`/operator?organization=${id}`} className="font-medium text-brand underline [overflow-wrap:anywhere]">
      {children}
    </Link>
  );
}

export function CertificateRow({ certificate }: { certificate: FoundCertificate }) {
  const { t } = useTranslation();
  const { id, organizationId, certificateNumber, status, contradicted } = certificate;
  const tone = status === 'active' ? 'good' : 'neutral';
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium [overflow-wrap:anywhere]">{certificateNumber}</p>
        <Badge tone={contradicted > 0 ? 'warn' : tone}>{t(`operator.certificateStatuses.${status}`)}</Badge>
      </div>
      <p className="text-sm text-muted">
        <OrganizationLink id={organizationId}>{certificate.organizationName}</OrganizationLink> · {day(certificate.issuedAt)} –{' '}
        {lastDay(certificate.expiresAt)}
      </p>
      {contradicted > 0 && <p className="text-sm text-warn">{t('check.contradicted', { count: contradicted })}</p>}
      {status === 'active' && (
        <div className="mt-2 flex flex-wrap gap-2">
          <ActButton
            danger
            label={t('operator.revoke')}
            title={t('operator.revokeTitle', { number: certificateNumber })}
            text={t('operator.revokeText')}
            initial={{ reason: reasons[0], told: '' }}
            renderFields={(values, change, errors) => (
              <>
                <Select label={t('operator.reason')} value={values.reason} onChange={(event) => change('reason', event.target.value)}>
                  {reasons.map((reason) => (
                    <option key={reason} value={reason}>
                      {t(`operator.reasons.${reason}`)}
                    </option>
                  ))}
                </Select>
                {values.reason !== 'authority_demand' && <CustomerNote values={values} change={change} errors={errors} />}
              </>
            )}
            act={(values) => ({
              key: 'POST /api/operator/certificates/:id/revocation',
              id,
              body: {
                organizationId,
                reason: reasons.find((reason) => reason === values.reason) ?? reasons[0],
                ...(values.told ? { told: values.told } : {}),
              },
            })}
          />
          <ActButton
            label={t('operator.reissue')}
            title={t('operator.reissueTitle', { number: certificateNumber })}
            text={t('operator.reissueText')}
            initial={{ name: '', role: '' }}
            renderFields={(values, change, errors) => (
              <>
                <Field
                  label={t('operator.declarantName')}
                  hint={t('operator.declarantHint')}
                  maxLength={lengths.declaration.most}
                  value={values.name ?? ''}
                  onChange={(event) => change('name', event.target.value)}
                  error={errors['declaration.name']}
                />
                <Field
                  label={t('operator.declarantRole')}
                  maxLength={lengths.declaration.most}
                  value={values.role ?? ''}
                  onChange={(event) => change('role', event.target.value)}
                  error={errors['declaration.role']}
                />
              </>
            )}
            act={({ name = '', role = '' }) => ({
              key: 'POST /api/operator/certificates/:id/reissue',
              id,
              body: { organizationId, ...(name || role ? { declaration: { name, role } } : {}) },
            })}
          />
        </div>
      )}
    </li>
  );
}

export function PaymentRow({ payment }: { payment: FoundPayment }) {
  const { t } = useTranslation();
  const { id, organizationId, orderNumber, tasks, status } = payment;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-medium">
          {orderNumber} · {money(payment.gross, payment.currency)}
        </p>
        <Badge tone={status === 'paid' ? 'good' : 'neutral'}>{t(`subscription.statuses.${status}`)}</Badge>
      </div>
      <p className="text-sm text-muted">
        <OrganizationLink id={organizationId}>{payment.buyer}</OrganizationLink> · {planNames[payment.plan]} ·{' '}
        {day(payment.paidAt ?? payment.createdAt)}
      </p>
      {tasks.map((kind) => (
        <p key={kind} className="mt-1 text-sm font-medium text-warn">
          {t(`operator.tasks.${kind}`)}
        </p>
      ))}
      <div className="mt-2 flex flex-wrap gap-2">
        {status === 'paid' && (
          <ActButton
            danger
            label={t('operator.refund')}
            title={t('operator.refundTitle', { number: orderNumber })}
            text={t('operator.refundText', { amount: money(payment.gross, payment.currency) })}
            initial={{ amount: '' }}
            renderFields={(values, change, errors) => (
              <Field
                label={t('operator.refundAmount')}
                hint={t('operator.refundAmountHint')}
                inputMode="decimal"
                value={values.amount ?? ''}
                error={errors.amount}
                onChange={(event) => change('amount', event.target.value)}
              />
            )}
            act={({ amount = '' }) => ({
              key: 'POST /api/operator/payments/:id/refund',
              id,
              body: { organizationId, ...(amount.trim() && { amount: typedAmount(amount) }) },
            })}
          />
        )}
      </div>
    </li>
  );
}
