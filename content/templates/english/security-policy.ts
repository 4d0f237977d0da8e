import type { EnglishTemplate } from '#core/assessment/templates/english.ts';

export const securityPolicy: EnglishTemplate = {
  id: 'security-policy',
  heading: 'Policy on the security of network and information systems',
  purpose:
    'This policy sets out how {name} manages the security of the network and information systems it uses to provide its services, who is responsible for them, and how it is verified that the measures adopted work.',
  sections: [
    {
      title: 'Approach and objectives',
      blocks: [
        'Security is managed on the basis of risk: first it is established what threatens the services and their recipients, then measures proportionate to the impact are chosen. All hazards are taken into account: attacks, human error, failures, chance events and disruptions at suppliers.',
        'The policy supports the business strategy and objectives: [[most important services and objectives for this year]]. Before every significant change in the business (a new service, an acquisition, a change of supplier) it is checked whether the policy remains appropriate.',
        {
          columns: ['Security objective', 'Measure', 'Target value', 'Responsible'],
          rows: [
            ['Services are available at the agreed times', 'downtime per month', '', ''],
            ['Data are confidential and complete', 'number of incidents with a data breach', '', ''],
            ['Incidents are detected and handled quickly', 'time from detection to containment', '', ''],
            ['People know what to do', 'percentage of persons trained', '', ''],
          ],
        },
        'The measures are continually improved: lessons from incidents, tests, audits and measurements go into the action plan with a person responsible and a deadline.',
      ],
    },
    {
      title: 'Resources',
      blocks: [
        'The head of the entity provides the people, funds, processes, tools and technologies needed to implement the policy. The cybersecurity budget is a separate item of the financial plan.',
        {
          columns: ['Item for the current year', 'Amount', 'Source', 'Responsible'],
          rows: [
            ['Tools and licences', '', '', ''],
            ['External services (monitoring, tests, audit)', '', '', ''],
            ['Training', '', '', ''],
            ['Reserve for incident handling', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Roles',
      blocks: [
        'The head of the entity, its management body, is responsible for security: {head}. Assigning tasks to other persons does not release the head of the entity from responsibility. Other roles, deputies and the separation of duties are laid down in the document “Roles and responsibilities”.',
      ],
    },
    {
      title: 'Topic-specific policies and procedures',
      blocks: [
        'This policy is the overarching document. Specific matters are governed by:',
        {
          columns: ['Topic', 'Document', 'Owner', 'Last review'],
          rows: [
            ['Risk', 'Risk assessment methodology, risk register', '', ''],
            ['Incidents', 'Incident handling and notification procedures', '', ''],
            ['Continuity and backups', 'Business continuity plan, backup procedure', '', ''],
            ['Suppliers', 'Supply chain security policy', '', ''],
            ['Acquisition, development and maintenance', 'Security requirements for acquisition, changes, patches, network', '', ''],
            ['Access', 'Access control and authentication policy', '', ''],
            ['Cryptography', 'Cryptography policy', '', ''],
            ['People', 'Human resources security, training programme', '', ''],
            ['Assets and premises', 'Asset inventory, physical security', '', ''],
            ['Effectiveness', 'Effectiveness indicators and report, tests and audits', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Documentation and retention period',
      blocks: [
        {
          columns: ['Documentation', 'Where it is kept', 'Retention period'],
          rows: [
            ['Policies and procedures with earlier versions', '', 'at least 3 years after being replaced by a newer version'],
            ['Risk register and decisions on acceptance', '', 'at least 3 years'],
            ['Register of incidents and notifications', '', '[[retention period of incident documentation]]'],
            ['Event logs', '', 'according to the monitoring procedure'],
            ['Register of training', '', 'at least 3 years'],
          ],
        },
      ],
    },
    {
      title: 'Indicators and maturity',
      blocks: [
        'The degree of implementation of the policy is measured by the indicators of the document “Effectiveness indicators and report” and by a self-assessment carried out at least once a year. The result, and its change since the previous self-assessment, is presented to the head of the entity.',
      ],
    },
    {
      title: 'Communication and application',
      blocks: [
        {
          steps: [
            'Every person working for the organisation receives the policy before being given access to systems and after every significant change, and acknowledges it.',
            'Suppliers who have access to systems or data receive the part that concerns them as an annex to the contract.',
            'A breach of the policy is a breach of employment duties or of the contract.',
            'Questions and suspected breaches are addressed to [[address for reporting security events]].',
          ],
        },
      ],
    },
    {
      title: 'Approval and review',
      blocks: [
        'The policy is approved by the head of the entity; the day of approval stands at the end of the document. The head of the entity reviews it at least once a year and after a significant incident or a significant change of the business, the systems or the law. The result of the review, even if nothing changes, is recorded in the version history.',
      ],
    },
  ],
};
