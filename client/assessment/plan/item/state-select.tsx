import { actionStates, type ActionState } from '#core/assessment/report/action-plan.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

const tones: Readonly<Record<ActionState, string>> = {
  open: 'border-field',
  in_progress: 'border-brand text-brand',
  done: 'border-good text-good',
  risk_accepted: 'border-warn text-warn',
};

/** The state of an item, changed where it stands. */
export function StateSelect<State extends ActionState = ActionState>({
  state,
  label,
  states = actionStates as readonly ActionState[] as readonly State[],
  disabled = false,
  warns = false,
  change,
}: {
  state: State;
  label: string;
  /** Those that can be chosen. */
  states?: readonly State[];
  disabled?: boolean;
  /** Whether the state is said with less than it takes, as done without a proof. */
  warns?: boolean;
  change: (state: State) => void;
}) {
  const { t } = useTranslation();
  return (
    <select
      aria-label={label}
      value={state}
      disabled={disabled}
      onChange={(event) => change(event.target.value as State)}
      className={`min-h-9 w-full min-w-0 rounded-md border bg-surface px-2 text-sm font-medium disabled:opacity-100 ${warns ? 'border-warn text-warn' : tones[state]}`}
    >
      {states.map((one) => (
        <option key={one} value={one}>
          {t(`plan.states.${one}`)}
        </option>
      ))}
    </select>
  );
}
