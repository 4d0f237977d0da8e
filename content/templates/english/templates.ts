import type { EnglishTemplate } from '#core/assessment/templates/english.ts';
import { accessControl } from './access-control.ts';
import { assetInventory } from './asset-inventory.ts';
import { backups } from './backups.ts';
import { boardResolution } from './board-resolution.ts';
import { businessContinuity } from './business-continuity.ts';
import { configurationChanges } from './configuration-changes.ts';
import { contractClauses } from './contract-clauses.ts';
import { crisisPlan } from './crisis-plan.ts';
import { cryptography } from './cryptography.ts';
import { cyberHygiene } from './cyber-hygiene.ts';
import { incidentHandling } from './incident-handling.ts';
import { incidentNotification } from './incident-notification.ts';
import { loggingMonitoring } from './logging-monitoring.ts';
import { metrics } from './metrics.ts';
import { network } from './network.ts';
import { patchesVulnerabilities } from './patches-vulnerabilities.ts';
import { personnel } from './personnel.ts';
import { physicalSecurity } from './physical-security.ts';
import { procurement } from './procurement.ts';
import { riskMethod } from './risk-method.ts';
import { riskRegister } from './risk-register.ts';
import { roles } from './roles.ts';
import { secureDevelopment } from './secure-development.ts';
import { securityPolicy } from './security-policy.ts';
import { statusNote } from './status-note.ts';
import { supplierRegister } from './supplier-register.ts';
import { supplyChain } from './supply-chain.ts';
import { testsAudits } from './tests-audits.ts';
import { training } from './training.ts';

/** The templates in English. */
export const englishTemplates: readonly EnglishTemplate[] = [
  accessControl,
  assetInventory,
  backups,
  boardResolution,
  businessContinuity,
  configurationChanges,
  contractClauses,
  crisisPlan,
  cryptography,
  cyberHygiene,
  incidentHandling,
  incidentNotification,
  loggingMonitoring,
  metrics,
  network,
  patchesVulnerabilities,
  personnel,
  physicalSecurity,
  procurement,
  riskMethod,
  riskRegister,
  roles,
  secureDevelopment,
  securityPolicy,
  statusNote,
  supplierRegister,
  supplyChain,
  testsAudits,
  training,
];
