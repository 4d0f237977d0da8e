import type { RegisterEntry } from '#contract/assessment/duties/register-entry.ts';
import { manyLines, type EntryInput } from '#core/assessment/register-entry/fields.ts';
import { deliveryForm } from '#core/assessment/register-entry/formats.ts';
import { lengths } from '#core/platform/limits.ts';
import { CopyButton } from '#client/platform/ui/copy-button.tsx';
import { Badge, type Tone } from '#client/platform/ui/badge.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { colon } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

type EntryFieldView = RegisterEntry['fields'][number];
type InputView = EntryFieldView['inputs'][number];

const tones: Readonly<Record<EntryFieldView['state'], Tone>> = {
  complete: 'good',
  missing: 'warn',
  wrong: 'bad',
  not_applicable: 'neutral',
};

const hinted = ['networks', 'domains', 'delivery', 'contacts', 'administrator', 'security', 'states', 'proxy', 'statement'] as const;
type Hinted = (typeof hinted)[number];

function isHinted(field: string): field is Hinted {
  return (hinted as readonly string[]).includes(field);
}

export type Draft = Readonly<{ values: Readonly<Partial<Record<EntryInput, string>>>; notApplicable: readonly string[] }>;
type Change = (input: EntryInput, value: string) => void;

function useProblem({ problem, wrong }: InputView): string | undefined {
  const { t } = useTranslation();
  if (!problem) return undefined;
  return `${t(`registerEntry.problems.${problem}`, { form: deliveryForm })}${wrong ? ` ${t('registerEntry.line')}${colon()} ${wrong}` : ''}`;
}

/** One input: its own text, and what counts while it is empty. */
function EntryInputField({ input, draft, change, frozen }: { input: InputView; draft: Draft; change: Change; frozen: boolean }) {
  const { t } = useTranslation();
  const typed = draft.values[input.input] ?? '';
  const problem = useProblem(input);
  const derived = input.derived && `${input.derived.value} (${t(`registerEntry.sources.${input.derived.source}`)})`;
  const message =
    typed !== '' && input.derived
      ? t('registerEntry.instead', { value: input.derived.value, source: t(`registerEntry.sources.${input.derived.source}`) })
      : derived;
  const words = {
    label: t(`registerEntry.inputs.${input.input}`),
    hint: message ?? undefined,
    error: problem,
    value: typed,
    maxLength: lengths.entryValue.most,
    readOnly: frozen,
  };
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 whitespace-pre-line [overflow-wrap:anywhere]">
        {manyLines.has(input.input) ? (
          <TextArea
            {...words}
            rows={Math.min(6, Math.max(2, typed.split('\n').length))}
            onChange={(event) => change(input.input, event.target.value)}
          />
        ) : (
          <Field {...words} onChange={(event) => change(input.input, event.target.value)} />
        )}
      </div>
      <CopyButton label={words.label} text={typed || input.value} />
    </div>
  );
}

export function EntryFieldRow({
  view,
  number,
  draft,
  change,
  exclude,
  frozen,
}: {
  view: EntryFieldView;
  number: number;
  draft: Draft;
  change: Change;
  exclude: (left: boolean) => void;
  frozen: boolean;
}) {
  const { t } = useTranslation();
  const title = t(`registerEntry.fields.${view.field}`);
  return (
    <li className="grid gap-x-6 gap-y-2 py-5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div>
        <Badge tone={tones[view.state]}>{t(`registerEntry.states.${view.state}`)}</Badge>
      </div>
      <fieldset className="min-w-0">
        <legend className="font-semibold">
          {number}. {title}
        </legend>
        {isHinted(view.field) && (
          <p className="mt-0.5 text-sm text-muted">{t(`registerEntry.hints.${view.field}`, { form: deliveryForm })}</p>
        )}
        <div className="mt-2 space-y-3">
          {view.inputs.map((input) => (
            <EntryInputField key={input.input} input={input} draft={draft} change={change} frozen={frozen} />
          ))}
          {view.mayNotApply && (
            <label className="inline-flex min-h-9 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4.5 accent-(--brand)"
                checked={draft.notApplicable.includes(view.field)}
                disabled={frozen}
                onChange={(event) => exclude(event.target.checked)}
              />
              {t('registerEntry.doesNotApply')}
              <span className="sr-only"> ({title})</span>
            </label>
          )}
        </div>
      </fieldset>
    </li>
  );
}
