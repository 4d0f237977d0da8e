import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const crisisPlan: EnglishTemplate = {
  id: 'crisis-plan',
  heading: 'Crisis management and emergency communication plan',
  purpose:
    'The plan sets out how {name} acts when a disruption exceeds ordinary incident handling: who decides, how people communicate and how security is maintained during a crisis.',
  sections: [
    {
      title: 'When a crisis is declared',
      blocks: [
        'A crisis is declared by the head of the entity ({head}) or their deputy when at least one of the following applies:',
        {
          items: [
            'a service will not be restored within the tolerable time (RTO),',
            'life, health, the environment or property of considerable value is at risk,',
            'control over systems or over the recipients’ data has been lost,',
            'the event requires decisions that the incident lead cannot take.',
          ],
        },
        'The same person declares the end of the crisis; both moments are recorded.',
      ],
    },
    {
      title: 'Crisis team',
      blocks: [
        {
          columns: ['Role', 'Person', 'Deputy', 'Private telephone', 'Task'],
          rows: [
            ['Lead', '', '', '', 'decisions, funds, declaring the beginning and the end'],
            ['Technology', '', '', '', 'liaison with incident handling'],
            ['Law and notifications', '', '', '', 'CSIRT, authorities, personal data, contracts'],
            ['Communication', '', '', '', 'employees, recipients, media'],
            ['Logistics', '', '', '', 'people, space, equipment, meals, shifts'],
            ['Minutes', '', '', '', 'record of decisions with the time'],
          ],
        },
        'Key suppliers are obliged by contract to take part: [[suppliers called in during a crisis and their response times]].',
      ],
    },
    {
      title: 'The first hour',
      blocks: [
        {
          steps: [
            'Assemble the team: [[meeting place]] or a conference call over the emergency channel.',
            'Establish what is known, what is not known and what endangers people.',
            'Decide whether to activate the business continuity plan.',
            'Appoint a person for notifications and check the deadlines.',
            'Send the first message to employees: what happened, what not to do, when the next message will follow.',
            'Set the next meeting, during the first day at least every four hours.',
          ],
        },
      ],
    },
    {
      title: 'Communication with authorities',
      blocks: [
        {
          columns: ['Who', 'Contact', 'Who calls on our side'],
          rows: [
            ['{csirt}', '', ''],
            ['{authority}', '', ''],
            ['Police and fire service', '112', ''],
            ['Polish data protection authority, UODO (personal data)', '', ''],
            ['Municipality or district, if the service concerns residents', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Secured communication channels',
      blocks: [
        {
          columns: ['Use', 'Ordinary channel', 'Emergency channel'],
          rows: [
            ['Crisis team', '', ''],
            ['All employees', '', ''],
            ['Recipients and service status page', '', ''],
          ],
        },
        {
          steps: [
            'The emergency channel does not depend on the organisation’s e-mail, directory service or network, and it is encrypted.',
            'Accounts in it are created in advance, and the list of participants is updated whenever people change.',
            'Nobody decides on a password or a change of bank account on the strength of a message alone: it is confirmed by telephone, using a number known beforehand.',
            'The channel is tested once a quarter: [[who tests the emergency channel and when]].',
          ],
        },
      ],
    },
    {
      title: 'Security during a crisis',
      blocks: [
        {
          items: [
            'Exceptions to the security rules are approved by the technology lead, recorded and limited in time.',
            'Emergency access is granted to named persons and revoked afterwards.',
            'Backups and logs are protected against overwriting.',
            'Alternative premises have entry control.',
          ],
        },
      ],
    },
    {
      title: 'Exercise and review',
      blocks: [
        'The plan is exercised at least once a year, using a scenario that the team does not know. It is reviewed after an exercise, after a crisis and when people change.',
        {
          columns: ['Date', 'Scenario', 'Lessons learned', 'Actions, person, deadline'],
          rows: emptyRows(3, 4),
        },
      ],
    },
  ],
};
