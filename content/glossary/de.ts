import type { Glossary } from './concepts.ts';

export const germanTerms: Glossary = {
  kscAct: { term: 'KSC-Gesetz', never: ['UKSC', 'KSC (Gesetz|Akt)', 'KSC-Akt'] },
  essentialEntity: {
    term: 'wesentliche Einrichtung',
    never: ['besonders wichtige Einrichtung', 'Schlüsseleinrichtung', 'wesentliche\\p{L}* Unternehmen'],
  },
  importantEntity: { term: 'wichtige Einrichtung', never: ['bedeutende\\p{L}* Einrichtung', 'wichtige\\p{L}* Unternehmen'] },
  managementBody: { term: 'Leitungsorgan', never: ['Managementorgan', 'Verwaltungsorgan', 'Führungsorgan', 'Leitungsgremi'] },
  riskManagementMeasures: {
    term: 'Risikomanagementmaßnahmen im Bereich der Cybersicherheit',
    never: ['Risikomanagement-Maßnahme', 'Cyber-Sicherheit', 'Cyber-?security'],
  },
  networkAndInformationSystems: {
    term: 'Netz- und Informationssysteme',
    never: ['Netzwerk- und Informationssystem', 'Netz- und Informatiksystem'],
  },
  supplyChain: { term: 'Lieferkette', never: ['Versorgungskette', 'Lieferantenkette', 'Zulieferkette'] },
  cyberHygiene: { term: 'Cyberhygiene', never: ['Cyber-Hygiene', 'digitale\\p{L}* Hygiene'] },
  multiFactorAuthentication: {
    term: 'Multi-Faktor-Authentifizierung',
    never: ['Multifaktor', 'Mehrfaktor', 'Mehr-Faktor', 'Multi-Faktor-Authentisierung', 'Authentifikation'],
  },
  significantIncident: {
    term: 'erheblicher Sicherheitsvorfall',
    never: ['(bedeutende|signifikante|wesentliche|gravierende)\\p{L}* (Sicherheitsv|V)orf[aä]ll'],
  },
  earlyWarning: { term: 'Frühwarnung', never: ['frühe\\p{L}* Warnung', 'Vorwarnung', 'Erstwarnung'] },
  intermediateReport: { term: 'Zwischenbericht', never: ['Zwischenmeldung', 'Interimsbericht'] },
  finalReport: { term: 'Abschlussbericht', never: ['Endbericht', 'Schlussbericht', 'Abschlußbericht'] },
  nearMiss: { term: 'Beinahe-Vorfall', never: ['Beinahevorf', 'Fast-Vorf'] },
  cyberThreat: { term: 'Cyberbedrohung', never: ['Cyber-Bedrohung', 'Cyber-?gefahr'] },
  vulnerability: { term: 'Schwachstelle', never: ['Verwundbarkeit', 'Sicherheitslücke', 'Vulnerabilit'] },
  trustServiceProvider: {
    term: 'Vertrauensdiensteanbieter',
    never: ['Vertrauensdienstanbieter', 'Vertrauensdienstleister', 'Anbieter von Vertrauensdienst'],
  },
  managedServiceProvider: {
    term: 'Anbieter verwalteter Dienste',
    never: ['Anbieter(s|n)? von Managed', 'Managed[- ]Service', 'Anbieter gemanagter'],
  },
  managedSecurityServiceProvider: { term: 'Anbieter verwalteter Sicherheitsdienste', never: ['Managed[- ]Security'] },
  provider: { term: 'Anbieter', never: ['KI-Hersteller', 'KI-Lieferant'] },
  deployer: { term: 'Betreiber', never: ['Bereitsteller', 'KI-Anwender', 'Deployer', 'einsetzende\\p{L}* Stelle'] },
  authorisedRepresentative: { term: 'Bevollmächtigter', never: ['autorisierte\\p{L}* Vertreter', 'bevollmächtigte\\p{L}* Vertreter'] },
  importer: { term: 'Einführer', never: ['Importeur'] },
  distributor: { term: 'Händler', never: ['Distributor', 'Vertreiber'] },
  placingOnTheMarket: { term: 'Inverkehrbringen', never: ['Markteinführung', 'auf den Markt bring'] },
  puttingIntoService: { term: 'Inbetriebnahme', never: ['Ingebrauchnahme', 'Inbetriebsetzung'] },
  intendedPurpose: { term: 'Zweckbestimmung', never: ['Verwendungsbestimmung', 'beabsichtigte\\p{L}* Zweck', 'vorgesehene\\p{L}* Zweck'] },
  instructionsForUse: { term: 'Betriebsanleitungen', never: ['Gebrauchsanweisung', 'Gebrauchsanleitung', 'Bedienungsanleitung'] },
  conformityAssessment: { term: 'Konformitätsbewertung', never: ['Konformitätsprüfung', 'Konformitätsbeurteilung'] },
  notifiedBody: { term: 'notifizierte Stelle', never: ['benannte\\p{L}* Stelle', 'notifizierte\\p{L}* Organisation'] },
  substantialModification: { term: 'wesentliche Veränderung', never: ['wesentliche\\p{L}* Modifikation', 'erhebliche\\p{L}* Veränderung'] },
  postMarketMonitoring: {
    term: 'Beobachtung nach dem Inverkehrbringen',
    never: ['Marktbeobachtung', 'Überwachung nach dem Inverkehrbringen', 'Post-Market'],
  },
  marketSurveillanceAuthority: { term: 'Marktüberwachungsbehörde', never: ['Marktaufsichtsbehörde', 'Marktaufsicht'] },
  seriousIncident: {
    term: 'schwerwiegender Vorfall',
    never: ['ernste\\p{L}* Vorf[aä]ll', 'ernsthafte\\p{L}* Vorf'],
  },
  aiLiteracy: { term: 'KI-Kompetenz', never: ['KI-Alphabetisierung', 'AI Literacy', 'KI-Grundkenntnis'] },
  prohibitedPractice: {
    term: 'verbotene Praktiken',
    never: ['untersagte\\p{L}* Prakti', 'unzulässige\\p{L}* Praktik', 'verbotene\\p{L}* Praxis'],
  },
  highRiskSystem: {
    term: 'Hochrisiko-KI-System',
    never: ['Hochrisikosystem', 'Hochrisiko-System', 'KI-System\\p{L}* mit hohem Risiko', 'Hochrisiko-KI System', 'Hochrisiko-AI'],
  },
  dataGovernance: { term: 'Daten-Governance', never: ['Datengovernance', 'Data[- ]Governance', 'Datenlenkung'] },
  technicalDocumentation: { term: 'technische Dokumentation', never: ['technische\\p{L}* Unterlagen', 'Technikdokumentation'] },
  humanOversight: {
    term: 'menschliche Aufsicht',
    never: ['menschliche\\p{L}* (Überwachung|Kontrolle|Beaufsichtigung)', 'Aufsicht durch (den |einen )?Mensch'],
  },
  qualityManagementSystem: { term: 'Qualitätsmanagementsystem', never: ['Qualitätssystem', 'QM-System', 'Qualitäts-Management'] },
  generatedLogs: {
    term: 'automatisch erzeugte Protokolle',
    never: ['automatisch generierte\\p{L}* (Logs|Protokoll)', 'Logfile', 'Log-Datei'],
  },
  fundamentalRightsImpactAssessment: {
    term: 'Grundrechte-Folgenabschätzung',
    never: ['Grundrechtsfolgenabschätzung', 'Grundrechte-Folgeabschätzung', 'Folgenabschätzung für Grundrechte'],
  },
  declarationOfConformity: { term: 'EU-Konformitätserklärung', never: ['EU-Übereinstimmungserklärung', 'Konformitätserklärung der EU'] },
  deepFake: { term: 'Deepfake', never: ['Deep[- ]Fake'] },
  generalPurposeModel: {
    term: 'KI-Modell mit allgemeinem Verwendungszweck',
    never: ['Allzweck-KI', 'Mehrzweck-KI', 'GPAI-Modell', 'universelle\\p{L}* KI-Modell'],
  },
  systemicRisk: { term: 'systemisches Risiko', never: ['Systemrisik', 'systematische\\p{L}* Risik'] },
};
