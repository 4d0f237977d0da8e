import { emptyRows, type EnglishTemplate } from '#core/assessment/templates/english.ts';

export const cryptography: EnglishTemplate = {
  id: 'cryptography',
  heading: 'Cryptography and key management policy',
  purpose: 'This policy determines which data {name} encrypts, by which methods, and how it manages keys throughout their life cycle.',
  sections: [
    {
      title: 'What we protect and how strongly',
      blocks: [
        {
          columns: ['Data or connection', 'Class', 'At rest', 'In transit'],
          rows: [
            ['Data of service recipients and personal data', 'confidential', 'disk and database encryption', 'TLS 1.2 or later'],
            ['Backups', 'confidential', 'encrypted backup, key kept separately', 'TLS or VPN'],
            ['Laptops, telephones, media', 'internal', 'encryption of the whole device', '–'],
            ['E-mail with confidential data', 'confidential', '–', 'encrypted message or attachment, password through another channel'],
            ['Websites and interfaces', 'public', '–', 'TLS 1.2 or later, HSTS'],
            ['Remote access and administration', 'confidential', '–', 'VPN, SSH'],
          ],
        },
      ],
    },
    {
      title: 'Permitted methods',
      blocks: [
        {
          columns: ['Use', 'Permitted', 'Prohibited'],
          rows: [
            ['Symmetric encryption', 'AES-128 and AES-256 in an authenticated mode, ChaCha20-Poly1305', 'DES, 3DES, RC4, ECB mode'],
            [
              'Signature and key exchange',
              'RSA of 3072 bits or more, ECDSA and ECDH on curves of at least 256 bits, Ed25519',
              'RSA below 2048 bits',
            ],
            ['Hash', 'SHA-256 and stronger', 'MD5, SHA-1'],
            ['Passwords', 'Argon2id, scrypt, bcrypt', 'unsalted hash'],
          ],
        },
        'The methods are monitored by [[person monitoring cryptographic methods]]. Systems are built so that a method can be replaced without redesign; the plan for the transition to quantum-resistant methods is reviewed every year.',
      ],
    },
    {
      title: 'Life cycle of a key',
      blocks: [
        {
          steps: [
            'Generation: in a device or library with a reliable source of randomness, a separate key for each purpose and system.',
            'Certificates: from a trusted authority, renewed automatically; listed in the register.',
            'Distribution: through an encrypted channel only, never together with the data.',
            'Storage: secrets vault or hardware module, named access: [[secrets vault]].',
            'Change: data keys at least every two years, certificates according to their validity, immediately when a person with access leaves.',
            'Compromise: immediate replacement, assessment of the consequences, handling as an incident.',
            'Revocation: at the certification authority and in the systems, on the same day.',
            'Recovery of a lost key: from a backup, with the consent of two persons.',
            'Backup and archive: encrypted, at another location; keys to archived data are kept for as long as the data.',
            'Destruction: irreversible and recorded.',
            'Log: who used the key, when and for what; reviewed once a quarter.',
            'Dates: every key has a day from which and a day until which it may be used.',
          ],
        },
      ],
    },
    {
      title: 'Register of keys and certificates',
      blocks: [
        {
          columns: [
            'Key or certificate (without its value)',
            'Purpose and system',
            'Owner',
            'Valid from – to',
            'Backup',
            'Changed, revoked',
          ],
          rows: emptyRows(6, 6),
        },
        'Expiry dates of certificates are in the calendar, with a reminder 30 days in advance.',
      ],
    },
    {
      title: 'Review',
      blocks: [
        'The policy is reviewed at least once a year, taking the state of the art into account, and after a weakness of a method in use has been disclosed.',
      ],
    },
  ],
};
