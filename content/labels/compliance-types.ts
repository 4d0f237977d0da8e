import type { Localized } from '#core/platform/languages.ts';
import type { Regime } from '#core/platform/regimes.ts';

export const complianceTypes: Readonly<Record<Regime, Readonly<{ name: string; description: Localized }>>> = {
  nis2: {
    name: 'NIS2',
    description: {
      pl: 'Cyberbezpieczeństwo podmiotów kluczowych i\u00a0ważnych: dyrektywa (UE) 2022/2555 i\u00a0ustawa o\u00a0KSC',
      en: 'Cybersecurity of essential and important entities: Directive (EU) 2022/2555 and the Polish KSC Act',
      de: 'Cybersicherheit wesentlicher und wichtiger Einrichtungen: Richtlinie (EU) 2022/2555 und polnisches KSC-Gesetz',
      fr: 'Cybersécurité des entités essentielles et importantes\u00a0: directive (UE) 2022/2555 et loi polonaise KSC',
    },
  },
  ai_act: {
    name: 'AI Act',
    description: {
      pl: 'Systemy sztucznej inteligencji: rozporządzenie (UE) 2024/1689',
      en: 'Artificial intelligence systems: Regulation (EU) 2024/1689',
      de: 'Systeme der künstlichen Intelligenz: Verordnung (EU) 2024/1689',
      fr: 'Systèmes d’intelligence artificielle\u00a0: règlement (UE) 2024/1689',
    },
  },
};
