import { localized } from '#content/localized.ts';
import type { Language, Localized } from '#core/platform/languages.ts';
import type { SupplierEventKind } from '#core/supplier/supplier-news.ts';
import type { MailWords } from './mail-words.ts';

export const supplierMailKinds = ['supplier_news', 'supplier_request'] as const;

/** What happened to a certificate of a watched supplier, as a row of a mail. */
export const supplierNewsWords: Readonly<Record<SupplierEventKind, Localized>> = {
  issued: {
    pl: 'Wystawiono certyfikat samooceny {regime}, ważny do {date} ({number})',
    en: '{regime} self-assessment certificate issued, in force until {date} ({number})',
    de: 'Selbstbewertungszertifikat {regime} ausgestellt, gültig bis {date} ({number})',
    fr: 'Certificat d’auto-évaluation {regime} émis, en vigueur jusqu’au {date} ({number})',
  },
  revoked: {
    pl: 'Certyfikat {regime} unieważniono {date} ({number})',
    en: '{regime} certificate revoked on {date} ({number})',
    de: 'Zertifikat {regime} am {date} widerrufen ({number})',
    fr: 'Certificat {regime} révoqué le {date} ({number})',
  },
  ends_in_30: {
    pl: 'Certyfikat {regime} obowiązuje tylko do {date} ({number})',
    en: '{regime} certificate is in force only until {date} ({number})',
    de: 'Zertifikat {regime} gilt nur noch bis {date} ({number})',
    fr: 'Certificat {regime} en vigueur seulement jusqu’au {date} ({number})',
  },
  ends_in_7: {
    pl: 'Certyfikat {regime} kończy się za kilka dni: {date} ({number})',
    en: '{regime} certificate expires in a few days: {date} ({number})',
    de: 'Zertifikat {regime} endet in wenigen Tagen: {date} ({number})',
    fr: 'Certificat {regime} prend fin dans quelques jours\u00a0: {date} ({number})',
  },
  expired: {
    pl: 'Certyfikat {regime} wygasł {date} ({number})',
    en: '{regime} certificate expired on {date} ({number})',
    de: 'Zertifikat {regime} am {date} abgelaufen ({number})',
    fr: 'Certificat {regime} expiré le {date} ({number})',
  },
};

/** Beside the number of what no longer fits into a mail. */
export const supplierNewsMore: Localized = {
  pl: 'Pozostałe zmiany są na liście dostawców.',
  en: 'The other changes are on the list of suppliers.',
  de: 'Die übrigen Änderungen stehen in der Lieferantenliste.',
  fr: 'Les autres changements figurent dans la liste des fournisseurs.',
};

const toList: Localized = {
  pl: 'Otwórz listę dostawców',
  en: 'Open the list of suppliers',
  de: 'Lieferantenliste öffnen',
  fr: 'Ouvrir la liste des fournisseurs',
};
const toScope: Localized = {
  pl: 'Zobacz, na czym to polega',
  en: 'See what it is about',
  de: 'Ansehen, worum es geht',
  fr: 'Voir de quoi il s’agit',
};
const meaning = localized((words) => words.suppliers.meaning.none);

