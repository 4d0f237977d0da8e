import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const roles: EnglishTemplate = {
  id: 'roles',
  heading: 'Roles and responsibilities in cybersecurity',
  purpose:
    'This document designates the persons who are responsible for cybersecurity at {name}, their powers, their deputies and the separation of duties.',
  sections: [
    {
      title: 'Roles',
      blocks: [
        'Depending on the size of the organisation, one person may hold several roles unless the separation of duties forbids it.',
        {
          columns: ['Role', 'Person', 'Deputy', 'Responsible for', 'Since'],
          rows: [
            ['Head of the entity', '{head}', '', 'approval of measures, oversight, budget, own training', ''],
            ['Person responsible for cybersecurity', '', '', 'action plan, risks, report for the head of the entity', ''],
            ['Systems administrator', '', '', 'configuration, patches, backups, access', ''],
            ['Incident lead', '', '', 'handling, classification, log', ''],
            ['Contact person for the CSIRT and the authority', '', '', 'notifications, data in the register of entities', ''],
            ['Owners of services and systems', '', '', 'requirements, access, restore tests', ''],
            ['Person responsible for suppliers', '', '', 'register and assessment of suppliers', ''],
            ['Person responsible for training', '', '', 'training programme and register of training', ''],
          ],
        },
      ],
    },
    {
      title: 'Access to the head of the entity',
      blocks: [
        'In these matters the person responsible for cybersecurity reports directly to the head of the entity and may approach them at any time. A report is submitted at least [[how often the head of the entity receives a report]].',
      ],
    },
    {
      title: 'Who does what',
      blocks: [
        'R – carries out (responsible), A – answers for the result (accountable), C – is consulted, I – is informed.',
        {
          columns: ['Task', 'Head of the entity', 'Person resp. for cybersec.', 'Administrator', 'Service owner'],
          rows: [
            ['Approval of policies and risk', 'A', 'R', 'I', 'C'],
            ['Risk assessment', 'I', 'A', 'C', 'R'],
            ['Patches and configuration', 'I', 'A', 'R', 'C'],
            ['Backups and restore test', 'I', 'A', 'R', 'C'],
            ['Granting access', 'I', 'C', 'R', 'A'],
            ['Incident handling', 'I', 'A', 'R', 'C'],
            ['Incident notification', 'A', 'R', 'C', 'I'],
            ['Assessment of a supplier', 'I', 'A', 'C', 'R'],
            ['Training', 'A', 'R', 'I', 'I'],
          ],
        },
      ],
    },
    {
      title: 'Separation of duties',
      blocks: [
        {
          items: [
            'Whoever requests access does not approve it.',
            'Whoever makes a change in production does not accept it.',
            'Whoever administers a system is not the only one to review its logs.',
            'Whoever performs a task does not audit it independently.',
          ],
        },
        'Where separation is impossible, a compensating measure is applied: [[compensating measure, for example a review by an external contractor]].',
      ],
    },
    {
      title: 'Duties of everyone',
      blocks: [
        'Every person working for the organisation, and every supplier with access to its systems, applies the adopted policies and procedures; the head of the entity requires this and provides the time and training for it. The duty is written into the job description or the contract.',
      ],
    },
    {
      title: 'Appointment',
      blocks: [
        'A role is assigned in writing, with the date, the scope and the deputy. Persons performing tasks under Article 8 and Article 11 of the Polish Act on the National Cybersecurity System (UKSC) submit a criminal record certificate beforehand, to the extent that Article 8f requires.',
        {
          columns: ['Person and role', 'Day of appointment', 'Criminal record certificate of', 'Signature of the person'],
          rows: emptyRows(4, 4),
        },
      ],
    },
    {
      title: 'Review',
      blocks: [
        'Roles are reviewed at least once a year and after a change of people or of the organisation, or after a significant incident.',
      ],
    },
  ],
};
