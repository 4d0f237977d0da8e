import type { ComponentProps } from 'react';
import type { OperatorTask } from '#contract/operations/tasks.ts';
import type { TaskDecision } from '#core/platform/tasks.ts';
import { currencies, planIds } from '#core/account/entitlements/plans.ts';
import { lengths } from '#core/platform/limits.ts';
import { planNames } from '#client/billing/billing/plan-names.ts';
import { moment, money } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { Translate } from '#client/platform/words/words.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { ActButton } from '#client/operations/operator/rows/act-dialog.tsx';
import { eventName, eventNote } from '#client/operations/operator/rows/event-words.ts';
import { RecordComplaint } from '#client/operations/operator/record-complaint.tsx';
import { CustomerNote } from '#client/operations/operator/rows/customer-note.tsx';
import { PrintLetter } from '#client/operations/operator/print-letter.tsx';
import { useOpenTasks } from '#client/operations/operator/queries.ts';
import { List, OrganizationLink } from '#client/operations/operator/rows/rows.tsx';

/** The facts an operator decides by, in the order they are read. */
const shown = [
  'orderNumber',
  'otherOrderNumber',
  'certificateNumber',
  'complaintNumber',
  'complainant',
  'email',
  'via',
  'consumer',
  'about',
  'complaint',
  'reason',
  'grounds',
  'explanation',
  'nip',
  'holder',
  'decideAt',
  'contact',
  'documents',
  'proposedBy',
  'signer',
  'signatureKind',
  'representedIn',
  'represented',
  'manner',
  'revocation',
  'timeStamp',
  'certificateSha256',
  'standing',
  'plan',
  'amountMinor',
  'chargedMinor',
  'chargedPlan',
  'refundMinor',
  'creditMinor',
  'leftMinor',
  'differenceMinor',
  'receivedMinor',
  'returnedMinor',
  'invoicedMinor',
  'openMinor',
  'disputedMinor',
  'proRataMinor',
  'paidAt',
  'declaredAt',
  'firstUsedAt',
  'earlyStartAt',
  'payer',
  'payerAccount',
  'title',
  'bookedOn',
  'orderedOn',
  'reference',
  'sameAs',
  'unsplit',
  'eventType',
  'receivedAt',
  'failure',
  'fileSha256',
  'loss',
  'stopReason',
  'serverClockAt',
  'databaseClockAt',
  'lastRunAt',
  'rule',
  'due',
  'stored',
  'invoiceNumber',
  'ksefNumber',
  'ksefProblem',
  'ksefCode',
  'ksefDetails',
  'ksefCertificate',
  'sendBy',
  'certificateEndsOn',
] as const;
type Fact = (typeof shown)[number];

function textOf(t: Translate, task: OperatorTask, fact: Fact): string | null {
  const value = task.facts[fact];
  if (value === undefined) return null;
  if (value === null) return task.kind === 'signature_by_person' ? t('operator.notSaid') : null;
  if (fact === 'signatureKind') return t(`operator.signatureKinds.${value}`, { defaultValue: t('operator.companyStatuses.unknown') });
  if (fact === 'revocation') return t(`operator.revocations.${value}`, { defaultValue: t('operator.companyStatuses.unknown') });
  if (fact === 'timeStamp') return value === 'none' || value === 'untrusted' ? t(`operator.timeStamps.${value}`) : moment(String(value));
  if (fact === 'eventType') return eventName(t, String(value));
  if (fact === 'failure') return eventNote(t, String(value));
  if (fact === 'reason') return t(`check.reasons.${value}`, { defaultValue: String(value) });
  if (fact === 'stopReason') return t(`operator.stopReasons.${value}`, { defaultValue: String(value) });
  if (fact === 'rule') return t(`operator.retentionRules.${value}`, { defaultValue: String(value) });
  if (fact === 'ksefProblem') return t(`operator.ksefProblems.${value}`, { defaultValue: String(value) });
  if (fact === 'ksefCertificate') return t(`operator.ksefCertificates.${value}`, { defaultValue: String(value) });
  if (fact === 'loss') return t(`operator.losses.${value}`, { defaultValue: String(value) });
  if (fact === 'unsplit') return t(`transfers.unsplit.${value}`, { defaultValue: String(value) });
  if (fact === 'via') return t(`operator.ways.${value}`, { defaultValue: String(value) });
  if (fact === 'consumer') return t(`operator.yesNo.${value}`, { defaultValue: String(value) });
  if (fact === 'representedIn') return String(value).toUpperCase();
  if (fact.endsWith('Minor')) {
    const currency = task.facts[fact === 'chargedMinor' ? 'chargedCurrency' : 'currency'];
    return money(Number(value) / 100, currencies.find((one) => one === currency) ?? 'PLN');
  }
  if (fact.endsWith('At')) return moment(String(value));
  if (fact === 'standing') return t(`operator.companyStatuses.${value}`, { defaultValue: t('operator.companyStatuses.unknown') });
  const plan = planIds.find((one) => one === value);
  return plan ? planNames[plan] : String(value);
}

