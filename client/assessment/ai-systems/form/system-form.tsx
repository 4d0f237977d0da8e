import { useEffect, useRef, useState } from 'react';
import type { AiSystem, SystemLine } from '#contract/assessment/ai/ai-systems.ts';
import { classOf } from '#core/assessment/ai-systems/class.ts';
import { ApiError } from '#client/platform/api/api.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { Basics, Risk, Role, Transparency } from './form-steps.tsx';
import { useChangeSystem, type Draft } from '#client/assessment/ai-systems/queries.ts';

const steps = [
  { id: 'basics', Part: Basics },
  { id: 'role', Part: Role },
  { id: 'risk', Part: Risk },
  { id: 'transparency', Part: Transparency },
] as const;

function draftOf({ name, version, supplier, purpose, persons, facts, owner, revision }: AiSystem): Draft {
  return { name, version, supplier, purpose, persons, facts, ownerId: owner?.userId ?? null, revision };
}

/** The step in which a field that was refused stands. */
function stepOf(errors: Readonly<Record<string, string>>): number | null {
  const names = Object.keys(errors);
  if (names.length === 0) return null;
  if (names.some((name) => !name.startsWith('facts.'))) return 0;
  return names.some((name) => name === 'facts.reviewOn') ? 3 : 1;
}

/** Takes the focus when its step is shown, so that readers begin there. */
function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="mt-1 mb-5 text-xl outline-none">
      {children}
    </h2>
  );
}

type Props = Readonly<{ system: AiSystem; people: readonly NonNullable<SystemLine['owner']>[]; close: () => void }>;

/** The description of a system in short steps; the class that follows is seen before it is saved. */
export function SystemForm({ system, people, close }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(() => draftOf(system));
  const [at, setAt] = useState(0);
  const { mutate, isPending, error } = useChangeSystem(system.id);
  const errors = error instanceof ApiError ? error.fields : {};
  const { id, Part } = steps[at] ?? steps[0];
  const change = (more: Partial<Draft>): void => setDraft((before) => ({ ...before, ...more }));
  const save = (): void =>
    mutate(draft, {
      onSuccess: () => {
        toast({ title: t('aiSystems.system.saved') });
        close();
      },
      onError: (refusal) => setAt((before) => (refusal instanceof ApiError ? (stepOf(refusal.fields) ?? before) : before)),
    });
  return (
    <form
      noValidate
      className="max-w-2xl"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <p className="text-sm text-muted">{t('aiSystems.steps.of', { step: at + 1, count: steps.length })}</p>
      <StepTitle key={id}>{t(`aiSystems.steps.${id}`)}</StepTitle>
      <div className="space-y-6">
        <Part
          draft={draft}
          change={change}
          changeFacts={(more) => setDraft((before) => ({ ...before, facts: { ...before.facts, ...more } as Draft['facts'] }))}
          people={people}
          errors={errors}
        />
      </div>
      <p aria-live="polite" className="mt-6 font-medium">
        {t('aiSystems.system.preview', { class: t(`aiSystems.classes.${classOf(draft.facts).class}`) })}
      </p>
      {error && Object.keys(errors).length === 0 && (
        <div className="mt-4">
          <Failure error={error} />
        </div>
      )}
      <div className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
        {at > 0 && (
          <Button variant="secondary" onClick={() => setAt(at - 1)}>
            {t('common.previous')}
          </Button>
        )}
        {at < steps.length - 1 && (
          <Button variant="secondary" onClick={() => setAt(at + 1)}>
            {t('common.next')}
          </Button>
        )}
        <Button type="submit" disabled={isPending}>
          {t('aiSystems.system.save')}
        </Button>
        <Button variant="quiet" onClick={close}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
