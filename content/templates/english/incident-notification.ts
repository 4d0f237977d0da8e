import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const incidentNotification: EnglishTemplate = {
  id: 'incident-notification',
  heading: 'Incident notification procedure and post-incident report',
  purpose:
    'This procedure ensures that {name} notifies a significant incident within the time limits of the Polish Act on the National Cybersecurity System (UKSC, “the Act”), with the content that the Act requires, and learns from it. The notification obligation of Chapter 3 of the Act applies from the day that follows from the scope check; until then the procedure serves exercises and voluntary notifications.',
  sections: [
    {
      title: 'To whom',
      blocks: [
        'Status under the Act: {entity}. Notifications are received by: {csirt}. Competent authority: {authority}. Notifications are submitted through System S46, the national system for incident reporting; when it is not available, in another way agreed with the CSIRT: [[fallback contact to the CSIRT]].',
        'The persons authorised to notify are [[persons with access to System S46]]. At least two of them have active access.',
      ],
    },
    {
      title: 'Time limits',
      blocks: [
        {
          columns: ['What', 'When', 'From which moment'],
          rows: [
            ['Early warning', 'without undue delay, no later than 24 hours', 'from detecting the significant incident'],
            ['Incident notification', 'without undue delay, no later than 72 hours', 'from detecting the significant incident'],
            ['Intermediate report', 'at the request of the CSIRT', 'within the time limit given in the request'],
            ['Final report', 'within one month', 'from the incident notification'],
          ],
        },
        'Hours run continuously, including nights, weekends and public holidays. A trust service provider notifies an incident within 24 hours. A public entity that is an important entity submits only the notification, within 72 hours. The moment of detection is recorded to the minute, together with the grounds for it.',
      ],
    },
    {
      title: 'Whether the incident is significant',
      blocks: [
        {
          steps: [
            'The incident lead checks the thresholds: those of Implementing Regulation (EU) 2024/2690 where it binds the organisation directly, and otherwise those of the Act and of the provisions adopted under it.',
            'In case of doubt, the incident lead sends an early warning; it can be corrected later.',
            'The conclusion, with its reasons, time and signature, is kept even if it reads “not significant”.',
          ],
        },
      ],
    },
    {
      title: 'Content of the early warning and of the notification',
      blocks: [
        {
          columns: ['Field', 'Early warning', 'Notification (72 hours)'],
          rows: [
            ['Name, tax number (NIP), contact person', '', ''],
            ['Moment of occurrence and of detection', '', ''],
            ['Description and type of the incident', '', ''],
            ['Whether an unlawful act is suspected', '', ''],
            ['Whether it could have an impact in other states', '', ''],
            ['Services and number of recipients affected', '', ''],
            ['Initial assessment of severity and impact', '', ''],
            ['Traces and indicators of compromise', '', ''],
            ['Actions taken and planned', '', ''],
          ],
        },
        'What is not known is marked “not yet established”; missing data do not hold up the notification.',
      ],
    },
    {
      title: 'Other notifications',
      blocks: [
        {
          columns: ['Provision', 'When it applies', 'Time limit', 'Addressee'],
          rows: [
            [
              'GDPR, Article 33',
              'personal data breach, unless a risk is unlikely',
              '72 hours from becoming aware of it',
              'Polish data protection authority (UODO)',
            ],
            ['GDPR, Article 34', 'high risk to individuals', 'without undue delay', 'data subjects'],
            ['Contracts with customers', 'according to the contract', '[[shortest time limit in contracts with customers]]', 'customer'],
            ['Insurance', 'according to the policy', '[[time limit in the insurance policy]]', 'insurer'],
          ],
        },
      ],
    },
    {
      title: 'Record of notifications sent',
      blocks: [
        {
          columns: ['Date and time', 'What was sent', 'By whom', 'Number or confirmation'],
          rows: emptyRows(4, 4),
        },
      ],
    },
    {
      title: 'Post-incident report',
      blocks: [
        'After operation has been restored, and no later than 14 days afterwards, a review is held with the persons who handled the incident.',
        {
          columns: ['Question', 'Finding'],
          rows: [
            ['What happened, in chronological order', ''],
            ['Root cause (ask “why” until you reach a cause that can be removed)', ''],
            ['What worked and what did not', ''],
            ['How the incident could have been detected earlier', ''],
            ['Impact: services, recipients, data, costs', ''],
            ['Which answers of the self-assessment need to change', ''],
          ],
        },
        'The conclusions lead to actions with a person responsible and a deadline:',
        {
          columns: ['Conclusion', 'Action', 'Responsible', 'Deadline'],
          rows: emptyRows(3, 4),
        },
      ],
    },
    {
      title: 'Review of conclusions',
      blocks: [
        'Every six months it is checked whether the actions decided after incidents have been carried out and whether they have prevented a recurrence. The result goes into the report for the head of the entity.',
      ],
    },
  ],
};
