import type { Language } from '#core/platform/languages.ts';
import type { MailWords } from './mail-words.ts';

export const lawMailKinds = ['law_changed'] as const;

/** Mails about changes of law to come; the changes are rows of their table. */
export const lawMails: Readonly<Record<(typeof lawMailKinds)[number], Readonly<Record<Language, MailWords>>>> = {
  law_changed: {
    pl: {
      subject: 'Nadchodzą zmiany w\u00a0prawie, które dotyczą: {organization}',
      paragraphs: ['Od podanych dni zacznie obowiązywać to, co dotyka obowiązków, systemów AI lub odpowiedzi organizacji:'],
      action: 'Zobacz, czego dotykają',
      closing: ['O\u00a0jednej zmianie prawa piszemy tylko raz. To informacja, nie porada prawna.'],
    },
    en: {
      subject: 'Changes in law are coming that concern: {organization}',
      paragraphs: ['From these days there will bind what touches duties, AI systems or answers of the organisation:'],
      action: 'See what they touch',
      closing: ['We write only once about each change in law. This is information, not legal advice.'],
    },
    de: {
      subject: 'Rechtsänderungen betreffen: {organization}',
      paragraphs: ['ab den genannten Tagen gilt, was Pflichten, KI-Systeme oder Antworten der Organisation berührt:'],
      action: 'Zeigen, was sie berühren',
      closing: ['Über eine Rechtsänderung schreiben wir nur einmal. Das ist Information, keine Rechtsberatung.'],
    },
    fr: {
      subject: 'Des évolutions du droit concernent\u00a0: {organization}',
      paragraphs: [
        'À partir des jours indiqués s’appliquera ce qui touche des obligations, des systèmes d’IA ou des réponses de l’organisation\u00a0:',
      ],
      action: 'Voir ce qu’elles touchent',
      closing: ['Nous n’écrivons qu’une fois sur chaque évolution du droit. Ceci est une information, non un conseil juridique.'],
    },
  },
};
