import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const boardResolution: EnglishTemplate = {
  id: 'board-resolution',
  heading: 'Decision of the head of the entity on risk-management measures',
  purpose:
    'This decision documents that the head of the entity {name}, its management body, approves the cybersecurity risk-management measures, provides the funds for them and oversees their implementation. In a company with a management board it is adopted by resolution.',
  sections: [
    {
      title: 'Basis',
      blocks: [
        'Adopted by: {head}. Status under the Polish Act on the National Cybersecurity System (UKSC): {entity}. The decision is based on: the result of the risk assessment of [[day of the risk assessment]], the report on the state of cybersecurity of [[day of the report]] and the action plan.',
      ],
    },
    {
      title: 'Approval',
      blocks: [
        {
          steps: [
            'The network and information systems security policy is approved, together with the topic-specific policies and procedures listed in it.',
            'The risk treatment plan is approved, with the persons responsible and the deadlines.',
            'The residual risks listed in the annex are accepted until the day of their reassessment.',
          ],
        },
      ],
    },
    {
      title: 'Budget',
      blocks: [
        'For cybersecurity tasks in the year [[budget year]] the amount of PLN [[total amount]] is allocated, including:',
        {
          columns: ['Task', 'Amount', 'Responsible'],
          rows: emptyRows(4, 3),
        },
      ],
    },
    {
      title: 'Assignment of tasks',
      blocks: [
        'Tasks are assigned to the persons named in the document “Roles and responsibilities”. The assignment does not release the head of the entity from responsibility.',
      ],
    },
    {
      title: 'Training and awareness',
      blocks: [
        'The head of the entity will attend training in the calendar year by [[day of the training of the head]] and will keep the confirmation of attendance. Training of other persons follows the training programme.',
      ],
    },
    {
      title: 'Review and oversight',
      blocks: [
        {
          steps: [
            'Compliance of practice with the policies is checked regularly; the result is presented to the head of the entity at least once a year and after a significant incident or a significant change.',
            'The report covers: the status of the plan, indicators, incidents, results of tests and audits, deviations and their causes.',
            'Next report: [[day of the next report]].',
          ],
        },
      ],
    },
    {
      title: 'Vote or signature',
      blocks: [
        {
          columns: ['Name and function', 'For / against / abstains', 'Date', 'Signature'],
          rows: emptyRows(4, 4),
        },
      ],
    },
  ],
};
