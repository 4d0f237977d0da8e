import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const riskRegister: EnglishTemplate = {
  id: 'risk-register',
  heading: 'Risk register and risk treatment plan',
  purpose:
    'The register brings together the risks to the network and information systems that {name} uses to provide its services, and the actions that reduce them. Risks are assessed according to the “Risk assessment methodology”.',
  sections: [
    {
      title: 'Risk register',
      blocks: [
        'Last assessment: [[day of the last assessment]]. It covered all systems in the asset inventory.',
        {
          columns: ['No.', 'Service or system', 'Threat and vulnerability', 'Existing safeguards', 'Likelih.', 'Impact', 'Level', 'Owner'],
          rows: [
            ['1', 'production systems', 'encryption of data by criminals', '', '', '', '', ''],
            ['2', 'e-mail and accounts', 'account takeover through password phishing', '', '', '', '', ''],
            ['3', 'key supplier', 'interruption or compromise at the supplier', '', '', '', '', ''],
            ['4', 'server room', 'fire, water, loss of power', '', '', '', '', ''],
            ['5', 'people', 'departure of the only person with the knowledge', '', '', '', '', ''],
            ...emptyRows(4, 8),
          ],
        },
      ],
    },
    {
      title: 'Treatment plan',
      blocks: [
        {
          columns: ['Risk no.', 'Treatment', 'Action', 'Responsible', 'Deadline', 'Cost', 'Level after the action'],
          rows: emptyRows(6, 7),
        },
        'Every action has one person and one date. An action without a person or a date is considered not planned.',
      ],
    },
    {
      title: 'Order of actions',
      blocks: [
        'The order follows from the level of risk, the results of effectiveness measurements, the cost in relation to the benefit, the class of the assets and the business impact analysis. A deviation is recorded with its reason: [[reasons for deviations from the order]].',
      ],
    },
    {
      title: 'Accepted risks',
      blocks: [
        {
          columns: ['Risk no.', 'Level', 'Why accepted', 'By whom and when', 'Reassessment by'],
          rows: emptyRows(3, 5),
        },
      ],
    },
    {
      title: 'Tracking and review',
      blocks: [
        'The status of the actions is checked every month by [[person tracking the plan]]. The whole register is reviewed at least once a year and after every significant incident; the result is approved by the head of the entity.',
        {
          columns: ['Date of review', 'What changed', 'Delayed actions and why', 'Approved by'],
          rows: emptyRows(3, 4),
        },
      ],
    },
  ],
};
