import type { LawChange } from '#core/assessment/law/law-changes.ts';
import { days as aiDays } from '#core/assessment/ai-systems/law.ts';
import { interfaceWords } from '#content/localized.ts';
import { inForce } from '#core/assessment/scope/in-force.ts';
import { nis2Terms } from '#core/assessment/scope/nis2/terms.ts';
import type { Localized } from '#core/platform/languages.ts';

/** An annex, as citations in Polish form name it. */
const annex = (number: string): string => `załącznik ${number}`;

/** Of whoever was covered from the beginning. */
const terms = nis2Terms(inForce);

/** Where a change was published, by its citation. */
export const lawSources = {
  uksc252: interfaceWords.pl.landing.duties.nis2.d1.basis,
  aiact: 'Dz.U. UE L, 2024/1689',
  omnibus: 'Dz.U. UE L, 2026/1744',
} as const;

/** A change of law with its words. `publishedOn` is the calendar day (ISO) on which the change first stood in the product. */
export type WordedChange = LawChange &
  Readonly<{ publishedOn: string; source: keyof typeof lawSources; title: Localized; text: Localized }>;

/** Changes that organisations are notified of. An entry stays as it was published; what was wrong in it is corrected by a new one. */
export const lawChanges: readonly WordedChange[] = [
  {
    id: 'uksc-2026',
    act: 'UKSC',
    cites: 'whole',
    kind: 'amended',
    day: inForce,
    publishedOn: '2026-11-26',
    source: 'uksc252',
    title: {
      pl: 'Ustawa o\u00a0KSC wdraża dyrektywę NIS2',
      en: 'The Polish act on the national cybersecurity system implements NIS2',
      de: 'Das polnische KSC-Gesetz setzt die NIS-2-Richtlinie um',
      fr: 'La loi polonaise sur la cybersécurité transpose la directive NIS\u00a02',
    },
    text: {
      pl: 'Nowe grupy podmiotów kluczowych i\u00a0ważnych, wykaz, obowiązki kierownika i\u00a0kary. Terminy liczą się od tego dnia.',
      en: 'New groups of essential and important entities, a register, duties of the head and fines. Time limits count from this day.',
      de: 'Neue Gruppen wesentlicher und wichtiger Einrichtungen, ein Verzeichnis, Pflichten der Leitung und Bußgelder. Fristen laufen ab diesem Tag.',
      fr: 'Nouvelles catégories d’entités essentielles et importantes, registre, obligations du dirigeant et amendes. Les délais courent à partir de ce jour.',
    },
  },
  {
    id: 'uksc-chapter-3',
    act: 'UKSC',
    cites: ['art. 8–14'],
    kind: 'applies',
    day: terms.measuresFrom,
    publishedOn: '2026-11-26',
    source: 'uksc252',
    title: {
      pl: 'Obowiązki rozdziału 3 ustawy o\u00a0KSC wiążą objętych od początku',
      en: 'Chapter 3 of the Polish act binds those covered from the beginning',
      de: 'Kapitel 3 des KSC-Gesetzes bindet die von Anfang an Erfassten',
      fr: 'Le chapitre 3 de la loi polonaise lie les entités visées dès l’origine',
    },
    text: {
      pl: 'System zarządzania bezpieczeństwem informacji, osoby do kontaktu, zgłaszanie incydentów i\u00a0szkolenie kierownika. Kto został objęty później, ma własny termin: pokazuje go lista obowiązków.',
      en: 'Information security management, contact persons, incident reporting and training of the head. Whoever was covered later has a day of their own, which the list of duties shows.',
      de: 'Informationssicherheitsmanagement, Kontaktpersonen, Meldung von Vorfällen und Schulung der Leitung. Wer später erfasst wurde, hat einen eigenen Tag; die Pflichtenliste zeigt ihn.',
      fr: 'Gestion de la sécurité de l’information, personnes de contact, notification des incidents et formation du dirigeant. Qui a été visé plus tard a sa propre date, indiquée dans la liste des obligations.',
    },
  },
  {
    id: 'uksc-audit',
    act: 'UKSC',
    cites: ['art. 15'],
    kind: 'applies',
    day: terms.auditFrom,
    publishedOn: '2026-11-26',
    source: 'uksc252',
    title: {
      pl: 'Pierwszy audyt podmiotów kluczowych',
      en: 'First audit of essential entities',
      de: 'Erstes Audit wesentlicher Einrichtungen',
      fr: 'Premier audit des entités essentielles',
    },
    text: {
      pl: 'Do tego dnia podmiot kluczowy objęty od początku przeprowadza pierwszy audyt. Operatorzy usług kluczowych sprzed nowelizacji zachowują swój cykl (do potwierdzenia z\u00a0prawnikiem).',
      en: 'By this day an essential entity covered from the beginning has its first audit. Operators of essential services of the time before keep their cycle (to be confirmed with a lawyer).',
      de: 'Bis zu diesem Tag lässt eine von Anfang an erfasste wesentliche Einrichtung ihr erstes Audit durchführen. Frühere Betreiber wesentlicher Dienste behalten ihren Zyklus (mit einem Anwalt zu klären).',
      fr: 'À cette date au plus tard, une entité essentielle visée dès l’origine fait réaliser son premier audit. Les anciens opérateurs gardent leur cycle (à confirmer avec un juriste).',
    },
  },
  {
    id: 'ai-chapters-1-2',
    act: 'AI Act',
    cites: ['art. 1–5'],
    kind: 'applies',
    day: aiDays.chapters1And2,
    publishedOn: '2026-11-26',
    source: 'aiact',
    title: {
      pl: 'Zakazane praktyki i\u00a0kompetencje w\u00a0zakresie AI',
      en: 'Prohibited practices and AI literacy',
      de: 'Verbotene Praktiken und KI-Kompetenz',
      fr: 'Pratiques interdites et maîtrise de l’IA',
    },
    text: {
      pl: 'Zakazy art. 5 i\u00a0obowiązek wspierania kompetencji w\u00a0zakresie AI (art. 4).',
      en: 'The prohibitions of art. 5 and the duty to support AI literacy (art. 4).',
      de: 'Die Verbote des Art. 5 und die Pflicht, KI-Kompetenz zu fördern (Art. 4).',
      fr: 'Les interdictions de l’art. 5 et l’obligation de favoriser la maîtrise de l’IA (art. 4).',
    },
  },
  {
    id: 'ai-models',
    act: 'AI Act',
    cites: ['art. 51–56', 'art. 99–100'],
    kind: 'applies',
    day: '2025-08-02',
    publishedOn: '2026-11-26',
    source: 'aiact',
    title: {
      pl: 'Modele AI ogólnego przeznaczenia i\u00a0kary',
      en: 'General-purpose AI models and penalties',
      de: 'KI-Modelle mit allgemeinem Verwendungszweck und Sanktionen',
      fr: 'Modèles d’IA à usage général et sanctions',
    },
    text: {
      pl: 'Obowiązki dostawców modeli ogólnego przeznaczenia oraz przepisy o\u00a0karach.',
      en: 'Duties of providers of general-purpose models, and the provisions on penalties.',
      de: 'Pflichten der Anbieter von Modellen mit allgemeinem Verwendungszweck und die Vorschriften über Sanktionen.',
      fr: 'Obligations des fournisseurs de modèles à usage général et dispositions sur les sanctions.',
    },
  },
  {
    id: 'ai-omnibus',
    act: 'AI Act',
    cites: [
      'art. 4',
      'art. 4a',
      'art. 5',
      'art. 6',
      'art. 11 ust. 1',
      'art. 17 ust. 2',
      'art. 25',
      'art. 27',
      'art. 49 ust. 2',
      'art. 50 ust. 2',
      'art. 72 ust. 3',
      'art. 75',
      'art. 99',
      'art. 111',
      annex('I'),
      annex('VIII'),
    ],
    kind: 'amended',
    day: '2026-07-27',
    publishedOn: '2026-11-26',
    source: 'omnibus',
    title: {
      pl: 'Rozporządzenie (UE) 2026/1744 zmienia AI Act',
      en: 'Regulation (EU) 2026/1744 amends the AI Act',
      de: 'Die Verordnung (EU) 2026/1744 ändert die KI-Verordnung',
      fr: 'Le règlement (UE) 2026/1744 modifie le règlement sur l’IA',
    },
    text: {
      pl: 'Późniejsze terminy dla systemów wysokiego ryzyka, nowe brzmienie art. 4, nowy art. 4a i\u00a0nowe zakazy.',
      en: 'Later days for high-risk systems, new wording of art. 4, a new art. 4a and new prohibitions.',
      de: 'Spätere Termine für Hochrisiko-KI-Systeme, neue Fassung des Art. 4, ein neuer Art. 4a und neue Verbote.',
      fr: 'Dates reportées pour les systèmes à haut risque, nouvelle rédaction de l’art. 4, nouvel art. 4 bis et nouvelles interdictions.',
    },
  },
  {
    id: 'ai-general',
    act: 'AI Act',
    cites: ['art. 40–50', 'art. 72–73', 'art. 86', 'art. 101'],
    kind: 'applies',
    day: aiDays.general,
    publishedOn: '2026-11-26',
    source: 'aiact',
    title: {
      pl: 'Przejrzystość i\u00a0większość pozostałych przepisów AI Act',
      en: 'Transparency and most other provisions of the AI Act',
      de: 'Transparenz und die meisten übrigen Vorschriften der KI-Verordnung',
      fr: 'Transparence et la plupart des autres dispositions du règlement sur l’IA',
    },
    text: {
      pl: 'Obowiązki przejrzystości z\u00a0art. 50. Przepisy o\u00a0zgodności, nadzorze po wprowadzeniu do obrotu i\u00a0zgłaszaniu stosuje się formalnie od tego dnia, w\u00a0praktyce razem z\u00a0wymogami dla systemów wysokiego ryzyka.',
      en: 'Transparency duties of art. 50. Provisions on conformity, post-market monitoring and reporting apply formally from this day, in practice together with the requirements for high-risk systems.',
      de: 'Transparenzpflichten des Art. 50. Vorschriften über Konformität, Beobachtung nach dem Inverkehrbringen und Meldung gelten formal ab diesem Tag, praktisch mit den Anforderungen an Hochrisiko-KI-Systeme.',
      fr: 'Obligations de transparence de l’art. 50. Les dispositions sur la conformité, la surveillance après commercialisation et la notification s’appliquent formellement dès ce jour, en pratique avec les exigences pour les systèmes à haut risque.',
    },
  },
  {
    id: 'ai-new-practices',
    act: 'AI Act',
    cites: ['art. 5 ust. 1 lit. ba i bb', 'art. 5 ust. 1a', 'art. 5 ust. 1b'],
    kind: 'introduced',
    day: aiDays.newPractices,
    publishedOn: '2026-11-26',
    source: 'omnibus',
    title: {
      pl: 'Nowe zakazane praktyki: treści intymne bez zgody i\u00a0wykorzystywanie dzieci',
      en: 'New prohibited practices: intimate content without consent and child abuse material',
      de: 'Neue verbotene Praktiken: intime Inhalte ohne Einwilligung und Missbrauchsdarstellungen',
      fr: 'Nouvelles pratiques interdites\u00a0: contenus intimes sans consentement et pédopornographie',
    },
    text: {
      pl: 'Zakaz systemów, które tworzą treści intymne bez zgody osoby albo treści przedstawiające seksualne wykorzystywanie dzieci.',
      en: 'Systems that create intimate content without the consent of the person, or material of child sexual abuse, are prohibited.',
      de: 'Verboten sind Systeme, die intime Inhalte ohne Einwilligung der Person oder Darstellungen sexuellen Kindesmissbrauchs erzeugen.',
      fr: 'Sont interdits les systèmes qui créent des contenus intimes sans le consentement de la personne ou des contenus pédopornographiques.',
    },
  },
  {
    id: 'ai-earlier-marking',
    act: 'AI Act',
    cites: ['art. 50 ust. 2', 'art. 111 ust. 4'],
    kind: 'applies',
    day: aiDays.earlierMarking,
    publishedOn: '2026-11-26',
    source: 'omnibus',
    title: {
      pl: 'Oznaczanie treści przez wcześniejsze systemy',
      en: 'Marking of content by earlier systems',
      de: 'Kennzeichnung von Inhalten durch frühere Systeme',
      fr: 'Marquage des contenus par les systèmes antérieurs',
    },
    text: {
      pl: 'Kto przed 2 sierpnia 2026 wprowadził do obrotu system tworzący obrazy, dźwięk, wideo lub tekst, od tego dnia oznacza jego wyniki w\u00a0formacie do odczytu maszynowego.',
      en: 'Whoever placed a system that creates images, sound, video or text on the market before 2 August 2026 marks its output in a machine-readable format from this day.',
      de: 'Wer vor dem 2. August 2026 ein System in Verkehr gebracht hat, das Bilder, Ton, Video oder Text erzeugt, kennzeichnet dessen Ausgaben ab diesem Tag maschinenlesbar.',
      fr: 'Qui a mis sur le marché avant le 2 août 2026 un système créant images, sons, vidéos ou textes marque ses résultats dans un format lisible par machine à partir de ce jour.',
    },
  },
  {
    id: 'ai-annex-3',
    act: 'AI Act',
    cites: ['art. 6–27', annex('III')],
    kind: 'applies',
    day: aiDays.annex3,
    publishedOn: '2026-11-26',
    source: 'omnibus',
    title: {
      pl: 'Systemy wysokiego ryzyka z\u00a0załącznika III',
      en: 'High-risk systems of Annex III',
      de: 'Hochrisiko-KI-Systeme nach Anhang III',
      fr: 'Systèmes à haut risque de l’annexe III',
    },
    text: {
      pl: 'Wymogi i\u00a0obowiązki rozdziału III, m.in. przy rekrutacji, ocenie zdolności kredytowej, edukacji i\u00a0świadczeniach.',
      en: 'Requirements and duties of chapter III, among others for recruitment, creditworthiness, education and benefits.',
      de: 'Anforderungen und Pflichten des Kapitels III, unter anderem bei Einstellung, Bonität, Bildung und Leistungen.',
      fr: 'Exigences et obligations du chapitre III, notamment pour le recrutement, la solvabilité, l’éducation et les prestations.',
    },
  },
  {
    id: 'ai-annex-1',
    act: 'AI Act',
    cites: ['art. 6–27', annex('I')],
    kind: 'applies',
    day: aiDays.annex1,
    publishedOn: '2026-11-26',
    source: 'omnibus',
    title: {
      pl: 'Systemy wysokiego ryzyka w\u00a0produktach z\u00a0załącznika I',
      en: 'High-risk systems in products of Annex I',
      de: 'Hochrisiko-KI-Systeme in Produkten nach Anhang I',
      fr: 'Systèmes à haut risque dans les produits de l’annexe I',
    },
    text: {
      pl: 'Te same wymogi dla systemów, które są produktem lub elementem bezpieczeństwa produktu z\u00a0sekcji A.',
      en: 'The same requirements for systems that are a product of section A or a safety component of one.',
      de: 'Dieselben Anforderungen für Systeme, die ein Produkt des Abschnitts A oder dessen Sicherheitsbauteil sind.',
      fr: 'Les mêmes exigences pour les systèmes qui sont un produit de la section A ou un composant de sécurité.',
    },
  },
  {
    id: 'ai-earlier-public',
    act: 'AI Act',
    cites: ['art. 111 ust. 2'],
    kind: 'applies',
    day: aiDays.earlierPublic,
    publishedOn: '2026-11-26',
    source: 'omnibus',
    title: {
      pl: 'Wcześniejsze systemy wysokiego ryzyka organów publicznych',
      en: 'Earlier high-risk systems of public authorities',
      de: 'Frühere Hochrisiko-KI-Systeme von Behörden',
      fr: 'Systèmes à haut risque antérieurs des autorités publiques',
    },
    text: {
      pl: 'Do tego dnia wcześniejsze systemy przeznaczone dla organów publicznych mają spełniać wymogi.',
      en: 'By this day earlier systems intended for public authorities meet the requirements.',
      de: 'Bis zu diesem Tag erfüllen frühere, für Behörden bestimmte Systeme die Anforderungen.',
      fr: 'À cette date, les systèmes antérieurs destinés aux autorités publiques respectent les exigences.',
    },
  },
];
