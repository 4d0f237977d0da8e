import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useMe } from '#client/account/accounts/queries.ts';
import { useMay } from '#client/account/accounts/role.ts';
import { useOrderAddress } from '#client/billing/billing/order-address.ts';
import { useBilling } from '#client/billing/billing/queries.ts';
import { useConfirmation } from '#client/company/confirmation/queries.ts';
import { ButtonLink } from '#client/platform/ui/forms/button.tsx';
import { useTranslation } from '#client/platform/words/i18n.ts';
import type { CockpitData } from '#client/communication/dashboard/queries.ts';

const stepKeys = ['scope', 'order', 'answer', 'confirm', 'plan'] as const;
type Step = Readonly<{ key: (typeof stepKeys)[number]; href: string; done: boolean; waits?: boolean; pending?: boolean }>;

/** The way of a new organisation, with what of it is done; whoever may not buy is shown who can. */
function useSteps(data: CockpitData): Step[] {
  const order = useOrderAddress();
  const chosenPlan = useMe().data?.chosenPlan;
  const mayBuy = useMay('POST /api/create-checkout-session', 'owner');
  const access = useBilling().data?.state;
  const confirmation = useConfirmation().data;
  const began = data.regimes.find(({ open }) => open !== null);
  const scope: Step = { key: 'scope', href: '/czy-podlegam', done: data.unscoped.length < data.regimes.length };
  const buy: Step = { key: 'order', href: order, done: access === 'active' || access === 'ending', waits: !mayBuy };
  return [
    // Who chose a plan when they registered came to order it.
    ...(chosenPlan && mayBuy ? [buy, scope] : [scope, buy]),
    { key: 'answer', href: began?.regime === 'ai_act' ? '/ai-act' : '/nis2', done: began !== undefined },
    { key: 'confirm', href: '/potwierdzenie-firmy', done: confirmation?.state === 'confirmed', pending: confirmation?.state === 'pending' },
    { key: 'plan', href: '/plan-dzialan', done: false },
  ];
}

/** What a step is, why, and what leads to it. */
const words = {
  scope: { title: 'cockpit.first.scope', text: 'cockpit.first.scopeText', go: 'cockpit.scope' },
  order: { title: 'cockpit.first.order', text: 'access.never_paid.text', go: 'cockpit.steps.choose_plan' },
  answer: { title: 'cockpit.first.answer', text: 'cockpit.first.answerText', go: 'cockpit.steps.start' },
  confirm: { title: 'cockpit.steps.confirm', text: 'confirmation.nudgeText', go: 'confirmation.toScreen' },
  plan: { title: 'cockpit.first.plan', text: 'cockpit.first.planText', go: 'cockpit.steps.plan' },
} as const satisfies Readonly<Record<Step['key'], object>>;

function Mark({ done, children }: { done: boolean; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-7 shrink-0 place-items-center rounded-full border text-sm font-semibold ${done ? 'border-good text-good' : 'border-field text-muted'}`}
    >
      {done ? <Check className="size-4" strokeWidth={3} /> : children}
    </span>
  );
}

function Row({ step: { key, href, done, waits = false, pending = false }, place, next }: { step: Step; place: number; next: boolean }) {
  const { t } = useTranslation();
  const { title, text, go } = words[key];
  return (
    <li data-step={key} aria-current={next ? 'step' : undefined} className="flex gap-4 border-t border-line py-3.5 first:border-t-0">
      <Mark done={done}>{place}</Mark>
      <div className="min-w-0">
        <p className={next ? 'text-lg font-semibold' : ''}>
          {next ? (
            t(title)
          ) : (
            <Link href={href} className="font-medium hover:text-brand hover:underline">
              {t(title)}
            </Link>
          )}
          {done && <span className="ml-2 text-sm font-normal text-good">{t('cockpit.first.done')}</span>}
        </p>
        {!done && (
          <p className="text-[0.9375rem] text-muted">
            {t(waits ? 'cockpit.first.orderOwner' : pending ? 'confirmation.nudgePending' : text)}
          </p>
        )}
        {next && (
          <ButtonLink href={href} className="mt-3">
            {t(go)}
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** What to begin with, while there is no result: the next step stands out, and what is done states so. */
export function FirstSteps({ data }: { data: CockpitData }) {
  const { t } = useTranslation();
  const steps = useSteps(data);
  const next = steps.findIndex(({ done, waits }) => !done && !waits);
  return (
    <section aria-labelledby="first" className="min-w-0">
      <h2 id="first" className="text-xl">
        {t('cockpit.first.title')}
      </h2>
      <ol className="mt-2 border-y border-line">
        {steps.map((step, index) => (
          <Row key={step.key} step={step} place={index + 1} next={index === next} />
        ))}
      </ol>
    </section>
  );
}
