import type { DocumentTemplate } from '#core/assessment/templates/template.ts';
import { accessControl } from './polish/access-control.ts';
import { assetInventory } from './polish/asset-inventory.ts';
import { backups } from './polish/backups.ts';
import { boardResolution } from './polish/board-resolution.ts';
import { businessContinuity } from './polish/business-continuity.ts';
import { configurationChanges } from './polish/configuration-changes.ts';
import { contractClauses } from './polish/contract-clauses.ts';
import { crisisPlan } from './polish/crisis-plan.ts';
import { cryptography } from './polish/cryptography.ts';
import { cyberHygiene } from './polish/cyber-hygiene.ts';
import { incidentHandling } from './polish/incident-handling.ts';
import { incidentNotification } from './polish/incident-notification.ts';
import { loggingMonitoring } from './polish/logging-monitoring.ts';
import { metrics } from './polish/metrics.ts';
import { network } from './polish/network.ts';
import { patchesVulnerabilities } from './polish/patches-vulnerabilities.ts';
import { personnel } from './polish/personnel.ts';
import { physicalSecurity } from './polish/physical-security.ts';
import { procurement } from './polish/procurement.ts';
import { riskMethod } from './polish/risk-method.ts';
import { riskRegister } from './polish/risk-register.ts';
import { roles } from './polish/roles.ts';
import { secureDevelopment } from './polish/secure-development.ts';
import { securityPolicy } from './polish/security-policy.ts';
import { statusNote } from './polish/status-note.ts';
import { supplierRegister } from './polish/supplier-register.ts';
import { supplyChain } from './polish/supply-chain.ts';
import { testsAudits } from './polish/tests-audits.ts';
import { training } from './polish/training.ts';

/** Documents to adapt. */
export const documentTemplates: readonly DocumentTemplate[] = [
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
