import { defaultLanguage, languages, type Language, type Localized } from '#core/platform/languages.ts';

/** The field of a text in one language, as the specification's payloads name it: `descriptionPl`. */
export type TextField<Name extends string> = `${Name}${Capitalize<Language>}`;
/** The same where the default language has the bare name: `description`, `descriptionEn`. */
export type BareTextField<Name extends string> = Name | Exclude<TextField<Name>, `${Name}${Capitalize<typeof defaultLanguage>}`>;

export function textField<Name extends string>(name: Name, language: Language): TextField<Name> {
  return `${name}${language[0]?.toUpperCase()}${language.slice(1)}` as TextField<Name>;
}

export function bareTextField<Name extends string>(name: Name, language: Language): BareTextField<Name> {
  return (language === defaultLanguage ? name : textField(name, language)) as BareTextField<Name>;
}

/** One field for each language. */
export function byField<Field extends string, Value>(
  fieldOf: (language: Language) => Field,
  valueOf: (language: Language) => Value,
): Readonly<Record<Field, Value>> {
  return Object.fromEntries(languages.map((language) => [fieldOf(language), valueOf(language)])) as Record<Field, Value>;
}

/** A text as one field for each language. */
export function textFields<Name extends string>(name: Name, text: Localized): Readonly<Record<TextField<Name>, string>> {
  return byField(
    (language) => textField(name, language),
    (language) => text[language],
  );
}

export function bareTextFields<Name extends string>(name: Name, text: Localized): Readonly<Record<BareTextField<Name>, string>> {
  return byField(
    (language) => bareTextField(name, language),
    (language) => text[language],
  );
}
