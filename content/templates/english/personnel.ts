import type { EnglishTemplate } from '#core/assessment/templates/english.ts';

export const personnel: EnglishTemplate = {
  id: 'personnel',
  heading: 'Human resources security: recruitment, employment, departure',
  purpose:
    'This procedure ensures that the people working for {name} know their security duties, have been vetted where that is permitted and necessary, and hand back access and equipment when they leave.',
  sections: [
    {
      title: 'Before recruitment',
      blocks: [
        {
          steps: [
            'Establish whether the role requires vetting: privileged access, tasks under Article 8 or Article 11 of the Polish Act on the National Cybersecurity System (UKSC), access to funds or to data of many persons. These roles are listed in [[list of roles that require vetting]].',
            'Verify qualifications: documents, references with the candidate’s consent, an interview or a practical task, certificates.',
            'A criminal record certificate is required only from persons from whom the Act permits it, and before they are admitted to the tasks.',
            'The scope is proportionate to the role and the risk; only what the Polish Labour Code and the GDPR allow is collected, and for no longer than necessary.',
          ],
        },
      ],
    },
    {
      title: 'Terms of employment',
      blocks: [
        'The contract or job description contains: the duty to comply with the policies, confidentiality that continues after employment ends, rules on using equipment, reporting of events, consequences of a breach. The same applies to contractors and to personnel of suppliers.',
      ],
    },
    {
      title: 'Onboarding',
      blocks: [
        {
          columns: ['Step', 'By whom', 'Day', 'Confirmation'],
          rows: [
            ['Handing over the policies, with acknowledgement', '', 'before access', ''],
            ['Training in cybersecurity and cyber hygiene', '', 'within 14 days', ''],
            ['Administrators: duties that come with a privileged account', '', 'before it is granted', ''],
            ['Head of the entity: role, responsibility, training', '', 'within the calendar year', ''],
            ['Issue of equipment and access according to the role', '', 'first day', ''],
          ],
        },
      ],
    },
    {
      title: 'Change of position',
      blocks: [
        'Old rights are revoked on the same day, new ones are granted according to the new role, and specialist training is completed before the tasks are taken over.',
      ],
    },
    {
      title: 'Departure',
      blocks: [
        {
          columns: ['Action', 'By whom', 'Done (date)'],
          rows: [
            ['Informing the administrator, at least one day in advance', 'human resources', ''],
            ['Blocking accounts, tokens, VPN, cards', 'administrator', ''],
            ['Changing shared passwords and keys known to the person', 'administrator', ''],
            ['Return of laptop, telephone, media, keys, documents', 'line manager', ''],
            ['Removing the organisation’s data from private devices', 'person leaving', ''],
            ['Handover of knowledge and files', 'line manager', ''],
            ['Reminder of confidentiality after employment ends', 'human resources', ''],
          ],
        },
      ],
    },
    {
      title: 'Breaches',
      blocks: [
        'A breach of the rules is investigated impartially: hearing the person, establishing the facts, assessing intent and effect. The measures of the Polish Labour Code or of the contract are applied; admitting and promptly reporting a mistake counts in the person’s favour. The decision is taken by [[person deciding on disciplinary measures]].',
      ],
    },
    {
      title: 'Review',
      blocks: ['The procedure and the list of roles are reviewed once a year and after a change in the law.'],
    },
  ],
};
