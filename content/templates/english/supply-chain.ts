import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const supplyChain: EnglishTemplate = {
  id: 'supply-chain',
  heading: 'Supply chain security policy',
  purpose:
    'This policy sets out what {name} requires of suppliers of ICT products, services and processes, how it assesses them before and during the contract, and what it does when a supplier fails.',
  sections: [
    {
      title: 'Scope and our role',
      blocks: [
        'The policy applies to every supplier whose product or service affects the security of network and information systems, including subcontractors with access to data or systems. In the supply chain the organisation is [[role of the organisation: supplier to whom, customer of whom]], and it informs its direct suppliers and customers accordingly if the other party asks.',
        'The policy is the responsibility of [[person responsible for suppliers]]. A contract that does not comply with it may be concluded only by the head of the entity, with a written acceptance of the risk.',
      ],
    },
    {
      title: 'Supplier classes and minimum requirements',
      blocks: [
        {
          columns: ['Class', 'Who belongs to it', 'Minimum requirements'],
          rows: [
            [
              'A, critical',
              'without it a service stops sooner than its RTO allows, or it has administrator rights',
              'full assessment every year, all clauses, right to audit, notification of an incident within 12 hours, exit plan',
            ],
            [
              'B, important',
              'processes our data or has access to our systems',
              'assessment before the contract and every two years, all clauses',
            ],
            ['C, other', 'without access to data and systems', 'short assessment, basic clauses'],
          ],
        },
        'The assessment of a supplier takes into account: its security practices, including secure development; its ability to meet the requirements and maintain the service level; the quality and resilience of the product or service and the safeguards built into it; the location and ownership of the supplier.',
      ],
    },
    {
      title: 'Independence from a single supplier',
      blocks: [
        'For class A it is established whether there is an alternative, how long a change takes and in which format we recover our data. The lack of an alternative is a risk in the risk register.',
        {
          columns: ['Class A supplier', 'Alternative', 'Time for the change', 'Data and their format', 'Action if the supplier is lost'],
          rows: emptyRows(4, 5),
        },
      ],
    },
    {
      title: 'Assessment before the contract',
      blocks: [
        {
          steps: [
            'The person placing the order states the class and the data and access that the supplier needs.',
            'A class A or B supplier fills in the security questionnaire or presents a certificate or an independent report. These are accepted once their scope and date have been checked.',
            'The results of coordinated security risk assessments of supply chains at Union level and decisions on high-risk suppliers, if issued, are checked.',
            'The person responsible for suppliers records the result: accepted, accepted subject to a condition with a deadline, rejected.',
            'The contract is signed once the result has been recorded and the clauses have been attached.',
          ],
        },
      ],
    },
    {
      title: 'Review during the contract',
      blocks: [
        'A class A supplier is checked at least once a year, a class B supplier every two years, and outside the schedule after an incident at the supplier or a change of owner, subcontractor, place of processing or product. The policy is reviewed once a year.',
      ],
    },
    {
      title: 'Loss of a critical supplier',
      blocks: [
        {
          steps: [
            'The service owner assesses after what time the interruption will exceed the RTO and informs the recovery lead.',
            'The alternative, or temporary operation under the business continuity plan, is activated.',
            'Data and backups are retrieved, the supplier’s access is revoked, passwords and keys are changed.',
            'The recipients of services are informed if the interruption affects them.',
            'Lessons learned are written down and the class or the alternative is changed.',
          ],
        },
      ],
    },
  ],
};
