import type { EnglishTemplate } from '#core/assessment/templates/english.ts';

export const contractClauses: EnglishTemplate = {
  id: 'contract-clauses',
  heading: 'Security clauses for contracts with ICT suppliers',
  purpose:
    'These clauses are attached to the contracts that {name} concludes with ICT suppliers, according to the class of the supplier. “Customer” means {name}, “Supplier” means the other party.',
  sections: [
    {
      title: 'Security requirements',
      blocks: [
        {
          steps: [
            'The Supplier applies technical and organisational measures appropriate to the risk and no weaker than those described in the security questionnaire annexed to the contract.',
            'Only persons designated by name have access to the Customer’s systems and data, with multi-factor authentication and for the time needed to perform the task.',
            'The Customer’s data are encrypted in transit and at rest and separated from the data of other customers.',
            'The product is delivered in a secure configuration, without default passwords and, if the Customer so requests, with a software bill of materials.',
          ],
        },
      ],
    },
    {
      title: 'The Supplier’s personnel',
      blocks: [
        {
          steps: [
            'The persons performing the contract have the knowledge and training appropriate to their tasks; on request, the Supplier provides proof.',
            'Persons with privileged access have been vetted to the extent permitted by law: [[scope of the vetting of supplier personnel]].',
            'The Supplier reports the departure or replacement of such a person on the same day.',
          ],
        },
      ],
    },
    {
      title: 'Notification of incidents',
      blocks: [
        {
          steps: [
            'The Supplier notifies any incident that affects or may affect the service or the Customer’s data without undue delay and no later than [[number of hours, for class A at most 12]] hours after detecting it, at [[address of the Customer for notifications]].',
            'The notification states: what happened, when, which services and data are affected, what has been done and what the Customer is advised to do. The Supplier provides missing information without being asked.',
            'The Supplier cooperates in notifications to the CSIRT and the authorities and keeps logs for at least 12 months.',
          ],
        },
      ],
    },
    {
      title: 'Audit and reporting',
      blocks: [
        {
          steps: [
            'Once a year and after an incident, the Customer may carry out an audit or receive a current report by an independent auditor.',
            'The Customer gives 14 days’ notice of an audit, and two working days’ notice after an incident.',
            'The Supplier remedies non-conformities within the agreed time, critical ones within 14 days.',
          ],
        },
      ],
    },
    {
      title: 'Vulnerabilities',
      blocks: [
        {
          steps: [
            'The Supplier monitors vulnerabilities in its products and components, notifies those that concern the Customer and provides patches: critical ones within [[number of days for a critical patch]] days.',
            'Until a patch is available, the Supplier indicates compensating measures. It announces the end of support at least 12 months in advance.',
          ],
        },
      ],
    },
    {
      title: 'Subcontractors',
      blocks: [
        'The Supplier engages a subcontractor with access to data or systems only with the Customer’s consent, imposes the same obligations on it and is liable for it as for itself.',
      ],
    },
    {
      title: 'Termination of the contract',
      blocks: [
        {
          steps: [
            'Within 30 days the Supplier returns the data in a commonly used format and assists in the transition to another supplier for [[period of assistance when changing supplier]].',
            'After receipt has been confirmed, it deletes the data, including those in backups once their retention period has expired, and confirms this in writing.',
            'It returns access, keys and equipment on the day of termination.',
          ],
        },
      ],
    },
    {
      title: 'Changes',
      blocks: [
        'If the law or the risk assessment changes, the parties adapt the clauses within 60 days. The refusal of a class A Supplier is good cause for termination.',
      ],
    },
  ],
};
