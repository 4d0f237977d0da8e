import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const businessContinuity: EnglishTemplate = {
  id: 'business-continuity',
  heading: 'Business impact analysis and business continuity and disaster recovery plan',
  purpose:
    'The plan enables {name} to maintain its services, or to restore them within a set time, when systems, people, premises or a supplier fail.',
  sections: [
    {
      title: 'Purpose, scope, audience',
      blocks: [
        'The plan covers the services: [[services covered by the plan]]. It is used by the persons listed below; each of them has an up-to-date copy outside the organisation’s network (on paper or on a device without a connection). The plan is based on the results of the risk assessment and on the business impact analysis.',
      ],
    },
    {
      title: 'Business impact analysis (BIA)',
      blocks: [
        'For each service, its owner determines after what time an interruption becomes unacceptable and how much data may be lost.',
        {
          columns: [
            'Service or process',
            'Impact of an interruption after 4 h / 1 day / 1 week',
            'Tolerable interruption (RTO)',
            'Tolerable data loss (RPO)',
            'Systems, people and suppliers needed',
          ],
          rows: emptyRows(5, 5),
        },
        'The requirements follow from the analysis: the RTO of a system must not be longer than the RTO of the service that uses it, and a contract with a supplier must not allow a longer interruption.',
      ],
    },
    {
      title: 'Roles and responsibilities',
      blocks: [
        {
          columns: ['Role', 'Person', 'Deputy', 'Task'],
          rows: [
            ['Recovery lead', '', '', 'activates and ends the plan, decides on the order'],
            ['Systems administrator', '', '', 'restores the systems'],
            ['Service owner', '', '', 'confirms that the service works'],
            ['Communication', '', '', 'informs employees, customers and suppliers'],
            ['Logistics (premises, equipment, purchasing)', '', '', 'provides space and equipment'],
          ],
        },
      ],
    },
    {
      title: 'Contacts and channels',
      blocks: [
        {
          columns: ['Who', 'Telephone', 'Emergency channel'],
          rows: [
            ['Recovery team', '', ''],
            ['Network and power operator', '', ''],
            ['Suppliers of critical systems', '', ''],
            ['Data centre or cloud', '', ''],
            ['CSIRT: {csirt}', '', ''],
          ],
        },
        'When e-mail and the messaging system are down, the channel used is [[emergency channel independent of the organisation’s network]]. The channel is tested once a quarter.',
      ],
    },
    {
      title: 'Activation and end',
      blocks: [
        'The recovery lead activates the plan when a service is down and will not be back within [[activation threshold, for example half of the RTO]], or when data or premises have been destroyed. The recovery lead ends it once the owners have confirmed that the services work and temporary arrangements are no longer needed. Both moments are recorded.',
      ],
    },
    {
      title: 'Order of recovery',
      blocks: [
        {
          steps: [
            'Safety of people.',
            'Communication of the team, power, network and directory service in a clean environment.',
            'Backups: verification that they are intact.',
            'Systems of the services in the order of the RTO from the impact analysis.',
            'Other systems.',
          ],
        },
      ],
    },
    {
      title: 'Recovery plans',
      blocks: [
        {
          columns: ['System', 'Restored from', 'Steps or instruction', 'RTO / RPO', 'By whom'],
          rows: emptyRows(5, 5),
        },
        'How work continues without the system (forms, telephone, another system) is described by the service owner: [[way of working in the meantime]].',
      ],
    },
    {
      title: 'Resources',
      blocks: [
        {
          columns: ['Resource', 'How much is needed', 'What we have (backups, redundancy, spares)', 'What is missing'],
          rows: [
            ['Servers or cloud', '', '', ''],
            ['Workstations', '', '', ''],
            ['Backup connection', '', '', ''],
            ['Emergency power supply', '', '', ''],
            ['Alternative premises', '', '', ''],
            ['People with access and knowledge', '', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Return to normal operation',
      blocks: [
        {
          steps: [
            'Data entered during temporary operation are transferred to the system and verified.',
            'Access and exceptions granted for the duration of the disruption are revoked on the same day.',
            'Backups and monitoring are working again before the end is declared.',
            'Within 14 days the team writes down the lessons learned; the plan owner makes the changes to the plan.',
          ],
        },
      ],
    },
    {
      title: 'Tests and review',
      blocks: [
        'The plan is tested at least once a year: a tabletop exercise and the recovery of at least one system. After a test, an incident or a significant change the plan is reviewed and improved.',
        {
          columns: ['Date', 'Type of test', 'What was measured', 'Result and actions'],
          rows: emptyRows(3, 4),
        },
      ],
    },
  ],
};
