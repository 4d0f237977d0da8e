import type { Localized } from '#core/languages.ts';

/** Messages for the codes of field errors in the contract. */
export const fieldErrorMessages = {
  required: {
    pl: 'To pole jest wymagane',
    en: 'This field is required',
    de: 'Dieses Feld ist erforderlich',
    fr: 'Ce champ est obligatoire',
  },
  invalid: {
    pl: 'Nieprawidłowa wartość',
    en: 'Invalid value',
    de: 'Ungültiger Wert',
    fr: 'Valeur non valide',
  },
  too_long: {
    pl: 'Tekst jest zbyt długi',
    en: 'The text is too long',
    de: 'Der Text ist zu lang',
    fr: 'Le texte est trop long',
  },
  email_invalid: {
    pl: 'Nieprawidłowy adres email',
    en: 'Invalid email address',
    de: 'Ungültige E-Mail-Adresse',
    fr: 'Adresse e-mail non valide',
  },
  password_required: {
    pl: 'Hasło jest wymagane',
    en: 'Password is required',
    de: 'Das Passwort ist erforderlich',
    fr: 'Le mot de passe est obligatoire',
  },
  declaration_name: {
    pl: 'Podaj imię i nazwisko osoby składającej oświadczenie',
    en: 'Enter the name of the person who declares',
    de: 'Geben Sie den Namen der erklärenden Person an',
    fr: 'Indiquez le nom de la personne qui déclare',
  },
  declaration_role: {
    pl: 'Podaj funkcję osoby składającej oświadczenie',
    en: 'Enter the function of the person who declares',
    de: 'Geben Sie die Funktion der erklärenden Person an',
    fr: 'Indiquez la fonction de la personne qui déclare',
  },
} as const satisfies Record<string, Localized>;
