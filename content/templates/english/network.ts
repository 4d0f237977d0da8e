import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const network: EnglishTemplate = {
  id: 'network',
  heading: 'Rules on network security, segmentation and remote access',
  purpose:
    'These rules limit traffic in the network of {name} to what is needed, so that the compromise of one device does not give access to all of them.',
  sections: [
    {
      title: 'Network documentation',
      blocks: [
        'The network diagram shows zones, devices, connections, locations and dependencies between systems. It is updated with every change by [[person updating the network diagram]] and reviewed every six months.',
      ],
    },
    {
      title: 'Zones',
      blocks: [
        {
          columns: ['Zone', 'What it contains', 'Who has access', 'Connections allowed'],
          rows: [
            ['Critical systems', '', '', ''],
            ['Internal servers', '', '', ''],
            ['Demilitarised zone (DMZ)', 'services visible from the internet', '', ''],
            ['Workstations', '', '', ''],
            ['Administration', '', 'administrators only', ''],
            ['Backups', '', '', ''],
            ['Development and testing', '', '', ''],
            ['Automation, devices, cameras', '', '', ''],
            ['Guests', '', '', 'internet only'],
          ],
        },
        'The security requirements of a system decide which zone it belongs to. Production is separated from development and testing, in backups as well.',
      ],
    },
    {
      title: 'Traffic between zones',
      blocks: [
        {
          steps: [
            'Everything that is not allowed is denied, in both directions and, where possible, within zones.',
            'Every firewall rule has an owner, a reason and a review date; rules are reviewed every six months.',
            'Unnecessary services, ports and protocols are disabled.',
          ],
        },
        {
          columns: ['Rule', 'Reason', 'Owner', 'Review'],
          rows: emptyRows(4, 4),
        },
      ],
    },
    {
      title: 'Devices and administration',
      blocks: [
        'Only devices from the inventory are connected to the internal network, and they are authenticated: [[method of authenticating devices in the network]]. Administration takes place from a separate network and through a channel separated from ordinary traffic; systems used to manage security serve no other purpose.',
      ],
    },
    {
      title: 'Remote access and suppliers',
      blocks: [
        'Remote connections are made only through a VPN or a gateway with MFA, from a device that complies with the baseline. A supplier connects after approval for a specific period; the connection is logged and cut when the period ends.',
      ],
    },
    {
      title: 'Trusted channels and protocols',
      blocks: [
        {
          columns: ['Matter', 'State today', 'Plan and deadline'],
          rows: [
            ['Connections between systems: encrypted and authenticated', '', ''],
            ['Transition to latest-generation network layer protocols (IPv6)', '', ''],
            ['E-mail: SPF, DKIM, DMARC, encryption in transit', '', ''],
            ['DNS: signed zone, trusted resolver, protection of domain registrations', '', ''],
            ['Routing: filtering and signing, if the organisation has an AS number of its own', '', ''],
          ],
        },
      ],
    },
    {
      title: 'Review',
      blocks: ['The rules and the division into zones are reviewed once a year, after a significant change and after a network incident.'],
    },
  ],
};
