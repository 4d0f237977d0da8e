import type { Localized } from '#core/platform/languages.ts';

/** What the offline tool states beside the words of the check page; `{name}` is filled in. */
export const verifyToolWords = {
  usage: {
    pl: `node verify.mjs PLIK.pdf [keys.note]

Sprawdza certyfikat Atesto bez serwisu Atesto. Niczego nie wysyła, chyba że podasz --online.
Zamiast PLIK.pdf można podać dziennik incydentu z dowodem (JSON).

  keys.note        nowsza lista kluczy niż ta w pliku PDF
  --online         pobierz listę kluczy, dowód wpisu, unieważnienia i wpis w rejestrze
  --at ADRES       to samo, ale z serwisu pod tym adresem
  --log            z --online albo --at: przeczytaj cały dziennik i szukaj w nim unieważnienia
  --roots PLIK     klucze główne, którym ufasz (JSON: issuer, threshold, keys)
  --lang JĘZYK     pl, en, de albo fr
  --version        odcisk tego narzędzia i jego klucze główne

Kod wyjścia: 0 prawdziwy; 1 prawdziwy, ale wygasł albo unieważniony; 2 nieprawdziwy
albo zmieniony; 3 nie da się tego teraz sprawdzić; 4 prawdziwy, taki jak go
wystawiono, ale unieważnień nie sprawdzono.`,
    en: `node verify.mjs FILE.pdf [keys.note]

Checks an Atesto certificate without the Atesto service. Sends nothing unless you say --online.
The log of an incident with its proof (JSON) may stand in the place of FILE.pdf.

  keys.note        a newer list of keys than the one in the PDF
  --online         fetch the list of keys, the log proof, revocations and the registry entry
  --at ADDRESS     the same, from the service at that address
  --log            with --online or --at: read the whole log and look for a revocation in it
  --roots FILE     the root keys that you trust (JSON: issuer, threshold, keys)
  --lang LANGUAGE  pl, en, de or fr
  --version        the fingerprint of this tool and its root keys

Exit code: 0 genuine; 1 genuine, but expired or revoked; 2 not genuine
or changed; 3 cannot be checked now; 4 genuine as issued, but revocation was
not checked.`,
    de: `node verify.mjs DATEI.pdf [keys.note]

Prüft ein Atesto-Zertifikat ohne den Dienst Atesto. Sendet nichts, außer mit --online.
Statt DATEI.pdf kann das Protokoll eines Vorfalls mit Nachweis (JSON) stehen.

  keys.note        eine neuere Schlüsselliste als die in der PDF-Datei
  --online         Schlüsselliste, Nachweis, Widerrufe und Registereintrag abrufen
  --at ADRESSE     dasselbe, beim Dienst unter dieser Adresse
  --log            mit --online oder --at: das ganze Protokoll lesen und darin einen Widerruf suchen
  --roots DATEI    die Stammschlüssel, denen Sie vertrauen (JSON: issuer, threshold, keys)
  --lang SPRACHE   pl, en, de oder fr
  --version        Fingerabdruck dieses Werkzeugs und seine Stammschlüssel

Rückgabewert: 0 echt; 1 echt, aber abgelaufen oder widerrufen; 2 nicht echt
oder verändert; 3 jetzt nicht prüfbar; 4 echt, so wie es ausgestellt wurde, aber
Widerrufe wurden nicht geprüft.`,
    fr: `node verify.mjs FICHIER.pdf [keys.note]

Vérifie un certificat Atesto sans le service Atesto. N’envoie rien, sauf avec --online.
À la place de FICHIER.pdf, le journal d’un incident avec sa preuve (JSON) est possible.

  keys.note        une liste de clés plus récente que celle du PDF
  --online         récupérer liste de clés, preuve, révocations et fiche du registre
  --at ADRESSE     de même, auprès du service à cette adresse
  --log            avec --online ou --at\u00a0: lire tout le journal et y chercher une révocation
  --roots FICHIER  les clés racines auxquelles vous vous fiez (JSON\u00a0: issuer, threshold, keys)
  --lang LANGUE    pl, en, de ou fr
  --version        empreinte de cet outil et ses clés racines

Code de sortie\u00a0: 0 authentique\u00a0; 1 authentique, mais expiré ou révoqué\u00a0; 2 pas authentique
ou modifié\u00a0; 3 impossible à vérifier maintenant\u00a0; 4 authentique tel qu’émis,
mais révocation non vérifiée.`,
  },
  logRevoked: {
    pl: 'Cały dziennik przeczytany, liczba wpisów: {entries}. Jest w\u00a0nim unieważnienie tego certyfikatu.',
    en: 'The whole log was read, {entries} entries. It holds the revocation of this certificate.',
    de: 'Das ganze Protokoll wurde gelesen, {entries} Einträge. Es enthält den Widerruf dieses Zertifikats.',
    fr: 'Tout le journal a été lu, {entries} entrées. Il contient la révocation de ce certificat.',
  },
  logStands: {
    pl: 'Cały dziennik przeczytany, liczba wpisów: {entries}. Nie ma w\u00a0nim unieważnienia tego certyfikatu.',
    en: 'The whole log was read, {entries} entries. It holds no revocation of this certificate.',
    de: 'Das ganze Protokoll wurde gelesen, {entries} Einträge. Es enthält keinen Widerruf dieses Zertifikats.',
    fr: 'Tout le journal a été lu, {entries} entrées. Il ne contient aucune révocation de ce certificat.',
  },
  logUnread: {
    pl: 'Całego dziennika nie udało się przeczytać; unieważnienia nie sprawdzono w\u00a0nim.',
    en: 'The whole log could not be read; no revocation was looked for in it.',
    de: 'Das ganze Protokoll konnte nicht gelesen werden; ein Widerruf wurde darin nicht gesucht.',
    fr: 'Le journal entier n’a pas pu être lu\u00a0; aucune révocation n’y a été cherchée.',
  },
  logContradicts: {
    pl: 'Dziennik przeczy sam sobie: jego wpisy nie dają tego, co podpisał. Nie polegaj na nim.',
    en: 'The log contradicts itself: its entries do not make what it signed. Do not rely on it.',
    de: 'Das Protokoll widerspricht sich selbst: Seine Einträge ergeben nicht, was es signiert hat. Verlassen Sie sich nicht darauf.',
    fr: 'Le journal se contredit\u00a0: ses entrées ne donnent pas ce qu’il a signé. Ne vous y fiez pas.',
  },
  recordIntact: {
    pl: 'Dziennik incydentu jest spójny: każdy skrót policzono od nowa, liczba wpisów: {entries}.',
    en: 'The log of the incident is intact: every hash was calculated anew, {entries} entries.',
    de: 'Das Protokoll des Vorfalls ist unversehrt: Jeder Hash wurde neu berechnet, {entries} Einträge.',
    fr: 'Le journal de l’incident est intact\u00a0: chaque empreinte a été recalculée, {entries} entrées.',
  },
  recordBroken: {
    pl: 'Dziennik incydentu zmieniono: wpis nr {number} nie pasuje do swojego skrótu.',
    en: 'The log of the incident was changed: entry no. {number} does not fit its hash.',
    de: 'Das Protokoll des Vorfalls wurde verändert: Eintrag Nr. {number} passt nicht zu seinem Hash.',
    fr: 'Le journal de l’incident a été modifié\u00a0: l’entrée n° {number} ne correspond pas à son empreinte.',
  },
  recordHeld: {
    pl: 'Skrót wpisów do nr {upTo} jest w\u00a0publicznym dzienniku pod nr {place}.',
    en: 'The public log holds the hash of the entries up to no. {upTo} at no. {place}.',
    de: 'Das öffentliche Protokoll enthält den Hash der Einträge bis Nr. {upTo} unter Nr. {place}.',
    fr: 'Le journal public contient l’empreinte des entrées jusqu’au n° {upTo} au n° {place}.',
  },
  recordWitness: {
    pl: 'Świadek {name} widział to {time}.',
    en: 'The witness {name} saw it at {time}.',
    de: 'Der Zeuge {name} hat es am {time} gesehen.',
    fr: 'Le témoin {name} l’a vu le {time}.',
  },
  recordNoWitness: {
    pl: 'Nie podpisał tego żaden świadek z\u00a0zewnątrz: to słowo samego dziennika.',
    en: 'No outside witness signed it: it is the word of the log alone.',
    de: 'Kein externer Zeuge hat das signiert: Es ist allein das Wort des Protokolls.',
    fr: 'Aucun témoin extérieur ne l’a signé\u00a0: c’est la seule parole du journal.',
  },
  recordLater: {
    pl: 'Wpisów po nr {upTo} (wszystkich jest {entries}) publiczny dziennik jeszcze nie obejmuje.',
    en: 'Entries after no. {upTo} (of {entries}) are not in the public log yet.',
    de: 'Einträge nach Nr. {upTo} (von {entries}) sind noch nicht im öffentlichen Protokoll.',
    fr: 'Les entrées après le n° {upTo} (sur {entries}) ne sont pas encore dans le journal public.',
  },
  recordUnproven: {
    pl: 'Nie wykazano, że publiczny dziennik zawiera ten dziennik: {why}',
    en: 'It is not shown that the public log holds this log: {why}',
    de: 'Es ist nicht gezeigt, dass das öffentliche Protokoll dieses Protokoll enthält: {why}',
    fr: 'Rien ne montre que le journal public contient ce journal\u00a0: {why}',
  },
  asIssued: {
    pl: 'Certyfikat prawdziwy, taki jak go wystawiono; unieważnień nie sprawdzono',
    en: 'Certificate genuine as issued; revocation not checked',
    de: 'Zertifikat echt, so wie es ausgestellt wurde; Widerrufe nicht geprüft',
    fr: 'Certificat authentique tel qu’émis\u00a0; révocation non vérifiée',
  },
  asIssuedText: {
    pl: 'Wystawiono go dla: {name}, NIP {nip}. Obowiązuje do {date}, o ile go nie unieważniono: to powie --online. Lista kluczy z dnia {keys}.',
    en: 'Issued to: {name}, NIP {nip}. Valid until {date} unless it was revoked: --online tells. Key list of {keys}.',
    de: 'Ausgestellt für: {name}, NIP {nip}. Gültig bis {date}, sofern nicht widerrufen: das sagt --online. Schlüsselliste vom {keys}.',
    fr: 'Délivré à\u00a0: {name}, NIP {nip}. Valable jusqu’au {date}, sauf révocation\u00a0: --online le dit. Liste de clés du {keys}.',
  },
  offline: {
    pl: 'Bez sieci; sprawdzi to --online.',
    en: 'Without a network; --online checks it.',
    de: 'Ohne Netz; --online prüft es.',
    fr: 'Sans réseau\u00a0; --online le vérifie.',
  },
  keyList: {
    pl: 'Lista kluczy',
    en: 'Key list',
    de: 'Schlüsselliste',
    fr: 'Liste de clés',
  },
  keyListText: {
    pl: 'wersja {version} z {issued}, ważna do {expires}',
    en: 'version {version} of {issued}, valid until {expires}',
    de: 'Version {version} vom {issued}, gültig bis {expires}',
    fr: 'version {version} du {issued}, valable jusqu’au {expires}',
  },
  roots: {
    pl: 'Klucze główne, na których opiera się ten wynik (porównaj odciski SHA-256 z innym źródłem):',
    en: 'Root keys on which this result rests (compare the SHA-256 fingerprints with another source):',
    de: 'Stammschlüssel, auf denen dieses Ergebnis beruht (SHA-256-Fingerabdrücke mit einer anderen Quelle vergleichen):',
    fr: 'Clés racines sur lesquelles repose ce résultat (comparez les empreintes SHA-256 avec une autre source)\u00a0:',
  },
  noRoots: {
    pl: 'To narzędzie nie ma kluczy głównych. Podaj je przez --roots albo weź verify.mjs z serwisu.',
    en: 'This tool has no root keys. Give them with --roots, or take verify.mjs from the service.',
    de: 'Dieses Werkzeug hat keine Stammschlüssel. Geben Sie sie mit --roots an oder laden Sie verify.mjs beim Dienst.',
    fr: 'Cet outil n’a pas de clés racines. Indiquez-les avec --roots ou prenez verify.mjs auprès du service.',
  },
  badRoots: {
    pl: 'Nie da się odczytać kluczy głównych z {file}.',
    en: 'The root keys in {file} cannot be read.',
    de: 'Die Stammschlüssel in {file} sind nicht lesbar.',
    fr: 'Impossible de lire les clés racines dans {file}.',
  },
  noFile: {
    pl: 'Nie da się odczytać pliku {file}.',
    en: 'The file {file} cannot be read.',
    de: 'Die Datei {file} ist nicht lesbar.',
    fr: 'Impossible de lire le fichier {file}.',
  },
  ownHash: {
    pl: 'SHA-256 tego pliku',
    en: 'SHA-256 of this file',
    de: 'SHA-256 dieser Datei',
    fr: 'SHA-256 de ce fichier',
  },
  sourceHash: {
    pl: 'SHA-256 bez pierwszego wiersza (jak w kodzie źródłowym)',
    en: 'SHA-256 without the first line (as in the source code)',
    de: 'SHA-256 ohne die erste Zeile (wie im Quelltext)',
    fr: 'SHA-256 sans la première ligne (comme dans le code source)',
  },
  selfAssessment: {
    pl: 'To samoocena organizacji, a nie audyt. Porównaj nazwę, NIP, daty i wynik z dokumentem, który widzisz.',
    en: 'This is the organisation’s self-assessment, not an audit. Compare name, NIP, dates and score with the document that you see.',
    de: 'Das ist eine Selbstbewertung der Organisation, kein Audit. Vergleichen Sie Name, NIP, Daten und Ergebnis mit dem Dokument vor Ihnen.',
    fr: 'C’est une auto-évaluation de l’organisation, pas un audit. Comparez nom, NIP, dates et score avec le document sous vos yeux.',
  },
} as const satisfies Readonly<Record<string, Localized>>;
