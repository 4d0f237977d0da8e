import type { FunctionRow } from '#content/legal/function-row.ts';

/** Who a company is, and what is shown of it. */
export const certificateFunctions = {
  confirmation: {
    name: {
      pl: 'Potwierdzenie firmy i podpisane oświadczenia',
      en: 'Company confirmation and signed declarations',
      de: 'Bestätigung des Unternehmens und unterzeichnete Erklärungen',
      fr: 'Confirmation de l’entreprise et déclarations signées',
    },
    data: {
      pl: 'dane firmy i jej reprezentantów z rejestrów publicznych, zamaskowany adres z rejestru i skrót kodu, kod na stronie internetowej, rachunek z przelewu do chwili werdyktu, adres listu, z podpisanego pliku: imię i nazwisko podpisującego do chwili decyzji, potem skrót pliku i werdykt; sposób, poziom i dzień potwierdzenia; zastrzeżenia firmy i spory o NIP',
      en: 'data of the company and its representatives from public registers, the masked registered address and hash of the code, the code on the website, the account of a transfer until the verdict, the address of a letter, from a signed file: name of the signatory until the decision, then the hash of the file and the verdict; method, level and day of the confirmation; objections of the company and disputes about a NIP',
      de: 'Daten des Unternehmens und seiner Vertreter aus öffentlichen Registern, maskierte Registeradresse und Hashwert des Codes, Code auf der Website, Konto einer Überweisung bis zum Urteil, Anschrift eines Briefs, aus einer unterzeichneten Datei: Name des Unterzeichners bis zur Entscheidung, danach Hashwert der Datei und Urteil; Weg, Stufe und Tag der Bestätigung; Widersprüche des Unternehmens und Streitfälle um eine NIP',
      fr: 'données de l’entreprise et de ses représentants issues des registres publics, adresse du registre masquée et empreinte du code, code sur le site web, compte d’un virement jusqu’au verdict, adresse d’une lettre, d’un fichier signé : nom du signataire jusqu’à la décision, puis empreinte du fichier et verdict ; méthode, niveau et jour de la confirmation ; oppositions de l’entreprise et litiges sur un NIP',
    },
    persons: ['users', 'traders', 'signatories'],
    purpose: {
      pl: 'ustalenie, czy konto działa w imieniu firmy, której nazwa będzie na certyfikacie; interes nasz, firmy i osób trzecich: aby nikt nie podszył się pod cudzą firmę',
      en: 'finding out whether the account acts for the company named on the certificate; interest of ourselves, the company and third parties: that nobody poses as somebody else’s company',
      de: 'Feststellung, ob das Konto für das Unternehmen handelt, das auf dem Zertifikat steht; Interesse von uns, dem Unternehmen und Dritten: dass sich niemand als fremdes Unternehmen ausgibt',
      fr: 'établir si le compte agit pour l’entreprise nommée sur le certificat ; intérêt de nous-mêmes, de l’entreprise et des tiers : que nul ne se fasse passer pour une autre entreprise',
    },
    bases: ['contract', 'interest'],
    recipients: ['hosting', 'mail', 'registers', 'registeredContacts', 'trustServices', 'public'],
    periods: ['account', 'proofs'],
    mentions: [
      {
        at: '/terms-of-certification#s2',
        words: {
          pl: 'potwierdz 13_miesięcy przelew podpis list',
          en: 'confirm 13_months transfer signature letter',
          de: 'bestätig 13_monat überweisung signatur brief',
          fr: 'confirm 13_mois virement signature lettre',
        },
      },
      {
        at: '/terms-of-certification#s7',
        words: { pl: 'sposób_i_dzień_potwierdzenia', en: 'method_and_day', de: 'weg_und_tag', fr: 'méthode_et_jour' },
      },
    ],
    exported: [
      'confirmations.json',
      'nip-disputes.json',
      'declarations.json',
      'signed-files.json',
      'website-codes.json',
      'register-reading.json',
      'company-notices.json',
    ],
    tables: [
      'account_checks',
      'company_claims',
      'company_confirmations',
      'company_notices',
      'confirmation_codes',
      'declarations',
      'nip_disputes',
      'register_readings',
      'signed_files',
      'website_proofs',
      'website_check_days',
    ],
    adapters: ['gus.ts', 'krs.ts', 'ceidg.ts', 'vat-register.ts', 'website.ts', 'revocations.ts'],
    calls: ['POST /api/auth/verify-nip', 'POST /api/company/objection'],
  },
  certificates: {
    name: {
      pl: 'Certyfikaty i publiczny rejestr',
      en: 'Certificates and public registry',
      de: 'Zertifikate und öffentliches Register',
      fr: 'Certificats et registre public',
    },
    data: {
      pl: 'numer, rodzaj, daty, wynik, status, Poświadczenie i jego skrót, nazwa i NIP, sposób potwierdzenia firmy, imię, nazwisko i funkcja osoby, która oświadczyła, że odpowiedzi są prawdziwe; zgoda na pokazywanie wyniku; wyjaśnienia przed unieważnieniem',
      en: 'number, type, dates, score, status, the Credential and its hash, name and NIP, how the company was confirmed, first name, last name and function of the person who declared that the answers are true; consent to showing the score; explanations before a revocation',
      de: 'Nummer, Art, Daten, Ergebnis, Status, der Nachweis und sein Hashwert, Name und NIP, Weg der Bestätigung des Unternehmens, Vorname, Nachname und Funktion der Person, die erklärt hat, dass die Antworten der Wahrheit entsprechen; Einwilligung in die Anzeige des Ergebnisses; Erklärungen vor einem Widerruf',
      fr: 'numéro, type, dates, score, statut, Attestation et son empreinte, nom et NIP, mode de confirmation de l’entreprise, prénom, nom et fonction de la personne ayant déclaré que les réponses sont exactes ; accord sur l’affichage du score ; explications avant une révocation',
    },
    persons: ['traders', 'declarants'],
    purpose: {
      pl: 'wydanie, pokazywanie i sprawdzanie certyfikatu; interes nasz, Organizacji i osób trzecich: aby można było ustalić, czy certyfikat jest prawdziwy i ważny oraz kto potwierdził odpowiedzi; pokazywanie wyniku – zgoda Organizacji',
      en: 'issuing, showing and checking the certificate; interest of ourselves, the Organisation and third parties: being able to establish whether a certificate is genuine and valid and who confirmed the answers; showing the score – the Organisation’s consent',
      de: 'Ausstellung, Anzeige und Prüfung des Zertifikats; Interesse von uns, der Organisation und Dritten: feststellen zu können, ob ein Zertifikat echt und gültig ist und wer die Antworten bestätigt hat; Anzeige des Ergebnisses – Einwilligung der Organisation',
      fr: 'établissement, affichage et vérification du certificat ; intérêt de nous-mêmes, de l’Organisation et des tiers : pouvoir établir si un certificat est authentique et valable et qui a confirmé les réponses ; affichage du score – accord de l’Organisation',
    },
    bases: ['contract', 'interest', 'consent'],
    recipients: ['hosting', 'mail', 'public', 'watchers'],
    periods: ['certificates', 'consentProof', 'claims', 'year'],
    mentions: [
      {
        at: '/terms-of-certification#s9',
        words: { pl: 'rejestr zgod', en: 'registry consent', de: 'register einwilligung', fr: 'registre accord' },
      },
    ],
    exported: ['certificates.json', 'certificate-requests.json', 'revocation-notices.json', 'certificates/*.pdf'],
    tables: ['certificates', 'certificate_notifications', 'certified_names', 'issue_requests', 'revocation_notices'],
    adapters: [],
    calls: [
      'GET /api/registry',
      'GET /api/registry/:certificateNumber',
      'GET /api/registry/reports/:hash',
      'GET /badge/:certificateNumber.svg',
    ],
  },
  log: {
    name: {
      pl: 'Publiczny dziennik, do którego się tylko dopisuje',
      en: 'Public append-only log',
      de: 'Öffentliches Protokoll, das nur wächst',
      fr: 'Journal public en ajout seul',
    },
    data: {
      pl: 'skróty certyfikatów, ich dokumentów i list unieważnień, czas wydania i unieważnienia z kodem przyczyny; żadnych imion, nazw ani numerów NIP',
      en: 'hashes of certificates, their documents and lists of revocations, time of issue and revocation with a code of the reason; no names, no NIPs',
      de: 'Hashwerte von Zertifikaten, ihren Dokumenten und Widerrufslisten, Zeit von Ausstellung und Widerruf mit einem Code des Grundes; keine Namen, keine NIP',
      fr: 'empreintes des certificats, de leurs documents et des listes de révocations, date d’établissement et de révocation avec un code du motif ; aucun nom, aucun NIP',
    },
    persons: ['traders', 'declarants'],
    purpose: {
      pl: 'aby nikt, także my, nie mógł po cichu podrobić ani cofnąć certyfikatu; interes nasz i osób trzecich: wiarygodność Rejestru',
      en: 'that nobody, ourselves included, can forge or withdraw a certificate unnoticed; interest of ourselves and third parties: the reliability of the Registry',
      de: 'damit niemand, auch wir nicht, ein Zertifikat unbemerkt fälschen oder zurückziehen kann; Interesse von uns und Dritten: Verlässlichkeit des Registers',
      fr: 'que nul, nous compris, ne puisse falsifier ou retirer un certificat à l’insu de tous ; intérêt de nous-mêmes et des tiers : fiabilité du Registre',
    },
    bases: ['interest'],
    recipients: ['hosting', 'public'],
    periods: ['withoutEnd'],
    mentions: [
      {
        at: '/terms-of-certification#s7',
        words: {
          pl: 'publicznym_dzienniku dopis',
          en: 'public_log append',
          de: 'öffentlichen_protokoll wächst',
          fr: 'journal_public ajout',
        },
      },
      {
        at: '/privacy-policy#s4',
        words: { pl: 'publiczny_dziennik', en: 'public_log', de: 'öffentliche_protokoll', fr: 'journal_public' },
      },
    ],
    exported: [],
    tables: ['log_leaves', 'log_pending'],
    adapters: ['time-stamps.ts'],
    calls: ['GET /api/log', 'GET /log/checkpoint', 'GET /log/proof/:hash', 'GET /log/documents/:hash', 'GET /status/:list'],
  },
} as const satisfies Readonly<Record<string, FunctionRow>>;