/** Acts that take something away for good are asked about in red. */
const grave: ReadonlySet<string> = new Set(['refund', 'revoke', 'reject_claim', 'give_nip', 'full', 'pro_rata', 'let_run']);

/** What a decision needs beside its reason. */
const extraFields: Readonly<Partial<Record<TaskDecision, 'proof' | 'orderNumber' | 'told'>>> = {
  by_transfer: 'proof',
  assign: 'orderNumber',
  announce: 'told',
  uphold: 'told',
  uphold_part: 'told',
  reject_complaint: 'told',
};

const extraLengths = { proof: lengths.transferProof, orderNumber: lengths.orderNumber };

function Decisions({ task }: { task: OperatorTask }) {
  const { t } = useTranslation();
  const fieldOf = (decision: TaskDecision): Partial<ComponentProps<typeof ActButton>> => {
    const name = extraFields[decision];
    if (!name) return {};
    return {
      initial: { [name]: '' },
      renderFields: (values, change, errors) =>
        name === 'told' ? (
          <CustomerNote values={values} change={change} errors={errors} />
        ) : (
          <Field
            label={t(`operator.${name}`)}
            maxLength={extraLengths[name].most}
            value={values[name] ?? ''}
            onChange={(event) => change(name, event.target.value)}
            error={errors[name]}
          />
        ),
    };
  };
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {task.decisions.map((decision, place) => (
        <ActButton
          key={decision}
          usual={place === 0}
          danger={grave.has(decision)}
          label={t(`operator.decisions.${decision}`)}
          title={t(`operator.decisions.${decision}`)}
          text={t(`operator.tasks.${task.kind}`)}
          {...fieldOf(decision)}
          act={(values) => ({
            key: 'POST /api/operator/tasks/:id/decision',
            id: task.id,
            body: { decision, ...values },
          })}
        />
      ))}
    </div>
  );
}

function TaskRow({ task }: { task: OperatorTask }) {
  const { t } = useTranslation();
  const facts = shown.flatMap((fact) => {
    const text = textOf(t, task, fact);
    return text === null ? [] : [{ fact, text }];
  });
  const buyer = task.facts.buyer ?? task.facts.organization;
  return (
    <li className="py-4">
      <p className="font-medium">{t(`operator.tasks.${task.kind}`)}</p>
      <p className="mt-0.5 text-sm text-muted">
        {task.organizationId && <OrganizationLink id={task.organizationId}>{String(buyer ?? t('operator.organization'))}</OrganizationLink>}
        {task.organizationId && ' · '}
        {t('operator.openedAt', { at: moment(task.openedAt) })}
      </p>
      <dl className="mt-2 grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
        {facts.map(({ fact, text }) => (
          <div key={fact} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{t(`operator.facts.${fact}`)}:</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      {task.kind === 'letter_to_send' && <PrintLetter id={String(task.facts.letterId)} />}
      <Decisions task={task} />
    </li>
  );
}

/** Everything that waits for a decision, the oldest first. */
export function TasksPart() {
  const { t } = useTranslation();
  const openTasks = useOpenTasks();
  if (openTasks.isPending) return <Skeleton label={t('common.loading')} className="h-24" />;
  if (openTasks.isError) return <Failure error={openTasks.error} retry={() => void openTasks.refetch()} />;
  const tasks = openTasks.data.pages.flatMap((page) => page.tasks);
  return (
    <>
      <RecordComplaint />
      {tasks.length > 1 && <p className="text-sm text-muted">{t('operator.taskOrder')}</p>}
      <List empty={t('operator.noTasks')} count={tasks.length}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} />
        ))}
      </List>
      {openTasks.hasNextPage && (
        <Button variant="secondary" className="mt-4" disabled={openTasks.isFetchingNextPage} onClick={() => void openTasks.fetchNextPage()}>
          {t('operator.moreTasks')}
        </Button>
      )}
    </>
  );
}
