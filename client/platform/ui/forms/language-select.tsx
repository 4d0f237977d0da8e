import { isLanguage, languages, type Language } from '#core/platform/languages.ts';
import { ownNames } from '#client/platform/ui/brand/language-menu.tsx';
import { Select } from './select.tsx';

/** Chooses a language by its own name. */
export function LanguageSelect({
  label,
  value,
  choose,
  className,
}: Readonly<{ label: string; value: Language; choose: (language: Language) => void; className?: string }>) {
  return (
    <Select label={label} value={value} onChange={({ target }) => isLanguage(target.value) && choose(target.value)} className={className}>
      {languages.map((one) => (
        <option key={one} value={one}>
          {ownNames[one]}
        </option>
      ))}
    </Select>
  );
}
