import { Eye, EyeOff } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import { passwordStrength, type PasswordStrength } from '#core/account/people/password-strength.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Field } from '#client/platform/ui/forms/field.tsx';

const bars: Readonly<Record<PasswordStrength, { filled: number; tone: string }>> = {
  short: { filled: 0, tone: '' },
  long: { filled: 0, tone: '' },
  weak: { filled: 1, tone: 'bg-bad' },
  fair: { filled: 2, tone: 'bg-warn' },
  good: { filled: 3, tone: 'bg-brand' },
};

/** An estimate while one types: it is shown in words, and never as good news of colour alone. */
function Strength({ password, known }: { password: string; known: readonly string[] }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password, known);
  const { filled, tone } = bars[strength];
  return (
    <div className="scripted mt-2 flex min-h-6 items-center gap-3">
      <span aria-hidden="true" className="grid w-24 shrink-0 grid-cols-3 gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={`h-1.5 rounded-full ${step <= filled ? tone : 'bg-line'}`} />
        ))}
      </span>
      <p role="status" className="text-sm text-muted">
        {password && t(`register.strength.${strength}`)}
      </p>
    </div>
  );
}

/** Shows and hides the characters of a password. */
export function ShowPassword({ shown, show }: { shown: boolean; show: (shown: boolean) => void }) {
  const { t } = useTranslation();
  const Icon = shown ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-pressed={shown}
      onClick={() => show(!shown)}
      className="scripted -mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-brand hover:bg-tint"
    >
      <Icon aria-hidden="true" className="size-4.5" />
      {t('register.showPassword')}
    </button>
  );
}

/** A password that is being chosen: with its estimated strength, and readable on request. */
export function PasswordField({
  shown,
  show,
  known,
  ...field
}: InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  shown: boolean;
  show: (shown: boolean) => void;
  /** What people who know the person would try. */
  known: readonly string[];
}) {
  return (
    <div>
      <Field {...field} type={shown ? 'text' : 'password'} autoComplete="new-password" spellCheck={false} autoCapitalize="off" />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Strength password={String(field.value ?? '')} known={known} />
        <ShowPassword shown={shown} show={show} />
      </div>
    </div>
  );
}
