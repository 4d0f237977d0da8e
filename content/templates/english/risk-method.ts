import type { EnglishTemplate } from '#core/assessment/templates/english.ts';

export const riskMethod: EnglishTemplate = {
  id: 'risk-method',
  heading: 'Risk assessment methodology',
  purpose:
    'This methodology ensures that {name} assesses the risks to its network and information systems in the same, repeatable way, so that the results of different people and years can be compared.',
  sections: [
    {
      title: 'Process',
      blocks: [
        {
          steps: [
            'Determine the scope: services, systems and data from the asset inventory.',
            'Identify the risks.',
            'Assess likelihood and impact.',
            'Compare them with the criteria.',
            'Choose the treatment and record it in the plan.',
            'Present the result to the head of the entity for approval.',
          ],
        },
        'The assessment is carried out by [[person carrying out the risk assessment]] together with the service owners and the administrator.',
      ],
    },
    {
      title: 'Accepted level',
      blocks: [
        'The head of the entity ({head}) determines that a risk up to and including level 6 may be accepted without action, that a risk from 8 to 12 requires action in the plan, and that one from 15 upwards requires immediate action. Risks to life, health and the environment are not accepted without action, whatever their level.',
      ],
    },
    {
      title: 'Scales and criteria',
      blocks: [
        {
          columns: ['Grade', 'Likelihood', 'Impact on the service and its recipients', 'Financial impact'],
          rows: [
            ['1', 'less than once in 10 years', 'unnoticeable', 'up to [[amount of impact, grade 1]]'],
            ['2', 'once in 3–10 years', 'short interruption, few persons', 'up to [[amount of impact, grade 2]]'],
            ['3', 'once in 1–3 years', 'interruption longer than the RTO', 'up to [[amount of impact, grade 3]]'],
            ['4', 'once a year or more often', 'interruption of many services, data breach', 'up to [[amount of impact, grade 4]]'],
            ['5', 'once a quarter or more often', 'danger to life or permanent loss of data', 'above that'],
          ],
        },
        'The level of risk is the product of the two grades. Impact is assessed separately for confidentiality, integrity, availability and authenticity; the highest one counts.',
      ],
    },
    {
      title: 'Identification',
      blocks: [
        'All hazards are considered: attacks, errors, failures, loss of power and connectivity, fire, water, theft, illness or departure of people, and disruptions at suppliers. Particular attention is paid to places whose failure stops everything (single points of failure).',
        {
          columns: ['Guiding question', 'Answer'],
          rows: [
            ['What will stop a service for longer than the RTO', ''],
            ['Who from outside has administrator access', ''],
            ['What depends on one person, one device, one supplier', ''],
            ['Which data are of value to a criminal', ''],
          ],
        },
      ],
    },
    {
      title: 'Analysis',
      blocks: [
        'Likelihood and impact are assessed taking into account existing safeguards, threat information from the CSIRT and suppliers, known vulnerabilities and the organisation’s own incidents of the last three years. The sources are recorded with the risk.',
      ],
    },
    {
      title: 'Evaluation and choice of treatment',
      blocks: [
        'Risks above the accepted level are ranked in descending order. For each of them the options are considered: reduction, avoidance, transfer (contract, insurance) or acceptance. The action that reduces the most risk in relation to its cost takes priority. Accepting a risk above the level requires the signature of the head of the entity, with reasons and a date of reassessment.',
      ],
    },
    {
      title: 'Tracking implementation',
      blocks: [
        'The implementation of the plan is checked every month. The assessment is repeated at least once a year and after a significant incident or a significant change of a system, a service, a supplier or the law.',
      ],
    },
  ],
};
