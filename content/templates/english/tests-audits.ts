import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const testsAudits: EnglishTemplate = {
  id: 'tests-audits',
  heading: 'Rules on security tests, independent reviews and corrective actions',
  purpose:
    'These rules ensure that {name} regularly checks its safeguards, that somebody independent does so, and that the deficiencies found are removed on time.',
  sections: [
    {
      title: 'Independent reviews',
      blocks: [
        'A review covers the management of security and its implementation: people, processes and technology. It is conducted by a person with audit competence who does not report to those under review and does not review their own work. In a small organisation somebody from outside carries it out: [[who conducts the independent review]].',
        'The audit required by the Polish Act on the National Cybersecurity System (UKSC) is planned separately; the review does not replace it.',
      ],
    },
    {
      title: 'Dates of reviews',
      blocks: [
        'A review takes place at least once every [[interval between reviews, one year recommended]] and after a significant incident or a significant change of the systems or the business.',
        {
          columns: ['Year', 'Scope', 'By whom', 'Day', 'Report'],
          rows: emptyRows(3, 5),
        },
      ],
    },
    {
      title: 'Results for the head of the entity',
      blocks: [
        'The head of the entity receives the results of reviews, compliance checks and effectiveness measurements within 14 days. They respond to every finding with a corrective action or with a written acceptance of the risk.',
      ],
    },
    {
      title: 'Security tests: what, how often, which',
      blocks: [
        'Scope and frequency follow from the risk assessment.',
        {
          columns: ['Test', 'Systems', 'Frequency', 'By whom'],
          rows: [
            ['Vulnerability scan', 'all', 'monthly from the internet, quarterly inside', ''],
            [
              'Penetration test',
              'critical ones and those reachable from the internet',
              'once a year and after a significant change',
              'independent contractor',
            ],
            ['Phishing test', 'all users', 'once a year', ''],
            ['Restore test', 'according to the backup procedure', 'quarterly', ''],
            ['Incident and crisis exercise', 'teams', 'once a year', ''],
          ],
        },
      ],
    },
    {
      title: 'Test methodology',
      blocks: [
        'Before a test the following are agreed in writing: purpose, systems and components, methodology, time, persons, limits (what is not allowed), consent of owners and suppliers, how the test is stopped, and the protection of the results.',
      ],
    },
    {
      title: 'Recording and remedying findings',
      blocks: [
        'The report states the type, scope, time and results and, for each finding, its severity and the recommended action. Critical findings are remedied within 14 days and high ones within 30 days, after which the test is repeated.',
        {
          columns: ['Date and test', 'Finding', 'Severity', 'Action, person, deadline', 'Verified after remediation'],
          rows: emptyRows(5, 5),
        },
      ],
    },
    {
      title: 'Register of corrective actions',
      blocks: [
        {
          columns: [
            'No.',
            'Source (audit, test, incident, measurement)',
            'Non-conformity and cause',
            'Action',
            'Responsible, deadline',
            'Closed: who verified the effectiveness',
          ],
          rows: emptyRows(6, 6),
        },
        'An action is closed by a person other than the one who carried it out, once it has been verified that the cause does not return. An exceeded deadline is reported to the head of the entity.',
      ],
    },
  ],
};
