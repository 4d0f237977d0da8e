import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const metrics: EnglishTemplate = {
  id: 'metrics',
  heading: 'Effectiveness indicators and report on the state of cybersecurity',
  purpose: 'This document sets out how {name} measures whether its security measures work and what it presents to the head of the entity.',
  sections: [
    {
      title: 'Principles',
      blocks: [
        'What is measured is what somebody will base a decision on. An indicator without an owner, a source and a threshold is removed from the list. Indicators are reviewed once a year in the light of the results of the risk assessment and of incidents.',
      ],
    },
    {
      title: 'Indicators',
      blocks: [
        {
          columns: ['Indicator', 'Method of measurement', 'Threshold', 'When', 'Measured by'],
          rows: [
            ['Systems with critical patches installed on time', 'report of the tool', 'at least 95%', 'monthly', ''],
            ['Accounts with MFA where it is required', 'report of the identity service', '100%', 'monthly', ''],
            ['Backups completed successfully', 'backup report', 'at least 99%', 'weekly', ''],
            ['Successful restore tests within the RTO', 'test records', '100%', 'quarterly', ''],
            [
              'Time from detection to containment of an incident',
              'register of incidents',
              '[[threshold for the time to contain an incident]]',
              'quarterly',
              '',
            ],
            ['Persons trained on time', 'register of training', 'at least 95%', 'quarterly', ''],
            ['Clicks in a phishing test', 'report of the test', 'below 5%', 'yearly', ''],
            ['Critical suppliers assessed on time', 'register of suppliers', '100%', 'yearly', ''],
            ['Actions of the plan completed on time', 'action plan', 'at least 90%', 'monthly', ''],
            ['Access rights reviewed on time', 'register of access rights', '100%', 'every six months', ''],
          ],
        },
        'The thresholds are targets of the organisation, not figures from the law.',
      ],
    },
    {
      title: 'Analysis and evaluation',
      blocks: [
        'The results are analysed by [[person analysing the indicators]] by the tenth day after the period, who evaluates whether the measures work. A result below the threshold means a corrective action or an explanation.',
      ],
    },
    {
      title: 'Compliance monitoring',
      blocks: [
        'Once a year, topic by topic, it is checked whether practice complies with the policies, rules and standards that the organisation has adopted. Anyone may report a non-conformity; reports and results are collected by the person responsible for cybersecurity.',
        {
          columns: ['Policy', 'Checked on', 'Compliance (yes, partly, no)', 'Cause and action'],
          rows: emptyRows(5, 4),
        },
      ],
    },
    {
      title: 'Report for the head of the entity',
      blocks: [
        'The report is submitted at least once a year and after a significant incident or a significant change. It fits on two pages:',
        {
          steps: [
            'Assessment in one sentence, and the result of the self-assessment compared with the previous one.',
            'The greatest risks and the decisions they require.',
            'Indicators below the threshold.',
            'Incidents and lessons learned.',
            'Plan: completed, delayed, next.',
            'Funds: planned and spent.',
            'Statutory duties with their deadlines.',
          ],
        },
        {
          columns: ['Day of the report', 'Presented by', 'Decisions of the head of the entity'],
          rows: emptyRows(3, 3),
        },
      ],
    },
  ],
};