export const supplierMails: Readonly<Record<(typeof supplierMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  supplier_news: {
    pl: {
      subject: 'Zmiany u\u00a0dostawców: {organization}',
      paragraphs: ['U\u00a0obserwowanych dostawców zmieniło się w\u00a0rejestrze Atesto:'],
      action: toList.pl,
      closing: [meaning.pl, 'Taka wiadomość przychodzi najwyżej raz dziennie.'],
    },
    en: {
      subject: 'Supplier news: {organization}',
      paragraphs: ['The following has changed in the Atesto registry for suppliers you watch:'],
      action: toList.en,
      closing: [meaning.en, 'This e-mail comes once a day at most.'],
    },
    de: {
      subject: 'Neues von Lieferanten: {organization}',
      paragraphs: ['bei Ihren beobachteten Lieferanten hat sich im Atesto-Register Folgendes geändert:'],
      action: toList.de,
      closing: [meaning.de, 'Eine solche E-Mail kommt höchstens einmal am Tag.'],
    },
    fr: {
      subject: 'Du nouveau chez vos fournisseurs\u00a0: {organization}',
      paragraphs: ['Voici ce qui a changé dans le registre Atesto pour les fournisseurs que vous suivez\u00a0:'],
      action: toList.fr,
      closing: [meaning.fr, 'Cet e-mail est envoyé une fois par jour au plus.'],
    },
  },
  supplier_request: {
    pl: {
      subject: 'Prośba o\u00a0samoocenę cyberbezpieczeństwa od: {organization}',
      paragraphs: [
        '{organization} (NIP {askerNip}) prosi firmę o\u00a0NIP {nip} o\u00a0samoocenę cyberbezpieczeństwa w\u00a0Atesto. W\u00a0imieniu tej organizacji pisze {asker}:',
        '„{words}”',
        'Powód: art. 21 ust. 2 lit. d dyrektywy NIS2 zobowiązuje wiele organizacji do dbania o\u00a0bezpieczeństwo łańcucha dostaw. Prośba nie oznacza, że firma sama podlega NIS2 ani że coś jest z\u00a0nią nie tak.',
        'To samoocena, a\u00a0nie audyt: firma odpowiada na pytania o\u00a0sobie. Pytający nie widzi odpowiedzi; w\u00a0publicznym rejestrze widać tylko, czy certyfikat obowiązuje. Sprawdzenie, czy NIS2 dotyczy firmy, jest bezpłatne, samoocena z\u00a0certyfikatem jest płatna: {publicUrl}/pricing',
      ],
      action: toScope.pl,
      closing: [
        'Ten adres podała organizacja, która prosi. Na jeden adres wysyłamy taką prośbę najwyżej raz na 30\u00a0dni.',
        'Jeśli nie chcesz takich próśb od nikogo, kliknij link poniżej: zapamiętamy to na zawsze, bez zapisywania adresu.',
      ],
    },
    en: {
      subject: 'Request for a cybersecurity self-assessment from {organization}',
      paragraphs: [
        '{organization} (NIP {askerNip}) asks the company with NIP {nip} to assess its own cybersecurity at Atesto. {asker} writes on its behalf:',
        '“{words}”',
        'Why: Article 21(2)(d) of the NIS2 directive requires many organisations to see to the security of their supply chain. Being asked does not mean that the company itself is subject to NIS2, nor that anything is wrong with it.',
        'It is a self-assessment, not an audit: the company answers questions about itself. The organisation that asks does not see the answers; the public registry only shows whether a certificate is in force. Checking whether NIS2 applies to the company is free; the self-assessment with its certificate is paid for: {publicUrl}/pricing',
      ],
      action: toScope.en,
      closing: [
        'This address was given by the organisation that asks. We send such a request to an address at most once in 30 days.',
        'If you do not want such requests from anybody, use the link below: we will remember this for good, without keeping the address.',
      ],
    },
    de: {
      subject: 'Bitte um eine Selbstbewertung der Cybersicherheit von {organization}',
      paragraphs: [
        '{organization} (NIP {askerNip}) bittet das Unternehmen mit der NIP {nip}, seine Cybersicherheit bei Atesto selbst zu bewerten. Im Namen der Organisation schreibt {asker}:',
        '„{words}“',
        'Grund: Nach Artikel 21 Absatz 2 Buchstabe d der NIS-2-Richtlinie müssen viele Organisationen auf die Sicherheit ihrer Lieferkette achten. Die Bitte bedeutet weder, dass das Unternehmen selbst unter NIS-2 fällt, noch, dass mit ihm etwas nicht stimmt.',
        'Es ist eine Selbstbewertung, kein Audit: Das Unternehmen beantwortet Fragen über sich selbst. Wer fragt, sieht die Antworten nicht; das öffentliche Register zeigt nur, ob ein Zertifikat gilt. Die Prüfung, ob NIS-2 das Unternehmen betrifft, ist kostenlos, die Selbstbewertung mit Zertifikat ist kostenpflichtig: {publicUrl}/pricing',
      ],
      action: toScope.de,
      closing: [
        'Diese Adresse hat die anfragende Organisation angegeben. Eine Adresse erhält eine solche Bitte höchstens einmal in 30\u00a0Tagen.',
        'Wenn Sie von niemandem solche Bitten erhalten möchten, nutzen Sie den Link unten: Wir merken uns das dauerhaft, ohne die Adresse zu speichern.',
      ],
    },
    fr: {
      subject: 'Demande d’auto-évaluation de cybersécurité de la part de {organization}',
      paragraphs: [
        '{organization} (NIP {askerNip}) demande à l’entreprise ayant le NIP {nip} d’évaluer elle-même sa cybersécurité sur Atesto. {asker} écrit en son nom\u00a0:',
        '«\u00a0{words}\u00a0»',
        'Motif\u00a0: l’article 21, paragraphe 2, point d), de la directive NIS\u00a02 demande à de nombreuses organisations de veiller à la sécurité de leur chaîne d’approvisionnement. Cette demande ne signifie ni que l’entreprise est elle-même soumise à NIS\u00a02, ni que quelque chose ne va pas.',
        'Il s’agit d’une auto-évaluation, et non d’un audit\u00a0: l’entreprise répond à des questions sur elle-même. Le demandeur ne voit pas les réponses\u00a0; le registre public montre seulement si un certificat est en vigueur. Vérifier si NIS\u00a02 concerne l’entreprise est gratuit, l’auto-évaluation avec certificat est payante\u00a0: {publicUrl}/pricing',
      ],
      action: toScope.fr,
      closing: [
        'Cette adresse a été indiquée par l’organisation qui demande. Une même adresse reçoit une telle demande une fois par 30\u00a0jours au plus.',
        'Si vous ne souhaitez recevoir de telles demandes de personne, utilisez le lien ci-dessous\u00a0: nous nous en souviendrons pour toujours, sans conserver l’adresse.',
      ],
    },
  },
};
