import { said } from './said.ts';
import type { Localized } from '#core/languages.ts';

/** Messages for the codes of field errors in the contract. */
export const fieldErrorMessages = {
  required: {
    pl: 'To pole jest wymagane',
    en: 'This field is required',
    de: 'Dieses Feld ist erforderlich',
    fr: 'Ce champ est obligatoire',
  },
  transfer_currency: {
    pl: 'Przelewem można zapłacić tylko w\u00a0złotych',
    en: 'Bank transfer is possible in PLN only',
    de: 'Überweisung ist nur in PLN möglich',
    fr: 'Le virement n’est possible qu’en zlotys',
  },
  note: {
    pl: 'Podaj powód (co najmniej 5\u00a0znaków)',
    en: 'Say why (at least 5\u00a0characters)',
    de: 'Geben Sie den Grund an (mindestens 5\u00a0Zeichen)',
    fr: 'Indiquez le motif (au moins 5\u00a0caractères)',
  },
  company_name_characters: {
    pl: 'Nazwa zawiera niewidoczne albo mylące znaki',
    en: 'The name contains hidden or misleading characters',
    de: 'Der Name enthält unsichtbare oder irreführende Zeichen',
    fr: 'Le nom contient des caractères invisibles ou trompeurs',
  },
  company_name_registered: {
    pl: 'Nazwa pochodzi z\u00a0rejestru; można zmienić tylko wielkość liter i\u00a0cudzysłowy',
    en: 'The name comes from the register; only letter case and quotation marks can be changed',
    de: 'Der Name stammt aus dem Register; nur Groß- und Kleinschreibung und Anführungszeichen lassen sich ändern',
    fr: 'Le nom provient du registre\u00a0; seuls la casse et les guillemets peuvent être modifiés',
  },
  code_form: {
    pl: 'Kod ma osiem liter i\u00a0cyfr',
    en: 'A code has eight letters and digits',
    de: 'Ein Code hat acht Buchstaben und Ziffern',
    fr: 'Un code compte huit lettres et chiffres',
  },
  code_wrong: {
    pl: 'Ten kod jest nieprawidłowy',
    en: 'This code is wrong',
    de: 'Dieser Code ist falsch',
    fr: 'Ce code est erroné',
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
  email_invalid: said((words) => words.login.emailInvalid),
  password_required: said((words) => words.login.passwordRequired),
  declaration_name: {
    pl: 'Podaj imię i\u00a0nazwisko osoby składającej oświadczenie',
    en: 'Enter the name of the person making the declaration',
    de: 'Geben Sie den Namen der erklärenden Person an',
    fr: 'Indiquez le nom et le prénom de la personne qui fait la déclaration',
  },
  declaration_role: {
    pl: 'Podaj funkcję osoby składającej oświadczenie',
    en: 'Enter the position of the person making the declaration',
    de: 'Geben Sie die Funktion der erklärenden Person an',
    fr: 'Indiquez la fonction de la personne qui fait la déclaration',
  },
  nip_invalid: said((words) => words.register.errors.nip),
  password_short: said((words) => words.register.errors.password),
  password_too_long: {
    pl: 'Hasło jest zbyt długie: może mieć najwyżej 72\u00a0bajty',
    en: 'The password is too long: it may have at most 72\u00a0bytes',
    de: 'Das Passwort ist zu lang: Höchstens 72\u00a0Byte sind möglich',
    fr: 'Le mot de passe est trop long\u00a0: 72\u00a0octets au plus',
  },
  password_common: {
    pl: 'To hasło należy do najczęściej używanych i\u00a0łatwo je odgadnąć',
    en: 'This password is one of the most common and easy to guess',
    de: 'Dieses Passwort gehört zu den häufigsten und ist leicht zu erraten',
    fr: 'Ce mot de passe compte parmi les plus courants et se devine facilement',
  },
  password_wrong: {
    pl: 'To nie jest obecne hasło',
    en: 'This is not the current password',
    de: 'Das ist nicht das aktuelle Passwort',
    fr: 'Ce n’est pas le mot de passe actuel',
  },
  first_name: said((words) => words.register.errors.firstName),
  last_name: said((words) => words.register.errors.lastName),
  plan_required: {
    pl: 'Plan subskrypcji jest wymagany',
    en: 'The subscription plan is required',
    de: 'Der Abonnementplan ist erforderlich',
    fr: 'La formule d’abonnement est obligatoire',
  },
  company_name: said((words) => words.register.errors.name),
  address: said((words) => words.register.errors.address),
  city: said((words) => words.register.errors.city),
  country_unknown: {
    pl: 'Nie znamy takiego kraju: podaj nazwę albo kod, na przykład Polska lub PL',
    en: 'We do not know this country: give its name or code, such as Poland or PL',
    de: 'Dieses Land kennen wir nicht: Geben Sie Namen oder Code an, etwa Polen oder PL',
    fr: 'Nous ne connaissons pas ce pays\u00a0: indiquez son nom ou son code, par exemple Pologne ou PL',
  },
  postal_code: said((words) => words.register.errors.postalCode),
  accent: said((words) => words.branding.notColour),
  accent_contrast: {
    pl: 'Kolor jest za jasny: kontrast z\u00a0bielą musi wynosić co najmniej 4,5:1',
    en: 'The colour is too light: its contrast with white must be at least 4.5:1',
    de: 'Die Farbe ist zu hell: Der Kontrast zu Weiß muss mindestens 4,5:1 betragen',
    fr: 'La couleur est trop claire\u00a0: son contraste avec le blanc doit être d’au moins 4,5:1',
  },
} as const satisfies Record<string, Localized>;
