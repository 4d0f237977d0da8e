import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const incidentHandling: EnglishTemplate = {
  id: 'incident-handling',
  heading: 'Incident handling procedure',
  purpose:
    'This procedure says who at {name} receives reports of events and how they are assessed, how an incident is contained and how operation is restored. The deadlines and content of external notifications are laid down in the “Incident notification procedure”.',
  sections: [
    {
      title: 'Reporting events',
      blocks: [
        {
          steps: [
            'Anyone who notices something suspicious (a message, lost equipment, a service that does not work, unauthorised access) reports it at once: [[telephone and address for reports, available around the clock]].',
            'Suppliers and customers report to the same address; it is given on the website and in contracts.',
            'The reporting person does not remove traces, does not switch off the device unless asked to, and does not describe the event to outsiders.',
            'A report made in good faith has no adverse consequences for the reporting person. How to report is part of everyone’s training.',
          ],
        },
      ],
    },
    {
      title: 'Roles and documents',
      blocks: [
        {
          columns: ['Role', 'Person', 'Deputy', 'Telephone outside working hours'],
          rows: [
            ['Incident lead', '', '', ''],
            ['Systems administrator', '', '', ''],
            ['Contact person for the CSIRT', '', '', ''],
            ['Data protection officer or person in charge of personal data', '', '', ''],
            ['Communication with customers and the media', '', '', ''],
            ['Business decisions (head of the entity)', '', '', ''],
          ],
        },
        'The following are at hand even when the network is down: telephone list, network diagram, asset inventory, notification templates, emergency credentials in a sealed envelope. They are kept at: [[place outside the production network]].',
      ],
    },
    {
      title: 'Classification',
      blocks: [
        'An event is assessed within one hour of being reported, according to these criteria:',
        {
          columns: ['Class', 'Criterion', 'Response'],
          rows: [
            ['Event', 'does not compromise confidentiality, integrity or availability', 'recording and closing'],
            ['Ordinary incident', 'compromises them, but neither services nor the recipients’ data', 'handling during working hours'],
            [
              'Incident of importance to the organisation',
              'disrupts a service, affects many persons or a critical system',
              'immediate handling, informing the head of the entity',
            ],
            [
              'Significant incident',
              'meets the thresholds of the Polish Act on the National Cybersecurity System (UKSC) or of Implementing Regulation (EU) 2024/2690',
              'as above, and notification under a separate procedure',
            ],
          ],
        },
        'The decision that an incident is not significant is taken by the incident lead, with reasons given in writing.',
      ],
    },
    {
      title: 'Continuing assessment',
      blocks: [
        {
          steps: [
            'For the assessment, the logs of the systems that the event may concern are checked, and entries from different sources are correlated by time.',
            'New information means a new assessment; a change of class is recorded with the time.',
            'Once a quarter it is checked whether similar events recur; recurring incidents with the same cause are assessed together.',
          ],
        },
      ],
    },
    {
      title: 'Containment, eradication, recovery',
      blocks: [
        {
          steps: [
            'Containment: disconnect the affected devices from the network, block accounts and connections, protect backups against writing.',
            'Preservation of evidence: a copy of the disk or machine and of the logs before anything is changed.',
            'Eradication: find the way in, remove malware and unauthorised accounts, change passwords and keys, install patches.',
            'Recovery: from a backup made before the event, in the order set out in the business continuity plan, once it has been verified that the cause will not return.',
            'Observation: more frequent review of logs for at least 14 days.',
            'Closing: the incident lead states in writing that the services work.',
          ],
        },
      ],
    },
    {
      title: 'Communication and escalation',
      blocks: [
        {
          columns: ['Who is informed', 'When', 'How', 'Who informs them'],
          rows: [
            ['Head of the entity', 'at once for an important or significant incident', 'telephone', ''],
            ['Employees', 'when they must do something or refrain from it', 'emergency channel', ''],
            ['Recipients of services', 'when the incident may affect them', 'e-mail, service status page', ''],
            ['Suppliers', 'when it concerns them or they can help', 'contact from the register of suppliers', ''],
            ['CSIRT and authorities', 'according to the notification procedure', '', ''],
          ],
        },
        'Only the person in charge of communication speaks to outsiders. What is known is stated, and it is said plainly what is not known yet.',
      ],
    },
    {
      title: 'Incident log and evidence',
      blocks: [
        'From the first moment a log is kept that is never altered retroactively: the time, what was found, what was done, who decided.',
        {
          columns: ['Date and time', 'Finding or action', 'By whom', 'Evidence (file, hash)'],
          rows: emptyRows(5, 4),
        },
      ],
    },
    {
      title: 'Exercises and review',
      blocks: [
        'The procedure is exercised at least once a year, with the time measured and a report written. Roles, contacts and the procedure are reviewed after an exercise, after a significant incident and when people change. Telephone numbers are verified once a quarter.',
      ],
    },
  ],
};
