import type { EnglishTemplate } from '#core/assessment/templates/english.ts';

export const loggingMonitoring: EnglishTemplate = {
  id: 'logging-monitoring',
  heading: 'Logging and monitoring procedure',
  purpose: 'This procedure determines what the systems of {name} record in logs, who reviews the logs and how quickly they respond.',
  sections: [
    {
      title: 'Principles',
      blocks: [
        'Events are collected automatically in one place: [[log collection system or service]]. Monitoring is continuous and, as far as possible, automated; outside working hours alerts are received by [[who receives alerts at night and on public holidays]]. Rules are tuned every month so that false alerts are few and genuine ones are not lost.',
      ],
    },
    {
      title: 'What we record',
      blocks: [
        {
          columns: ['Events', 'Sources', 'Collected (yes / since when)'],
          rows: [
            ['Relevant outbound and inbound network traffic', 'firewall, proxy server', ''],
            ['Creation, modification and deletion of users, extension of rights', 'directory service, cloud', ''],
            ['Access to systems and applications', 'servers, applications', ''],
            ['Authentication, successful and failed', 'directory service, VPN, cloud', ''],
            ['Privileged access and actions of administrators', 'servers, databases, cloud', ''],
            ['Access to and changes of critical configuration and backup files', 'servers, backup system', ''],
            ['Logs of security tools: malware protection, intrusion detection, firewalls', 'security tools', ''],
            ['Use of resources and performance', 'server and network monitoring', ''],
            ['Physical access to rooms', 'entry control', ''],
            ['Access to and use of network devices', 'switches, routers, access points', ''],
            ['Starting, stopping and pausing of logs', 'all sources', ''],
            ['Environmental events: temperature, humidity, flooding, smoke', 'sensors', ''],
          ],
        },
      ],
    },
    {
      title: 'Review and alerts',
      blocks: [
        {
          steps: [
            'An automatic alert covers at least: login from an unusual country, many wrong passwords, a new administrator, disabling of protection or of a log, mass encryption or deletion of files, a large outflow of data.',
            'Alert thresholds are set, and checked once a quarter, by [[person responsible for monitoring]].',
            'An alert is assessed within one hour and the result is recorded; whatever is suspicious goes to incident handling.',
            'Once a week summaries are reviewed for unusual trends.',
          ],
        },
      ],
    },
    {
      title: 'Retention and protection',
      blocks: [
        'Logs are kept for at least [[log retention period, 12 months recommended]]. A copy is stored outside the system it comes from. Nobody can delete or alter entries, not even the administrator of the source system; read access is granted to named persons.',
      ],
    },
    {
      title: 'Time, list of sources, availability',
      blocks: [
        'The clocks of all systems are synchronised with the same source: [[time source]]. The list of systems that send logs is kept in the asset inventory. The monitoring itself is checked by an independent mechanism: no entries from a source for one hour trigger an alert.',
      ],
    },
    {
      title: 'Review of the procedure',
      blocks: [
        'The procedure and the list of sources are reviewed at least once a year, after a system has been introduced and after an incident that the logs did not show.',
      ],
    },
  ],
};
