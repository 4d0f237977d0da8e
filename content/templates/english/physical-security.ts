import type { EnglishTemplate } from '#core/assessment/templates/english.ts';

export const physicalSecurity: EnglishTemplate = {
  id: 'physical-security',
  heading: 'Physical and environmental security rules',
  purpose:
    'These rules protect the premises of {name} that house ICT infrastructure against entry by unauthorised persons, loss of power, fire, water and extreme temperatures.',
  sections: [
    {
      title: 'Zones and perimeters',
      blocks: [
        {
          columns: ['Zone', 'Rooms', 'Who enters', 'Safeguards'],
          rows: [
            ['Public', 'reception, meeting room', 'visitors', ''],
            ['Office', 'offices', 'employees, visitors with an escort', ''],
            ['Protected', 'server room, switch room, archive', 'persons on the list', ''],
          ],
        },
        'An organisation that uses only somebody else’s server room or a cloud enters the supplier’s confirmation here: [[report or certificate of the data centre]].',
      ],
    },
    {
      title: 'Entry',
      blocks: [
        {
          steps: [
            'A personal card or key opens the protected zone; entries are recorded and kept for at least 90 days.',
            'Visitors sign the visitors’ book and are escorted; service technicians show their work order.',
            'The list of persons and keys is reviewed once a quarter; a loss is reported at once.',
            'Deliveries are received outside the protected zone.',
          ],
        },
      ],
    },
    {
      title: 'Monitoring of premises',
      blocks: [
        'The protected zone is monitored continuously: intruder alarm, door sensors and, where necessary, video surveillance that is signposted and limited to its purpose. The alarm is received by [[who receives the alarm from the premises]].',
      ],
    },
    {
      title: 'Power, connections and air conditioning',
      blocks: [
        {
          columns: ['Matter', 'What we have', 'Check', 'Last test'],
          rows: [
            ['Uninterruptible power supply (UPS): minutes', '', 'every six months', ''],
            ['Generator or second power connection', '', 'every six months', ''],
            ['Second connection from another operator', '', 'quarterly', ''],
            ['Protection of power and telecommunications cables against damage and interception', '', 'yearly', ''],
            ['Sensors for voltage and connections, with an alarm outside the range', '', 'continuously', ''],
            ['Contracts for fuel, maintenance, emergency supplies', '', 'yearly', ''],
            ['Air conditioning and humidity: inspection and maintenance', '', 'every six months', ''],
          ],
        },
        'Supporting utilities are dimensioned according to the RTO of the services, with redundancy where their failure would stop a service. Their effectiveness is verified by testing and continuous measurement.',
      ],
    },
    {
      title: 'Environmental threats',
      blocks: [
        {
          columns: ['Threat', 'Safeguard', 'Lower / upper threshold', 'Sensor and recipient of the alarm'],
          rows: [
            ['Temperature in the server room', '', '18 °C / 27 °C', ''],
            ['Humidity', '', '30% / 70%', ''],
            ['Smoke and fire', '', 'detection', ''],
            ['Water', '', 'detection', ''],
            ['Flood, storm, lightning', '', 'according to the risk assessment', ''],
          ],
        },
        'The thresholds are adapted to the recommendations of the equipment manufacturer; exceeding them is recorded and reported.',
      ],
    },
    {
      title: 'Review',
      blocks: ['The rules are reviewed once a year, after an event and after a change of premises.'],
    },
  ],
};
