import type { Localized } from '#core/languages.ts';

/** What the server says when it refuses; `{name}` is filled in from the facts of the refusal. */
export const refusals = {
  unauthenticated: {
    pl: 'Zaloguj się, aby kontynuować.',
    en: 'Sign in to continue.',
    de: 'Melden Sie sich an, um fortzufahren.',
    fr: 'Connectez-vous pour continuer.',
  },
  invalid_credentials: {
    pl: 'Nieprawidłowy email lub hasło',
    en: 'Incorrect e-mail address or password',
    de: 'E-Mail-Adresse oder Passwort ist falsch',
    fr: 'Adresse e-mail ou mot de passe incorrect',
  },
  email_not_verified: {
    pl: 'Adres email nie został jeszcze potwierdzony.',
    en: 'The e-mail address has not been confirmed yet.',
    de: 'Die E-Mail-Adresse wurde noch nicht bestätigt.',
    fr: 'L’adresse e-mail n’a pas encore été confirmée.',
  },
  email_taken: {
    pl: 'Konto z tym adresem email już istnieje.',
    en: 'An account with this e-mail address already exists.',
    de: 'Ein Konto mit dieser E-Mail-Adresse besteht bereits.',
    fr: 'Un compte avec cette adresse e-mail existe déjà.',
  },
  nip_taken: {
    pl: 'Organizacja z tym numerem NIP ma już konto.',
    en: 'An organisation with this NIP already has an account.',
    de: 'Eine Organisation mit dieser NIP hat bereits ein Konto.',
    fr: 'Une organisation avec ce NIP a déjà un compte.',
  },
  token_invalid: {
    pl: 'Ten odnośnik wygasł albo został już użyty.',
    en: 'This link has expired or was already used.',
    de: 'Dieser Link ist abgelaufen oder wurde bereits benutzt.',
    fr: 'Ce lien a expiré ou a déjà été utilisé.',
  },
  too_many_attempts: {
    pl: 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
    en: 'Too many attempts. Try again in a few minutes.',
    de: 'Zu viele Versuche. Versuchen Sie es in einigen Minuten erneut.',
    fr: 'Trop de tentatives. Réessayez dans quelques minutes.',
  },
  forbidden: {
    pl: 'Nie masz uprawnień do tej czynności.',
    en: 'You are not allowed to do this.',
    de: 'Sie sind dazu nicht berechtigt.',
    fr: 'Vous n’êtes pas autorisé à effectuer cette action.',
  },
  not_found: {
    pl: 'Nie znaleziono.',
    en: 'Not found.',
    de: 'Nicht gefunden.',
    fr: 'Introuvable.',
  },
  malformed_json: {
    pl: 'Treść żądania nie jest poprawnym dokumentem JSON.',
    en: 'The request body is not valid JSON.',
    de: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
    fr: 'Le corps de la requête n’est pas un document JSON valide.',
  },
  unsupported_media_type: {
    pl: 'Treść żądania musi mieć typ application/json.',
    en: 'The request body must be of type application/json.',
    de: 'Der Inhalt der Anfrage muss vom Typ application/json sein.',
    fr: 'Le corps de la requête doit être de type application/json.',
  },
  payload_too_large: {
    pl: 'Przesłana treść jest zbyt duża.',
    en: 'The content sent is too large.',
    de: 'Der gesendete Inhalt ist zu groß.',
    fr: 'Le contenu envoyé est trop volumineux.',
  },
  bad_request: {
    pl: 'Serwer nie zrozumiał tego żądania.',
    en: 'The server did not understand this request.',
    de: 'Der Server hat diese Anfrage nicht verstanden.',
    fr: 'Le serveur n’a pas compris cette requête.',
  },
  invalid_input: {
    pl: 'Popraw zaznaczone pola.',
    en: 'Correct the marked fields.',
    de: 'Korrigieren Sie die markierten Felder.',
    fr: 'Corrigez les champs signalés.',
  },
  cross_site: {
    pl: 'Żądanie przyszło z innej witryny i zostało odrzucone.',
    en: 'The request came from another site and was refused.',
    de: 'Die Anfrage kam von einer anderen Website und wurde abgelehnt.',
    fr: 'La requête provient d’un autre site et a été refusée.',
  },
  subscription_required: {
    pl: 'Ta czynność wymaga aktywnego abonamentu. Wszystko, co już powstało, pozostaje dostępne.',
    en: 'This requires an active subscription. Everything already made stays available.',
    de: 'Dafür ist ein aktives Abonnement erforderlich. Alles bereits Erstellte bleibt verfügbar.',
    fr: 'Cette action requiert un abonnement actif. Tout ce qui a déjà été créé reste accessible.',
  },
  plan_upgrade_required: {
    pl: 'Ocena zgodności z AI Act jest dostępna w planie Pro.',
    en: 'The AI Act assessment is part of the Pro plan.',
    de: 'Die Bewertung nach der KI-Verordnung ist Teil des Pro-Plans.',
    fr: 'L’évaluation au titre du règlement sur l’IA fait partie de la formule Pro.',
  },
  assessment_limit_reached: {
    pl: 'Plan Basic obejmuje jedną ocenę w opłaconym okresie. Plan Pro pozwala na dowolną liczbę ocen.',
    en: 'The Basic plan covers one assessment per paid period. The Pro plan allows any number.',
    de: 'Der Basic-Plan umfasst eine Bewertung je bezahltem Zeitraum. Der Pro-Plan erlaubt beliebig viele.',
    fr: 'La formule Basic comprend une évaluation par période payée. La formule Pro n’en limite pas le nombre.',
  },
  assessment_open: {
    pl: 'Najpierw zakończ ocenę, która jest w toku.',
    en: 'Finish the assessment in progress first.',
    de: 'Schließen Sie zuerst die laufende Bewertung ab.',
    fr: 'Terminez d’abord l’évaluation en cours.',
  },
  assessment_locked: {
    pl: 'Ta ocena jest zakończona i nie można jej już zmienić.',
    en: 'This assessment is finished and can no longer be changed.',
    de: 'Diese Bewertung ist abgeschlossen und kann nicht mehr geändert werden.',
    fr: 'Cette évaluation est terminée et ne peut plus être modifiée.',
  },
  assessment_incomplete: {
    pl: 'Ocena nie jest jeszcze kompletna: odpowiedz na wszystkie pytania.',
    en: 'The assessment is not complete yet: answer every question.',
    de: 'Die Bewertung ist noch nicht vollständig: Beantworten Sie alle Fragen.',
    fr: 'L’évaluation n’est pas encore complète : répondez à toutes les questions.',
  },
  assessment_not_completed: {
    pl: 'Najpierw zakończ ocenę i wygeneruj raport.',
    en: 'Finish the assessment and generate the report first.',
    de: 'Schließen Sie zuerst die Bewertung ab und erstellen Sie den Bericht.',
    fr: 'Terminez d’abord l’évaluation et générez le rapport.',
  },
  payment_provider_failed: {
    pl: 'Nie udało się rozpocząć procesu płatności. Niczego nie pobrano; spróbuj ponownie za chwilę.',
    en: 'The payment could not be started. Nothing was charged; try again in a moment.',
    de: 'Die Zahlung konnte nicht gestartet werden. Es wurde nichts abgebucht; versuchen Sie es gleich noch einmal.',
    fr: 'Le paiement n’a pas pu être lancé. Rien n’a été débité\u00a0; réessayez dans un instant.',
  },
  bad_signature: {
    pl: 'Podpis zdarzenia jest nieprawidłowy.',
    en: 'The signature of the event is not valid.',
    de: 'Die Signatur des Ereignisses ist ungültig.',
    fr: 'La signature de l’événement n’est pas valide.',
  },
  withdrawal_lost: {
    pl: 'Od tej umowy nie można już odstąpić: minęło 14 dni, usługa została użyta albo zamówienie nie jest opłacone.',
    en: 'This contract can no longer be withdrawn from: 14 days have passed, the service was used or the order is not paid.',
    de: 'Ein Widerruf ist nicht mehr möglich: 14 Tage sind vergangen, die Leistung wurde genutzt oder die Bestellung ist nicht bezahlt.',
    fr: 'La rétractation n’est plus possible\u00a0: 14 jours se sont écoulés, le service a été utilisé ou la commande n’est pas payée.',
  },
  order_not_found: {
    pl: 'Nie znaleźliśmy zamówienia o tym numerze i adresie e-mail.',
    en: 'No order with this number and e-mail address was found.',
    de: 'Keine Bestellung mit dieser Nummer und E-Mail-Adresse gefunden.',
    fr: 'Aucune commande ne correspond à ce numéro et à cette adresse e-mail.',
  },
  below_threshold: {
    pl: 'Wynik jest poniżej progu certyfikacji ({threshold}%).',
    en: 'The score is below the certification threshold ({threshold}%).',
    de: 'Das Ergebnis liegt unter der Zertifizierungsschwelle ({threshold} %).',
    fr: 'Le score est inférieur au seuil de certification ({threshold} %).',
  },
  document_failed: {
    pl: 'Nie udało się przygotować dokumentu. Niczego nie zmieniono; spróbuj ponownie.',
    en: 'The document could not be made. Nothing was changed; try again.',
    de: 'Das Dokument konnte nicht erstellt werden. Es wurde nichts geändert; versuchen Sie es erneut.',
    fr: 'Le document n’a pas pu être créé. Rien n’a été modifié ; réessayez.',
  },
  register_unavailable: {
    pl: 'Rejestr GUS chwilowo nie odpowiada. Możesz wpisać dane firmy ręcznie.',
    en: 'The company register of the statistics office does not answer at the moment. You can enter the company by hand.',
    de: 'Das Unternehmensregister antwortet derzeit nicht. Sie können die Firmendaten von Hand eingeben.',
    fr: 'Le registre des entreprises ne répond pas pour le moment. Vous pouvez saisir les données de l’entreprise à la main.',
  },
  busy: {
    pl: 'Serwer jest chwilowo przeciążony. Spróbuj ponownie za chwilę.',
    en: 'The server is busy at the moment. Try again shortly.',
    de: 'Der Server ist momentan ausgelastet. Versuchen Sie es gleich noch einmal.',
    fr: 'Le serveur est momentanément surchargé. Réessayez dans un instant.',
  },
  server_error: {
    pl: 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.',
    en: 'An unexpected error occurred. Try again.',
    de: 'Ein unerwarteter Fehler ist aufgetreten. Versuchen Sie es erneut.',
    fr: 'Une erreur inattendue s’est produite. Réessayez.',
  },
} as const satisfies Record<string, Localized>;

export type RefusalCode = keyof typeof refusals;
